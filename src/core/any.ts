/** A player's place at the table: 0 for the first, then clockwise. */
export type Seat = number;

/** A scoring side: a seat or a partnership. A partnership's number is its first seat. @inline */
export type Side = number;

/** The result of a finished game. */
export interface Outcome<Reason extends string = string> {
  /** The sides that won: one, several if they tie, or none for a draw or a lost solitaire. */
  readonly winners: readonly Side[];
  /** The final score of each side. */
  readonly scores: readonly number[];
  /** Games that each side loses: 0 for winners, more than 1 for a skunk. */
  readonly gamesLost: readonly number[];
  /** The event that ended the game. Each game lists its reasons. */
  readonly reason: Reason;
}

/** Refusal codes that all games share. @inline */
export type CommonRefusalCode = "malformed" | "game-over" | "not-your-turn" | "wrong-phase";

/** Refusal codes that all games with chance moves share. @inline */
export type ChanceRefusalCode = "chance-to-move" | "players-to-move";

/** The keys that moves of all games share. */
export interface AnyMove {
  readonly type: string;
  /** The seat that makes the move; undefined for a chance move. */
  readonly seat?: Seat | undefined;
}

/** The settings that all games share. @inline */
export interface AnySettings {
  /** Number of players. */
  readonly players: number;
  /** The seat that starts; null or missing if the rules decide who starts. */
  readonly first?: Seat | null;
}

/** The options that all games share. @inline */
export interface AnyOptions {
  /** Number of players. */
  readonly players?: number | null | undefined;
  /** The seat that deals first or, in a game without deals, moves first. */
  readonly first?: Seat | null | undefined;
}

/** Points for one side, with the reasons for them, in any game. @inline */
export interface AnyAward {
  readonly side: Side;
  /** The sum of the items' points. */
  readonly points: number;
  /** The items that add up to the points. */
  readonly items: readonly { readonly kind: string; readonly points: number }[];
}

/** The keys that states and views of all games share. */
interface AnyPosition {
  /** The current phase, such as `"play"`, `"deal"` or `"over"`. Each game lists its phases. */
  readonly phase: string;
  /** The game's options with all defaults filled in. */
  readonly settings: AnySettings;
  /** Points by side. */
  readonly scores: readonly number[];
  /** Points for the latest move; empty if it scored nothing. */
  readonly awards: readonly AnyAward[];
  /** The dealer, in a game with deals. */
  readonly dealer?: Seat | undefined;
  /** The winning sides, once the game is over. */
  readonly winners?: readonly Side[] | undefined;
  /** The event that ended the game, once it is over. */
  readonly reason?: string | undefined;
}

/** A state of any game. */
export interface AnyState extends AnyPosition {
  /** Set only in a view. */
  readonly viewer?: undefined;
}

/** A view of any game. */
export interface AnyView extends AnyPosition {
  /** The seat that sees this view; null for a spectator. */
  readonly viewer: Seat | null;
}

/** Phrases by name, as in `words` of a game's rules. @inline */
export interface Phrases {
  readonly [name: string]: string;
}

/** The states or views before and after a move, if known. @inline */
export interface Neighbors<Position> {
  readonly before?: Position | undefined;
  readonly after?: Position | undefined;
}

/** Values for a template's placeholders: cards, numbers, names, or lists of them. @inline */
export interface TemplateValues {
  readonly [name: string]: unknown;
}
