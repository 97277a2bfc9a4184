import type { AnyState, Seat, Side } from "../core/any.ts";
import type { Card } from "../core/card.ts";
import type { ViewFrom } from "../core/view-from.ts";
import type { Phase } from "../game/phases.ts";
import type { HandScoreKind, PlayScoreKind, ScoreItem } from "../scoring/item.ts";
import type { CribbageMove, CribbageRefusalCode, GoMove, PlayMove } from "./moves.ts";
import type { CribbageSettings } from "./options.ts";

/** Points that a move scored for one side. */
export interface CribbageAward {
  readonly side: Side;
  /** The sum of the items' points. */
  readonly points: number;
  /**
   * One item for each thing that scores: `"heels"` for a jack as the starter, `"go"` or `"last-card"` for the last card
   * of a count, `"claim"` and `"muggins"` for points claimed in the show, and the kinds of `scoreHand` and `scorePlay`.
   */
  readonly items: readonly ScoreItem<
    HandScoreKind | PlayScoreKind | "heels" | "go" | "last-card" | "claim" | "muggins"
  >[];
}

/** A kind of points. */
export type CribbageAwardKind = CribbageAward["items"][number]["kind"];

/** The keys of every state. @inline */
interface BaseState {
  /** Missing: only a view has a viewer. */
  readonly viewer?: undefined;
  /** The options with all defaults filled in. */
  readonly settings: CribbageSettings;
  /** Points of each side, from 0 to the target. */
  readonly scores: readonly number[];
  /** Points for the latest move, in full even beyond the target; empty if it scored nothing. */
  readonly awards: readonly CribbageAward[];
}

/** The keys of every state from the deal on. @inline */
interface DealtState extends BaseState {
  /** The seat that dealt. It has the crib. */
  readonly dealer: Seat;
  /** Cards that each seat holds: those left to play, and from the show on the four that it kept. */
  readonly hands: readonly (readonly Card[])[];
}

/** The keys of every state from the starter on. @inline */
export interface StartedState extends DealtState {
  /** The four cards of the crib. */
  readonly crib: readonly Card[];
  /** The card that was cut. */
  readonly starter: Card;
  /** Every card and every go of this deal, in order. */
  readonly plays: readonly (PlayMove | GoMove)[];
  /** The index in `plays` at which each count began. */
  readonly countStarts: readonly number[];
}

/** The cut for the deal: chance must draw a card for each seat. */
export interface CutForDealState extends BaseState {
  readonly phase: "cut-for-deal";
  /** Each seat's card in the latest cut if it was a tie; otherwise empty. */
  readonly cuts: readonly Card[];
}

/** Before a deal: chance must deal the cards. */
export interface DealState extends BaseState {
  readonly phase: "deal";
  /** The seat that deals. */
  readonly dealer: Seat;
}

/** The discards: every seat whose places in the crib are empty must fill them, in any order. */
export interface DiscardState extends DealtState {
  readonly phase: "discard";
  /**
   * The crib's four places; null if still empty. With two players, seat 0 has the first two and seat 1 the others. With
   * three, the first is the dealt card, then one per seat. With four, one per seat.
   */
  readonly crib: readonly (Card | null)[];
}

/** Before the starter: chance must cut it. */
export interface CutState extends DealtState {
  readonly phase: "cut";
  /** The four cards of the crib. */
  readonly crib: readonly Card[];
}

/** The play: `turn` must play a card or say go. */
export interface PlayState extends StartedState {
  readonly phase: "play";
  /** Total of the cards of this count, 0 to 30. */
  readonly count: number;
  readonly turn: Seat;
}

/** The show: `turn` must count its hand or, as the dealer, the crib. */
export interface ShowState extends StartedState {
  readonly phase: "show";
  readonly turn: Seat;
  /** Whether it counts its hand or the crib, which is face up from then on. */
  readonly hand: "hand" | "crib";
}

/**
 * Muggins: `turn` counted too few points, and each seat in `pending` must claim some of the rest or accept, in any
 * order.
 */
export interface MugginsState extends StartedState {
  readonly phase: "muggins";
  /** The seat that counted. */
  readonly turn: Seat;
  /** Whether it counted its hand or the crib. */
  readonly hand: "hand" | "crib";
  /** Overlooked points, 1 to 29. */
  readonly missing: number;
  /** Seats that have not answered yet, in order. */
  readonly pending: readonly Seat[];
}

/** The end: a side has reached the target, and nobody moves. */
export interface OverState extends StartedState {
  readonly phase: "over";
  /** The source of the last point: his heels, a card or go, a hand or the crib. */
  readonly reason: "cut" | "play" | "hand" | "crib";
  /** The side that won, the only item. */
  readonly winners: readonly Side[];
}

/** Any state of a game of cribbage, as plain JSON; `phase` distinguishes them. */
export type CribbageState =
  | CutForDealState
  | DealState
  | DiscardState
  | CutState
  | PlayState
  | ShowState
  | MugginsState
  | OverState;

/**
 * A state as one seat or a spectator knows it: `View<PlayState>` is the view in the play. Every hidden card is `"??"`,
 * and `viewer` is the seat, or null for a spectator.
 *
 * @typeParam State - a state, or a union of states
 */
export type View<State extends AnyState> = ViewFrom<State, "hands" | "crib">;

/** Any view of a game of cribbage. */
export type CribbageView = View<CribbageState>;

/** A phase of cribbage. */
export type CribbagePhase = Phase<CribbageState, CribbageMove, CribbageRefusalCode>;
