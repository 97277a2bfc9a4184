// The visible part of a picture that is too large to read at once.
import { expect, test } from "vitest";
import { type Box, isWithin, readable } from "../../docs/playground/ui/pan.tsx";

const SMALL = { width: 344, height: 250 }; // The layout's room on a telephone of 360 by 640.
const place = (x: number, y = 0): Box => ({ x: 100 * x - 40, y: 100 * y - 40, width: 180, height: 180 });

/** From one column to another, with a margin. */
const row = (from: number, to: number): Box => ({ ...place(from, -2), width: 100 * (to - from) + 80, height: 580 });

test("a picture that can be read is shown whole, and no larger than a tile in the hand", () => {
  const all = row(0, 6);
  const seen = readable(all, [place(0), place(5)], SMALL, 56);
  expect(isWithin(all, seen)).toBe(true);
  expect(SMALL.width / seen.width).toBeLessThanOrEqual(0.56);
  expect(SMALL.height / seen.height).toBeLessThanOrEqual(0.56);
});

test("of places at both ends of a long row, the first is in sight, with what else fits there", () => {
  for (const parts of [
    [place(19), place(-1)],
    [place(-1), place(19)],
    [place(19), place(-1), place(17), place(0), place(18)],
  ]) {
    const seen = readable(row(-1, 20), parts, SMALL, 56);
    expect(isWithin(parts[0]!, seen)).toBe(true);
    for (const part of parts) expect(isWithin(part, seen)).toBe(Math.abs(part.x - parts[0]!.x) < 500);
    expect((100 * SMALL.width) / seen.width).toBeGreaterThanOrEqual(35 - 1e-9);
  }
});

test("places that fit together are all in sight, wherever they are", () => {
  const parts = [place(12), place(14), place(8)];
  const seen = readable(row(-1, 20), parts, SMALL, 56);
  for (const part of parts) expect(isWithin(part, seen)).toBe(true);
});
