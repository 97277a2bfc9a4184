import { join } from "node:path";
import { defineConfig } from "vitest/config";

const SRC = join(import.meta.dirname, "../../src");

export default defineConfig({
  // Parts of the server that run in a test's own process import the package by its name.
  resolve: {
    alias: [
      { find: /^fifteen-two$/, replacement: join(SRC, "index.ts") },
      { find: /^fifteen-two\/(.+)$/, replacement: join(SRC, "$1/index.ts") },
    ],
  },
  test: {
    dir: import.meta.dirname,
    include: ["**/*.test.ts"],
    // Each file starts services and processes of its own: one file at a time.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
