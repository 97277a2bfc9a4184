// "tallies" plays deals and writes deal-odds.ts: the numbers are how many for two players and for partners each, and
// the seed. "gains" finds what two players gain who play to win the game at its end and writes found-gains.ts: the
// numbers are the standard error of each gain that is wanted, and the seed. "wins" solves the tables of the package and
// writes src/cribbage/analysis/win/table-data.ts. "svg" draws the picture of the guide.
//
//   npm run win-table -w docs/evidence -- tallies 20000000 1
//   npm run win-table -w docs/evidence -- gains 0.013 2
//   npm run win-table -w docs/evidence -- wins
//   npm run win-table -w docs/evidence -- svg

import { writeFileSync } from "node:fs";
import { chancesOf, ERROR_STEP, MOST_NEEDED, shippedNeeds } from "../../../src/cribbage/analysis/win/table.ts";
import { seeded } from "../../../src/index.ts";
import { DEAL_ODDS, STANDARD_ERRORS } from "./deal-odds.ts";
import { type DealPlayer, simplePlayers, type TwoSides, winPlayers } from "./deals.ts";
import { writeDealOdds, writeGains, writeTable } from "./encode.ts";
import { GAIN_ERRORS, GAINS } from "./found-gains.ts";
import { readGains, withGains } from "./gain-table.ts";
import { fitGains, foundAnew, type Gains, smoothed } from "./gains.ts";
import { heatMap } from "./heat-map.ts";
import { type DealOdds, readDealOdds } from "./odds.ts";
import { type Chances, solve } from "./solve.ts";
import { emptyTallies, mergeTallies, oddsOf, type Tallies, tallyDeal } from "./tallies.ts";

/** As if of how many deals the tallies are written: powers of two, so that chances add up without rounding. */
const UNITS = { 2: 2 ** 16, 4: 2 ** 15 };
const BATCHES = 20;
const MOST = 121;

function playBatches(play: DealPlayer, deals: number, seed: number): Tallies[] {
  const random = seeded(seed);
  const events = new Uint8Array(256);
  return Array.from({ length: BATCHES }, () => {
    const tallies = emptyTallies();
    for (let n = 0; n < deals / BATCHES; n++) tallyDeal(tallies, events, play(events, [MOST, MOST], random));
    return tallies;
  });
}

/** The largest standard error of the dealer's chance at any scores, from batches that are solved each for itself. */
function largestError(batches: readonly Tallies[]): number {
  return Math.max(...standardErrors(batches.map((tallies) => solve(oddsOf(tallies), MOST).dealer)));
}

/** The standard errors of the means of some lists of numbers. */
function standardErrors(lists: readonly Float64Array[]): Float64Array {
  const n = lists.length;
  return lists[0]!.map((_, at) => {
    const mean = lists.reduce((sum, list) => sum + list[at]!, 0) / n;
    return Math.sqrt(lists.reduce((sum, list) => sum + (list[at]! - mean) ** 2, 0) / (n * (n - 1)));
  });
}

/** By how much what is written down differs from the tallies at most, at any scores. */
function largestRounding(all: Tallies, text: string): number {
  const exact = solve(oddsOf(all), MOST).dealer;
  const rounded = solve(readDealOdds(text), MOST).dealer;
  return Math.max(...exact.map((chance, at) => Math.abs(chance - rounded[at]!)));
}

/** The odds of a deal as text, and the standard error of the chances that come of them. */
function oddsFor(players: TwoSides, deals: number, seed: number): { text: string; error: number } {
  const batches = playBatches(simplePlayers(players), deals, seed);
  const all = mergeTallies(batches);
  const text = writeDealOdds(all, UNITS[players]);
  const error = largestError(batches);
  const rounding = largestRounding(all, text).toExponential(1);
  console.error(`${players} players: standard error at most ${error.toExponential(1)}, rounding at most ${rounding}`);
  return { text, error: Number(error.toPrecision(2)) };
}

function tallies(deals: number, seed: number): string {
  const [two, four] = [oddsFor(2, deals, seed), oddsFor(4, deals, seed)];
  return `// ${deals.toLocaleString("en")} simulated deals each, by win-table.ts with seed ${seed}.

/** By how many play, the largest standard error of a chance to win, from ${BATCHES} batches of the deals. */
export const STANDARD_ERRORS = { 2: ${two.error}, 4: ${four.error} };

/** By how many play, how the deals were scored, for \`readDealOdds\`. */
export const DEAL_ODDS = {
  2: "${two.text}",
  4: "${four.text}",
};
`;
}

/** In how many ways the gains might have been found as well, to see how exact the chances are that come of them. */
const REPEATS = 40;

