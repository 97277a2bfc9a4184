import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    dir: "test",
    include: ["**/*.test.ts"],
    // These want Redis and PostgreSQL: npm run servers.
    exclude: [...configDefaults.exclude, "**/servers/**"],
    // Files share a thread and the modules in it: a quarter less processor time than a process each.
    pool: "threads",
    isolate: false,
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
