// Compares `advise` with the answers to the problems of problems.json, in a table in Markdown. The numbers are how many deals
// each choice is tried in, and the seed. 5,000 deals take a few seconds. With `expert` as a third word it compares that
// method, in a minute.
//
//   npm run problems -w docs/evidence -- 5000 1

import { advise, type Choice } from "../../../src/bots/index.ts";
import { expert, trials } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageMove } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { type Random, seeded } from "../../../src/index.ts";
import { type Estimate, estimate } from "../games/estimate.ts";
import { ranksOf, viewOf } from "./position.ts";
import { PROBLEMS, type Problem } from "./problem.ts";

/** The number of batches of deals. Their spread tells how exact a difference between two choices is. */
const BATCHES = 20;

type Figure = "win" | "points";

/** By choice, the mean of a figure in each batch. */
type Batches = Map<string, number[]>;

/** How an answer compares with the best of the other choices, by one figure. */
interface Comparison {
  readonly other: string;
  /** How much more the answer has. */
  readonly lead: Estimate;
  readonly verdict: "agree" | "too close" | "differ";
}

const [deals = 5000, seed = 1] = process.argv.slice(2, 4).map(Number);
const method = (process.argv[4] === "expert" ? expert : trials)({ deals: Math.ceil(deals / BATCHES) });

/** What each choice of a problem is worth, in batches. Choices of the same ranks count as one. */
function tried(problem: Problem, random: Random): Record<Figure, Batches> {
  const seen = viewOf(problem);
  const batches: Record<Figure, Batches> = { win: new Map(), points: new Map() };
  for (let n = 0; n < BATCHES; n++) {
    const { choices } = [...advise(cribbage, seen, { random, method })].at(-1)!;
    for (const ranks of new Set(choices.map(ranksOfChoice))) {
      const same = choices.filter((choice) => ranksOfChoice(choice) === ranks);
      for (const figure of ["win", "points"] as const) {
        const mean = same.reduce((sum, choice) => sum + choice[figure], 0) / same.length;
        batches[figure].set(ranks, [...(batches[figure].get(ranks) ?? []), mean]);
      }
    }
  }
  return batches;
}

function ranksOfChoice({ move }: Choice<CribbageMove>): string {
  return ranksOf(move.type === "discard" ? move.cards : move.type === "play" ? [move.card] : []);
}

function compared(batches: Batches, answer: string): Comparison {
  const meanOf = (ranks: string) => estimate(batches.get(ranks)!).mean;
  const others = [...batches.keys()].filter((ranks) => ranks !== answer);
  const other = others.reduce((most, ranks) => (meanOf(ranks) > meanOf(most) ? ranks : most));
  const lead = estimate(batches.get(answer)!.map((value, n) => value - batches.get(other)![n]!));
  const close = -lead.mean <= 2 * lead.error;
  return { other, lead, verdict: lead.mean > 0 ? "agree" : close ? "too close" : "differ" };
}

const percent = ({ mean, error }: Estimate) => `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)}`;

/** The row of a problem, and how both figures compare. */
function report(problem: Problem, i: number): Record<Figure, Comparison["verdict"]> {
  const { name, url, agreed, you, scores, hand, plays } = problem;
  const { win, points } = tried(problem, seeded(seed + i));
  const answer = ranksOf(problem.answer);
  const byWin = compared(win, answer);
  const byPoints = compared(points, answer);
  const holds = ranksOf(hand.filter((card) => !plays.includes(card)));
  const row = [
    `[${name}](${url})`,
    `${you}, ${scores.join("-")}`,
    holds,
    plays.map(([rank]) => rank).join(" "),
    agreed,
    answer,
    percent(estimate(win.get(answer)!)),
    byWin.other,
    percent(estimate(win.get(byWin.other)!)),
    percent(byWin.lead),
    byWin.verdict,
    byPoints.lead.mean > 0 ? answer : byPoints.other,
    byPoints.verdict,
  ];
  console.log(`| ${row.join(" | ")} |`);
  return { win: byWin.verdict, points: byPoints.verdict };
}

const HEADINGS = [
  ...["problem", "you, dealer-pone", "you hold", "played", "agreed", "published", "wins, %", "best other"],
  ...["wins, %", "lead of published", "verdict", "most points", "verdict"],
];

console.log(`| ${HEADINGS.join(" | ")} |\n|${HEADINGS.map(() => "---|").join("")}`);
const verdicts = PROBLEMS.map((problem, i) => ({
  discard: problem.hand.length === 6,
  ...report(problem, i),
}));
console.log("\n| | problems | agree | too close | differ |\n|---|---|---|---|---|");
for (const figure of ["win", "points"] as const)
  for (const discard of [true, false]) {
    const some = verdicts.filter((verdict) => verdict.discard === discard);
    const counts = ["agree", "too close", "differ"].map(
      (verdict) => some.filter((one) => one[figure] === verdict).length,
    );
    console.log(`| most ${figure}, ${discard ? "discards" : "plays"} | ${[some.length, ...counts].join(" | ")} |`);
  }
