import type { CribbageOptions, CribbageState } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { discardMove } from "../../../src/cribbage/move-shape.ts";
import { appendMoves, CARDS, playout, type RecordOf, seeded } from "../../../src/index.ts";
import type { RecordMeta } from "../../../src/record/record.ts";

type Record = RecordOf<typeof cribbage>;

/** A random game, up to a number of moves. */
export function randomGame(seed: number, options: CribbageOptions, limit?: number, meta?: RecordMeta): Record {
  const { record } = playout(cribbage, { random: seeded(seed), options, ...(limit !== undefined && { limit }) });
  return meta === undefined ? record : { ...record, meta };
}

/** The record without what a text leaves out: the order of the cards in a dealt hand, and who discarded first. */
export function sorted(record: Record): Record {
  const moves = record.moves.map((move) => {
    if (move.type === "discard") return discardMove(move.seat, move.cards);
    if (move.type !== "deal") return move;
    return { ...move, hands: move.hands.map((hand) => CARDS.filter((card) => hand.includes(card))) };
  });
  for (let i = 1; i < moves.length; i++)
    for (let j = i; j > 0; j--) {
      const [a, b] = [moves[j - 1]!, moves[j]!];
      if (a.type === "discard" && b.type === "discard" && a.seat > b.seat) [moves[j - 1], moves[j]] = [b, a];
    }
  return { ...record, moves };
}

/** The record with the forced moves that follow: goes and shows. */
export function settled(record: Record): Record {
  const state = record.moves.reduce<CribbageState>(cribbage.apply, cribbage.initialState(record.settings));
  const [move, other] = cribbage.legalMoves(state);
  const isForced = other === undefined && (move?.type === "go" || move?.type === "show");
  return isForced ? settled(appendMoves(record, [move])) : record;
}
