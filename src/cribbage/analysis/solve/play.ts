import { gamesOf, rankOf, type Worth } from "../../../bots/basis/method.ts";
import { cardIndex, HIDDEN } from "../../../core/card.ts";
import type { PlayMove } from "../../moves.ts";
import type { DiscardState, PlayState, View } from "../../state.ts";
import { placeOfRank, playableCards } from "../engine/hand.ts";
import type { Simulation } from "../engine/simulation.ts";
import type { Budget } from "../hidden/deals.ts";
import { positionOf } from "../hidden/position.ts";
import { emptyResults, meanOf } from "../win/results.ts";
import type { Stakes } from "../win/stakes.ts";
import { drawHoldings } from "./holdings.ts";
import { addEnd, averageChances, isForced, isOver, type Learners, practice, startLine, step } from "./learners.ts";

/** Lines of practice for each deal. */
export const LINES = 10;

/** The worth of each card under the learned strategies, and the chance that it is right. */
export function solvePlay(
  view: View<PlayState>,
  moves: readonly PlayMove[],
  { deals, random }: Budget,
  stakes: Stakes,
): Worth[] {
  const position = positionOf(view, []);
  const { start } = position;
  const { pack, turn: me, cut } = start;
  const own = { cards: pack.slice(6 * me, 6 * me + 6), left: start.hands[me]!, starter: pack[cut]! };
  const theirs = drawHoldings(position, 1 - me, deals, random);
  const outside = drawHoldings(positionOf(seenByAll(view), []), me, Math.ceil(deals / 2), random);
  // The seat is to move, so its holding has a card that fits.
  const mine = [own, ...outside.filter(({ left }) => playableCards(left, start.count) > 0)];
  const ranges = { start, me, mine, actual: 1, theirs, isCut: false, stakes };
  const learners = practice(ranges, LINES * deals, random);
  return worthsOfCards(
    learners,
    moves.map(({ card }) => placeOfRank(own.left, cardIndex(card) >> 2)),
  );
}

/** A view with only the cards that everyone sees. */
export function seenByAll<Seen extends View<DiscardState | PlayState>>(view: Seen): Seen {
  const crib = view.crib.map((card) => card && HIDDEN);
  return { ...view, viewer: null, hands: view.hands.map((hand) => hand.map(() => HIDDEN)), crib };
}

/** The worths of the cards at some places against all cards of the other, and the chances that they are right. */
function worthsOfCards(learners: Learners, places: readonly number[]): Worth[] {
  const { mine, theirs } = learners;
  const sums = places.map(() => emptyResults(theirs.length, learners.stakes));
  for (let n = 0; n < theirs.length; n++) {
    startLine(learners, mine[0]!, n);
    for (const place of new Set(places)) {
      const results = sums[places.indexOf(place)]!;
      const played = step(learners.line, 0, place, 0);
      follow(learners, 1, played, 1, (game, reach) => addEnd(learners, results, n, game, reach));
    }
  }
  // Cards of the same rank have the same worth.
  const worths = places.map((place) => {
    const { wins, chances, points } = sums[places.indexOf(place)]!;
    const { mean, error } = meanOf(wins);
    const stake = chances === undefined ? { win: mean } : { win: meanOf(chances).mean, games: gamesOf(mean) };
    return { ...stake, error, points: meanOf(points).mean, wins };
  });
  const shares = sharesOf(learners, places, worths);
  return worths.map((worth, i) => ({ ...worth, share: shares[i]! }));
}

/** The loss that makes a card 2.7 times less likely to be right, and the base share of each card. */
const CLOSE = 0.002;
const ANY = 0.05;

/** The chance that each card is right: the chance to play it, unless it is worth less than the best. */
function sharesOf(learners: Learners, places: readonly number[], worths: readonly Worth[]): number[] {
  const chances = isForced(learners.line[0]!) ? [1] : averageChances(learners, 0, 0);
  const best = Math.max(...worths.map(rankOf));
  const weights = places.map((place, i) => {
    const same = places.filter((other) => other === place).length;
    return ((chances[place]! + ANY) * Math.exp((rankOf(worths[i]!) - best) / CLOSE)) / same;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Cards with a smaller chance are skipped. */
const UNLIKELY = 0.02;

/** Visits all ends of a line under the learned strategy, with the chance to reach each. */
function follow(learners: Learners, depth: number, played: number, reach: number, visit: Visit): void {
  const { line } = learners;
  const game = line[depth]!;
  if (isOver(game)) visit(game, reach);
  else if (isForced(game)) follow(learners, depth + 1, step(line, depth, 0, played), reach, visit);
  else {
    const chances = averageChances(learners, depth, played);
    let likely = 0;
    for (let place = 0; place < game.playable; place++) if (chances[place]! > UNLIKELY) likely += chances[place]!;
    for (let place = 0; place < game.playable; place++)
      if (chances[place]! > UNLIKELY)
        follow(learners, depth + 1, step(line, depth, place, played), (reach * chances[place]!) / likely, visit);
  }
}

type Visit = (game: Simulation, reach: number) => void;
