import type { Key } from "../core/errors.ts";
import { expectArray, readInteger } from "../schema/read.ts";

/** Reads what winning a game counts when the side furthest behind loses one game, two, three, … */
export function readWorth(value: unknown, keys: readonly Key[]): readonly number[] {
  expectArray(value, keys, 1, 100);
  return Array.from({ length: value.length }, (_, i) => readInteger(value[i], [...keys, i], 1));
}

/** What winning counts when the side furthest behind loses some games. The last number applies to all beyond it. */
export function worthAt(worth: readonly number[], games: number): number {
  return worth[Math.min(Math.ceil(games), worth.length) - 1]!;
}
