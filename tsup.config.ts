import { defineConfig } from "tsup";
import { ENTRIES } from "./entries.mjs";

const entries = Object.fromEntries(ENTRIES.map(({ output, source }) => [output, source]));

export default defineConfig({
  entry: { ...entries, "cli/main": "src/cli/main.ts" },
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  splitting: true,
  treeshake: "smallest",
  clean: true,
  dts: { entry: entries, compilerOptions: { ignoreDeprecations: "6.0" } },
  esbuildOptions(options, { format }) {
    // Nobody requires the command.
    if (format === "cjs") options.entryPoints = entries;
  },
});
