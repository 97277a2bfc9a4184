import { type AnyView, type Seat, sideOf } from "fifteen-two";
import { readGames } from "../statistics/store.ts";
import type { Session } from "../table/session.ts";

/** What to think of in a phase; undefined where there is nothing to choose. */
type Tip = string | ((view: AnyView) => string);

const TIPS: Readonly<Record<string, Readonly<Record<string, Tip>>>> = {
  cribbage: {
    discard: (view) =>
      isDealer(view)
        ? "The crib is yours: keep four cards that score together, and discard what may score too, such as a five."
        : "The crib is the dealer's: keep four cards that score together, and hold on to your fives.",
    play: (view) =>
      "count" in view && view.count === 0
        ? "You start a count. A card below five is safe: nobody can make fifteen of it."
        : "Make 15 or 31 for 2, a pair for 2, or a run for a point a card. The last card is worth 1.",
    show: "Fifteens and pairs are 2, a run is a point a card. The starter belongs to every hand.",
    muggins: "What was overlooked is yours if you claim it.",
  },
  crosscribb: {
    play: (view) =>
      isColumns(view)
        ? "Your hands are the columns: make fifteens, pairs and runs there, and few in the rows."
        : "Your hands are the rows: make fifteens, pairs and runs there, and few in the columns.",
    show: "Each line counts like a hand of cribbage. Only the difference of the totals is pegged.",
    muggins: "What was overlooked is yours if you claim it.",
  },
  cribino: {
    play: "Touching sides need one color, and equal numbers or a sum of 5, 10, 15 or 20. Only sums score.",
    solitaire: "Lay what fits. When nothing does, turn up three more. You win when all 48 tiles lie.",
  },
  sackson: {
    take: "Your two stones say which colors you may exchange. Look for a color that lacks one for a figure.",
    exchange: "Five of a color in a plus, cross, line or zig-zag score 5 the first time, then 3, 2 and 1.",
    return: "The stone that you keep is for your next turn; nobody else can use its color until then.",
  },
};

/** A short tip for the viewer; undefined when there is nothing to say. */
export function tipFor(game: string, view: AnyView): string | undefined {
  const tip = TIPS[game]?.[view.phase];
  return typeof tip === "function" ? tip(view) : tip;
}

function isDealer(view: AnyView): boolean {
  if (view.dealer === undefined || view.viewer === null) return false;
  return sideOf(view, view.dealer) === sideOf(view, view.viewer);
}

function isColumns(view: AnyView): boolean {
  return sideOf(view, view.viewer ?? 0) === 0;
}

/** The sessions that are somebody's first of their game, as far as this browser knows. */
const first = new WeakMap<Session, boolean>();

/** The tip of a first game for the seat that is to choose, empty when there is nothing to say; undefined in later games. */
export function tip(session: Session, moves: number, seat: Seat | undefined): string | undefined {
  const isFirst = first.get(session) ?? !readGames().some(({ game }) => game === session.game.id);
  first.set(session, isFirst);
  if (!isFirst) return undefined;
  if (seat === undefined || seat !== session.chooser || moves !== session.length) return "";
  return tipFor(session.game.id, session.knowledge(moves, seat).view) ?? "";
}
