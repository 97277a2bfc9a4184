import type {
  AnyMove,
  AnyOptions,
  AnySettings,
  AnyState,
  AnyView,
  Neighbors,
  Outcome,
  Seat,
  TemplateValues,
} from "./any.ts";
import type { Redacted } from "./card.ts";
import { InvalidStateError, type Key } from "./errors.ts";
import type { Fault } from "./fault.ts";
import { quote } from "./message.ts";
import type { Random } from "./random.ts";
import type { Schema } from "./standard-schema.ts";

/** The parts of the rules that generic code needs: series, bots, boards and sentences. @inline */
export interface Rules<Position, Move, Word extends string = string, RedactedMove = Redacted<Move>> {
  /** Version of the rules, 1 or more. It changes only when the same moves would mean something else. */
  readonly version: number;
  /** The leads in points that make a skunk and a double skunk; missing if the game has none. */
  readonly skunks?: readonly [skunk: number, doubleSkunk: number];
  /**
   * English words for `describeMove` and `describeAwards`, with a template for each type of move. Translations replace
   * them.
   */
  readonly words: { readonly [name in Word]: string };
  /** Template values beyond a move's keys, such as the count, from the positions before and after; may be missing. */
  facts?(move: Move | RedactedMove, around: Neighbors<Position>): TemplateValues;
  /** The types of moves whose points a seat knows in advance, for `preview`; missing if there are none. */
  readonly foreseen?: readonly string[];
  /** Whether a chance move starts a new deal, after which earlier hidden cards no longer matter. */
  startsDeal(move: Move): boolean;
  /** The score that wins; null if the highest score at the end wins. */
  target(state: Position): number | null;
  /** Each side's standing: its score plus points already visible on the board. */
  standing(state: Position): readonly number[];
  /**
   * Overrides for search trials. By default a trial makes random moves, and the standing decides after 40 plies or at
   * the next deal. With `greedy`, every side makes the move with the most immediate points.
   */
  readonly trials?: { readonly plies?: number; readonly greedy?: boolean };
}

