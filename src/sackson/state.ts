import type { Seat, Side } from "../core/game.ts";
import type { Square } from "../shared/square.ts";
import type { Color } from "./color.ts";
import type { Display } from "./display.ts";
import type { SacksonSettings } from "./options.ts";
import type { Figure } from "./patterns.ts";
import type { PointBoard, PointLevel } from "./point-board.ts";

/** A figure that was made and what it scored. */
export interface SacksonAwardItem {
  readonly kind: Figure;
  /** Points it scored. */
  readonly points: PointLevel;
  /** Color of its markers. */
  readonly color: Color;
  /** Squares of its markers, in the order of `SQUARES`. */
  readonly squares: readonly Square[];
}

/** Points for one side and the figures that scored them. */
export interface SacksonAward {
  /** The side that scored. */
  readonly side: Side;
  /** The sum of the items' points, 1 to 10. */
  readonly points: number;
  /** One figure, or two in the order of their colors. */
  readonly items: readonly SacksonAwardItem[];
}

/** What ended the game: 61 points, or the turn limit. */
export type SacksonOutcomeReason = "points" | "turn-limit";

interface Common {
  /** Set only in a view. */
  readonly viewer?: undefined;
  /** The game's settings. */
  readonly settings: SacksonSettings;
  /** Points by side, not capped at 61. */
  readonly scores: readonly number[];
  /** What the latest move scored; empty if nothing. */
  readonly awards: readonly SacksonAward[];
  /** Color of the marker on each square, in the order of `SQUARES`. */
  readonly display: Display;
  /** Stones in the bank, in the order of `COLORS`. */
  readonly bank: readonly Color[];
  /** Stones that each side holds, in the order of `COLORS`. */
  readonly held: readonly (readonly Color[])[];
  /** Points for making each figure in each color next. */
  readonly pointBoard: PointBoard;
  /** Number of completed turns, of all seats together. */
  readonly turns: number;
  /** The seat whose turn it is. Once the game is over, the seat that moved last. */
  readonly turn: Seat;
}

/** The seat takes stones until its side holds two: two on each of the first two turns, then one. */
export interface TakeState extends Common {
  readonly phase: "take";
}

/** The seat exchanges two markers in the colors that its side holds. */
export interface ExchangeState extends Common {
  readonly phase: "exchange";
}

/**
 * The seat returns a stone: the figure's, if `awards` has exactly one figure, otherwise either one. A take that allows
 * no exchange leads here, too.
 */
export interface ReturnState extends Common {
  readonly phase: "return";
}

/** A side has reached 61 and still holds two stones, or the last turn has been played. */
export interface OverState extends Common {
  readonly phase: "over";
  /** What ended the game. */
  readonly reason: SacksonOutcomeReason;
  /** The side that won, the only item; empty if the scores are equal. */
  readonly winners: readonly Side[];
}

/** The state of a Sackson game: plain JSON. Nothing in it is hidden from anyone. */
export type SacksonState = TakeState | ExchangeState | ReturnState | OverState;

/** What a view adds to a state. */
interface Viewed {
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
}

/** View while stones are to be taken. Nothing is hidden. */
export interface TakeView extends Omit<TakeState, "viewer">, Viewed {}

/** View while markers are to be exchanged. Nothing is hidden. */
export interface ExchangeView extends Omit<ExchangeState, "viewer">, Viewed {}

/** View while a stone is to be returned. Nothing is hidden. */
export interface ReturnView extends Omit<ReturnState, "viewer">, Viewed {}

/** View at the end of the game. Nothing is hidden. */
export interface OverView extends Omit<OverState, "viewer">, Viewed {}

/** What one seat or a spectator knows: everything. */
export type SacksonView = TakeView | ExchangeView | ReturnView | OverView;
