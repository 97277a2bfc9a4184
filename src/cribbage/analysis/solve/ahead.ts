import type { Random } from "../../../core/random.ts";
import { randomInt } from "../../../core/random.ts";
import type { DiscardMove } from "../../moves.ts";
import type { DiscardView } from "../../state.ts";
import { nextSeat } from "../engine/state.ts";
import { type Position, positionOf } from "../hidden/position.ts";
import type { Trials } from "../options/trials.ts";
import { discardDecision } from "../win/decision.ts";
import { meanOf, type Tried, takeOffLuck, tryChoices, type Worth, worthsOf } from "../win/trials.ts";
import { dealHolding, type Holding, keep, unseenCards, worthsFor } from "./holdings.ts";
import {
  averageChances,
  chanceOf,
  draw,
  isForced,
  isOver,
  type Learners,
  learnersAt,
  pointsOf,
  step,
} from "./learn.ts";
import { hold, practice, type Ranges } from "./practice.ts";

/** Number of discards that are looked at closely, and what a side needs at most when that is done. */
const CANDIDATES = 6;
const NEAR = 31;

export const AHEAD = { trials: 1, lines: 10, samples: 10 };

/**
 * What each discard is worth: by trials and, near the end of the game, for the best of them by what both learn to play.
 */
export function solveDiscard(
  view: DiscardView,
  moves: readonly DiscardMove[],
  { deals, random }: Trials,
  kept?: number,
): Worth[] {
  const decision = discardDecision(view, moves);
  const worths = tryChoices(decision, AHEAD.trials * deals, random, kept);
  if (view.settings.target - Math.max(...view.scores) > NEAR) return withShares(worths);
  const order = worths.map((_, i) => i).sort((a, b) => worths[b]!.win - worths[a]!.win);
  const best = order.filter((i, place) => place < CANDIDATES || i === kept);
  const solved = solve(
    positionOf(view, []),
    moves[0]!.seat,
    best.map((i) => decision.choices[i]!),
    best.map((i) => decision.expected[i]!),
    deals,
    random,
  );
  // The others are as far behind as in the trials.
  const change = solved[0]!.win - worths[best[0]!]!.win;
  return withShares(
    worths.map((worth, i) => {
      const at = best.indexOf(i);
      return at >= 0 ? solved[at]! : { ...worth, win: Math.min(1, Math.max(0, worth.win + change)) };
    }),
  );
}

/** One discard is right. */
function withShares(worths: readonly Worth[]): Worth[] {
  const best = worths.reduce((most, worth) => (worth.win > most.win ? worth : most));
  return worths.map((worth) => ({ ...worth, share: worth === best ? 1 : 0 }));
}

function solve(
  position: Position,
  me: number,
  choices: readonly number[],
  expected: readonly number[],
  deals: number,
  random: Random,
): Worth[] {
  const { start } = position;
  const dealt = start.pack.slice(6 * me, 6 * me + 6).sort();
  const unseen = unseenCards(position);
  const all = Uint8Array.from([...unseen, ...dealt]);
  start.turn = nextSeat(start, start.dealer);
  const candidates = choices.map((places) => keep(dealt, places));
  const theirs: Holding[] = [];
  const starters: number[] = [];
  const deal = () => {
    theirs.push(dealHolding(unseen, worthsFor(position, 1 - me), random));
    starters.push(unseen[6 + randomInt(unseen.length - 6, random)]!);
  };
  for (let n = 0; n < AHEAD.samples * deals; n++) deal();
  const others = Array.from({ length: Math.ceil(deals / 2) }, () => dealHolding(all, worthsFor(position, me), random));
  const ranges: Ranges = {
    start,
    me,
    mine: [...candidates, ...others],
    actual: candidates.length,
    theirs,
    starters,
    isCut: true,
  };
  const learners = learnersAt(start, random);
  practice(learners, ranges, AHEAD.lines * deals);
  return judge(learners, ranges, expected);
}

/** What holdings are worth when they are played as it was learned, with the luck in hand and crib taken off. */
function judge(learners: Learners, ranges: Ranges, expected: readonly number[]): Worth[] {
  const { me, mine, theirs } = ranges;
  const n = theirs.length;
  const tried = expected.map(
    (points, choice): Tried => ({
      choice,
      expected: points,
      tried: n,
      points: new Float64Array(n),
      wins: new Float64Array(n),
      shown: new Float64Array(n),
    }),
  );
  for (let i = 0; i < n; i++)
    for (const { choice, expected: points, ...lists } of tried) {
      hold(learners, ranges, mine[choice]!, i);
      const { shows, crib } = learners;
      const game = playAsLearned(learners);
      lists.wins[i] = chanceOf(learners, game, me);
      lists.points[i] = pointsOf(learners, game, me);
      lists.shown[i] = shows[me]! + (me === game.dealer ? crib : -crib) - points!;
    }
  takeOffLuck(tried);
  const means = tried.map(({ wins }) => meanOf(wins).mean);
  return worthsOf(tried, tried[means.indexOf(Math.max(...means))]!);
}

/** Plays a line to its end. */
function playAsLearned(learners: Learners) {
  const { line, random } = learners;
  let played = 0;
  let depth = 0;
  for (; !isOver(line[depth]!); depth++) {
    const game = line[depth]!;
    let place = 0;
    if (!isForced(game)) {
      averageChances(learners, depth, played);
      place = draw(4 * depth, game.playable, random());
    }
    played = step(line, depth, place, played);
  }
  return line[depth]!;
}
