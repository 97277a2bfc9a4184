// The sounds: rendered by a script, small, and clean.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { render, samplesOf } from "../../docs/playground/sounds/render.mjs";

const FOLDER = join(import.meta.dirname, "../../docs/playground/sounds");
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".wav"));
const names = files.map((file) => file.replace(".wav", ""));

test("the script renders the files, at most 40 kB together", () => {
  const rendered = render();
  expect(files).toEqual(Object.keys(rendered).toSorted());
  for (const file of files) expect(readFileSync(join(FOLDER, file)).equals(rendered[file]!), file).toBe(true);
  expect(Object.values(rendered).reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(40_000);
});

test.each(names)("%s is loud, does not clip, begins at once, and fades", (name) => {
  const sizes = samplesOf(name).map(Math.abs);
  const peak = Math.max(...sizes);
  expect(peak).toBeCloseTo(0.9, 5);
  const { length } = sizes;
  expect(sizes.findIndex((size) => size > 0.3 * peak) / length).toBeLessThan(name === "shuffle" ? 0.1 : 0.03);
  expect(Math.max(...sizes.slice(-Math.round(length / 50)))).toBeLessThan(0.02);
});
