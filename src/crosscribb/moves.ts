import type { ChanceRefusalCode, CommonRefusalCode, Seat } from "../core/any.ts";
import type { Card } from "../core/card.ts";
import type { AcceptMove, CutForDealMove, CutMove, MugginsMove } from "../shared/moves.ts";
import type { Square } from "../shared/square.ts";

export type { AcceptMove, CutForDealMove, CutMove, MugginsMove } from "../shared/moves.ts";

/** Chance: deals the cards. */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** Each seat's pile, top card first: seven cards, or fourteen for a seat that plays alone. */
  readonly piles: readonly (readonly Card[])[];
}

/** A seat places its turned-up card. */
export interface PlaceMove {
  readonly type: "place";
  readonly seat: Seat;
  /** An empty square. */
  readonly square: Square;
}

/** A seat discards its turned-up card face down to the crib. It keeps the turn while it has cards. */
export interface DiscardMove {
  readonly type: "discard";
  readonly seat: Seat;
}

/** A seat counts its side's lines. The dealer also counts the crib. */
export interface ShowMove {
  readonly type: "show";
  readonly seat: Seat;
  /** With muggins only: the points that the seat claims, without heels: 0 to the true points. */
  readonly claim?: number;
}

/** Any move of CrossCribb, as plain JSON; `type` distinguishes them. */
export type CrossCribbMove =
  | CutForDealMove
  | DealMove
  | CutMove
  | PlaceMove
  | DiscardMove
  | ShowMove
  | MugginsMove
  | AcceptMove;

/**
 * Refusal codes; {@link refusal} explains each.
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
