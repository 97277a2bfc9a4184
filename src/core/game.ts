import type { Redacted } from "./card.ts";
import { InvalidStateError } from "./errors.ts";
import { quote } from "./message.ts";
import type { Random } from "./random.ts";
import type { JsonSchema } from "./schema.ts";

/** A player's place at the table: 0 for the first, then clockwise. */
export type Seat = number;

/** A scoring side: a seat or a partnership. A partnership has the number of its first seat. */
export type Side = number;

/** How a game ended. */
export interface Outcome<Reason extends string = string> {
  /** The sides that won: one, several if they tie, or none for a draw or a lost solitaire. */
  readonly winners: readonly Side[];
  /** The final score of each side. */
  readonly scores: readonly number[];
  /** Games that each side loses: 0 for winners, more than 1 for a skunk. */
  readonly gamesLost: readonly number[];
  /** What ended the game. Each game lists its reasons. */
  readonly reason: Reason;
}

/** Why a move is illegal. */
export interface Refusal<Code extends string = string> {
  /** Why, for programs: `"not-your-turn"`, `"malformed"`. Each game lists its codes. */
  readonly code: Code;
  /** Why, as a sentence for people. */
  readonly message: string;
}

/** The refusal codes of every game. */
export type CommonRefusalCode = "malformed" | "game-over" | "not-your-turn" | "wrong-phase";

/** The additional refusal codes of games with chance moves. */
export type ChanceRefusalCode = "chance-to-move" | "players-to-move";

/** What the moves of all games have in common. */
export interface AnyMove {
  /** The type of move. */
  readonly type: string;
  /** The seat that makes it; undefined for a chance move. */
  readonly seat?: Seat | undefined;
}

/** What the settings of all games have in common. */
export interface AnySettings {
  /** Number of players. */
  readonly players: number;
}

/** What the options of all games have in common. */
export interface AnyOptions {
  /** Number of players. */
  readonly players?: number | null;
}

/** Points for one side, with the reasons for them, in any game. */
export interface AnyAward {
  /** The side that scored. */
  readonly side: Side;
  /** The sum of the items' points. */
  readonly points: number;
  /** One item for each thing that scores. */
  readonly items: readonly { readonly kind: string; readonly points: number }[];
}

/** What the states and views of all games have in common. */
interface AnyPosition {
  /** What happens next: `"play"`, `"deal"`, `"over"`. Each game lists its phases. */
  readonly phase: string;
  /** The game's options with all defaults filled in. */
  readonly settings: AnySettings;
  /** Points by side. */
  readonly scores: readonly number[];
  /** What the latest move scored; empty if nothing. */
  readonly awards: readonly AnyAward[];
}

/** What the states of all games have in common. */
export interface AnyState extends AnyPosition {
  /** Set only in a view. */
  readonly viewer?: undefined;
}

/** What the views of all games have in common. */
export interface AnyView extends AnyPosition {
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
}

/**
 * The rules of one game, as an object for code that works with any game.
 *
 * Each entry also exports all of them as plain functions: `import { legalMoves } from "fifteen-two/cribbage"`. They are
 * pure: they never change a state, and the only randomness is the source that you pass in.
 *
 * Pass only whole states and views, as these functions return them. Check untrusted data with `parseStateJson`,
 * `parseViewJson`, `parseMoveJson` or `parseRecordJson` first; they throw only this package's errors. The other functions
 * check little more of a state than its phase, so they may throw a TypeError if parts are missing.
 *
 * @example
 * ```ts
 * import { type AnyGame, playout, seeded } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * function winners(game: AnyGame): readonly number[] | undefined {
 *   return game.outcome(playout(game, { random: seeded(1) }).state)?.winners;
 * }
 * winners(cribbage); // => [0]
 * ```
 */
export interface Game<
  Id extends string,
  State extends AnyState,
  Move extends AnyMove,
  View extends AnyView,
  Options extends AnyOptions,
  Code extends string = string,
  Reason extends string = string,
