import type { Seen } from "./card.ts";
import type { OptionsSchema } from "./options.ts";
import type { Random } from "./random.ts";

/** A player's place at the table: 0 for the first, then clockwise. */
export type Seat = number;

/** Who shares a score: the number of a seat, or of a partnership, which has the number of its first seat. */
export type Side = number;

/** How a game ended. */
export interface Outcome {
  /** The sides that won: one; several when they tie; none for a draw or a lost solitaire. */
  readonly winners: readonly Side[];
  /** The final score of each side. */
  readonly scores: readonly number[];
  /** For each side the number of games it loses by this one: 0 for winners, more than 1 for a skunk. */
  readonly gamesLost: readonly number[];
  /** What ended it, as a word; each game lists its own. */
  readonly why: string;
}

/** What {@link Game} needs of a move. */
export interface AnyMove {
  /** What kind of move. */
  readonly type: string;
  /** Who makes it; of a move of chance, if any, whom it is for. */
  readonly seat?: Seat;
}

/** What {@link Game} needs of a state: the options of the game, defaults filled in, and the scores are part of it. */
export interface AnyState<Options> {
  /** Only a view has a viewer. */
  readonly viewer?: undefined;
  /** The options the game was started with. */
  readonly options: Options;
  /** The points of each side. */
  readonly scores: readonly number[];
}

/** Why a move is not legal. */
export interface Refusal {
  /** Why, as a word that a program can compare: `"not-your-turn"`, `"malformed"`; each game lists its own. */
  readonly code: string;
  /** Why, as a sentence for a person. */
  readonly message: string;
}

/**
 * The rules of one game, as an object for code that takes any game. Everything in it is also a plain function of the
 * game's own entry: `import { legalMoves } from "fifteen-two/cribbage"`. All of them are pure: a state is never
 * changed, and the only randomness is the one that is passed in.
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
export interface Game<State extends AnyState<Options>, Move extends AnyMove, View, Options> {
  /** The game's name in records: `"cribbage"`. */
  readonly id: string;
  /** The numbers of players it can be played by. */
  readonly players: readonly number[];
  /** The option that names the seat that begins: `"dealer"`. A {@link Series} sets it. */
  readonly opener: string;
  /** The options, as a Standard Schema with the JSON Schema of each option. */
  readonly optionsSchema: OptionsSchema<Options>;

  /**
   * The state before anything has happened.
   *
   * @throws InvalidStateError when an option is unknown or out of range
   */
  initialState(options?: Options): State;
  /** The seats that may move now, in order; none when chance is to move or the game is over. */
  activeSeats(state: State | View): readonly Seat[];
  /** All legal moves of the active seats, or of one seat; none when chance is to move or the game is over. */
  legalMoves(state: State | View, seat?: Seat): readonly Move[];
  /** Why {@link Game.apply} would refuse a move, a player's or chance's; undefined if it would accept it. */
  refusal(state: State, move: Move): Refusal | undefined;
  /** Whether {@link Game.apply} would accept a move, a player's or chance's. */
  isLegal(state: State, move: Move): boolean;
  /**
   * The state after a move.
   *
   * @throws IllegalMoveError when the move is not legal
   */
  apply(state: State, move: Move): State;
  /** A fair deal, cut or draw; undefined when it is not chance's turn. */
  chance(state: State, random: Random): Move | undefined;
  /** Whether a move of chance starts a new deal, so that nothing hidden before it matters any more. */
  startsDeal(move: Move): boolean;
  /** The score that wins; null where the highest score at the end wins. */
  target(state: State | View): number | null;
  /** Where each side stands, in points: its score and, where hands grow in the open, what they are worth already. */
  standing(state: State | View): readonly number[];
  /** How the game ended; undefined while it goes on. */
  outcome(state: State | View): Outcome | undefined;
  /** What one seat knows; without a seat, what a spectator knows. */
  view(state: State, seat?: Seat): View;
  /**
   * A whole state that agrees with all that a view's seat knows, each as likely as any other.
   *
   * @throws InvalidStateError when none does
   */
  determinize(view: View, random: Random): State;
  /** A move as another seat sees it. */
  redact(move: Move, seat?: Seat): Seen<Move>;
  /** A move in text. */
  formatMove(move: Seen<Move>): string;
  /**
   * The move that a text names; the inverse of {@link Game.formatMove}.
   *
   * @throws NotationError when it names none
   */
  parseMove(text: string): Move;
  /** A picture of the table in text. */
  render(state: State | View): string;
  /**
   * A state from untrusted JSON.
   *
   * @throws InvalidStateError with the path of what is wrong
   */
  parseState(json: unknown): State;
  /**
   * A view from untrusted JSON.
   *
   * @throws InvalidStateError with the path of what is wrong
   */
  parseView(json: unknown): View;
  /**
   * A move from untrusted JSON.
   *
   * @throws IllegalMoveError with the code `"malformed"`
   */
  parseMoveJson(json: unknown): Move;
}

/** Any game at all. */
// biome-ignore lint/suspicious/noExplicitAny: states and moves of all games have nothing else in common
export type AnyGame = Game<any, any, any, any>;

/** The state type of a game. */
export type StateOf<G extends AnyGame> = ReturnType<G["apply"]>;

/** The move type of a game. */
export type MoveOf<G extends AnyGame> = ReturnType<G["parseMove"]>;

/** The view type of a game. */
export type ViewOf<G extends AnyGame> = ReturnType<G["view"]>;

/** The options type of a game. */
export type OptionsOf<G extends AnyGame> = NonNullable<Parameters<G["initialState"]>[0]>;
