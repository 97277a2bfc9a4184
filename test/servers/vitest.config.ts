import { basename, join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const SRC = join(import.meta.dirname, "../../src");
/** These play whole matches. The slowest is last here, and starts first. */
const SLOWEST = ["tournament.test.ts", "life.test.ts", "pglite.test.ts", "attack.test.ts", "matches.test.ts"];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slowness = ({ moduleId }: TestSpecification) => SLOWEST.indexOf(basename(moduleId));
    return files.toSorted((a, b) => slowness(b) - slowness(a));
  }
}

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
    globalSetup: join(import.meta.dirname, "setup.ts"),
    // Files have databases and ports of their own, and wait more than they work.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
