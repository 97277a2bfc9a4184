import type { Card } from "../../core/card.ts";
import type { Seat } from "../../core/game.ts";
import { type RecordOf, replay, steps } from "../../generic/record.ts";
import type { CribbageGame } from "../game.ts";
import type { CribbageMove, CribbageState } from "../index.ts";
import * as cribbage from "../index.ts";

type MoveIn<Type> = Extract<CribbageMove, { readonly type: Type }>;

/** A deal of a record as far as it was played. */
export interface PlayedDeal {
  readonly dealt: MoveIn<"deal">;
  readonly discards: MoveIn<"discard">[];
  readonly plays: MoveIn<"play">[];
  /** Undefined before it is cut. */
  starter: Card | undefined;
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
  const deals: PlayedDeal[] = [];
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

/** The cards of a seat in a deal. */
export interface SeatCards {
  /** In the order played. */
  readonly played: readonly Card[];
  readonly held: readonly Card[];
  /** Undefined if it has yet to discard. */
  readonly discarded: readonly Card[] | undefined;
}

/** The cards of a seat, by what it did with them. */
export function cardsOf({ dealt, discards, plays }: PlayedDeal, seat: Seat): SeatCards {
  const played = plays.filter((play) => play.seat === seat).map(({ card }) => card);
  const discarded = discards.find((discard) => discard.seat === seat)?.cards;
  const gone = [...played, ...(discarded ?? [])];
  return { played, held: dealt.hands[seat]!.filter((card) => !gone.includes(card)), discarded };
}
