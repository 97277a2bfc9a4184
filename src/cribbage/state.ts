import type { Card, Hidden } from "../core/card.ts";
import type { Seat, Side } from "../core/game.ts";
import type { HandScoreKind, PlayScoreKind, Score } from "../scoring/index.ts";
import type { GoMove, PlayMove } from "./moves.ts";
import type { CribbageSettings } from "./options.ts";

/**
 * What points can be for.
 *
 * The kinds of `scoreHand` and `scorePlay`; `"heels"` for a jack as the starter; `"go"` or `"last-card"` for the last
 * card of a count; `"claim"` and `"muggins"` for points claimed in the show.
 */
export type CribbageAwardKind = HandScoreKind | PlayScoreKind | "heels" | "go" | "last-card" | "claim" | "muggins";

/** Points for one side, with the reasons for them. */
export interface CribbageAward extends Score<CribbageAwardKind> {
  /** The side that scored. */
  readonly side: Side;
}

/** What ended the game: the cut, the play, or the show of a hand or the crib. */
export type CribbageOutcomeReason = "cut" | "play" | "hand" | "crib";

interface Common {
  /** Set only in a view. */
  readonly viewer?: undefined;
  /** The game's settings. */
  readonly settings: CribbageSettings;
  /** Points of each side, at most the target. */
  readonly scores: readonly number[];
  /** What the latest move scored, in full even if it goes beyond the target; empty if nothing. */
  readonly awards: readonly CribbageAward[];
}

/** Seats cut for the first deal; chance is to move. */
export interface CutForDealState extends Common {
  readonly phase: "cut-for-deal";
  /** Each seat's card in the latest cut if it was a tie; otherwise empty. */
  readonly cuts: readonly Card[];
}

/** A hand is about to be dealt; chance is to move. */
export interface DealState extends Common {
  readonly phase: "deal";
  /** The seat that deals. */
  readonly dealer: Seat;
}

interface Dealt extends Common {
  /** The seat that dealt. It has the crib. */
  readonly dealer: Seat;
  /** Cards that each seat holds. */
  readonly hands: readonly (readonly Card[])[];
}

/** Each seat discards to the crib, in any order. */
export interface DiscardState extends Dealt {
  readonly phase: "discard";
  /**
   * The crib's four places; null if still empty. With two players, seat 0 has the first two and seat 1 the others. With
   * three, the first is the dealt card, then one per seat. With four, one per seat.
   */
  readonly crib: readonly (Card | null)[];
}

/** The starter is about to be cut; chance is to move. */
export interface CutState extends Dealt {
  readonly phase: "cut";
  /** The four cards of the crib. */
  readonly crib: readonly Card[];
}

/** What every state has from the starter on. */
export interface Started extends Dealt {
  /** The four cards of the crib. */
  readonly crib: readonly Card[];
  /** The card that was cut. */
  readonly starter: Card;
  /** The play of this deal, in order: every card and every go. */
  readonly plays: readonly (PlayMove | GoMove)[];
  /** Index in `plays` where each count began. */
  readonly countStarts: readonly number[];
}

/** The play. `hands` is what each seat has left. */
export interface PlayState extends Started {
  readonly phase: "play";
  /** Total of the cards of this count, 0 to 30. */
  readonly count: number;
  /** The seat that must play or say go. */
  readonly turn: Seat;
}

/** The show. `hands` is again the four cards that each seat kept. */
export interface ShowState extends Started {
  readonly phase: "show";
  /** The seat that counts. */
  readonly turn: Seat;
  /** What it counts: its hand, or the crib, which is face up from then on. */
  readonly hand: "hand" | "crib";
}

/** A seat has counted too few points, and each opponent may claim the rest, in any order. */
export interface MugginsState extends Started {
  readonly phase: "muggins";
  /** The seat that counted. */
  readonly turn: Seat;
  /** What it counted. */
  readonly hand: "hand" | "crib";
  /** Overlooked points, 1 or more. */
  readonly missing: number;
  /** Seats that have not answered yet, in order. */
  readonly pending: readonly Seat[];
}

/** A side has reached the target. */
export interface OverState extends Started {
  readonly phase: "over";
  /** What scored the last point. */
  readonly reason: CribbageOutcomeReason;
  /** The side that won, the only item. */
  readonly winners: readonly Side[];
}

/** The full state of a game of cribbage: plain JSON. */
export type CribbageState =
  | CutForDealState
  | DealState
  | DiscardState
  | CutState
  | PlayState
  | ShowState
  | MugginsState
  | OverState;

/** What a view adds to a state. */
interface Viewed {
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
}

interface ViewedCards extends Viewed {
  /** Cards that each seat holds, hidden unless the viewer may see them. */
  readonly hands: readonly (readonly (Card | Hidden)[])[];
  /** The crib, hidden except what the viewer may see. */
  readonly crib: readonly (Card | Hidden)[];
}

type Covered = "viewer" | "hands" | "crib";

/** View while seats cut for the deal. */
export interface CutForDealView extends Omit<CutForDealState, Covered>, Viewed {}

/** View before the deal. */
export interface DealView extends Omit<DealState, Covered>, Viewed {}

/** View while seats discard. */
export interface DiscardView extends Omit<DiscardState, Covered>, Omit<ViewedCards, "crib"> {
  /** The crib's four places, hidden except the viewer's own discards; null if still empty. */
  readonly crib: readonly (Card | Hidden | null)[];
}

/** View before the starter is cut. */
export interface CutView extends Omit<CutState, Covered>, ViewedCards {}

/** View during the play. */
export interface PlayView extends Omit<PlayState, Covered>, ViewedCards {}

/** View during the show. */
export interface ShowView extends Omit<ShowState, Covered>, ViewedCards {}

/** View while a short count may be answered. */
export interface MugginsView extends Omit<MugginsState, Covered>, ViewedCards {}

/** View at the end of the game. */
export interface OverView extends Omit<OverState, Covered>, ViewedCards {}

/** What one seat or a spectator knows: the state with every hidden card `"??"`. */
export type CribbageView =
  | CutForDealView
  | DealView
  | DiscardView
  | CutView
  | PlayView
  | ShowView
  | MugginsView
  | OverView;
