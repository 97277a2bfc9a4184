import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/**
 * Expects that two values are equal. What is strictly equal is so at once: `expect` takes ten times as long to say so.
 */
export function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
