/** What the worker counts for the coach and the statistics. All of it judges by `advise`, so it never disagrees. */
import { type AnyView, type Card, type RecordOf, type Seat, sideOf, steps } from "fifteen-two";
import { advise } from "fifteen-two/bots";
import type { CribbageView } from "fifteen-two/cribbage";
import * as cribbage from "fifteen-two/cribbage";
import { discardValues, trials } from "fifteen-two/cribbage/analysis";
import { type Choice, isSameChoice } from "./choice.ts";

type Game = RecordOf<typeof cribbage>;

/** In how many deals each choice of cribbage is tried. */
export const DEALS = 300;

/** The choices of a view's viewer in cribbage, the best first. */
function hints(view: CribbageView): readonly Choice[] {
  return [...advise(cribbage, view, { method: trials({ deals: DEALS }) })].at(-1)?.choices ?? [];
}

/** A choice with what it is worth by column of a table: points of the seat's side. */
export interface Valued extends Choice {
  readonly columns: Readonly<Record<string, number>>;
  /** Of a discard, the cards that stay. */
  readonly kept: readonly Card[];
}

/** The choices of a view's viewer, as they were judged if they were, with what they are worth, the best first. */
function values(seen: AnyView, judged?: readonly Choice[]): Valued[] {
  const view = seen as CribbageView;
  const choices = judged ?? hints(view);
  // A search says only how often a choice wins.
  const isKnown = choices.some(({ points }) => points !== 0);
  if (view.phase !== "discard" || view.viewer === null)
    return choices.map((choice) => ({
      ...choice,
      columns: { Now: choice.now, ...(isKnown && { Expected: choice.points }) },
      kept: [],
    }));
  const cards = (view.hands[view.viewer] ?? []).filter((card) => card !== "??");
  const dealer = sideOf(view, view.dealer) === sideOf(view, view.viewer);
  const { players, partners } = view.settings;
  const discards = discardValues(cards, { dealer, players, partners });
  return choices.map((choice) => {
    const { kept, hand, crib, pegging, total } = discards.find((discard) =>
      isSameChoice({ ...choice.move, cards: discard.cards }, choice.move),
    )!;
    const columns = { Hand: hand, Crib: crib, Pegging: pegging, Total: total };
    return { ...choice, columns, kept };
  });
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

export const tasks = { values, discardLosses };
