import { playout, randomInt, seeded } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { type CribbageMove, type CribbageView, parseViewJson } from "fifteen-two/cribbage";
import { bestFour } from "../count/problem.ts";

/** The position of a day: a discard on even days, a lead on odd ones. */
export function puzzleOf(day: string): CribbageView {
  const random = seeded(Number(day.replaceAll("-", "")));
  const leads = Number(day.at(-1)) % 2 === 1;
  const { state } = playout(cribbage, {
    random,
    options: { first: leads ? 1 : randomInt(2, random) },
    limit: leads ? 4 : 1,
    bots: [keeper, keeper],
  });
  // A close game, so that the choice matters.
  const first = randomInt(95, random);
  const scores = [first, first + randomInt(20, random)];
  return parseViewJson({ ...cribbage.view(state, 0), awards: [], scores });
}

/** Discards so as to keep what counts most. */
function keeper(_: CribbageView, moves: readonly CribbageMove[]): CribbageMove {
  const discards = moves.flatMap((move) => (move.type === "discard" ? [move] : []));
  const kept = bestFour([...new Set(discards.flatMap(({ cards }) => cards))]);
  return discards.find(({ cards }) => !cards.some((card) => kept.includes(card))) ?? moves[0]!;
}
