import type { Key } from "../core/errors.ts";
import { expectArray, readInteger } from "../schema/read.ts";

/** Reads the values of a win in which the side furthest behind loses one, two, three, … games. */
export function readWorth(value: unknown, keys: readonly Key[]): readonly number[] {
  expectArray(value, keys, 1, 100);
  return Array.from({ length: value.length }, (_, i) => readInteger(value[i], [...keys, i], 1));
}

/** The value of a win when the side furthest behind loses `games`. The last number also covers larger losses. */
export function worthAt(worth: readonly number[], games: number): number {
  return worth[Math.min(Math.ceil(games), worth.length) - 1]!;
}
