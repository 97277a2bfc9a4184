import type { Card, Hidden } from "../core/card.ts";
import type { Seat, Side } from "../core/game.ts";
import type { HandScoreKind, Score } from "../scoring/index.ts";
import type { Board, Line } from "./board.ts";
import type { CrossCribbSettings } from "./options.ts";

/**
 * What points can be for.
 *
 * `"nobs"` (his knobs) and the other kinds of {@link scoreBoard}; `"heels"` for a jack as the cut card; `"claim"` and
 * `"muggins"` for points claimed in the show; `"difference"` for what a round pegs.
 */
export type CrossCribbAwardKind = HandScoreKind | "heels" | "claim" | "muggins" | "difference";

/**
 * Points for one side, with the reasons for them. They go to its total of the round, or to the track if the kind is
 * `"difference"`.
 */
export interface CrossCribbAward extends Score<CrossCribbAwardKind> {
  /** The side that scored. */
  readonly side: Side;
  /** What was counted: a line or the crib; null for other kinds of points. */
  readonly line: Line | "crib" | null;
}

/** What ended the game: always the end of a round. */
export type CrossCribbOutcomeReason = "round";

interface Common {
  /** Set only in a view. */
  readonly viewer?: undefined;
  /** The game's settings. */
  readonly settings: CrossCribbSettings;
  /** Each side's hole on the track, at most the target. */
  readonly scores: readonly number[];
  /**
   * Each side's total of this round so far: heels, counted lines and crib, and muggins. In the phase `deal`, the totals
   * of the round that just ended.
   */
  readonly totals: readonly number[];
  /**
   * What the latest move scored, in the order of counting, without lines worth nothing. At the end of a round that is
   * not tied, the last award is the difference, in full even if it goes beyond the target.
   */
  readonly awards: readonly CrossCribbAward[];
}

/** Seats cut for the first deal; chance is to move. */
export interface CutForDealState extends Common {
  readonly phase: "cut-for-deal";
  /** The cards of the latest cut if it was a tie, otherwise empty. With three players, seats 0 and 1 cut. */
  readonly cuts: readonly Card[];
}

interface Round extends Common {
  /** The seat that deals. Its side has the crib. */
  readonly dealer: Seat;
  /** With three players: whether seat 0 or seat 2 deals when it is next their team's turn. Otherwise null. */
  readonly teamDealer: Seat | null;
}

/** The piles are about to be dealt; chance is to move. */
export interface DealState extends Round {
  readonly phase: "deal";
}

/** The cut card is about to be turned up; chance is to move. */
export interface CutState extends Round {
  readonly phase: "cut";
  /** Each seat's face-down pile, top card first. */
  readonly piles: readonly (readonly Card[])[];
}

/** What every state has from the cut on. */
export interface Started extends Round {
  /** The cut card, which is on c3. */
  readonly cut: Card;
  /** The card on each square, in the order of {@link SQUARES}; null if it is empty. */
  readonly board: Board;
}

/** Seats place their cards. */
export interface PlayState extends Started {
  readonly phase: "play";
  /** What is left of each seat's pile. The first card is the top card, which the seat has turned up for itself. */
  readonly piles: readonly (readonly Card[])[];
  /**
   * The crib's four places, null if still empty. With four players, each seat has one place. With two, seat 0 has the
   * first two and seat 1 the others. With three, seat 0 has the first, seat 1 the next two, and seat 2 the last.
   */
  readonly crib: readonly (Card | null)[];
  /** The seat that is to place or discard the top card of its pile. */
  readonly turn: Seat;
  /** Whether it has already discarded in this turn. */
  readonly discarded: boolean;
}

/** What every state has once all cards have been played. */
export interface Played extends Started {
  /** The four cards of the crib. */
  readonly crib: readonly Card[];
}

/** The board is full and a side counts. The dealer's side counts last. */
export interface ShowState extends Played {
  readonly phase: "show";
  /** The seat that counts for its side: the dealer, or the first opponent to the left of the dealer. */
  readonly turn: Seat;
}

/** A side has counted too few points, and each seat of the other side may claim the rest, in any order. */
export interface MugginsState extends Played {
  readonly phase: "muggins";
  /** The seat that counted. */
  readonly turn: Seat;
  /** Overlooked points, 1 or more. */
  readonly missing: number;
  /** Seats that have not answered yet, in order. */
  readonly pending: readonly Seat[];
}

/** A side has reached the target. */
export interface OverState extends Played {
  readonly phase: "over";
  /** What ended the game. */
  readonly reason: CrossCribbOutcomeReason;
  /** The side that won, the only item. */
  readonly winners: readonly Side[];
}

/** The full state of a game of CrossCribb: plain JSON. */
export type CrossCribbState = CutForDealState | DealState | CutState | PlayState | ShowState | MugginsState | OverState;

/** What a view adds to a state. */
interface Viewed {
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
}

interface ViewedPiles extends Viewed {
  /** Each seat's pile, hidden except the viewer's own top card once it is turned up. */
  readonly piles: readonly (readonly (Card | Hidden)[])[];
}

interface ViewedCrib extends Viewed {
  /** The crib, hidden except the viewer's own discards until the dealer's side is to count it. */
  readonly crib: readonly (Card | Hidden)[];
}

/** View while seats cut for the deal. */
export interface CutForDealView extends Omit<CutForDealState, "viewer">, Viewed {}

/** View before the deal. */
export interface DealView extends Omit<DealState, "viewer">, Viewed {}

/** View before the cut card is turned up. */
export interface CutView extends Omit<CutState, "viewer" | "piles">, ViewedPiles {}

/** View during the play. */
export interface PlayView extends Omit<PlayState, "viewer" | "piles" | "crib">, ViewedPiles {
  /** The crib's four places, hidden except the viewer's own discards; null if still empty. */
  readonly crib: readonly (Card | Hidden | null)[];
}

/** View during the show. */
export interface ShowView extends Omit<ShowState, "viewer" | "crib">, ViewedCrib {}

/** View while a short count may be answered. */
export interface MugginsView extends Omit<MugginsState, "viewer" | "crib">, ViewedCrib {}

/** View at the end of the game. */
export interface OverView extends Omit<OverState, "viewer">, Viewed {}

/** What one seat or a spectator knows: the state with every hidden card `"??"`. */
export type CrossCribbView = CutForDealView | DealView | CutView | PlayView | ShowView | MugginsView | OverView;
