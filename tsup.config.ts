import { readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
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

const SRC = join(import.meta.dirname, "src");
/** The folders that entries share. */
const SHARED = ["core", "scoring"];

/**
 * Fewer files to import. Left alone, the build makes a file of each set of modules that the same entries share, and each
 * file costs half a millisecond: so what is shared is one, and the command takes the entries as they are.
 */
const fewFiles: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "few-files",
  setup({ initialOptions, onLoad, onResolve }) {
    const file = (name: string) => ({ path: `./${name}${initialOptions.outExtension?.[".js"]}`, external: true });
    const modules = SHARED.flatMap((folder) => readdirSync(join(SRC, folder)).map((name) => `./${folder}/${name}`));
    const isEntry = (path: string) => path.endsWith("/index.ts");
    initialOptions.entryPoints = { ...(initialOptions.entryPoints as Record<string, string>), shared: "shared" };
    onResolve({ filter: /^shared$/ }, () => ({ path: "shared", namespace: "shared" }));
    onLoad({ filter: /^shared$/, namespace: "shared" }, () => ({
      contents: modules.flatMap((path) => (isEntry(path) ? [] : [`export * from "${path}";`])).join(""),
      resolveDir: SRC,
    }));
    onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ importer, namespace, path }) => {
      const from = relative(SRC, importer);
      const [folder = ""] = relative(SRC, resolve(importer, "..", path)).split(sep);
      if (namespace === "shared" || (SHARED.includes(from.split(sep)[0]!) && !isEntry(from))) return undefined;
      if (from.startsWith("cli") && isEntry(path)) return file(folder === "index.ts" ? "index" : folder);
      return SHARED.includes(folder) ? file("shared") : undefined;
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
