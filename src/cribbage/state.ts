import type { Card, Hidden } from "../core/card.ts";
import type { Seat, Side } from "../core/game.ts";
import type { Score } from "../scoring/index.ts";
import type { GoMove, PlayMove } from "./moves.ts";
import type { CribbageSettings } from "./options.ts";

/**
 * What points can be for: all that `scoreHand` and `scorePlay` know; `"heels"` for a jack as the starter,
 * `"go"` or `"last-card"` for the last card of a count; `"claim"` and `"muggins"` for what was claimed in the show.
 */
export type CribbageAwardKind =
  | "fifteen"
  | "thirty-one"
  | "pair"
  | "run"
  | "flush"
  | "nobs"
  | "heels"
  | "go"
  | "last-card"
  | "claim"
  | "muggins";

/** Points for one side, with the reasons for them. */
export interface CribbageAward extends Score<CribbageAwardKind> {
  /** Whose points. */
  readonly side: Side;
}

/** What ends a game: the cut, the play, the show of a hand or of the crib. */
export type CribbageOutcomeReason = "cut" | "play" | "hand" | "crib";

interface Common {
  /** Only a view has a viewer. */
  readonly viewer?: undefined;
  /** What was agreed. */
  readonly settings: CribbageSettings;
  /** The points of each side, at most the target. */
  readonly scores: readonly number[];
  /** What the latest move scored, with its full points even beyond the target; empty when nothing. */
  readonly awards: readonly CribbageAward[];
}

/** The cards are cut for the first deal (S2-08); chance is to move. */
export interface CutForDealState extends Common {
  readonly phase: "cut-for-deal";
  /** The cards of the latest cut, by seat, when it was a tie; else empty. */
  readonly cuts: readonly Card[];
}

/** A hand is to be dealt; chance is to move. */
export interface DealState extends Common {
  readonly phase: "deal";
  /** The seat that deals. */
  readonly dealer: Seat;
}

interface Dealt extends Common {
  /** The seat that dealt, whose crib it is. */
  readonly dealer: Seat;
  /** By seat: the cards it holds. */
  readonly hands: readonly (readonly Card[])[];
}

/** Each seat lays away for the crib, in any order (S2-14). */
export interface DiscardState extends Dealt {
  readonly phase: "discard";
  /**
   * The crib's four places; null where no card lies yet. With two players the first two are seat 0's, the others
   * seat 1's; with three the first is the card that was dealt there, then one a seat; with four one a seat.
   */
  readonly crib: readonly (Card | null)[];
}

/** The starter is to be cut (S2-16); chance is to move. */
export interface CutState extends Dealt {
  readonly phase: "cut";
  /** The four cards of the crib. */
  readonly crib: readonly Card[];
}

/** What lies on the table from the starter on. */
export interface Table extends Dealt {
  /** The four cards of the crib. */
  readonly crib: readonly Card[];
  /** The card that was turned up. */
  readonly starter: Card;
  /** The play of this deal, in order: every card and every go. */
  readonly plays: readonly (PlayMove | GoMove)[];
  /** Where in `plays` each count began. */
  readonly countStarts: readonly number[];
}

/** The play (S2-17 to S2-42): `hands` is what each seat has left. */
export interface PlayState extends Table {
  readonly phase: "play";
  /** The total of the cards of this count, 0 to 30. */
  readonly count: number;
  /** The seat that must play, or say go. */
  readonly turn: Seat;
}

/** The show (S2-43 to S2-60): `hands` is again the four cards that each seat kept. */
export interface ShowState extends Table {
  readonly phase: "show";
  /** The seat that counts. */
  readonly turn: Seat;
  /** What it counts: its hand, or the crib, which from then on is face up. */
  readonly hand: "hand" | "crib";
}

/** A seat has counted too little, and each seat of another side may claim the rest, in any order. */
export interface MugginsState extends Table {
  readonly phase: "muggins";
  /** The seat that counted. */
  readonly turn: Seat;
  /** What it counted. */
  readonly hand: "hand" | "crib";
  /** The points it overlooked, 1 or more. */
  readonly missing: number;
  /** The seats that have not answered yet, in order. */
  readonly pending: readonly Seat[];
}

/** A side has reached the target. */
export interface OverState extends Table {
  readonly phase: "over";
  /** When it happened: at the cut, in the play, at the show of a hand, or of the crib. */
  readonly reason: "cut" | "play" | "hand" | "crib";
  /** The side that won. */
  readonly winner: Side;
}

/** A game of cribbage between two moves: plain JSON, all of it, for whoever may know everything. */
export type CribbageState =
  | CutForDealState
  | DealState
  | DiscardState
  | CutState
  | PlayState
  | ShowState
  | MugginsState
  | OverState;

/** What a view adds to a state, and what takes the place of hidden cards in it. */
interface Viewed {
  /** The seat whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
}

interface ViewedCards extends Viewed {
  /** By seat: the cards it holds, hidden unless the viewer may see them. */
  readonly hands: readonly (readonly (Card | Hidden)[])[];
  /** The crib, hidden but for what the viewer may see. */
  readonly crib: readonly (Card | Hidden)[];
}

type Covered = "viewer" | "hands" | "crib";

/** What a seat knows before the deal is settled. */
export interface CutForDealView extends Omit<CutForDealState, Covered>, Viewed {}

/** What a seat knows before the deal. */
export interface DealView extends Omit<DealState, Covered>, Viewed {}

/** What a seat knows while seats discard. */
export interface DiscardView extends Omit<DiscardState, Covered>, Omit<ViewedCards, "crib"> {
  /** The crib's four places, hidden but for the viewer's own discards; null where no card lies yet. */
  readonly crib: readonly (Card | Hidden | null)[];
}

/** What a seat knows before the starter is cut. */
export interface CutView extends Omit<CutState, Covered>, ViewedCards {}

/** What a seat knows in the play. */
export interface PlayView extends Omit<PlayState, Covered>, ViewedCards {}

/** What a seat knows in the show. */
export interface ShowView extends Omit<ShowState, Covered>, ViewedCards {}

/** What a seat knows while a short count may be answered. */
export interface MugginsView extends Omit<MugginsState, Covered>, ViewedCards {}

/** What a seat knows at the end. */
export interface OverView extends Omit<OverState, Covered>, ViewedCards {}

/** What one seat, or a spectator, knows of a game: the state with every hidden card `"??"`. */
export type CribbageView =
  | CutForDealView
  | DealView
  | DiscardView
  | CutView
  | PlayView
  | ShowView
  | MugginsView
  | OverView;
