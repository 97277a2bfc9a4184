import type { AnyState, Seat, Side } from "../core/any.ts";
import type { ViewFrom } from "../core/view-from.ts";
import type { Phase } from "../game/phases.ts";
import type { Square } from "../shared/square.ts";
import type { Color } from "./color.ts";
import type { SacksonMove, SacksonRefusalCode } from "./moves.ts";
import type { SacksonSettings } from "./options.ts";
import type { Figure } from "./patterns.ts";

/** Points that a move scored for one side. */
export interface SacksonAward {
  readonly side: Side;
  /** The sum of the items' points, 1 to 10. */
  readonly points: number;
  /** The figures that were made: one, or two in the order of their colors. */
  readonly items: readonly {
    readonly kind: Figure;
    /** Points it scored: 5, 3, 2 or 1. */
    readonly points: number;
    /** Color of its markers. */
    readonly color: Color;
    /** Squares of its markers, in the order of `SQUARES`. */
    readonly squares: readonly Square[];
  }[];
}

/** The keys of every state. @inline */
interface BaseState {
  /** Missing: only a view has a viewer. */
  readonly viewer?: undefined;
  /** The options with all defaults filled in. */
  readonly settings: SacksonSettings;
  /** Points of each side, 0 to 70: the last figures can take a side past 61. */
  readonly scores: readonly number[];
  /** Points for the latest move, at most one item; empty if it scored nothing. */
  readonly awards: readonly SacksonAward[];
  /** Color of the marker on each square, 25 colors in the order of `SQUARES`. */
  readonly display: readonly Color[];
  /** Stones in the bank, two to five, in the order of `COLORS`. */
  readonly bank: readonly Color[];
  /** Stones that each side holds, none to two, in the order of `COLORS`. */
  readonly held: readonly (readonly Color[])[];
  /** Points that each figure in each color scores next: 5, 3, 2 or 1. */
  readonly pointBoard: { readonly [figure in Figure]: { readonly [color in Color]: number } };
  /** Number of completed turns of all seats together, 0 or more. */
  readonly turns: number;
  /** The seat whose turn it is. Once the game is over, the seat that moved last. */
  readonly turn: Seat;
}

/** A take: `turn` must take stones from the bank: two on each of the first two turns of the game, then one. */
export interface TakeState extends BaseState {
  readonly phase: "take";
}

/** An exchange: `turn` must exchange two markers in the colors that its side holds. */
export interface ExchangeState extends BaseState {
  readonly phase: "exchange";
}

/**
 * A return: `turn` must return one of its side's two stones to the bank.
 *
 * If `awards` has exactly one figure, the stone of its color must go back, otherwise either one. A take that allows no
 * exchange leads here, too.
 */
export interface ReturnState extends BaseState {
  readonly phase: "return";
}

/**
 * The end: a side has reached 61 points or the last turn is over, and nobody moves.
 *
 * A side that reached 61 points still holds two stones.
 */
export interface OverState extends BaseState {
  readonly phase: "over";
  /** The reason why the game ended: 61 points, or the turn limit. */
  readonly reason: "points" | "turn-limit";
  /** The side that won, the only item; empty if the scores are equal. */
  readonly winners: readonly Side[];
}

/** Any state of a Sackson game, as plain JSON, with nothing hidden from anyone; `phase` distinguishes them. */
export type SacksonState = TakeState | ExchangeState | ReturnState | OverState;

/**
 * A state as one seat or a spectator knows it: everything, with the seat as `viewer`, or null for a spectator.
 *
 * @typeParam State - a state, or a union of states
 */
export type View<State extends AnyState> = ViewFrom<State>;

/** Any view of a Sackson game. */
export type SacksonView = View<SacksonState>;

/** A phase of the Sackson game. */
export type SacksonPhase = Phase<SacksonState, SacksonMove, SacksonRefusalCode>;
