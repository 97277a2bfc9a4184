import type {
  AnyMove,
  AnyOptions,
  AnySettings,
  AnyState,
  AnyView,
  Around,
  Facts,
  Outcome,
  Refusal,
  Seat,
  Words,
} from "./any.ts";
import type { Redacted } from "./card.ts";
import { InvalidStateError } from "./errors.ts";
import { quote } from "./message.ts";
import type { Random } from "./random.ts";
import type { JsonSchema, Schema } from "./standard-schema.ts";

export type * from "./any.ts";

/**
 * The rules of one game, as an object for code that works with any game.
 *
 * Each entry also exports all of its functions on their own: `import { legalMoves } from "fifteen-two/cribbage"`. They
 * are pure: they never change a state, and the only randomness is the source that you pass in.
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
  Settings extends AnySettings = State["settings"],
  Code extends string = string,
  Reason extends string = string,
  RedactedMove = Redacted<Move>,
> {
  /** The game's name in records, such as `"cribbage"`. */
  readonly id: Id;
  /** The game's name for people, such as `"Crib-Ino"`. */
  readonly name: string;
  /** The possible numbers of players. */
  readonly players: readonly number[];
  /** Version of the rules, 1 or more. It changes only when the same moves would mean something else. */
  readonly rules: number;
  /** The options as a Standard Schema with JSON Schema: it takes options and gives settings. */
  readonly optionsSchema: JsonSchema<Options, Settings>;
  /** The moves as a Standard Schema with JSON Schema. It checks shapes; {@link Game.refusal} knows the rules. */
  readonly moveSchema: JsonSchema<Move>;
  /** The states as a Standard Schema with JSON Schema. */
  readonly stateSchema: JsonSchema<State>;
  /** The views as a Standard Schema. */
  readonly viewSchema: Schema<View>;
  /**
   * The English words of `describeMove` and `describeAwards`: a template for each type of move, and other words of the
   * game. A translation replaces any of them.
   */
  readonly words: Words;

  /**
   * The state at the start of a game.
   *
   * @throws InvalidStateError when an option is unknown or out of range; its path names the option
   */
  initialState(options?: Options): State;
  /** The seats that may move now, in order; empty if chance is to move or the game is over. */
  activeSeats(state: State | View): readonly Seat[];
  /**
   * Lists the legal moves of all active seats or of one; a view lists only its viewer's. Empty if chance is to move or
   * the game is over.
   */
  legalMoves(state: State | View, seat?: Seat): readonly Move[];
  /**
   * Explains why a move by a player or chance is illegal; undefined if it is legal. A view judges its viewer's moves
   * and refuses all others.
   */
  refusal(state: State | View, move: Move): Refusal<Code> | undefined;
  /** Whether a move by a player or chance is legal; for a view, by its viewer. */
  isLegal(state: State | View, move: Move): boolean;
  /**
   * Applies a move and returns the next state, which shares whatever did not change. What the move scored is in its
   * `awards`.
   *
   * @throws IllegalMoveError when the move is illegal
   */
  apply(state: State, move: Move): State;
  /**
   * Applies a move without checking it, for searches and simulations that make only moves that {@link Game.legalMoves}
   * or {@link Game.chance} returned. Any other move gives a wrong state or a TypeError.
   */
  applyUnchecked(state: State, move: Move): State;
  /**
   * Draws a fair chance move: a deal, cut or draw; undefined if chance is not to move.
   *
   * @throws InvalidStateError when the source returns anything but a number from 0 (inclusive) to 1 (exclusive)
   */
  chance(state: State, random: Random): Move | undefined;
  /** Whether a chance move starts a new deal, so that nothing hidden before it matters anymore. */
  startsDeal(move: Move): boolean;
  /** The score that wins; null if the highest score at the end wins. */
  target(state: State | View): number | null;
  /** Each side's standing: its score plus points already visible on the board. */
  standing(state: State | View): readonly number[];
  /** How the game ended; undefined while it goes on. */
  outcome(state: State | View): Outcome<Reason> | undefined;
  /**
   * What one seat knows; omit the seat, or pass null, for a spectator.
   *
   * @throws InvalidStateError when the seat does not exist
   */
  view(state: State, seat?: Seat | null): View;
  /**
   * Guesses a full state that agrees with everything the viewer knows. All such states are equally likely.
   *
   * @throws InvalidStateError when no state agrees with the view
   */
  determinize(view: View, random: Random): State;
  /**
   * A move as another seat sees it, with hidden cards face down; omit the seat, or pass null, for a spectator.
   *
   * @throws IllegalMoveError when it is not a move
   */
  redact(move: Move, seat?: Seat | null): RedactedMove;
  /**
   * Writes a move, possibly redacted, as one line of text: the seat (`-` for chance), the type, and its arguments.
   *
   * @throws IllegalMoveError when it is not a move
   */
  formatMove(move: Move | RedactedMove): string;
  /**
   * Reads a move from text; the inverse of {@link Game.formatMove}. It checks the form only; use {@link Game.isLegal}
   * for the rules.
   *
   * @throws NotationError with the index of the invalid word
   */
  parseMove(text: string): Move;
  /**
   * What the words of a move tell beyond its keys, such as the count, as far as the states or views around it show it;
   * missing if there is nothing.
   */
  facts?(move: Move | RedactedMove, around: Around<State | View>): Facts;
  /** Draws the table as text: several lines without a trailing line break. */
  render(state: State | View): string;
  /**
   * Reads a state from untrusted JSON and returns a copy.
   *
   * Every part has its shape and range, and nothing is in two places, so every function works on the result. That a
   * game can reach the state is not proved: `parseRecordJson` does that, from all its moves.
   *
   * @throws InvalidStateError with the path of the first error
   */
  parseStateJson(json: unknown): State;
  /**
   * Reads a view from untrusted JSON and returns a copy: a state in which everything the viewer can't see is hidden,
   * and nothing else.
   *
   * @throws InvalidStateError with the path of the first error
   */
  parseViewJson(json: unknown): View;
  /**
   * Reads a move from untrusted JSON and returns a copy. It checks the shape only; use {@link Game.isLegal} for the
   * rules.
   *
   * @throws IllegalMoveError with the code `"malformed"` when the value is not a move; its `keys` name the part
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

/** The refusal codes of a game, a union of literals. */
export type CodeOf<G extends AnyGame> = NonNullable<ReturnType<G["refusal"]>>["code"];

