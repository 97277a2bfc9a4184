import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Options } from "tsup";

/** What the package exports, by the name of its file. */
export const ENTRIES = {
  index: "src/index.ts",
  scoring: "src/scoring/index.ts",
  cribbage: "src/cribbage/index.ts",
  pegboard: "src/pegboard/index.ts",
  crosscribb: "src/crosscribb/index.ts",
  sackson: "src/sackson/index.ts",
  analysis: "src/analysis/index.ts",
  cribino: "src/cribino/index.ts",
  bots: "src/bots/index.ts",
  "boardgame-io": "src/boardgame-io/index.ts",
};

const CORE = join(import.meta.dirname, "src/core");
const CLI = join(import.meta.dirname, "src/cli");

/**
 * Fewer files to import. Left alone, the build makes a file of each set of modules that the same entries share, and each
 * file costs half a millisecond: so all of core is one, and the command takes the entries as they are.
 */
const fewFiles: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "few-files",
  setup({ initialOptions, onLoad, onResolve }) {
    const file = (name: string) => ({ path: `./${name}${initialOptions.outExtension?.[".js"]}`, external: true });
    initialOptions.entryPoints = { ...(initialOptions.entryPoints as Record<string, string>), core: "core" };
    onResolve({ filter: /^core$/ }, () => ({ path: "core", namespace: "core" }));
    onLoad({ filter: /^core$/, namespace: "core" }, () => ({
      contents: readdirSync(CORE)
        .map((name) => `export * from "./${name}";`)
        .join(""),
      resolveDir: CORE,
    }));
    onResolve({ filter: /\/core\/[a-z-]+\.ts$/ }, () => file("core"));
    onResolve({ filter: /^\.\.\/.*index\.ts$/ }, ({ importer, path }) => {
      const [name] = Object.entries(ENTRIES).find(([, source]) => source === path.replace("..", "src")) ?? [];
      return name !== undefined && importer.startsWith(CLI) ? file(name) : undefined;
    });
  },
};

export default defineConfig({
  entry: { ...ENTRIES, cli: "src/cli/main.ts" },
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  splitting: true,
  treeshake: "smallest",
  clean: true,
  dts: { entry: ENTRIES, compilerOptions: { ignoreDeprecations: "6.0" } },
  esbuildPlugins: [fewFiles],
});
