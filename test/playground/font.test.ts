import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "../../docs/playground/font");

test("the font of titles is at most 15 kB, and its license lies beside it", () => {
  expect(statSync(join(FOLDER, "titles.woff2")).size).toBeLessThanOrEqual(15_000);
  expect(readFileSync(join(FOLDER, "LICENSE.txt"), "utf8")).toContain("SIL Open Font License, Version 1.1");
});
