import type { Redacted } from "./card.ts";
import { InvalidStateError } from "./errors.ts";
import { quote } from "./message.ts";
import type { Random } from "./random.ts";
import type { JsonSchema } from "./schema.ts";

/** A player's place at the table: 0 for the first, then clockwise. */
export type Seat = number;

/** Who shares a score: the number of a seat, or of a partnership, which has the number of its first seat. */
export type Side = number;

/** How a game ended. */
export interface Outcome<Reason extends string = string> {
  /** The sides that won: one; several when they tie; none for a draw or a lost solitaire. */
  readonly winners: readonly Side[];
  /** The final score of each side. */
  readonly scores: readonly number[];
  /** For each side the number of games it loses by this one: 0 for winners, more than 1 for a skunk. */
  readonly gamesLost: readonly number[];
  /** What ended it; each game lists its own words. */
  readonly reason: Reason;
}

/** Why a move is not legal. */
export interface Refusal<Code extends string = string> {
  /** Why, as a word that a program can compare: `"not-your-turn"`, `"malformed"`; each game lists its own. */
  readonly code: Code;
  /** Why, as a sentence for a person. */
  readonly message: string;
}

/** The codes of refusals that every game has. */
export type CommonRefusalCode = "malformed" | "game-over" | "not-your-turn" | "wrong-phase";

/** The codes of refusals that games with moves of chance have besides. */
export type ChanceRefusalCode = "chance-to-move" | "players-to-move";

/** What moves of all games have. */
export interface AnyMove {
  /** What kind of move. */
  readonly type: string;
  /** Who makes it; undefined for a move of chance. */
  readonly seat?: Seat | undefined;
}

/** What settings of all games have. */
export interface AnySettings {
  /** How many play. */
  readonly players: number;
}

/** What options of all games have. */
export interface AnyOptions {
  /** How many play. */
  readonly players?: number | null;
}

/** Points for one side, with the reasons for them, in any game. */
export interface AnyAward {
  /** Whose points. */
  readonly side: Side;
  /** The sum over the items. */
  readonly points: number;
  /** Each thing that scores. */
  readonly items: readonly { readonly kind: string; readonly points: number }[];
}

/** What states and views of all games have. */
interface AnyPosition {
  /** What happens next: `"play"`, `"deal"`, `"over"`; each game lists its own. */
  readonly phase: string;
  /** The options of the game, defaults filled in. */
  readonly settings: AnySettings;
  /** The points of each side. */
  readonly scores: readonly number[];
  /** What the latest move scored; empty if nothing. */
  readonly awards: readonly AnyAward[];
}

/** What states of all games have. */
export interface AnyState extends AnyPosition {
  /** Only a view has a viewer. */
  readonly viewer?: undefined;
}

/** What views of all games have. */
export interface AnyView extends AnyPosition {
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
}

/**
 * The rules of one game, as an object for code that takes any game. Everything in it is also a plain function of the
 * game's own entry: `import { legalMoves } from "fifteen-two/cribbage"`. All of them are pure: a state is never
 * changed, and the only randomness is the one that is passed in.
 *
 * A state or view must be whole, as these functions make them: what comes from outside goes through `parseStateJson`,
 * `parseViewJson`, `parseMoveJson` or `parseRecordJson` first, which throw this package's errors only. The other
 * functions check little more of a state than its phase: with parts missing, they may throw a TypeError.
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
  /** The game's name in records: `"cribbage"`. */
  readonly id: Id;
  /** The numbers of players it can be played by. */
  readonly players: readonly number[];
  /** The option that names the seat that begins: `"dealer"`. A {@link Series} sets it. */
  readonly opener: string;
  /** The options as a Standard Schema, with their JSON Schema. */
  readonly optionsSchema: JsonSchema<Options>;
  /** The moves as a Standard Schema, with their JSON Schema. It knows shapes; {@link Game.refusal} knows the rules. */
  readonly moveSchema: JsonSchema<Move>;

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
  refusal(state: State, move: Move): Refusal<Code> | undefined;
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
  outcome(state: State | View): Outcome<Reason> | undefined;
  /** What one seat knows; without a seat, what a spectator knows. */
  view(state: State, seat?: Seat): View;
  /**
   * A whole state that agrees with all that a view's seat knows, each as likely as any other.
   *
   * @throws InvalidStateError when none does
   */
  determinize(view: View, random: Random): State;
  /**
   * A move as another seat sees it.
   *
   * @throws IllegalMoveError when it is not a move
   */
  redact(move: Move, seat?: Seat): Redacted<Move>;
  /**
   * A move in text.
   *
   * @throws IllegalMoveError when it is not a move
   */
  formatMove(move: Move | Redacted<Move>): string;
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
  parseStateJson(json: unknown): State;
  /**
   * A view from untrusted JSON.
   *
   * @throws InvalidStateError with the path of what is wrong
   */
  parseViewJson(json: unknown): View;
  /**
   * A move from untrusted JSON.
   *
   * @throws IllegalMoveError with the code `"malformed"`
   */
  parseMoveJson(json: unknown): Move;
}

/** Any game at all, typed by what all games have. */
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

/** The rules of a game by the types of its states, moves, views and options, for functions that take any game. */
export type RulesOf<G extends AnyGame> = Game<G["id"], StateOf<G>, MoveOf<G>, ViewOf<G>, OptionsOf<G>>;

/**
 * A game by its own types, for functions that take any game. Inside such a function TypeScript sees a game's states, moves
 * and views as what all games have; with this it knows that what `initialState` gives is what `apply` takes, and keeps
 * the caller's types. At run time it is the same object.
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
    throw new InvalidStateError("game", `must be a game object, not ${quote(game)}`);
  return game as unknown as RulesOf<G>;
}
