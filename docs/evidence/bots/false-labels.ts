// Counts good moves that advice calls mistakes or blunders. Cribbage hands and scores are dealt at random, and the discard
// or first card of a bot that plays for points is looked up in the advice of `trials` or `expert`. If that calls it a mistake,
// bots play on for points after it and after the best choice by the advice, in the same deals; within 31 points of the end
// they play to win, in a quarter of the deals. The label is false if the move wins as often after all. The arguments are the phase, the numbers of hands, of deals for each label, and of players, the points that
// all sides are below, the seed, and "expert" to test that.
//
//   npm run false-labels -w docs/evidence -- discard 2000 1000 2 115 1
//   npm run false-labels -w docs/evidence -- play 2000 1000 2 115 1

import { advise, mistakeOf } from "../../../src/bots/index.ts";
import { cribbageBot, expert, trials } from "../../../src/cribbage/analysis/index.ts";
import { worthFrom } from "../../../src/cribbage/analysis/win/outlook.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { CARDS, type Card, type Random, randomInt, sample, seeded } from "../../../src/index.ts";
import { pointsBot } from "./points.ts";

type State = cribbage.CribbageState;
type Move = cribbage.CribbageMove;

const [phase = "discard", ...numbers] = process.argv.slice(2);
const [hands = 2000, deals = 1000, players = 2, below = 115, seed = 1] = numbers.map(Number);
const method = numbers.includes("expert") ? expert() : trials();
const toWin = cribbageBot({ level: trials({ deals: 120 }) });

const SIZE = players === 2 ? 6 : 5;
/** Cards of a deal: those of seat 0 first, the starter last. */
const DEALT = SIZE * players + (players === 3 ? 1 : 0) + 1;

/** A state in which seat 0 chooses, and how it came about. */
interface Choice {
  readonly before: State;
  readonly cards: readonly Card[];
  readonly state: State;
  /** The moves of all seats. */
  readonly moves: readonly Move[];
}

/** A bot's move for a seat. */
function moveOf(state: State, seat: number, random: Random, bot = pointsBot): Move {
  const moves = cribbage.legalMoves(state, seat);
  return moves.length === 1 ? moves[0]! : bot(cribbage.view(state, seat), moves, random);
}

/** Deals some cards, and plays on for points until seat 0 chooses; undefined if the deal ends before. */
function begin(before: State, cards: readonly Card[], random: Random, own?: Move): Choice | undefined {
  const hand = (_: unknown, seat: number) => cards.slice(SIZE * seat, SIZE * (seat + 1));
  const crib = cards.slice(SIZE * players, -1);
  let state = cribbage.apply(before, { type: "deal", hands: Array.from({ length: players }, hand), crib });
  const moves: Move[] = [];
  while (state.phase !== phase || !cribbage.activeSeats(state).includes(0)) {
    if (state.phase !== "discard" && state.phase !== "cut" && state.phase !== "play") return undefined;
    const seat = cribbage.activeSeats(state)[0];
    const isOwn = seat === 0 && state.phase === "discard" && own !== undefined;
    const move = seat === undefined ? cutOf(cards) : isOwn ? own : moveOf(state, seat, random);
    moves.push(move);
    state = cribbage.apply(state, move);
  }
  return { before, cards, state, moves };
}

function cutOf(cards: readonly Card[]): Move {
  return { type: "cut", card: cards.at(-1)! };
}

/** The ranks that were played before a choice, as seat 0 sees them. */
function seenIn({ moves }: Choice): string {
  return moves.flatMap((move) => (move.type === "play" ? [move.card[0]] : move.type === "go" ? ["go"] : [])).join();
}

/** A choice that seat 0 can't tell from another, with other hidden cards; undefined if the others play otherwise. */
function dealAgain(choice: Choice, random: Random): Choice | undefined {
  const own = choice.cards.slice(0, SIZE);
  const cut = phase === "play" ? choice.cards.slice(-1) : [];
  const rest = CARDS.filter((card) => !own.includes(card) && !cut.includes(card));
  const cards = [...own, ...sample(rest, DEALT - SIZE - cut.length, random), ...cut];
  const discard = choice.moves.find((move) => move.type === "discard" && move.seat === 0);
  const again = begin(choice.before, cards, random, discard);
  return again !== undefined && seenIn(again) === seenIn(choice) ? again : undefined;
}

