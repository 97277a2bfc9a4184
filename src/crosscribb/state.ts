import type { AnyState, Seat, Side } from "../core/any.ts";
import type { Card } from "../core/card.ts";
import type { ViewFrom } from "../core/view-from.ts";
import type { Phase } from "../game/phases.ts";
import type { HandScoreKind, ScoreItem } from "../scoring/item.ts";
import type { CrossCribbMove, CrossCribbRefusalCode } from "./moves.ts";
import type { CrossCribbSettings } from "./options.ts";

/**
 * Points that a move scored for one side. They go to its total of the round or, if the kind is `"difference"`, to the
 * track.
 */
export interface CrossCribbAward {
  readonly side: Side;
  /** The sum of the items' points, 1 or more. */
  readonly points: number;
  /**
   * One item for each thing that scores: `"heels"` for a jack as the cut card, `"claim"` and `"muggins"` for points
   * claimed in the show, `"difference"` for the points that a round pegs, and the kinds of {@link scoreBoard}, with
   * `"nobs"` for his knobs.
   */
  readonly items: readonly ScoreItem<HandScoreKind | "heels" | "claim" | "muggins" | "difference">[];
  /** The line or the crib that was counted; null for other kinds of points. */
  readonly line: "a" | "b" | "c" | "d" | "e" | "1" | "2" | "3" | "4" | "5" | "crib" | null;
}

/** A kind of points. */
export type CrossCribbAwardKind = CrossCribbAward["items"][number]["kind"];

/** The keys of every state. @inline */
interface BaseState {
  /** Missing: only a view has a viewer. */
  readonly viewer?: undefined;
  /** The options with all defaults filled in. */
  readonly settings: CrossCribbSettings;
  /** Each side's hole on the track, from 0 to the target. */
  readonly scores: readonly number[];
  /**
   * Each side's points in this round so far, 0 or more: heels, counted lines and crib, and muggins. In the phase
   * `deal`, the totals of the round that just ended.
   */
  readonly totals: readonly number[];
  /**
   * Points for the latest move, in the order of counting, without lines worth nothing. At the end of a round that is
   * not tied, the last award is the difference, in full even if it goes beyond the target.
   */
  readonly awards: readonly CrossCribbAward[];
}

/** The keys of every state from the first deal on. @inline */
interface RoundState extends BaseState {
  /** The seat that deals. Its side has the crib. */
  readonly dealer: Seat;
  /** With three players: whether seat 0 or seat 2 deals when it is next their team's turn. Otherwise null. */
  readonly teamDealer: Seat | null;
}

/** The keys of every state from the cut card on. @inline */
export interface StartedState extends RoundState {
  /** The cut card, which is on c3. */
  readonly cut: Card;
  /** The card on each of the 25 squares, in the order of {@link SQUARES}; null if it is empty. */
  readonly board: readonly (Card | null)[];
}

/** The keys of every state with a full board. @inline */
export interface PlayedState extends StartedState {
  /** The four cards of the crib, face up once the dealer's side is to count it. */
  readonly crib: readonly Card[];
}

/** The cut for the deal: chance must draw a card for each seat that cuts. */
export interface CutForDealState extends BaseState {
  readonly phase: "cut-for-deal";
  /** The cards of the latest cut if it was a tie, otherwise empty. With three players, seats 0 and 1 cut. */
  readonly cuts: readonly Card[];
}

/** Before a round: chance must deal the piles. */
export interface DealState extends RoundState {
  readonly phase: "deal";
}

/** Before the cut card: chance must turn it up. */
export interface CutState extends RoundState {
  readonly phase: "cut";
  /** Each seat's face-down pile, top card first: seven cards, or fourteen for a seat that plays alone. */
  readonly piles: readonly (readonly Card[])[];
}

/** The play: `turn` must place the top card of its pile, or discard it and then place the next one. */
export interface PlayState extends StartedState {
  readonly phase: "play";
  /** The cards left in each seat's pile, top card first. Each seat has turned up its top card for itself. */
  readonly piles: readonly (readonly Card[])[];
  /**
   * The crib's four places, null if still empty. With four players, each seat has one place. With two, seat 0 has the
   * first two and seat 1 the others. With three, seat 0 has the first, seat 1 the next two, and seat 2 the last.
   */
  readonly crib: readonly (Card | null)[];
  /** The seat that must place or discard the top card of its pile. */
  readonly turn: Seat;
  /** Whether `turn` has already discarded in this turn. */
  readonly discarded: boolean;
}

/** The show: `turn` must count its side's lines and, as the dealer, the crib. The dealer's side counts last. */
export interface ShowState extends PlayedState {
  readonly phase: "show";
  /** The seat that counts: the dealer, or the first opponent to the left of the dealer. */
  readonly turn: Seat;
}

/**
 * Muggins: `turn` counted too few points, and each seat in `pending` must claim some of the rest or accept, in any
 * order.
 */
export interface MugginsState extends PlayedState {
  readonly phase: "muggins";
  /** The seat that counted. */
  readonly turn: Seat;
  /** Overlooked points, 1 to 174. */
  readonly missing: number;
  /** Seats that have not answered yet, in ascending order. */
  readonly pending: readonly Seat[];
}

/** The end: a side has reached the target, and nobody moves. */
export interface OverState extends PlayedState {
  readonly phase: "over";
  /** The reason why the game ended: always the end of a round. */
  readonly reason: "round";
  /** The side that won, the only item. */
  readonly winners: readonly Side[];
}

/** Any state of a game of CrossCribb, as plain JSON; `phase` distinguishes them. */
export type CrossCribbState = CutForDealState | DealState | CutState | PlayState | ShowState | MugginsState | OverState;

/**
 * A state as one seat or a spectator knows it: `View<PlayState>` is the view in the play. Every hidden card is `"??"`,
 * and `viewer` is the seat, or null for a spectator.
 *
 * @typeParam State - a state, or a union of states
 */
export type View<State extends AnyState> = ViewFrom<State, "piles" | "crib">;

/** Any view of a game of CrossCribb. */
export type CrossCribbView = View<CrossCribbState>;

/** A phase of CrossCribb. */
export type CrossCribbPhase = Phase<CrossCribbState, CrossCribbMove, CrossCribbRefusalCode>;
