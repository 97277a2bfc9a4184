// Compares `advise` with the answers to the problems of problems.json, in a table in Markdown. The numbers are how many
// deals each choice is tried in, and the seed. 5,000 deals take a few seconds. With `expert` as a third word it
// compares that method, in a minute. Below it stand the verdicts of `verdicts`, where both answers were played out.
//
//   npm run problems -w docs/evidence -- 5000 1

import { advise, type Choice } from "../../../src/bots/index.ts";
import { expert, trials } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageMove } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { type Random, seeded } from "../../../src/index.ts";
import { type Estimate, estimate, plusMinus } from "../games/estimate.ts";
import { PROBLEMS, type Problem, ranksOfMove } from "./problem.ts";

/** The number of batches of deals. Their spread tells how exact a difference between two choices is. */
const BATCHES = 20;

type Figure = "win" | "points";

/** By choice, the mean of a figure in each batch. */
type Batches = Map<string, number[]>;

/** How the best of the answers compares with the best of the other choices, by one figure. */
interface Comparison {
  readonly answer: string;
  readonly other: string;
  /** The lead of the answer over the best other choice. */
  readonly lead: Estimate;
  readonly verdict: "agree" | "too close" | "differ";
}

const [deals = 5000, seed = 1] = process.argv.slice(2, 4).map(Number);
const methodOf = process.argv[4] === "expert" ? expert : trials;

/** The value of each choice of a problem, in batches. Choices of the same ranks count as one. */
function tried({ view, worth = [1] }: Problem, random: Random): Record<Figure, Batches> {
  const method = methodOf({ deals: Math.ceil(deals / BATCHES), worth });
  const batches: Record<Figure, Batches> = { win: new Map(), points: new Map() };
  for (let n = 0; n < BATCHES; n++) {
    const { choices } = [...advise(cribbage, view, { random, method })].at(-1)!;
    for (const ranks of new Set(choices.map(({ move }) => ranksOfMove(move)))) {
      const same = choices.filter(({ move }) => ranksOfMove(move) === ranks);
      for (const figure of ["win", "points"] as const) {
        const mean = same.reduce((sum, choice) => sum + figureOf(choice, figure), 0) / same.length;
        batches[figure].set(ranks, [...(batches[figure].get(ranks) ?? []), mean]);
      }
    }
  }
  return batches;
}

/** A figure of a choice. With skunks, a win is half of the games. */
function figureOf({ points, games }: Choice<CribbageMove>, figure: Figure): number {
  return figure === "points" ? points : (1 + games!) / 2;
}

function compared(batches: Batches, answers: readonly string[]): Comparison {
  const meanOf = (ranks: string) => estimate(batches.get(ranks)!).mean;
  const bestOf = (choices: readonly string[]) =>
    choices.reduce((most, ranks) => (meanOf(ranks) > meanOf(most) ? ranks : most));
  const answer = bestOf(answers);
  const other = bestOf([...batches.keys()].filter((ranks) => !answers.includes(ranks)));
  const lead = estimate(batches.get(answer)!.map((value, n) => value - batches.get(other)![n]!));
  const close = -lead.mean <= 2 * lead.error;
  return { answer, other, lead, verdict: lead.mean > 0 ? "agree" : close ? "too close" : "differ" };
}

const percent = ({ mean, error }: Estimate) => `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)}`;

/** The row of a problem, and how both figures compare. */
function report(problem: Problem, i: number): Record<Figure, Comparison["verdict"]> {
  const { name, url, agreed, situation, answers } = problem;
  const { win, points } = tried(problem, seeded(seed + i));
  const byWin = compared(win, answers);
  const byPoints = compared(points, answers);
  const row = [
    url === undefined ? name : `[${name}](${url})`,
    situation,
    agreed,
    answers.join(" or "),
    percent(estimate(win.get(byWin.answer)!)),
    byWin.other,
    percent(estimate(win.get(byWin.other)!)),
    percent(byWin.lead),
    byWin.verdict,
    byPoints.lead.mean > 0 ? byPoints.answer : byPoints.other,
    byPoints.verdict,
  ];
  console.log(`| ${row.join(" | ")} |`);
  return { win: byWin.verdict, points: byPoints.verdict };
}

const HEADINGS = [
  ...["problem", "situation", "agreed", "published", "wins, %", "best other"],
  ...["wins, %", "lead of published", "verdict", "most points", "verdict"],
];

console.log(`| ${HEADINGS.join(" | ")} |\n|${HEADINGS.map(() => "---|").join("")}`);
const verdicts = PROBLEMS.map((problem, i) => ({
  kind: `${problem.set}, ${problem.view.phase === "discard" ? "discards" : "plays"}`,
  ...report(problem, i),
}));
console.log("\n| | problems | agree | too close | differ |\n|---|---|---|---|---|");
for (const figure of ["win", "points"] as const)
  for (const kind of new Set(verdicts.map((verdict) => verdict.kind))) {
    const some = verdicts.filter((verdict) => verdict.kind === kind);
    const counts = ["agree", "too close", "differ"].map(
      (verdict) => some.filter((one) => one[figure] === verdict).length,
    );
    console.log(`| most ${figure}, ${kind} | ${[some.length, ...counts].join(" | ")} |`);
  }

console.log("\nWhere they differ, both played out by equal bots:\n");
for (const { name, answers, played } of PROBLEMS) {
  if (played === undefined) continue;
  const { other, deals, lead, error, note } = played;
  const gain = plusMinus({ mean: lead, error });
  console.log(`- ${name}: in ${deals} deals, ${answers[0]} wins ${gain} more of 100 than ${other}. ${note}`);
}