/** The reasons for which a game ends, a union of literals. */
export type ReasonOf<G extends AnyGame> = NonNullable<ReturnType<G["outcome"]>>["reason"];

/** A game typed by its states, moves, views and options, for generic functions; it can be passed on as the game. */
export type RulesOf<G extends AnyGame> = Game<
  G["id"],
  StateOf<G>,
  MoveOf<G>,
  ViewOf<G>,
  OptionsOf<G>,
  SettingsOf<G>,
  CodeOf<G>,
  ReasonOf<G>,
  ReturnType<G["redact"]>
> &
  G;

/**
 * Types a game for use in a generic function.
 *
 * Inside a generic function, TypeScript sees only what the states, moves and views of all games have in common. With
 * `rulesOf` it knows that `apply` takes what `initialState` returns, and keeps your game's types.
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
 *   const rules = rulesOf(game);
 *   return moves.reduce((state, move) => rules.apply(state, move), rules.initialState());
 * }
 * after(cribbage, [{ type: "cut-for-deal", cards: ["5H", "2C"] }]).phase; // => "deal"
 * ```
 */
export function rulesOf<G extends AnyGame>(game: G): RulesOf<G> {
  const { id, apply } = (game ?? {}) as Partial<AnyGame>;
  if (typeof id !== "string" || typeof apply !== "function")
    throw new InvalidStateError(["game"], `must be a game object, not ${quote(game)}`);
  return game as unknown as RulesOf<G>;
}
