import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const SRC = join(import.meta.dirname, "src");

/** What takes seconds; it starts first, so that no processor is idle while the last of it runs. */
const SLOW =
  /(laws|border|guides|src|json-schema|pegging|expert|review|perft|boardgame-io.(game|server)|bot)\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(SLOW.test(moduleId));
    return (await super.sort(files)).sort((a, b) => isSlow(b) - isSlow(a));
  }
}

export default defineConfig({
  // The playground imports the package by its name; its tests need no build.
  resolve: {
    alias: [
      { find: /^fifteen-two$/, replacement: join(SRC, "index.ts") },
      { find: /^fifteen-two\/(.+)$/, replacement: join(SRC, "$1/index.ts") },
    ],
  },
  test: {
    dir: "test",
    include: ["**/*.test.ts"],
    setupFiles: [join(import.meta.dirname, "test/setup.ts")],
    // These want PostgreSQL, processes or a compiler: npm run servers, npm run apps, npm run project.
    exclude: [
      ...configDefaults.exclude,
      "**/servers/**",
      "**/examples/apps.test.ts",
      "**/package/{documented,rerun}.test.ts",
    ],
    // Files share a thread and the modules in it: a quarter less processor time than a process each.
    pool: "threads",
    isolate: false,
    // By default one processor stays idle.
    maxWorkers: "100%",
    sequence: { sequencer: SlowFirst },
    // Whole spaces are enumerated, on machines of any speed.
    testTimeout: 120_000,
    coverage: {
      include: ["src/**"],
      reporter: ["text-summary"],
      thresholds: { lines: 95 },
    },
  },
});