/**
 * The rules of one game, as its module exports them: `import * as cribbage from "fifteen-two/cribbage"`.
 *
 * The functions are pure: they never change a state, and the only randomness is the source that you pass in.
 *
 * Pass only whole states and views, as these functions return them. Check untrusted data with `parseStateJson`,
 * `parseViewJson`, `parseMoveJson` or `readRecord` first; they throw only this package's errors. The other functions
 * barely check a state beyond its phase, so missing parts may cause a TypeError.
 *
 * @example
 * ```ts
 * import { type AnyGame, playout, seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
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
  /** The supported numbers of players. */
  readonly players: readonly number[];
  /** The parts of the rules that generic code needs. */
  readonly rules: Rules<State | View, Move, string, RedactedMove>;
  /** Standard Schema with JSON Schema for options; it returns settings. */
  readonly optionsSchema: Schema<Options, Settings>;
  /** Standard Schema with JSON Schema for moves. It checks only their shape; use {@link Game.refusal} for legality. */
  readonly moveSchema: Schema<Move>;
  /** Standard Schema with JSON Schema for states. */
  readonly stateSchema: Schema<State>;

  /**
   * The state at the start of a game.
   *
   * @param options - the options; a missing or null option has its default
   * @returns the first state; its `settings` have every option
   * @throws InvalidStateError when an option is unknown or out of range; its path names the option
   */
  initialState(options?: Options): State;
  /**
   * The seats that may move now.
   *
   * @param state - a state or a view
   * @returns the seats in ascending order; empty if chance is to move or the game is over
   * @throws InvalidStateError when the game has no such phase
   */
  activeSeats(state: State | View): readonly Seat[];
  /**
   * Lists the legal moves.
   *
   * @param state - a state, or a view, which lists only its viewer's moves
   * @param seat - the only seat to list moves for; all active seats if missing
   * @returns the moves, each once; empty if chance is to move, the seat is not active, or the game is over
   * @throws InvalidStateError when the seat does not exist, or the game has no such phase
   */
  legalMoves(state: State | View, seat?: Seat): readonly Move[];
  /**
   * Explains why a move is illegal.
   *
   * @param state - a state, or a view, which refuses every move but its viewer's
   * @param move - a player's move or a chance move
   * @returns the code, a sentence for developers, the keys of the wrong part, and values for `describeRefusal`;
   * undefined if the move is legal
   * @throws InvalidStateError when the game has no such phase
   */
  refusal(state: State | View, move: Move): Fault<Code> | undefined;
  /**
   * Whether a move is legal.
   *
   * @param state - a state, or a view, in which only its viewer's moves are legal
   * @param move - a player's move or a chance move
   * @returns true if {@link Game.legalMoves} lists the move or chance can make it
   * @throws InvalidStateError when the game has no such phase
   */
  isLegal(state: State | View, move: Move): boolean;
  /**
   * Applies a legal move.
   *
   * @param state - the state before the move, which does not change
   * @param move - a player's move or a chance move
   * @returns the next state, which shares unchanged parts; its `awards` are the points that the move scored
   * @throws IllegalMoveError when the move is illegal, with the code of {@link Game.refusal}
   * @throws InvalidStateError when given a view, or when the game has no such phase
   */
  apply(state: State, move: Move): State;
  /**
   * Applies a move without checking it, for searches and simulations.
   *
   * @param state - the state before the move, which does not change
   * @param move - a move that {@link Game.legalMoves} or {@link Game.chance} returned; any other gives a wrong state or
   * a TypeError
   * @returns the same next state as {@link Game.apply}
   */
  applyUnchecked(state: State, move: Move): State;
  /**
   * Draws a chance move.
   *
   * @param state - a state
   * @param random - the source of randomness: numbers from 0 (inclusive) to 1 (exclusive)
   * @returns a fair move; undefined if chance is not to move
   * @throws InvalidStateError when given a view, or when the source returns anything else
   */
  chance(state: State, random: Random): Move | undefined;
  /**
   * Returns the result of the game.
   *
   * @param state - a state or a view
   * @returns the winning sides, the scores, the games that each side loses, and the reason; undefined while the game
   * goes on
   * @throws InvalidStateError when given neither a state nor a view
   */
  outcome(state: State | View): Outcome<Reason> | undefined;
  /**
   * Returns a seat's view of the state.
   *
   * @param state - a state
   * @param seat - the seat; a spectator if missing or null
   * @returns the state with hidden parts `"??"`, and the seat as `viewer`
   * @throws InvalidStateError when the seat does not exist, or when given a view
   */
  view(state: State, seat?: Seat | null): View;
  /**
   * Guesses a full state that agrees with everything the viewer knows. All such states are equally likely.
   *
   * @param view - the view of a seat or of a spectator
   * @param random - the source of randomness
   * @returns a state whose view for that seat is the given one
   * @throws InvalidStateError when no state agrees with the view
   */
  determinize(view: View, random: Random): State;
  /**
   * A move as another seat sees it.
   *
   * @param move - a move
   * @param seat - the seat; a spectator if missing or null
   * @returns the move with hidden parts `"??"`
   * @throws IllegalMoveError when it is not a move
   */
  redact(move: Move, seat?: Seat | null): RedactedMove;
  /**
   * Writes a move as one line of text: the seat (`-` for chance), the type, and its arguments.
   *
   * @param move - a move, possibly redacted
   * @returns the text, which {@link Game.parseMove} reads
   * @throws IllegalMoveError when it is not a move
   */
  formatMove(move: Move | RedactedMove): string;
  /**
   * Reads a move from text; the inverse of {@link Game.formatMove}.
   *
   * @param text - one line
   * @returns the move. It has the form of a move; check its legality with {@link Game.isLegal}
   * @throws NotationError with the index of the invalid word
   */
  parseMove(text: string): Move;
  /**
   * Draws the table as text, for a terminal or a log.
   *
   * @param state - a state or a view
   * @returns several lines, without a line break at the end
   * @throws InvalidStateError when given neither a state nor a view
   */
  render(state: State | View): string;
  /**
   * Reads a state from untrusted JSON.
   *
   * Checks the shape and range of every part, and that no card or tile is in two places, so every function works on the
   * result. It does not prove that a game can reach the state; `readRecord` does, by replaying all moves.
   *
   * @param json - parsed JSON
   * @returns the state, as a copy
   * @throws InvalidStateError with the path of the first error
   */
  parseStateJson(json: unknown): State;
  /**
   * Reads a view from untrusted JSON.
   *
   * Everything the viewer can't see must be hidden, and nothing else.
   *
   * @param json - parsed JSON
   * @returns the view, as a copy
   * @throws InvalidStateError with the path of the first error
   */
  parseViewJson(json: unknown): View;
  /**
   * Reads a move from untrusted JSON.
   *
   * @param json - parsed JSON
   * @returns the move, as a copy. It has the shape of a move; check its legality with {@link Game.isLegal}
   * @throws IllegalMoveError with the code `"malformed"` when the value is not a move; its `keys` name the part
   */
  parseMoveJson(json: unknown): Move;
}

/** Any game, typed by what all games have in common. */
export type AnyGame = Game<string, AnyState, AnyMove, AnyView, AnyOptions>;

/** The state type of a game. */
export type StateOf<G extends AnyGame> = G["apply"] extends ((...args: never) => infer State extends AnyState)
  ? State
  : never;

/** The move type of a game. */
export type MoveOf<G extends AnyGame> = G["parseMove"] extends ((...args: never) => infer Move extends AnyMove)
  ? Move
  : never;

/** The view type of a game. */
export type ViewOf<G extends AnyGame> = G["view"] extends ((...args: never) => infer View extends AnyView)
  ? View
  : never;

/** The options type of a game. */
export type OptionsOf<G extends AnyGame> = G["initialState"] extends (
  options?: infer Options extends AnyOptions,
) => unknown
  ? Options
  : never;

/** The settings type of a game: its options with all defaults filled in. */
export type SettingsOf<G extends AnyGame> = StateOf<G>["settings"];

type TypedGame<G extends AnyGame> = Game<
  G["id"],
  StateOf<G>,
  MoveOf<G>,
  ViewOf<G>,
  OptionsOf<G>,
  SettingsOf<G>,
  string,
  string,
  ReturnType<G["redact"]>
> &
  G;

/**
 * Types a game so that `apply` accepts the states of `initialState` in generic code. Throws for anything but a game.
 */
export function typed<G extends AnyGame>(game: G, at: readonly Key[] = ["game"]): TypedGame<G> {
  const { id, apply } = (game ?? {}) as Partial<AnyGame>;
  if (typeof id !== "string" || typeof apply !== "function")
    throw new InvalidStateError(at, `must be a game, not ${quote(game)}`);
  return game as unknown as TypedGame<G>;
}
