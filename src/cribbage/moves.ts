import type { Card } from "../core/card.ts";
import type { ChanceRefusalCode, CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
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

/** A seat discards to the crib: two cards with two players, otherwise one. */
export interface DiscardMove {
  readonly type: "discard";
  readonly seat: Seat;
  /** Two cards are listed in the order of `CARDS`; `apply` takes either order. */
  readonly cards: readonly Card[];
}

/** A seat plays a card. */
export interface PlayMove {
  readonly type: "play";
  readonly seat: Seat;
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
  readonly hand: "hand" | "crib";
  /** With muggins only: the points that the seat claims. */
  readonly claim?: number;
}

/** Any move of cribbage. */
export type CribbageMove =
  | CutForDealMove
  | DealMove
  | CutMove
  | DiscardMove
  | PlayMove
  | GoMove
  | ShowMove
  | MugginsMove
  | AcceptMove;

/** Refusal codes of cribbage; the [guide](../../docs/cribbage.md#refusal-codes) tells what each means. */
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

/** Why a move is illegal in cribbage. */
export type CribbageRefusal = Refusal<CribbageRefusalCode>;
