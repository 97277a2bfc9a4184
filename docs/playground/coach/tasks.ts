/** What the worker counts for the coach and the statistics. */
import { type RecordOf, replay, type Seat, seeded, steps } from "fifteen-two";
import { cribbage } from "fifteen-two/cribbage";
import { analysisTasks, discardValues, winChances } from "fifteen-two/cribbage/analysis";
import { type Chance, turningPoints } from "./chance.ts";

type Game = RecordOf<typeof cribbage>;

/** The chances over a game: at the start, and after every deal, cut and count, where they change most. */
function* chances(record: Game, seat: Seat): Generator<readonly Chance[], void> {
  const all: Chance[] = [];
  for (const moves of turningPoints(record.moves)) {
    const state = replay(cribbage, record, moves);
    const { sides } = winChances(cribbage.view(state, seat), { deals: 120, random: seeded(1) });
    all.push({ moves, win: sides[seat % sides.length] ?? 0 });
    yield all;
  }
}

/** What each discard of a seat gave away, in points of hand and crib. */
export function discardLosses(record: Game, seat: Seat): number[] {
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

export const tasks = { ...analysisTasks, chances, discardLosses };
