import type { TemplateValues } from "./any.ts";
import type { Fault, Key } from "./fault.ts";
import { abridged, quote } from "./message.ts";

export type { Key } from "./fault.ts";

/** Formats keys as a path: `hands[1][3]`, `meta["a.b"]`. Long keys are cut off. */
export function formatPath(keys: readonly Key[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === "number") return `${path}[${key}]`;
    const short = abridged(key, 40);
    if (!/^[^.[]+$/.test(short)) return `${path}[${JSON.stringify(short)}]`;
    return path === "" ? short : `${path}.${short}`;
  }, "");
}

function located(keys: readonly Key[], reason: string): string {
  return keys.length === 0 ? reason : `${formatPath(keys)}: ${reason}`;
}

/** Tags an error with its name, so that `instanceof` works between the ES module and the CommonJS build. */
function mark(error: Error): void {
  Object.defineProperty(error, Symbol.for("fifteen-two.error"), { value: error.name });
}

/** Callers fall back to `super`: constructors compiled by Babel check `this instanceof` before the tag is set. */
function isMarked(value: unknown, name: string): boolean {
  return Object(value)[Symbol.for("fifteen-two.error")] === name;
}

/**
 * Thrown for a move that the rules refuse, or for a value that is not a move. The state is unchanged.
 *
 * @example
 * ```ts
 * import { IllegalMoveError } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * let code = "";
 * try {
 *   cribbage.apply(cribbage.initialState(), { type: "go", seat: 0 });
 * } catch (error) {
 *   if (error instanceof IllegalMoveError) code = error.code;
 * }
 * code; // => "chance-to-move"
 * ```
 */
export class IllegalMoveError extends Error {
  override readonly name = "IllegalMoveError";

  /** Accepts errors from any build. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the inherited test with this class
    return isMarked(value, "IllegalMoveError") || super[Symbol.hasInstance](value);
  }

  /** Machine-readable refusal code, such as `"not-your-turn"` or `"malformed"`. Each game lists its codes. */
  readonly code: string;
  /** The move as you passed it. */
  readonly move: unknown;
  /** The reason for the refusal, as a sentence for developers. */
  readonly reason: string;
  /** The invalid part: a key of a malformed move, such as `["card"]`, or `["moves", 17]` in a record; often empty. */
  readonly keys: readonly Key[];
  /** Template values for a player's sentence, such as the card; missing if there are none. */
  declare readonly values?: TemplateValues;

  /**
   * @param code - the refusal code
   * @param reason - the reason, as a sentence for developers; the message starts with the path of the keys
   * @param move - the move as it was passed
   * @param keys - the invalid part of the argument; default all of it
   * @param values - template values for a player's sentence
   */
  constructor(code: string, reason: string, move: unknown, keys: readonly Key[] = [], values?: TemplateValues) {
    super(located(keys, reason));
    mark(this);
    this.code = code;
    this.move = move;
    this.reason = reason;
    this.keys = keys;
    if (values !== undefined) this.values = values;
  }
}

/** Codes for errors in text. `describeRefusal` has a sentence for each; the guide to illegal moves lists them. */
export type NotationCode =
  | "not-a-string"
  | "not-an-array"
  | "too-long"
  | "empty"
  | "not-a-card"
  | "duplicate-card"
  | "wrong-count"
  | "not-a-seat"
  | "unknown-move"
  | "missing-word"
  | "unexpected-word"
  | "duplicate-word"
  | "bad-word"
  | "bad-prefix"
  | "malformed"
  | "bad-json"
  | "bad-header"
  | "unknown-header"
  | "missing-header"
  | "late-header"
  | "unfinished-deal"
  | "illegal-move";

/**
 * Thrown for text that can't be read as cards, a move or a record, and for a value that is not a card.
 *
 * @example
 * ```ts
 * import { NotationError, parseCards } from "fifteen-two";
 *
 * let found: unknown[] = [];
 * try {
 *   parseCards("5H 5D 5H");
 * } catch (error) {
 *   if (error instanceof NotationError) found = [error.code, error.values, error.index];
 * }
 * found; // => ["duplicate-card", { card: "5H" }, 6]
 * ```
 */
export class NotationError extends Error {
  override readonly name = "NotationError";

  /** Accepts errors from any build. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the inherited test with this class
    return isMarked(value, "NotationError") || super[Symbol.hasInstance](value);
  }

  /** Machine-readable error code, such as `"not-a-card"` or `"unknown-move"`. */
  readonly code: NotationCode;
  /** The error, as a sentence for developers. */
  readonly reason: string;
  /** The text, cut off after 200 characters. */
  readonly text: string;
  /** Position of the error in the text, from 0. */
  readonly index: number;
  /** Template values for a player's sentence, such as the card; missing if there are none. */
  declare readonly values?: TemplateValues;

  /**
   * @param code - the error code
   * @param reason - the error, as a sentence for developers; the message adds the index
   * @param text - the text
   * @param index - position of the error in the text, from 0
   * @param values - template values for a player's sentence
   */
  constructor(code: NotationCode, reason: string, text: string, index: number, values?: TemplateValues) {
    super(`${reason} (at index ${index})`);
    mark(this);
    this.code = code;
    this.reason = reason;
    this.text = abridged(text, 200);
    this.index = index;
    if (values !== undefined) this.values = values;
  }
}

/**
 * Thrown for an invalid state, record, option or other argument, with the path of the invalid part.
 *
 * @example
 * ```ts
 * import { InvalidStateError } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * let path = "";
 * try {
 *   cribbage.initialState({ target: -3 });
 * } catch (error) {
 *   if (error instanceof InvalidStateError) path = error.path;
 * }
 * path; // => "options.target"
 * ```
 */
export class InvalidStateError extends Error {
  override readonly name = "InvalidStateError";

  /** Accepts errors from any build. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the inherited test with this class
    return isMarked(value, "InvalidStateError") || super[Symbol.hasInstance](value);
  }

  /** Always `"invalid-state"`. */
  readonly code = "invalid-state";
  /** The invalid part as keys and indices, such as `["hands", 1, 3]`; empty for the whole value. */
  readonly keys: readonly Key[];
  /** The error, as a phrase for developers. */
  readonly reason: string;

  /**
   * @param keys - the invalid part
   * @param reason - the error, as a phrase for developers; the message starts with the path
   */
  constructor(keys: readonly Key[], reason: string) {
    super(located(keys, reason));
    mark(this);
    this.keys = keys;
    this.reason = reason;
  }

  /** The keys as text for people, such as `"options.players"` or `"hands[1][3]"`; long keys are cut off. */
  get path(): string {
    return formatPath(this.keys);
  }
}

/**
 * The error for a fault: an InvalidStateError if a value is invalid, else an IllegalMoveError.
 *
 * @param at - keys to prepend to the fault's
 * @param move - the move as it was passed
 */
export function errorOf(
  { code, keys, reason, values }: Fault,
  at: readonly Key[] = [],
  move?: unknown,
): InvalidStateError | IllegalMoveError {
  const path = [...at, ...keys];
  return code === "invalid-state"
    ? new InvalidStateError(path, reason)
    : new IllegalMoveError(code, reason, move, path, values);
}

/** Throws unless a value is a string of at most `most` characters. */
export function expectText(text: unknown, noun: string, most: number): asserts text is string {
  if (typeof text !== "string")
    throw new NotationError("not-a-string", `${noun} must be a string, not ${quote(text)}`, "", 0);
  if (text.length > most)
    throw new NotationError("too-long", `${noun} must not be longer than ${most} characters`, text, most, { most });
}
