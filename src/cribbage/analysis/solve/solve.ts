import { cardIndex, HIDDEN } from "../../../core/card.ts";
import type { PlayMove } from "../../moves.ts";
import type { PlayView } from "../../state.ts";
import { placeOfRank } from "../engine/hand.ts";
import { inferenceOf } from "../hidden/inference.ts";
import { positionOf } from "../hidden/position.ts";
import type { Trials } from "../options/trials.ts";
import { meanOf, type Worth } from "../win/trials.ts";
import { drawHoldings } from "./holdings.ts";
import { averageChances, chanceOf, isForced, isOver, type Learners, learnersAt, pointsOf, step } from "./learn.ts";
import { hold, practice, type Ranges } from "./practice.ts";

/** Lines of play to learn from, for each deal that is asked for, and holdings of the seat itself. */
export const LINES = 10;
const OWN = 0.5;

/** What each card is worth if both play the rest of the deal to win, as well as they learn to. */
export function solvePlay(view: PlayView, moves: readonly PlayMove[], { deals, random }: Trials): Worth[] {
  const { likelihood } = inferenceOf(view);
  const position = { ...positionOf(view, []), likelihood };
  const { start } = position;
  const { pack, turn: me, cut } = start;
  const own = { cards: pack.slice(6 * me, 6 * me + 6), left: start.hands[me]! };
  const theirs = drawHoldings(position, 1 - me, deals, random);
  const ranges = {
    start,
    me,
    mine: [own, ...drawHoldings({ ...positionOf(seenByAll(view), []), likelihood }, me, Math.ceil(deals * OWN), random)],
    actual: 1,
    theirs,
    starters: theirs.map(() => pack[cut]!),
    isCut: false,
  };
  const learners = learnersAt(start, random);
  practice(learners, ranges, LINES * deals);
  const places = moves.map(({ card }) => placeOfRank(own.left, cardIndex(card) >> 2));
  return judge(learners, ranges, places);
}

/** What everyone sees. */
function seenByAll(view: PlayView): PlayView {
  const { hands, crib } = view;
  return { ...view, viewer: null, hands: hands.map((hand) => hand.map(() => HIDDEN)), crib: crib.map(() => HIDDEN) };
}

/** What the cards at some places are worth against all that the other may hold, and how often they are right. */
function judge(learners: Learners, ranges: Ranges, places: readonly number[]): Worth[] {
  const { me, mine, theirs } = ranges;
  const figures = places.map(() => ({
    wins: new Float64Array(theirs.length),
    points: new Float64Array(theirs.length),
  }));
  for (let n = 0; n < theirs.length; n++) {
    hold(learners, ranges, mine[0]!, n);
    for (const place of new Set(places)) {
      const sums: Sums = { me, win: 0, points: 0 };
      follow(learners, 1, step(learners.line, 0, place, 0), 1, sums);
      const { wins, points } = figures[places.indexOf(place)]!;
      wins[n] = sums.win;
      points[n] = sums.points;
    }
  }
  // Cards of the same rank are worth the same.
  const worths = places.map((place) => {
    const { wins, points } = figures[places.indexOf(place)]!;
    const { mean, error } = meanOf(wins);
    return { win: mean, error, points: meanOf(points).mean, wins };
  });
  const shares = sharesOf(learners, places, worths);
  return worths.map((worth, i) => ({ ...worth, share: shares[i]! }));
}

/** How far a card may be behind the best to be right now and then, and a share that each card has at first. */
const CLOSE = 0.002;
const ANY = 0.05;

/** How often each card is right: as often as both have learned to play it, unless it is worth less than the best. */
function sharesOf(learners: Learners, places: readonly number[], worths: readonly Worth[]): number[] {
  const first = learners.line[0]!;
  const chances = isForced(first) ? undefined : averageChances(learners, 0, 0).slice(0, 4);
  const best = Math.max(...worths.map(({ win }) => win));
  const weights = places.map((place, i) => {
    const same = places.filter((other) => other === place).length;
    return (((chances?.[place] ?? 1) + ANY) * Math.exp((worths[i]!.win - best) / CLOSE)) / same;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** What a seat can expect. */
interface Sums {
  readonly me: number;
  win: number;
  points: number;
}

/** Chances of less than this are not followed. */
const UNLIKELY = 0.02;

/** Adds what a position of the line is worth if both play as they have learned, by the chance to reach it. */
function follow(learners: Learners, depth: number, played: number, reach: number, sums: Sums): void {
  const { line } = learners;
  const game = line[depth]!;
  if (isOver(game)) {
    sums.win += reach * chanceOf(learners, game, sums.me);
    sums.points += reach * pointsOf(learners, game, sums.me);
    return;
  }
  if (isForced(game)) return follow(learners, depth + 1, step(line, depth, 0, played), reach, sums);
  const chances = averageChances(learners, depth, played);
  const end = 4 * depth + game.playable;
  let likely = 0;
  for (let i = 4 * depth; i < end; i++) if (chances[i]! > UNLIKELY) likely += chances[i]!;
  for (let i = 4 * depth; i < end; i++)
    if (chances[i]! > UNLIKELY)
      follow(learners, depth + 1, step(line, depth, i - 4 * depth, played), (reach * chances[i]!) / likely, sums);
}
