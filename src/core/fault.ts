import type { TemplateValues } from "./any.ts";

/**
 * A key of an object or an index of an array, on the way to an invalid part.
 *
 * @inline
 */
export type Key = string | number;

/** What is wrong with a value or a move. */
export interface Fault<Code extends string = string> {
  /** Why, for programs: `"not-your-turn"`, `"malformed"`. Each game lists its codes. */
  readonly code: Code;
  /** The invalid part, such as `["card"]`; empty for the whole value. */
  readonly keys: readonly Key[];
  /** Why, as a sentence for developers. */
  readonly reason: string;
  /** What a sentence for players tells of it, such as the card or the count; missing if there is nothing. */
  readonly values?: TemplateValues;
}

const WHOLE: readonly Key[] = [];

/** Makes a fault; its keys are relative to the value that was read. */
export function fault<Code extends string>(
  code: Code,
  reason: string,
  keys: readonly Key[] = WHOLE,
  values?: TemplateValues,
): Fault<Code> {
  return values === undefined ? { code, keys, reason } : { code, keys, reason, values };
}
