/** What the worker counts for the coach and the statistics. All of it judges by `advise`, so it never disagrees. */
import { type Card, type RecordOf, replay, type Seat, seeded, sideOf, steps } from "fifteen-two";
import type { CribbageView } from "fifteen-two/cribbage";
import * as cribbage from "fifteen-two/cribbage";
import {
  advise,
  type Choice,
  discardValues,
  type Review,
  type ReviewedChoice,
  review,
  type SeatReview,
  winChances,
} from "fifteen-two/cribbage/analysis";
import { isSameChoice } from "./choice.ts";

type Game = RecordOf<typeof cribbage>;

/** In how many deals each choice is tried. */
const DEALS = 300;

/** The choices of a view's viewer, the best first. */
function hints(view: CribbageView): Choice[] {
  return advise(view, { deals: DEALS });
}

/** A choice with what it is worth by column of a table: expected points of the seat's side. */
export interface Valued extends Choice {
  readonly columns: Readonly<Record<string, number>>;
  /** Of a discard, the cards that stay. */
  readonly kept: readonly Card[];
}

/** The choices of a view's viewer, as they were judged if they were, with what they are worth, the best first. */
function values(view: CribbageView, choices: readonly Choice[] = hints(view)): Valued[] {
  if (view.phase !== "discard" || view.viewer === null)
    return choices.map((choice) => ({ ...choice, columns: { Points: choice.points }, kept: [] }));
  const cards = (view.hands[view.viewer] ?? []).filter((card) => card !== "??");
  const dealer = sideOf(view, view.dealer) === sideOf(view, view.viewer);
  const { players, partners } = view.settings;
  const discards = discardValues(cards, { dealer, players, partners, pegging: DEALS });
  return choices.map((choice) => {
    const { kept, hand, equilibrium, total } = discards.find((discard) => isSameChoice(discard, choice.move))!;
    const { mean } = equilibrium.net;
    const columns = { Hand: hand.mean, Crib: mean - hand.mean, Pegging: total - mean, Total: total };
    return { ...choice, columns, kept };
  });
}

/** How likely the side of a seat was to win after some of the moves. */
export interface Chance {
  readonly moves: number;
  readonly win: number;
}

/** A seat's game: how it went, each of its choices, and its chances. */
export interface Reviewed {
  readonly own: SeatReview | undefined;
  readonly choices: readonly ReviewedChoice[];
  readonly chances: readonly Chance[];
}

/** Reviews the game of a seat; yields how much of it is done, 0 to 1. */
function* reviewed(record: Game, seat: Seat): Generator<number, Reviewed> {
  let latest: Review | undefined;
  for (latest of review(record, { seat, deals: DEALS })) yield (0.8 * latest.done) / Math.max(1, latest.total);
  const points = turningPoints(record);
  const chances: Chance[] = [];
  for (const moves of points) {
    const state = replay(cribbage, record, moves);
    const { sides } = winChances(cribbage.view(state, seat), { deals: 120, random: seeded(1) });
    chances.push({ moves, win: sides[sideOf(state, seat)] ?? 0 });
    yield 0.8 + (0.2 * chances.length) / points.length;
  }
  return { own: latest?.seats[0], choices: latest?.choices ?? [], chances };
}

/** How many moves had been made wherever the chances change most: at the start, and after each deal, cut and count. */
function turningPoints({ moves }: Game): number[] {
  const at = moves.flatMap(({ type }, i) => (["cut", "show", "deal"].includes(type) ? [i + 1] : []));
  return [...new Set([0, ...at, moves.length])];
}

/** What each discard of a seat gave away, in expected points. */
export function discardLosses(record: Game, seat: Seat): number[] {
  const losses: number[] = [];
  for (const { move, before } of steps(cribbage, record)) {
    if (move.type !== "discard" || move.seat !== seat || before.phase !== "discard") continue;
    const chosen = hints(cribbage.view(before, seat)).find(({ move: other }) => isSameChoice(other, move));
    losses.push(chosen?.loss.points ?? 0);
  }
  return losses;
}

export const tasks = { hints, values, reviewed, discardLosses };
