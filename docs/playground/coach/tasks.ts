/** What the worker counts for the coach and the statistics. All of it judges by `advise`, so it never disagrees. */
import { type Card, type RecordOf, replay, type Seat, seeded, sideOf, steps } from "fifteen-two";
import { type CribbageView, cribbage } from "fifteen-two/cribbage";
import { advise, analysisTasks, discardValues, type Loss, winChances } from "fifteen-two/cribbage/analysis";
import { type Chance, isSameChoice, turningPoints } from "./reviews.ts";

type Game = RecordOf<typeof cribbage>;

/** In how many deals each choice is tried. */
const DEALS = 300;

/** What a discard is worth, in points of the seat's side, and how often the side then wins. */
export interface DiscardRow {
  readonly cards: readonly Card[];
  readonly kept: readonly Card[];
  readonly hand: number;
  /** Negative when the crib is another side's. */
  readonly crib: number;
  readonly pegging: number;
  readonly total: number;
  readonly win: number;
  readonly loss: Loss;
}

/** Every discard of a view's viewer, the one that wins most often first. */
function discards(view: CribbageView): DiscardRow[] {
  if (view.phase !== "discard" || view.viewer === null) return [];
  const hand = (view.hands[view.viewer] ?? []).filter((card) => card !== "??");
  const dealer = sideOf(view, view.dealer) === sideOf(view, view.viewer);
  const { players, partners } = view.settings;
  const values = discardValues(hand, { dealer, players, partners, pegging: DEALS });
  return hints(view).flatMap(({ move, win, loss }) => {
    if (move.type !== "discard") return [];
    const value = values.find(({ cards }) => cards.every((card) => move.cards.includes(card)))!;
    const { mean: crib } = value.equilibrium.crib;
    return {
      cards: move.cards,
      kept: hand.filter((card) => !move.cards.includes(card)),
      hand: value.hand.mean,
      crib: dealer ? crib : -crib,
      pegging: (value.pegging?.own ?? 0) - (value.pegging?.others ?? 0),
      total: value.total,
      win,
      loss,
    };
  });
}

/** The choices of a view's viewer, the best first. */
function hints(view: CribbageView) {
  return advise(view, { deals: DEALS });
}

/** The chances over a game: at the start, and after every deal, cut and count, where they change most. */
function* chances(record: Game, seat: Seat): Generator<readonly Chance[], void> {
  const all: Chance[] = [];
  for (const moves of turningPoints(record.moves)) {
    const state = replay(cribbage, record, moves);
    const { sides } = winChances(cribbage.view(state, seat), { deals: 120, random: seeded(1) });
    all.push({ moves, win: sides[seat % sides.length] ?? 0 });
    yield all;
  }
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

export const tasks = { ...analysisTasks, hints, discards, chances, discardLosses };
