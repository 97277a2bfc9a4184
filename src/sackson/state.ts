import type { Seat, Side } from "../core/game.ts";
import type { Square } from "../parts/square.ts";
import type { Color } from "./color.ts";
import type { Display } from "./display.ts";
import type { SacksonSettings } from "./options.ts";
import type { Figure } from "./patterns.ts";
import type { PointBoard, PointLevel } from "./point-board.ts";

/** A figure that was made, and what it scored. */
export interface SacksonAwardItem {
  /** Which figure. */
  readonly kind: Figure;
  /** What it was worth. */
  readonly points: PointLevel;
  /** The color of its markers. */
  readonly color: Color;
  /** Where they lie, in the order of `SQUARES`. */
  readonly squares: readonly Square[];
}

/** Points for one side, with the figures they are for. */
export interface SacksonAward {
  /** Whose points. */
  readonly side: Side;
  /** The sum over the items, 1 to 10. */
  readonly points: number;
  /** One figure, or two in the order of their colors. */
  readonly items: readonly SacksonAwardItem[];
}

/** What ends a game: 61 points, or the turn limit. */
export type SacksonOutcomeReason = "points" | "turn-limit";

interface Table {
  /** Only a view has a viewer. */
  readonly viewer?: undefined;
  /** What was agreed. */
  readonly settings: SacksonSettings;
  /** The points of each side; not capped at 61. */
  readonly scores: readonly number[];
  /** What the latest move scored; empty when nothing. */
  readonly awards: readonly SacksonAward[];
  /** The color of the marker on each square, in the order of `SQUARES`. */
  readonly display: Display;
  /** The stones in the bank, in the order of `COLORS`. */
  readonly bank: readonly Color[];
  /** By side: the stones it holds, in the order of `COLORS`. */
  readonly held: readonly (readonly Color[])[];
  /** What each figure of each color is worth when it is made next. */
  readonly pointBoard: PointBoard;
  /** How many turns are completed, of all seats together. */
  readonly turns: number;
  /** The seat whose turn it is; when the game is over, whose turn was the last. */
  readonly turn: Seat;
}

/** The seat takes stones until its side holds two: two on the first two turns, then one (S0-16, S0-22, S0-24). */
export interface TakeState extends Table {
  readonly phase: "take";
}

/** The seat exchanges two markers of the colors that its side holds (S0-12, S0-17). */
export interface ExchangeState extends Table {
  readonly phase: "exchange";
}

/**
 * The seat returns a stone: that of the figure when `awards` has one, else either (S0-31, S0-40, S0-41). Also the state
 * after a take that allows no exchange.
 */
export interface ReturnState extends Table {
  readonly phase: "return";
}

/** A side has reached 61, and then still holds two stones; or the last turn has been played. */
export interface OverState extends Table {
  readonly phase: "over";
}

/** The Sackson game between two moves: plain JSON. Nothing in it is hidden from anyone. */
export type SacksonState = TakeState | ExchangeState | ReturnState | OverState;

/** What a view adds to a state. */
interface Viewed {
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
}

/** What a seat knows when stones are to be taken: everything. */
export interface TakeView extends Omit<TakeState, "viewer">, Viewed {}

/** What a seat knows when markers are to be exchanged: everything. */
export interface ExchangeView extends Omit<ExchangeState, "viewer">, Viewed {}

/** What a seat knows when a stone is to be returned: everything. */
export interface ReturnView extends Omit<ReturnState, "viewer">, Viewed {}

/** What a seat knows at the end: everything. */
export interface OverView extends Omit<OverState, "viewer">, Viewed {}

/** What one seat, or a spectator, knows of a game: all of it. */
export type SacksonView = TakeView | ExchangeView | ReturnView | OverView;
