import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    dir: "test",
    include: ["**/*.test.ts"],
    // Whole spaces are enumerated, on machines of any speed.
    testTimeout: 120_000,
    coverage: {
      enabled: Boolean(process.env.CI),
      include: ["src/**"],
      reporter: ["text-summary"],
      thresholds: { lines: 95 },
    },
  },
});
