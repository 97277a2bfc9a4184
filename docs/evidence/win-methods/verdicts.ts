// Plays out the published answer and the package's of each problem whose two differ, in the same deals, by two equal
// bots, and prints by how much the published one wins more often: the figures of `played` in problems.json. Within 31
// points of the end, the bots play to win, before the choice with some mistakes; else for points. With `expert` they
// solve the rest of the deal after it. The number is how many deals; a name picks problems.
//
//   npm run verdicts -w docs/evidence -- 1000 trials
//   npm run verdicts -w docs/evidence -- 300 expert "Barlow 11, 2"

import { type Judge, judgeBy, levelOf, type Value } from "../../../src/bots/seats/level.ts";
import { cribbageBot, expert, trials } from "../../../src/cribbage/analysis/index.ts";
import { readStakes } from "../../../src/cribbage/analysis/win/stakes.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import type { PlayState, View } from "../../../src/cribbage/state.ts";
import { isCard, seeded } from "../../../src/index.ts";
import { type Choice, cardsOf, type Lead, leadOf, type Players } from "../bots/choice.ts";
import { pointsBot } from "../bots/points.ts";
import { plusMinus } from "../games/estimate.ts";
import { PROBLEMS, type Problem, ranksOfMove } from "./problem.ts";

const [most = "1000", bot = "trials", name = ""] = process.argv.slice(2);

/** The choice of a view. */
function choiceIn(view: Problem["view"]): Choice {
  const { settings, dealer, scores } = view;
  const before = { ...cribbage.initialState({ first: dealer, target: settings.target }), scores };
  if (view.phase === "discard") return { before, own: view.hands[0]!.filter(isCard), plays: [] };
  const { plays, starter } = view;
  const [own, theirs] = handsIn(view);
  const discards = [own!, theirs!].map((cards, seat) => ({ type: "discard", seat, cards: cards.slice(-2) }) as never);
  const moves = [
    { type: "deal", hands: [own, theirs], crib: [] },
    ...discards,
    { type: "cut", card: starter },
    ...plays,
  ];
  const pegged = moves.reduce((state, move) => cribbage.apply(state, move as cribbage.CribbageMove), {
    ...before,
    scores: [0, 0],
  } as cribbage.CribbageState).scores;
  const earlier = { ...before, scores: scores.map((score, side) => score - pegged[side]!) };
  return { before: earlier, own: own!, discard: discards[0]!, starter, plays };
}

/** The six cards of each seat, its discards last; those of the other are made up. */
function handsIn(view: View<PlayState>) {
  const { hands, plays, crib } = cribbage.determinize(view, seeded(1)) as PlayState;
  return hands.map((left, seat) => [...left, ...cardsOf(plays, seat), ...crib.slice(2 * seat, 2 * seat + 2)]);
}

/** How those who brought about a choice err: most moves of a page would be made, but not by a bot without mistakes. */
const HUMAN = { overlooks: 0.1, temperature: 0.01, miscounts: 0 };

/** Values moves by a method, once for all hands of the same ranks, since most deals are rejected. */
function judgeOnce(method: ReturnType<typeof trials>): Judge<typeof cribbage> {
  const judge = judgeBy(method);
  const known = new Map<string, ReadonlyMap<string, Value>>();
  return (view, moves, random) => {
    const { hands, crib, viewer, plays } = view as View<PlayState>;
    const ranks = (cards: readonly unknown[]) => cards.map((card) => String(card)[0]).sort();
    const own = [ranks(hands[viewer!]!), ranks(crib.slice(2 * viewer!, 2 * viewer! + 2))];
    const key = JSON.stringify([own, plays?.map(ranksOfMove)]);
    if (!known.has(key)) {
      const all = cribbage.legalMoves(view);
      known.set(key, new Map(judge(view, all, random).map((value, i) => [ranksOfMove(all[i]!), value])));
    }
    return moves.map((move) => known.get(key)!.get(ranksOfMove(move))!);
  };
}

/** The bots for a problem. */
function playersOf({ view, worth = [1] }: Problem): Players {
  const stakes = readStakes(worth)(view);
  const isNear = Math.max(...view.scores) >= view.settings.target - 31;
  if (bot !== "expert" && !isNear) return { past: pointsBot, future: pointsBot, stakes };
  const method = trials({ deals: 60, worth });
  const future = cribbageBot({ level: bot === "expert" ? expert({ worth }) : method });
  return { past: levelOf(judgeOnce(method), HUMAN), future, stakes };
}

/** By how much the published answer wins more often than the package's. */
function verdictOf(problem: Problem): Lead {
  const { view, answers, played } = problem;
  const moves = cribbage.legalMoves(view);
  const moveOf = (ranks: string) => moves.find((move) => ranksOfMove(move) === ranks)!;
  return leadOf(choiceIn(view), [moveOf(answers[0]!), moveOf(played!.other)], playersOf(problem), Number(most));
}

for (const problem of PROBLEMS) {
  if (problem.played === undefined || !problem.name.startsWith(name)) continue;
  const start = process.cpuUsage();
  const { mean, error, deals } = verdictOf(problem);
  const seconds = Math.round(process.cpuUsage(start).user / 1e6);
  const lead = plusMinus({ mean: 100 * mean, error: 100 * error });
  const [one, other] = [problem.answers[0], problem.played.other];
  console.log(`${problem.name}: in ${deals} deals, ${one} wins ${lead} more of 100 than ${other} (${seconds} s)`);
}
