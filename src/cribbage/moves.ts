import type { Card } from "../core/card.ts";
import type { ChanceRefusalCode, CommonRefusalCode, Seat } from "../core/game.ts";
import type { SharedMove } from "../shared/moves.ts";

/** @inline */
type Shared = SharedMove;

/** Any move of cribbage. */
export type CribbageMove =
  | {
      /** Chance: deals the cards. */
      readonly type: "deal";
      readonly seat?: undefined;
      /** Cards of each seat: six with two players, otherwise five. */
      readonly hands: readonly (readonly Card[])[];
      /** With three players, the card that starts the crib; otherwise empty. */
      readonly crib: readonly Card[];
    }
  | {
      /** A seat discards to the crib: two cards with two players, otherwise one. */
      readonly type: "discard";
      readonly seat: Seat;
      /** Two cards are listed in the order of `CARDS`; `apply` takes either order. */
      readonly cards: readonly Card[];
    }
  | {
      /** A seat plays a card. */
      readonly type: "play";
      readonly seat: Seat;
      readonly card: Card;
    }
  | {
      /** A seat that can't play says go. */
      readonly type: "go";
      readonly seat: Seat;
    }
  | {
      /** A seat counts its hand, or the dealer counts the crib. */
      readonly type: "show";
      readonly seat: Seat;
      readonly hand: "hand" | "crib";
      /** With muggins only: the points that the seat claims. */
      readonly claim?: number;
    }
  | Shared;

/** The moves of some types. */
export type Move<Type extends CribbageMove["type"]> = Extract<CribbageMove, { readonly type: Type }>;

/**
 * Refusal codes of cribbage; the [guide](../../docs/cribbage.md#refusal-codes) tells what each means.
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
