import { type RecordOf, type Seat, steps } from "fifteen-two";
import { cribbage } from "fifteen-two/cribbage";
import { discardValues } from "fifteen-two/cribbage/analysis";

/** What each discard of a seat gave away, in points of hand and crib. A few milliseconds each: for a worker. */
export function discardLosses(record: RecordOf<typeof cribbage>, seat: Seat): number[] {
  const losses: number[] = [];
  for (const { move, before } of steps(cribbage, record)) {
    if (move.type !== "discard" || move.seat !== seat || before.phase !== "discard") continue;
    const { players, partners } = before.settings;
    const values = discardValues(before.hands[seat]!, { dealer: before.dealer === seat, players, partners });
    const chosen = values.find(({ cards }) => cards.every((card) => move.cards.includes(card)));
    losses.push((values[0]?.total ?? 0) - (chosen?.total ?? 0));
  }
  return losses;
}
