import type { Card } from "../core/card.ts";
import type { ChanceRefusalCode, CommonRefusalCode, Seat } from "../core/game.ts";
import type { SharedMove } from "../shared/moves.ts";
import type { Square } from "../shared/square.ts";

/** @inline */
type Shared = SharedMove;

/** Any move of CrossCribb. */
export type CrossCribbMove =
  | {
      /** Chance: deals the cards. */
      readonly type: "deal";
      readonly seat?: undefined;
      /** Each seat's pile, top card first: seven cards, or fourteen for a seat that plays alone. */
      readonly piles: readonly (readonly Card[])[];
    }
  | {
      /** A seat places its turned-up card. */
      readonly type: "place";
      readonly seat: Seat;
      readonly square: Square;
    }
  | {
      /** A seat discards its turned-up card face down to the crib and keeps the turn. */
      readonly type: "discard";
      readonly seat: Seat;
    }
  | {
      /** A seat counts its side's lines. The dealer also counts the crib. */
      readonly type: "show";
      readonly seat: Seat;
      /** With muggins only: the points that the seat claims, without heels. */
      readonly claim?: number;
    }
  | Shared;

/** The moves of some types. */
export type Move<Type extends CrossCribbMove["type"]> = Extract<CrossCribbMove, { readonly type: Type }>;

/**
 * Refusal codes of CrossCribb; the [guide](../../docs/crosscribb.md#refusal-codes) tells what each means.
 *
 * @useDeclaredType
 */
export type CrossCribbRefusalCode =
  | CommonRefusalCode
  | ChanceRefusalCode
  | "wrong-cards"
  | "must-discard"
  | "square-taken"
  | "nothing-owed"
  | "one-discard"
  | "wrong-claim"
  | "no-muggins";
