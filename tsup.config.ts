import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "tsup";
import { ENTRIES } from "./entries.mjs";

const entries = Object.fromEntries(ENTRIES.map(({ output, source }) => [output, source]));

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

/** Functions without effects: a bundler drops what they return if nobody uses it. */
const PURE = /(?<== )((?:frozen|frozenCopy|shapeSchema|moveSchemaOf|optionsSchemaOf|borderOf|german)\d*\()/g;

/**
 * esbuild fills the object of an `import * as` by a call, which no bundler drops for an app that needs one function of
 * the file. Getters are as late, and are no call. Its own option `pure` leaves no annotation for other bundlers.
 */
const shakeable = {
  name: "shakeable",
  renderChunk: (code: string) => ({
    code: code
      .replace(PURE, "/* @__PURE__ */ $1")
      .replace(/^var (\w+) = \{\};\n__export\(\1, (\{[^}]*\})\);/gm, (_, name, object) => {
        const getters = object.replace(/(\w+): \(\) => (\w+)/g, "get $1() { return $2; }");
        return `var ${name} =\n${getters};`;
      }),
  }),
};

/** Removes chunks that no file imports: once `shakeable` has made getters, nobody needs what esbuild fills objects with. */
async function removeOrphans(): Promise<void> {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) => /\.c?js$/.test(file));
  const texts = files.map((file) => readFileSync(join("dist", file), "utf8"));
  for (const chunk of files.filter((file) => file.startsWith("chunk-")))
    if (!texts.some((text) => text.includes(chunk))) rmSync(join("dist", chunk));
}

export default defineConfig({
  entry: { ...entries, "cli/main": "src/cli/main.ts" },
  format: ["esm", "cjs"],
  // The command tells its version without reading a file.
  define: { PACKAGE_VERSION: JSON.stringify(version) },
  platform: "neutral",
  external: [/^node:/],
  target: "es2022",
  splitting: true,
  treeshake: "smallest",
  plugins: [shakeable],
  onSuccess: removeOrphans,
  clean: true,
  // tsc writes a file for every source, which is 1.75 times as much as one for every entry.
  dts: { entry: entries, compilerOptions: { ignoreDeprecations: "6.0" } },
  esbuildOptions(options, { format }) {
    // Nobody requires the command.
    if (format === "cjs") options.entryPoints = entries;
  },
});
