import { abridged } from "./message.ts";

/** Marks an error as this package's, for all its builds: a program may load both the ES module and the CommonJS one. */
function mark(error: Error, name: string): void {
  Object.defineProperty(error, Symbol.for("fifteen-two.error"), { value: name });
}

function isMarked(value: unknown, name: string): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    (value as { readonly [key: symbol]: unknown })[Symbol.for("fifteen-two.error")] === name
  );
}

/**
 * A move that the rules refuse, or that is no move of the game at all. The state it was meant for is unchanged.
 *
 * @example
 * ```ts
 * import { IllegalMoveError } from "fifteen-two";
 * import { apply, initialState } from "fifteen-two/cribbage";
 *
 * let code = "";
 * try {
 *   apply(initialState(), { type: "go", seat: 0 });
 * } catch (error) {
 *   if (error instanceof IllegalMoveError) code = error.code;
 * }
 * code; // => "chance-to-move"
 * ```
 */
export class IllegalMoveError extends Error {
  override readonly name = "IllegalMoveError";

  /** Any build's error of this class is one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, "IllegalMoveError");
  }

  /** Why, as a word that a program can compare: `"not-your-turn"`, `"malformed"`; each game lists its own. */
  readonly code: string;
  /** The move as it was given. */
  readonly move: unknown;

  /**
   * @param code - why, as a word
   * @param why - why, as a sentence for a person
   * @param move - the move as it was given
   * @param cause - the error of the part that is wrong, for a value that is no move at all
   */
  constructor(code: string, why: string, move: unknown, cause?: InvalidStateError) {
    super(why, cause && { cause });
    mark(this, "IllegalMoveError");
    this.code = code;
    this.move = move;
  }
}

/**
 * A text that cannot be read as cards or as a move, or cards that cannot be together.
 *
 * @example
 * ```ts
 * import { NotationError, parseCards } from "fifteen-two";
 *
 * let index = -1;
 * try {
 *   parseCards("5H 5D 5H");
 * } catch (error) {
 *   if (error instanceof NotationError) index = error.index;
 * }
 * index; // => 6
 * ```
 */
export class NotationError extends Error {
  override readonly name = "NotationError";

  /** Any build's error of this class is one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, "NotationError");
  }

  /** Always `"bad-notation"`. */
  readonly code = "bad-notation";
  /** The text, cut after 200 characters. */
  readonly text: string;
  /** Where in the text the trouble starts, from 0. */
  readonly index: number;

  /**
   * @param why - what is wrong, as a sentence for a person
   * @param text - the text
   * @param index - where in the text, from 0
   */
  constructor(why: string, text: string, index: number) {
    super(`${why} (at index ${index})`);
    mark(this, "NotationError");
    this.text = abridged(text, 200);
    this.index = index;
  }
}

/**
 * Data from outside that is no valid state, record or option, with the path of the part that is wrong.
 *
 * @example
 * ```ts
 * import { InvalidStateError } from "fifteen-two";
 * import { initialState } from "fifteen-two/cribbage";
 *
 * let path = "";
 * try {
 *   initialState({ target: -3 });
 * } catch (error) {
 *   if (error instanceof InvalidStateError) path = error.path;
 * }
 * path; // => "options.target"
 * ```
 */
export class InvalidStateError extends Error {
  override readonly name = "InvalidStateError";

  /** Any build's error of this class is one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, "InvalidStateError");
  }

  /** Always `"invalid-state"`. */
  readonly code = "invalid-state";
  /** Where: `"options.players"`, `"hands[1][3]"`; empty for the whole. */
  readonly path: string;

  /**
   * @param path - where
   * @param why - what is wrong there, as a phrase for a person
   */
  constructor(path: string, why: string) {
    super(path === "" ? why : `${path}: ${why}`);
    mark(this, "InvalidStateError");
    this.path = path;
  }
}
