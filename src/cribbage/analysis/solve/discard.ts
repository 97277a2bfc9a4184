import { rankOf, type Worth } from "../../../bots/basis/method.ts";
import type { DiscardState, View } from "../../state.ts";
import { nextSeat, type Simulation } from "../engine/simulation.ts";
import type { Budget } from "../hidden/deals.ts";
import { type Position, positionOf } from "../hidden/position.ts";
import { drawPlace } from "../policies/strategy.ts";
import type { Decision } from "../win/decision.ts";
import { applyControlVariate, bestOf, emptyResults, worthsOf } from "../win/results.ts";
import { worthsByTrials } from "../win/trials.ts";
import { drawHoldings, holdingAfter } from "./holdings.ts";
import {
  addEnd,
  averageChances,
  isForced,
  isOver,
  type Learners,
  practice,
  type Ranges,
  startLine,
  step,
} from "./learners.ts";
import { LINES, seenByAll } from "./play.ts";

/** Minimum number of discards to solve near the end of the game. Those not dropped are always solved. */
const FEWEST_SOLVED = 8;

/** At this many points to go, solve all discards: trials are too coarse to drop any. */
const LAST = 6;

/** Standard error of a solved value there, in chances to win. */
const LEARNED = 0.015;

/** Evaluation deals for each requested deal. */
const GAMES = 10;

/** The worth of each discard: by trials and, near the end of the game, by solving the play after the best discards. */
export function solveDiscard(
  decision: Required<Decision>,
  view: View<DiscardState>,
  trials: Budget,
  kept?: number,
): Worth[] {
  const { deals } = trials;
  const tried = worthsByTrials(decision, trials, kept);
  const order = tried.map((_, i) => i).sort((a, b) => rankOf(tried[b]!) - rankOf(tried[a]!));
  const needs = view.settings.target - Math.max(...view.scores);
  if (!decision.outlook.isNear) return withShares(tried);
  const isLeft = (i: number) => needs <= LAST || i === kept || tried[i]!.wins?.length === deals;
  const best = order.filter((i, place) => place < FEWEST_SOLVED || isLeft(i));
  const outside = positionOf(seenByAll(view), decision.position.start.policies);
  const solved = solve(decision, outside, best, trials);
  // Unsolved discards stay as far behind as in the trials.
  const [now, then] = [solved[0]!, tried[order[0]!]!];
  const worths = tried.map(({ points, win, games, error }): Worth => {
    const changed = Math.max(0, Math.min(1, win + now.win - then.win));
    return { points, win: changed, ...(games !== undefined && { games: games + now.games! - then.games! }), error };
  });
  const learned = needs <= LAST ? LEARNED : 0;
  for (const [n, i] of best.entries()) worths[i] = { ...solved[n]!, error: Math.hypot(solved[n]!.error, learned) };
  return withShares(worths);
}

/** Sets the share of the best discard to 1, of the others to 0. */
function withShares(worths: readonly Worth[]): Worth[] {
  const ranks = worths.map(rankOf);
  const best = ranks.indexOf(Math.max(...ranks));
  return worths.map((worth, i) => ({ ...worth, share: i === best ? 1 : 0 }));
}

/** The worth of some discards after both players have learned to play. */
function solve(
  decision: Required<Decision>,
  outside: Position,
  some: readonly number[],
  { deals, random }: Budget,
): Worth[] {
  const { position, seat, choices, tables, outlook } = decision;
  const dealt = position.start.pack.slice(6 * seat, 6 * seat + 6);
  const theirs = drawHoldings(position, 1 - seat, GAMES * deals, random);
  const candidates = some.map((i) => holdingAfter(dealt, choices[i]!));
  const others = drawHoldings(outside, seat, Math.ceil(deals / 2), random);
  const ranges: Ranges = {
    start: { ...position.start, target: outlook.rest.target, turn: nextSeat(position.start, position.start.dealer) },
    me: seat,
    mine: [...candidates, ...others],
    actual: candidates.length,
    theirs,
    isCut: true,
    stakes: outlook.stakes,
  };
  const learners = practice(ranges, LINES * deals, random);
  return worthsOfDiscards(
    learners,
    some.map((i) => tables[i]!.hand + tables[i]!.crib),
  );
}

/** The worth of each discard under the learned strategy, with reduced variance. */
function worthsOfDiscards(learners: Learners, expected: readonly number[]): Worth[] {
  const { start, me, mine, theirs, shows } = learners;
  const tried = expected.map(() => ({ ...emptyResults(theirs.length, learners.stakes), tried: theirs.length }));
  for (let n = 0; n < theirs.length; n++)
    for (const [choice, results] of tried.entries()) {
      startLine(learners, mine[choice]!, n);
      addEnd(learners, results, n, playAsLearned(learners));
      results.luck[n] = shows[me]! + (me === start.dealer ? learners.crib : -learners.crib) - expected[choice]!;
    }
  applyControlVariate(tried);
  return worthsOf(tried, bestOf(tried));
}

/** Plays a line to its end by the learned strategy. Returns its last position. */
function playAsLearned(learners: Learners): Simulation {
  const { line, random } = learners;
  let depth = 0;
  for (let played = 0; !isOver(line[depth]!); depth++) {
    const game = line[depth]!;
    const place = isForced(game) ? 0 : drawPlace(averageChances(learners, depth, played), game.playable, random());
    played = step(line, depth, place, played);
  }
  return line[depth]!;
}