/** The chance of seat 0's side after a move, once bots have played the deal to its end. */
function chanceAfter({ state, cards }: Choice, move: Move, random: Random, bot: typeof pointsBot): number {
  let after = cribbage.apply(state, move);
  while (after.phase !== "deal" && after.phase !== "over") {
    const seat = cribbage.activeSeats(after)[0];
    after = cribbage.apply(after, seat === undefined ? cutOf(cards) : moveOf(after, seat, random, bot));
  }
  if (after.phase === "over") return Number(after.winners.includes(0));
  const needs = after.scores.map((score) => after.settings.target - score);
  return worthFrom(needs, players, after.dealer, 0);
}

/** By how much one move wins more often than another, on average over deals, and the standard error. */
function leadOf(choice: Choice, one: Move, other: Move): { readonly lead: number; readonly error: number } {
  const isNear = Math.max(...choice.before.scores) >= choice.before.settings.target - 31;
  const [bot, most] = isNear ? [toWin, deals / 4] : [pointsBot, deals];
  let [n, sum, squares] = [0, 0, 0];
  for (let tries = 0; n < most && tries < 200 * most; tries++) {
    const again = dealAgain(choice, seeded(tries));
    if (again === undefined) continue;
    const lead = chanceAfter(again, one, seeded(tries), bot) - chanceAfter(again, other, seeded(tries), bot);
    n++;
    sum += lead;
    squares += lead * lead;
  }
  return { lead: sum / n, error: Math.sqrt((squares / n - (sum / n) ** 2) / (n - 1)) };
}

const nameOf = (move: Move) => (move.type === "play" ? move.card[0] : cribbage.formatMove(move));
const percent = (share: number) => (100 * share).toFixed(2);

const labels: { readonly claimed: number; readonly lead: number; readonly error: number }[] = [];
let choices = 0;
let time = 0;
for (let n = 0; choices < hands; n++) {
  const random = seeded(1_000_000 * seed + n);
  const begun = cribbage.initialState({ players: players as 2 | 3 | 4, first: (n % players) as 0 });
  const before = { ...begun, scores: begun.scores.map(() => randomInt(below, random)) } as State;
  const choice = begin(before, sample(CARDS, DEALT, random), random);
  if (choice === undefined) continue;
  const view = cribbage.view(choice.state, 0);
  const names = new Set(cribbage.legalMoves(view).map(nameOf));
  if (names.size < 2) continue;
  choices++;
  const usual = nameOf(moveOf(choice.state, 0, random));
  const start = process.cpuUsage();
  const advice = [...advise(cribbage, view, { method, random })].at(-1)!.choices;
  const { user } = process.cpuUsage(start);
  time += user / 1000;
  const { move, loss } = advice.find(({ move }) => nameOf(move) === usual)!;
  if (!["mistake", "blunder"].includes(mistakeOf(loss) ?? "")) continue;
  const label = { claimed: loss.win, ...leadOf(choice, advice[0]!.move, move) };
  labels.push(label);
  const [best, worse] = [advice[0]!.move, move].map((move) => cribbage.formatMove(move));
  console.log(
    `${before.scores.join("-")} dealer ${before.phase === "deal" ? before.dealer : ""}, ${choice.cards.slice(0, SIZE).join(" ")}, after ${seenIn(choice)}: ` +
      `${best}, not ${worse}: claimed ${percent(label.claimed)}, played ${percent(label.lead)} ± ${percent(label.error)}`,
  );
}
const isFalse = labels.filter(({ lead }) => lead <= 0).length;
const meanOf = (list: readonly number[]) => percent(list.reduce((sum, x) => sum + x, 0) / list.length);
const error = Math.sqrt(labels.reduce((sum, { error }) => sum + error ** 2, 0)) / labels.length;
console.log(`${choices} choices, ${(time / choices).toFixed(1)} ms each: ${labels.length} mistakes, ${isFalse} false:`);
console.log(`${percent(isFalse / choices)} ± ${percent(Math.sqrt(isFalse + 1) / choices)} of 100 choices`);
console.log(
  `claimed ${meanOf(labels.map(({ claimed }) => claimed))}, played ${meanOf(labels.map(({ lead }) => lead))} ± ${percent(error)}`,
);
