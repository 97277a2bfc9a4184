import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ["documented.test.ts", "rerun.test.ts"],
    setupFiles: [join(import.meta.dirname, "../setup.ts")],
    testTimeout: 120_000,
  },
});
