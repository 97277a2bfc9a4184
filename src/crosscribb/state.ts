import type { Card } from "../core/card.ts";
import type { Seat, Side } from "../core/game.ts";
import type { ViewFrom } from "../core/view-from.ts";
import type { Phase } from "../generic/phases.ts";
import type { HandScoreKind, ScoreItem } from "../scoring/item.ts";
import type { CrossCribbMove, CrossCribbRefusalCode } from "./moves.ts";
import type { CrossCribbSettings } from "./options.ts";

/**
 * What a move scored for one side. The points go to its total of the round or, if the kind is `"difference"`, to the
 * track.
 *
 * @inline
 */
export interface CrossCribbAward {
  /** The side that scored. */
  readonly side: Side;
  /** The sum of the items' points. */
  readonly points: number;
  /**
   * One item for each thing that scores: `"heels"` for a jack as the cut card, `"claim"` and `"muggins"` for points
   * claimed in the show, `"difference"` for what a round pegs, and the kinds of {@link scoreBoard}, with `"nobs"` for
   * his knobs.
   */
  readonly items: readonly ScoreItem<HandScoreKind | "heels" | "claim" | "muggins" | "difference">[];
  /** What was counted: a line or the crib; null for other kinds of points. */
  readonly line: "a" | "b" | "c" | "d" | "e" | "1" | "2" | "3" | "4" | "5" | "crib" | null;
}

/** What points can be for. */
export type CrossCribbAwardKind = CrossCribbAward["items"][number]["kind"];

/** The full state of a game of CrossCribb: plain JSON. */
export type CrossCribbState = {
  /** Set only in a view. */
  readonly viewer?: undefined;
  /** The game's settings. */
  readonly settings: CrossCribbSettings;
  /** Each side's hole on the track, at most the target. */
  readonly scores: readonly number[];
  /**
   * Each side's total of this round so far: heels, counted lines and crib, and muggins. In the phase `deal`, the
   * totals of the round that just ended.
   */
  readonly totals: readonly number[];
  /**
   * What the latest move scored, in the order of counting, without lines worth nothing. At the end of a round that is
   * not tied, the last award is the difference, in full even if it goes beyond the target.
   */
  readonly awards: readonly CrossCribbAward[];
} & (
  | {
      /** Seats cut for the first deal; chance is to move. */
      readonly phase: "cut-for-deal";
      /** The cards of the latest cut if it was a tie, otherwise empty. With three players, seats 0 and 1 cut. */
      readonly cuts: readonly Card[];
    }
  | ({
      /** The seat that deals. Its side has the crib. */
      readonly dealer: Seat;
      /** With three players: whether seat 0 or seat 2 deals when it is next their team's turn. Otherwise null. */
      readonly teamDealer: Seat | null;
    } & (
      | {
          /** The piles are about to be dealt; chance is to move. */
          readonly phase: "deal";
        }
      | {
          /** The cut card is about to be turned up; chance is to move. */
          readonly phase: "cut";
          /** Each seat's face-down pile, top card first. */
          readonly piles: readonly (readonly Card[])[];
        }
      | ({
          /** The cut card, which is on c3. */
          readonly cut: Card;
          /** The card on each square, in the order of {@link SQUARES}; null if it is empty. */
          readonly board: readonly (Card | null)[];
        } & (
          | {
              /** Seats place their cards. */
              readonly phase: "play";
              /** What is left of each seat's pile. Each seat has turned up the first card for itself. */
              readonly piles: readonly (readonly Card[])[];
              /**
               * The crib's four places, null if still empty. With four players, each seat has one place. With two,
               * seat 0 has the first two and seat 1 the others. With three, seat 0 has the first, seat 1 the next two,
               * and seat 2 the last.
               */
              readonly crib: readonly (Card | null)[];
              /** The seat that is to place or discard the top card of its pile. */
              readonly turn: Seat;
              /** Whether it has already discarded in this turn. */
              readonly discarded: boolean;
            }
          | ({
              /** The four cards of the crib, face up once the dealer's side is to count it. */
              readonly crib: readonly Card[];
            } & (
              | {
                  /** The board is full and a side counts. The dealer's side counts last. */
                  readonly phase: "show";
                  /** The seat that counts: the dealer, or the first opponent to the left of the dealer. */
                  readonly turn: Seat;
                }
              | {
                  /** A side has counted too few points, and each seat of the other side may claim the rest. */
                  readonly phase: "muggins";
                  /** The seat that counted. */
                  readonly turn: Seat;
                  /** Overlooked points, 1 or more. */
                  readonly missing: number;
                  /** Seats that have not answered yet, in order. */
                  readonly pending: readonly Seat[];
                }
              | {
                  /** A side has reached the target. */
                  readonly phase: "over";
                  /** What ended the game: always the end of a round. */
                  readonly reason: "round";
                  /** The side that won, the only item. */
                  readonly winners: readonly Side[];
                }
            ))
        ))
    ))
);

/**
 * What one seat or a spectator knows: the state with every hidden card `"??"`, and the `viewer`, the seat or null.
 */
export type CrossCribbView = ViewFrom<CrossCribbState, "piles" | "crib">;

/** The states of some phases. */
export type StateIn<Phase extends CrossCribbState["phase"]> = Extract<CrossCribbState, { readonly phase: Phase }>;

/** The views of some phases. */
export type ViewIn<Phase extends CrossCribbState["phase"]> = Extract<CrossCribbView, { readonly phase: Phase }>;

/** What stays the same from phase to phase of a round. */
export type Started = Omit<StateIn<"show">, "phase" | "turn" | "crib" | "board">;

/** That with the board and the full crib, once all cards have been played. */
export type Played = Omit<StateIn<"show">, "phase" | "turn">;

/** What a phase does. */
export type CrossCribbPhase = Phase<CrossCribbState, CrossCribbMove, CrossCribbRefusalCode>;
