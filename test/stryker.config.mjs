// Mutation testing of one folder of src by the tests of the same folder: npm run mutation, or PART=cribbage npm run
// mutation.
const part = process.env.PART ?? "scoring";

/** Files without rules: borders, pictures and texts, which laws over random games cover. */
const OTHER = ["index", "json", "notation", "render", "determinize"];

export default {
  testRunner: "vitest",
  vitest: { dir: `test/${part}`, related: false },
  mutate: [`src/${part}/**/*.ts`, ...OTHER.map((name) => `!src/${part}/${name}.ts`)],
  coverageAnalysis: "perTest",
  concurrency: 1,
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.mutation/${part}.json` },
  incremental: true,
  incrementalFile: `.mutation/${part}-incremental.json`,
  // On a busy machine, a slow run is not an infinite loop.
  timeoutMS: 15_000,
  ignorePatterns: [".types", "coverage", "dist", "site"],
  tempDirName: ".mutation/tmp",
};
