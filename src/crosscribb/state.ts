import type { Card, Hidden } from "../core/card.ts";
import type { Seat, Side } from "../core/game.ts";
import type { HandScoreKind, Score } from "../scoring/index.ts";
import type { Board, Line } from "./board.ts";
import type { CrossCribbSettings } from "./options.ts";

/**
 * What points can be for: all that {@link scoreBoard} knows, `"nobs"` being his knobs; `"heels"` for a jack as the cut
 * card; `"claim"` and `"muggins"` for what was claimed in the show; `"difference"` for what a round pegs.
 */
export type CrossCribbAwardKind = HandScoreKind | "heels" | "claim" | "muggins" | "difference";

/** Points for one side, with the reasons for them: to its total of the round, or, as `"difference"`, to the track. */
export interface CrossCribbAward extends Score<CrossCribbAwardKind> {
  /** Whose points. */
  readonly side: Side;
  /** What was counted: a line or the crib; null for points of the other kinds. */
  readonly line: Line | "crib" | null;
}

/** What ends a game: always the end of a round. */
export type CrossCribbOutcomeReason = "round";

interface Common {
  /** Only a view has a viewer. */
  readonly viewer?: undefined;
  /** What was agreed. */
  readonly settings: CrossCribbSettings;
  /** Where each side stands on the track, at most at the target. */
  readonly scores: readonly number[];
  /**
   * By side: the total of this round so far (heels, the lines and the crib that were counted, muggins); in the phase
   * `deal` that of the round that has just ended.
   */
  readonly totals: readonly number[];
  /**
   * What the latest move scored: to the totals, in the order of counting, lines worth nothing left out; then, when the
   * round is over and not equal, the difference that is pegged, in full even beyond the target.
   */
  readonly awards: readonly CrossCribbAward[];
}

/** The cards are cut for the first deal (S1-06); chance is to move. */
export interface CutForDealState extends Common {
  readonly phase: "cut-for-deal";
  /** The cards of the latest cut when it was a tie; else empty. With three players seats 0 and 1 cut. */
  readonly cuts: readonly Card[];
}

interface Round extends Common {
  /** The seat that deals, whose side has the crib. */
  readonly dealer: Seat;
  /** With three players: which of seats 0 and 2 deals when it is next their team's turn; else null. */
  readonly teamDealer: Seat | null;
}

/** The piles are to be dealt; chance is to move. */
export interface DealState extends Round {
  readonly phase: "deal";
}

/** The cut card is to be turned up (S1-13); chance is to move. */
export interface CutState extends Round {
  readonly phase: "cut";
  /** By seat: the face-down pile, its top card first. */
  readonly piles: readonly (readonly Card[])[];
}

/** What lies on the table from the cut on. */
export interface Table extends Round {
  /** The cut card, which lies on c3 (S1-14). */
  readonly cut: Card;
  /** The card on each square, in the order of {@link SQUARES}; null where none lies. */
  readonly board: Board;
}

/** The cards are placed (S1-11 to S1-28). */
export interface PlayState extends Table {
  readonly phase: "play";
  /** By seat: what is left of its pile; the top card, which comes first, the seat has turned up for itself (S1-17). */
  readonly piles: readonly (readonly Card[])[];
  /**
   * The crib's four places, null where no card lies yet. With four players one a seat; with two the first two are seat
   * 0's, the others seat 1's; with three the first is seat 0's, two are seat 1's, the last is seat 2's.
   */
  readonly crib: readonly (Card | null)[];
  /** The seat that is to place or discard the top card of its pile. */
  readonly turn: Seat;
  /** Whether it has discarded in this turn already. */
  readonly discarded: boolean;
}

/** What lies on the table when all cards have been played. */
export interface FullTable extends Table {
  /** The four cards of the crib. */
  readonly crib: readonly Card[];
}

/** The board is full and a side counts, that of the dealer last (S1-30, S1-32). */
export interface ShowState extends FullTable {
  readonly phase: "show";
  /** The seat that counts for its side: the dealer, or the first of the other side to the left of the dealer. */
  readonly turn: Seat;
}

/** A side has counted too little, and each seat of the other may claim the rest, in any order (S1-50). */
export interface MugginsState extends FullTable {
  readonly phase: "muggins";
  /** The seat that counted. */
  readonly turn: Seat;
  /** The points it overlooked, 1 or more. */
  readonly missing: number;
  /** The seats that have not answered yet, in order. */
  readonly pending: readonly Seat[];
}

/** A side has pegged to the target. */
export interface OverState extends FullTable {
  readonly phase: "over";
  /** The side that won. */
  readonly winner: Side;
}

/** A game of CrossCribb between two moves: plain JSON, all of it, for whoever may know everything. */
export type CrossCribbState = CutForDealState | DealState | CutState | PlayState | ShowState | MugginsState | OverState;

/** What a view adds to a state. */
interface Viewed {
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
}

interface ViewedPiles extends Viewed {
  /** By seat: its pile, hidden but for the viewer's own top card once that is turned up. */
  readonly piles: readonly (readonly (Card | Hidden)[])[];
}

interface ViewedCrib extends Viewed {
  /** The crib, hidden but for the viewer's own discards until the dealer's side is to count it. */
  readonly crib: readonly (Card | Hidden)[];
}

/** What a seat knows before the deal is settled. */
export interface CutForDealView extends Omit<CutForDealState, "viewer">, Viewed {}

/** What a seat knows before the deal. */
export interface DealView extends Omit<DealState, "viewer">, Viewed {}

/** What a seat knows before the cut card is turned up. */
export interface CutView extends Omit<CutState, "viewer" | "piles">, ViewedPiles {}

/** What a seat knows in the play. */
export interface PlayView extends Omit<PlayState, "viewer" | "piles" | "crib">, ViewedPiles {
  /** The crib's four places, hidden but for the viewer's own discards; null where no card lies yet. */
  readonly crib: readonly (Card | Hidden | null)[];
}

/** What a seat knows in the show. */
export interface ShowView extends Omit<ShowState, "viewer" | "crib">, ViewedCrib {}

/** What a seat knows while a short count may be answered. */
export interface MugginsView extends Omit<MugginsState, "viewer" | "crib">, ViewedCrib {}

/** What a seat knows at the end. */
export interface OverView extends Omit<OverState, "viewer">, Viewed {}

/** What one seat, or a spectator, knows of a game: the state with every hidden card `"??"`. */
export type CrossCribbView = CutForDealView | DealView | CutView | PlayView | ShowView | MugginsView | OverView;
