import { abridged } from "./message.ts";

/**
 * Marks an error so that `instanceof` works across builds, since a program may load both the ES module and the CommonJS
 * build.
 */
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
 * Thrown for a move that the rules refuse, or for a value that is not a move. The state is unchanged.
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

  /** Accepts errors from any build. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, "IllegalMoveError");
  }

  /** Why the move was refused, for programs: `"not-your-turn"`, `"malformed"`. Each game lists its codes. */
  readonly code: string;
  /** The move as you passed it. */
  readonly move: unknown;

  /**
   * @param code - why, for programs
   * @param message - why, as a sentence for people
   * @param move - the move as it was passed
   * @param cause - the error in the value, if it is not a move
   */
  constructor(code: string, message: string, move: unknown, cause?: InvalidStateError) {
    super(message, cause && { cause });
    mark(this, "IllegalMoveError");
    this.code = code;
    this.move = move;
  }
}

/**
 * Thrown for text that can't be read as cards, a move or a record, and for a value that is not a card.
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

  /** Accepts errors from any build. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, "NotationError");
  }

  /** Always `"bad-notation"`. */
  readonly code = "bad-notation";
  /** The text, cut off after 200 characters. */
  readonly text: string;
  /** Where the error is in the text, from 0. */
  readonly index: number;

  /**
   * @param message - what is wrong, as a sentence for people
   * @param text - the text
   * @param index - where in the text, from 0
   */
  constructor(message: string, text: string, index: number) {
    super(`${message} (at index ${index})`);
    mark(this, "NotationError");
    this.text = abridged(text, 200);
    this.index = index;
  }
}

/**
 * Thrown for an invalid state, record, option or other argument, with the path of the invalid part.
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

  /** Accepts errors from any build. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarked(value, "InvalidStateError");
  }

  /** Always `"invalid-state"`. */
  readonly code = "invalid-state";
  /** The invalid part, such as `"options.players"` or `"hands[1][3]"`; empty for the whole value. */
  readonly path: string;

  /**
   * @param path - the invalid part
   * @param message - what is wrong with it, as a phrase for people
   */
  constructor(path: string, message: string) {
    super(path === "" ? message : `${path}: ${message}`);
    mark(this, "InvalidStateError");
    this.path = path;
  }
}
