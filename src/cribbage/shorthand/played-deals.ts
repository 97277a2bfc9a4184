import type { Card } from "../../core/card.ts";
import type { Seat } from "../../core/game.ts";
import { type RecordOf, replay } from "../../generic/record.ts";
import { steps } from "../../generic/steps.ts";
import {
  type CribbageGame,
  type CribbageState,
  cribbage,
  type DealMove,
  type DiscardMove,
  type PlayMove,
} from "../index.ts";

/** A deal of a record as far as it was played. */
export interface PlayedDeal {
  readonly dealt: DealMove;
  readonly discards: readonly DiscardMove[];
  /** Undefined before it is cut. */
  readonly starter: Card | undefined;
  readonly plays: readonly PlayMove[];
}

/** The cards of a seat in a deal. */
export interface SeatCards {
  /** In the order played. */
  readonly played: readonly Card[];
  readonly held: readonly Card[];
  /** Undefined if it has yet to discard. */
  readonly discarded: readonly Card[] | undefined;
}

/** What a record says apart from what follows by the rules. */
export interface Played {
  /** Each cut for the deal: more than one after a tie. */
  readonly cuts: readonly (readonly Card[])[];
  readonly deals: readonly PlayedDeal[];
  /** The state at the end of the record. */
  readonly state: CribbageState;
}

/** Replays a record and sorts its moves by deal. */
export function playedDeals(record: RecordOf<CribbageGame>): Played {
  const cuts: (readonly Card[])[] = [];
  const deals: { dealt: DealMove; discards: DiscardMove[]; starter: Card | undefined; plays: PlayMove[] }[] = [];
  let state = replay(cribbage, record, 0);
  for (const { move, state: after } of steps(cribbage, record)) {
    state = after;
    const deal = deals.at(-1)!;
    if (move.type === "cut-for-deal") cuts.push(move.cards);
    else if (move.type === "deal") deals.push({ dealt: move, discards: [], starter: undefined, plays: [] });
    else if (move.type === "discard") deal.discards.push(move);
    else if (move.type === "cut") deal.starter = move.card;
    else if (move.type === "play") deal.plays.push(move);
  }
  return { cuts, deals, state };
}

/** The cards of a seat: those it played, in order, those it still holds, and its discards. */
export function cardsOf({ dealt, discards, plays }: PlayedDeal, seat: Seat): SeatCards {
  const played = plays.filter((play) => play.seat === seat).map(({ card }) => card);
  const discarded = discards.find((discard) => discard.seat === seat)?.cards;
  const gone = [...played, ...(discarded ?? [])];
  return { played, held: dealt.hands[seat]!.filter((card) => !gone.includes(card)), discarded };
}
