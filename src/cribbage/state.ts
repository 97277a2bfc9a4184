import type { Card } from "../core/card.ts";
import type { Seat, Side } from "../core/game.ts";
import type { ViewFrom } from "../core/view-from.ts";
import type { Phase } from "../generic/phases.ts";
import type { HandScoreKind, PlayScoreKind, ScoreItem } from "../scoring/item.ts";
import type { CribbageMove, CribbageRefusalCode } from "./moves.ts";
import type { CribbageSettings } from "./options.ts";

/**
 * What a move scored for one side.
 *
 * @inline
 */
export interface CribbageAward {
  /** The side that scored. */
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

/** What points can be for. */
export type CribbageAwardKind = CribbageAward["items"][number]["kind"];

/** The full state of a game of cribbage: plain JSON. */
export type CribbageState = {
  /** Set only in a view. */
  readonly viewer?: undefined;
  /** The game's settings. */
  readonly settings: CribbageSettings;
  /** Points of each side, at most the target. */
  readonly scores: readonly number[];
  /** What the latest move scored, in full even if it goes beyond the target; empty if nothing. */
  readonly awards: readonly CribbageAward[];
} & (
  | {
      /** Seats cut for the first deal; chance is to move. */
      readonly phase: "cut-for-deal";
      /** Each seat's card in the latest cut if it was a tie; otherwise empty. */
      readonly cuts: readonly Card[];
    }
  | {
      /** A hand is about to be dealt; chance is to move. */
      readonly phase: "deal";
      /** The seat that deals. */
      readonly dealer: Seat;
    }
  | ({
      /** The seat that dealt. It has the crib. */
      readonly dealer: Seat;
      /** Cards that each seat holds: in the play what it has left, in the show again the four that it kept. */
      readonly hands: readonly (readonly Card[])[];
    } & (
      | {
          /** Each seat discards to the crib, in any order. */
          readonly phase: "discard";
          /**
           * The crib's four places; null if still empty. With two players, seat 0 has the first two and seat 1 the
           * others. With three, the first is the dealt card, then one per seat. With four, one per seat.
           */
          readonly crib: readonly (Card | null)[];
        }
      | {
          /** The starter is about to be cut; chance is to move. */
          readonly phase: "cut";
          /** The four cards of the crib. */
          readonly crib: readonly Card[];
        }
      | ({
          /** The four cards of the crib. */
          readonly crib: readonly Card[];
          /** The card that was cut. */
          readonly starter: Card;
          /** The play of this deal, in order: every card and every go. */
          readonly plays: readonly Extract<CribbageMove, { readonly type: "play" | "go" }>[];
          /** Index in `plays` where each count began. */
          readonly countStarts: readonly number[];
        } & (
          | {
              /** The play. */
              readonly phase: "play";
              /** Total of the cards of this count, 0 to 30. */
              readonly count: number;
              /** The seat that must play or say go. */
              readonly turn: Seat;
            }
          | {
              /** The show. */
              readonly phase: "show";
              /** The seat that counts. */
              readonly turn: Seat;
              /** What it counts: its hand, or the crib, which is face up from then on. */
              readonly hand: "hand" | "crib";
            }
          | {
              /** A seat has counted too few points, and each opponent may claim the rest, in any order. */
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
          | {
              /** A side has reached the target. */
              readonly phase: "over";
              /** What scored the last point. */
              readonly reason: "cut" | "play" | "hand" | "crib";
              /** The side that won, the only item. */
              readonly winners: readonly Side[];
            }
        ))
    ))
);

/**
 * What one seat or a spectator knows: the state with every hidden card `"??"`, and the `viewer`, the seat or null.
 */
export type CribbageView = ViewFrom<CribbageState, "hands" | "crib">;

/** The states of some phases. */
export type StateIn<Phase extends CribbageState["phase"]> = Extract<CribbageState, { readonly phase: Phase }>;

/** The views of some phases. */
export type ViewIn<Phase extends CribbageState["phase"]> = Extract<CribbageView, { readonly phase: Phase }>;

/** The states from the starter on. */
export type Started = Extract<CribbageState, { readonly starter: Card }>;

/** What stays the same from phase to phase of a deal. */
export type Deal = Pick<Started, "settings" | "dealer" | "hands" | "crib" | "starter" | "plays" | "countStarts">;

/** What a phase does. */
export type CribbagePhase = Phase<CribbageState, CribbageMove, CribbageRefusalCode>;