> {
  /** The game's name in records, such as `"cribbage"`. */
  readonly id: Id;
  /** The possible numbers of players. */
  readonly players: readonly number[];
  /** Name of the option for the seat that starts, such as `"dealer"`. A {@link Series} sets it. */
  readonly opener: string;
  /** The options as a Standard Schema with JSON Schema. */
  readonly optionsSchema: JsonSchema<Options>;
  /**
   * The moves as a Standard Schema with JSON Schema. It checks the shape of a move; use {@link Game.refusal} for the
   * rules.
   */
  readonly moveSchema: JsonSchema<Move>;

  /**
   * The state at the start of a game.
   *
   * @throws InvalidStateError when an option is unknown or out of range
   */
  initialState(options?: Options): State;
  /** The seats that may move now, in order; empty if chance is to move or the game is over. */
  activeSeats(state: State | View): readonly Seat[];
  /**
   * Lists the legal moves of all active seats or of one; a view lists only its viewer's. Empty if chance is to move or
   * the game is over.
   */
  legalMoves(state: State | View, seat?: Seat): readonly Move[];
  /** Explains why {@link Game.apply} would refuse a move by a player or chance; undefined if the move is legal. */
  refusal(state: State, move: Move): Refusal<Code> | undefined;
  /** Whether {@link Game.apply} would accept a move by a player or chance. */
  isLegal(state: State, move: Move): boolean;
  /**
   * Applies a move and returns the next state.
   *
   * @throws IllegalMoveError when the move is illegal
   */
  apply(state: State, move: Move): State;
  /** Draws a fair chance move: a deal, cut or draw; undefined if chance is not to move. */
  chance(state: State, random: Random): Move | undefined;
  /** Whether a chance move starts a new deal, so that nothing hidden before it matters anymore. */
  startsDeal(move: Move): boolean;
  /** The score that wins; null if the highest score at the end wins. */
  target(state: State | View): number | null;
  /** Each side's standing: its score plus points already visible on the board. */
  standing(state: State | View): readonly number[];
  /** How the game ended; undefined while it goes on. */
  outcome(state: State | View): Outcome<Reason> | undefined;
  /** What one seat knows; omit the seat for a spectator. */
  view(state: State, seat?: Seat): View;
  /**
   * Guesses a full state that agrees with everything the viewer knows. All such states are equally likely.
   *
   * @throws InvalidStateError when no state agrees with the view
   */
  determinize(view: View, random: Random): State;
  /**
   * A move as another seat sees it, with hidden cards face down.
   *
   * @throws IllegalMoveError when it is not a move
   */
  redact(move: Move, seat?: Seat): Redacted<Move>;
  /**
   * Writes a move as text.
   *
   * @throws IllegalMoveError when it is not a move
   */
  formatMove(move: Move | Redacted<Move>): string;
  /**
   * Reads a move from text; the inverse of {@link Game.formatMove}.
   *
   * @throws NotationError when the text is not a move
   */
  parseMove(text: string): Move;
  /** Draws the table as text. */
  render(state: State | View): string;
  /**
   * Reads a state from untrusted JSON.
   *
   * @throws InvalidStateError with the path of the first error
   */
  parseStateJson(json: unknown): State;
  /**
   * Reads a view from untrusted JSON.
   *
   * @throws InvalidStateError with the path of the first error
   */
  parseViewJson(json: unknown): View;
  /**
   * Reads a move from untrusted JSON.
   *
   * @throws IllegalMoveError with the code `"malformed"` when the value is not a move
   */
  parseMoveJson(json: unknown): Move;
}

/** Any game, typed by what all games have in common. */
export type AnyGame = Game<string, AnyState, AnyMove, AnyView, AnyOptions>;

/** The state type of a game. */
export type StateOf<G extends AnyGame> = ReturnType<G["apply"]>;

/** The move type of a game. */
export type MoveOf<G extends AnyGame> = ReturnType<G["parseMove"]>;

/** The view type of a game. */
export type ViewOf<G extends AnyGame> = ReturnType<G["view"]>;

/** The options type of a game. */
export type OptionsOf<G extends AnyGame> = NonNullable<Parameters<G["initialState"]>[0]>;

/** The settings type of a game: its options with all defaults filled in. */
export type SettingsOf<G extends AnyGame> = StateOf<G>["settings"];

/** The rules of a game, typed by its states, moves, views and options, for generic functions. */
export type RulesOf<G extends AnyGame> = Game<G["id"], StateOf<G>, MoveOf<G>, ViewOf<G>, OptionsOf<G>>;

/**
 * Types a game for use in a generic function.
 *
 * Inside a generic function, TypeScript sees only what the states, moves and views of all games have in common. With
 * `rulesOf` it knows that `apply` takes what `initialState` returns, and keeps your game's types. At run time it
 * returns the same object.
 *
 * @param game - the game
 * @returns the same game
 * @throws InvalidStateError when it is not a game object
 *
 * @example
 * ```ts
 * import { type AnyGame, type MoveOf, rulesOf, type StateOf } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * function after<G extends AnyGame>(game: G, moves: readonly MoveOf<G>[]): StateOf<G> {
 *   const { apply, initialState } = rulesOf(game);
 *   return moves.reduce(apply, initialState());
 * }
 * after(cribbage, [{ type: "cut-for-deal", cards: ["5H", "2C"] }]).phase; // => "deal"
 * ```
 */
export function rulesOf<G extends AnyGame>(game: G): RulesOf<G> {
  const { id, apply } = (game ?? {}) as Partial<AnyGame>;
  if (typeof id !== "string" || typeof apply !== "function")
    throw new InvalidStateError("game", `must be a game such as cribbage, not ${quote(game)}`);
  return game as unknown as RulesOf<G>;
}