/** The largest standard errors of a chance to win because of those of the gains, by the smaller need. */
function errorsOf(found: Gains, odds: DealOdds): number[] {
  const random = seeded(1);
  const solved = Array.from(
    { length: REPEATS },
    () => solve(odds, MOST, withGains(smoothed(foundAnew(found, random)).gains)).dealer,
  );
  const largest = Array<number>(1 + Math.floor(MOST / ERROR_STEP)).fill(0);
  standardErrors(solved).forEach((error, at) => {
    const step = Math.floor(Math.min(at % (MOST + 1), Math.floor(at / (MOST + 1))) / ERROR_STEP);
    // It is the error of one of them, not of their mean.
    largest[step] = Math.max(largest[step]!, error * Math.sqrt(REPEATS));
  });
  return largest.map((error) => Number(error.toPrecision(2)));
}

/**
 * Prints the gains of two players who play to win, found with the bot as it is, and the change of the chances to win.
 */
function gains(wanted: number, seed: number): string {
  const players = { forPoints: simplePlayers(2), toWin: winPlayers(2, 60) };
  const odds = readDealOdds(DEAL_ODDS[2]);
  const found = fitGains(odds, players, wanted, seed);
  const text = writeGains(smoothed(found).gains);
  const [before, after] = [GAINS, text].map((gains) => solve(odds, MOST, withGains(readGains(gains))));
  const moves = after!.dealer.map((chance, at) => Math.abs(chance - before!.dealer[at]!));
  const moved = (a: number, b: number) => moves[(MOST + 1) * a + b]!.toFixed(4);
  console.error(
    `moved ${Math.max(...moves).toFixed(4)} at most, ${moved(3, 3)} at 118-118, ${moved(MOST, MOST)} at 0-0`,
  );
  return `// Found by win-table.ts with the numbers ${wanted} and ${seed}.

/** Largest standard errors of chances to win due to the gains, by the smaller need in steps of \`ERROR_STEP\`. */
export const GAIN_ERRORS: readonly number[] = [${errorsOf(found, odds).join(", ")}];

/** The gains of two players who play to win, for \`readGains\`. */
export const GAINS =
  "${text}";
`;
}

/** A table as text, and the deviation of its chances from the solved ones. */
function rounded(solved: Chances): { text: string; error: number } {
  const text = writeTable(solved);
  const chances = chancesOf(text);
  const needs = Array.from({ length: MOST_NEEDED }, (_, i) => i + 1);
  const differences = needs.flatMap((a) => needs.map((b) => chances(a, b) - solved.dealer[solved.stride * a + b]!));
  const largest = differences.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const error = Math.sqrt(differences.reduce((sum, x) => sum + x ** 2, 0) / differences.length);
  console.error(`${text.length} characters, off by ${largest.toFixed(5)} at most, ${error.toFixed(5)} on average`);
  return { text, error };
}

function wins(): string {
  const most = shippedNeeds().at(-1)!;
  const odds = readDealOdds(DEAL_ODDS[2]);
  const two = rounded(solve(odds, most, withGains(readGains(GAINS))));
  const four = rounded(solve(readDealOdds(DEAL_ODDS[4]), most));
  const forPoints = rounded(solve(odds, most));
  const sum = (...errors: number[]) => Number(Math.hypot(...errors).toPrecision(2));
  const errors = GAIN_ERRORS.map((error) => sum(error, STANDARD_ERRORS[2], two.error));
  return `// Written by "wins" of docs/evidence/win-methods/win-table.ts.

/** By how many play, the largest standard errors of a chance to win, by the smaller need in steps of \`ERROR_STEP\`. */
export const ERRORS: Readonly<Record<2 | 4, readonly number[]>> = {
  2: [${errors.join(", ")}],
  4: [${sum(STANDARD_ERRORS[4], four.error)}],
};

/** The chances of two players who play to win, for \`chancesOf\`. */
export const WINS_OF_TWO =
  "${two.text}";

/** The chances of partners. */
export const WINS_OF_PARTNERS =
  "${four.text}";

/** The chances of two players who play for points alone. */
export const WINS_FOR_POINTS =
  "${forPoints.text}";
`;
}

const [word = "", ...numbers] = process.argv.slice(2);
const [number, seed] = numbers.map(Number) as [number, number];
if (word === "svg") writeFileSync("../win-chances.svg", heatMap());
else if (word === "wins") writeFileSync("../../src/cribbage/analysis/win/table-data.ts", wins());
else if (word === "tallies") writeFileSync("win-methods/deal-odds.ts", tallies(number, seed));
else if (word === "gains") writeFileSync("win-methods/found-gains.ts", gains(number, seed));
else throw new Error("say tallies, gains, wins or svg");
