import type { ChanceRefusalCode, CommonRefusalCode, Seat } from "../core/any.ts";
import type { Card } from "../core/card.ts";
import type { AcceptMove, CutForDealMove, CutMove, MugginsMove } from "../shared/moves.ts";

export type { AcceptMove, CutForDealMove, CutMove, MugginsMove } from "../shared/moves.ts";

/** Chance: deals the cards. */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** Cards of each seat: six with two players, otherwise five. */
  readonly hands: readonly (readonly Card[])[];
  /** With three players, the card that starts the crib; otherwise empty. */
  readonly crib: readonly Card[];
}

/** A seat discards to the crib. */
export interface DiscardMove {
  readonly type: "discard";
  readonly seat: Seat;
  /** Two cards with two players, otherwise one. Two are listed in the order of `CARDS`; `apply` takes either order. */
  readonly cards: readonly Card[];
}

/** A seat plays a card. */
export interface PlayMove {
  readonly type: "play";
  readonly seat: Seat;
  /** A card of its hand that keeps the count at 31 or below. */
  readonly card: Card;
}

/** A seat that can't play says go. */
export interface GoMove {
  readonly type: "go";
  readonly seat: Seat;
}

/** A seat counts its hand, or the dealer counts the crib. */
export interface ShowMove {
  readonly type: "show";
  readonly seat: Seat;
  /** Which cards it counts. */
  readonly hand: "hand" | "crib";
  /** With muggins only: the points that the seat claims, 0 or more. */
  readonly claim?: number;
}

/** Any move of cribbage, as plain JSON; `type` distinguishes them. */
export type CribbageMove =
  | CutForDealMove
  | DealMove
  | DiscardMove
  | CutMove
  | PlayMove
  | GoMove
  | ShowMove
  | MugginsMove
  | AcceptMove;

/**
 * Refusal codes; {@link refusal} explains each.
 *
 * @useDeclaredType
 */
export type CribbageRefusalCode =
  | CommonRefusalCode
  | ChanceRefusalCode
  | "wrong-cards"
  | "not-held"
  | "over-31"
  | "can-play"
  | "wrong-hand"
  | "wrong-claim"
  | "no-muggins";
