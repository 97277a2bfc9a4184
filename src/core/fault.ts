import type { TemplateValues } from "./any.ts";

/** One step of a path: an object key or an array index. @inline */
export type Key = string | number;

/** An error in a value or a move, as data. */
export interface Fault<Code extends string = string> {
  /** Machine-readable code, such as `"not-your-turn"` or `"malformed"`. Each game lists its codes. */
  readonly code: Code;
  /** The invalid part, such as `["card"]`; empty for the whole value. */
  readonly keys: readonly Key[];
  /** The reason, as a sentence for developers. */
  readonly reason: string;
  /** Template values for a player's sentence, such as the card or the count; missing if there are none. */
  readonly values?: TemplateValues;
}

const WHOLE: readonly Key[] = [];

/** Creates a fault. The keys are relative to the value that was read. */
export function fault<Code extends string>(
  code: Code,
  reason: string,
  keys: readonly Key[] = WHOLE,
  values?: TemplateValues,
): Fault<Code> {
  return values === undefined ? { code, keys, reason } : { code, keys, reason, values };
}
