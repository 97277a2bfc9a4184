// Counts good moves that advice calls mistakes or blunders. Cribbage hands and scores are dealt at random, and the
// discard or first card of a bot that plays for points is looked up in the advice of `trials` or `expert`. If that
// calls it a mistake, bots play on for points after it and after the best choice by the advice, in the same deals;
// within 31 points of the end they play to win, in a quarter of the deals. The label is false if the move wins as often
// after all. More false labels than 0.3 % of the choices, by two standard errors, are a failure. So are last answers
// that win less often than the first ones, by three: where they differ, both are played out in a tenth of the deals.
// The arguments are the phase, the numbers of hands, of deals for each label, and of players, the points that all sides
// are below, the seed, and "expert" to test that.
//
//   npm run false-labels -w docs/evidence -- discard 2000 1000 2 115 1
//   npm run false-labels -w docs/evidence -- play 2000 1000 2 115 1

import { advise, mistakeOf } from "../../../src/bots/index.ts";
import { cribbageBot, expert, trials } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { CARDS, type Random, randomInt, sample, seeded } from "../../../src/index.ts";
import type { Estimate } from "../games/estimate.ts";
import { type Choice, leadOf, moveOf } from "./choice.ts";
import { pointsBot } from "./points.ts";

type State = cribbage.CribbageState;
type Move = cribbage.CribbageMove;

const [phase = "discard", ...numbers] = process.argv.slice(2);
const [hands = 2000, deals = 1000, players = 2, below = 115, seed = 1] = numbers.map(Number);
const method = numbers.includes("expert") ? expert() : trials();
const toWin = cribbageBot({ level: trials({ deals: 120 }) });

const SIZE = players === 2 ? 6 : 5;
/** The most false labels, as a share of the choices. */
const MOST_FALSE = 0.003;

/** Cards of a deal: those of seat 0 first, the starter last. */
const DEALT = SIZE * players + (players === 3 ? 1 : 0) + 1;

/** Deals some cards, and plays on for points until seat 0 chooses; undefined if the deal ends before. */
function begin(before: State, random: Random): { readonly choice: Choice; readonly state: State } | undefined {
  const cards = sample(CARDS, DEALT, random);
  const hand = (_: unknown, seat: number) => cards.slice(SIZE * seat, SIZE * (seat + 1));
  const crib = cards.slice(SIZE * players, -1);
  const starter = cards.at(-1)!;
  let state = cribbage.apply(before, { type: "deal", hands: Array.from({ length: players }, hand), crib });
  let discard: Move | undefined;
  while (state.phase !== phase || !cribbage.activeSeats(state).includes(0)) {
    if (state.phase !== "discard" && state.phase !== "cut" && state.phase !== "play") return undefined;
    const seat = cribbage.activeSeats(state)[0];
    const move = seat === undefined ? { type: "cut" as const, card: starter } : moveOf(state, seat, random, pointsBot);
    if (seat === 0) discard = move;
    state = cribbage.apply(state, move);
  }
  const seen = state.phase === "play" ? { discard, starter, plays: state.plays } : { plays: [] };
  return { choice: { before, own: cards.slice(0, SIZE), ...seen }, state };
}

/** The ranks that were played before a choice. */
function seenIn({ plays }: Choice): string {
  return plays.map((move) => (move.type === "play" ? move.card[0] : "go")).join();
}

/** By how much the best move by advice wins more often than another. Near the end of the game, bots play to win. */
function played(choice: Choice, moves: readonly [Move, Move], deals: number): Estimate {
  const isNear = Math.max(...choice.before.scores) >= choice.before.settings.target - 31;
  return leadOf(choice, moves, { past: pointsBot, future: isNear ? toWin : pointsBot }, isNear ? deals / 4 : deals);
}

/** The mean of some estimates; 0 if there are none. */
function meanOf(estimates: readonly Estimate[]): Estimate {
  const n = Math.max(1, estimates.length);
  const sum = estimates.reduce((sum, { mean }) => sum + mean, 0);
  return { mean: sum / n, error: Math.hypot(...estimates.map(({ error }) => error)) / n };
}

const nameOf = (move: Move) => (move.type === "play" ? move.card[0] : cribbage.formatMove(move));
const percent = (share: number) => (100 * share).toFixed(2);
const plusMinus = ({ mean, error }: Estimate) => `${percent(mean)} ± ${percent(error)}`;

const labels: (Estimate & { readonly claimed: number })[] = [];
/** The leads of last answers over first ones, where they differ. */
const leads: Estimate[] = [];
let choices = 0;
let time = 0;
for (let n = 0; choices < hands; n++) {
  const random = seeded(1_000_000 * seed + n);
  const initial = cribbage.initialState({ players: players as 2 | 3 | 4, first: (n % players) as 0 });
  const before = { ...initial, scores: initial.scores.map(() => randomInt(below, random)) } as State;
  const begun = begin(before, random);
  if (begun === undefined) continue;
  const { choice, state } = begun;
  const view = cribbage.view(state, 0);
  const names = new Set(cribbage.legalMoves(view).map(nameOf));
  if (names.size < 2) continue;
  choices++;
  const usual = nameOf(moveOf(state, 0, random, pointsBot));
  const start = process.cpuUsage();
  const answers = [...advise(cribbage, view, { method, random })].map(({ choices }) => choices);
  const { user } = process.cpuUsage(start);
  time += user / 1000;
  const [first, last] = [answers[0]!, answers.at(-1)!];
  const best = last[0]!.move;
  if (nameOf(best) !== nameOf(first[0]!.move)) leads.push(played(choice, [best, first[0]!.move], deals / 10));
  const { move, loss } = last.find(({ move }) => nameOf(move) === usual)!;
  if (!["mistake", "blunder"].includes(mistakeOf(loss) ?? "")) continue;
  const label = { claimed: loss.win, ...played(choice, [best, move], deals) };
  labels.push(label);
  const [better, worse] = [best, move].map((move) => cribbage.formatMove(move));
  console.log(
    `${before.scores.join("-")} dealer ${before.phase === "deal" ? before.dealer : ""}, ${choice.own.join(" ")}, after ${seenIn(choice)}: ` +
      `${better}, not ${worse}: claimed ${percent(label.claimed)}, played ${plusMinus(label)}`,
  );
}
const isFalse = labels.filter(({ mean }) => mean <= 0).length;
console.log(`${choices} choices, ${(time / choices).toFixed(1)} ms each: ${labels.length} mistakes, ${isFalse} false:`);
console.log(`${percent(isFalse / choices)} ± ${percent(Math.sqrt(isFalse + 1) / choices)} of 100 choices`);
const claimed = labels.reduce((sum, { claimed }) => sum + claimed, 0) / Math.max(1, labels.length);
console.log(`claimed ${percent(claimed)}, played ${plusMinus(meanOf(labels))}`);
const later = meanOf(leads);
console.log(`the last answer differs from the first in ${leads.length} and wins more by ${plusMinus(later)}`);
const allowed = MOST_FALSE * choices;
if (isFalse > allowed + 2 * Math.sqrt(allowed)) {
  console.error(`more than ${percent(MOST_FALSE)} of 100 choices have a false label`);
  process.exitCode = 1;
}
if (later.mean < -3 * later.error) {
  console.error("the last answers are worse than the first");
  process.exitCode = 1;
}
