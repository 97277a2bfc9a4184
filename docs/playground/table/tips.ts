import { type AnyView, sideOf } from "fifteen-two";
import { t } from "../ui/words.ts";

/** What to think of in a phase. */
type Tip = string | ((view: AnyView) => string);

const TIPS: Readonly<Record<string, Readonly<Record<string, Tip>>>> = {
  cribbage: {
    discard: (view) =>
      view.dealer !== undefined && sideOf(view, view.dealer) === ownSide(view)
        ? "The crib counts for you: keep four that score together, and discard what may score too."
        : "The crib is the dealer's: keep four that score together, and hold on to your fives.",
    play: (view) =>
      "count" in view && view.count === 0
        ? hasLow(view)
          ? "You start a count. A card below five is safe: nobody can make fifteen of it."
          : "You start a count. From a pair, lead one: who pairs it lets you make three of a kind, for 6."
        : "Make 15 or 31 for 2, a pair for 2, or a run for a point a card. The last card is worth 1.",
    show: "Fifteens and pairs are 2, a run is a point a card. The starter belongs to every hand.",
    muggins: "What was overlooked is yours if you claim it.",
  },
  crosscribb: {
    play: (view) =>
      ownSide(view) === 0
        ? "Your hands are the columns: make fifteens, pairs and runs there, and few in the rows."
        : "Your hands are the rows: make fifteens, pairs and runs there, and few in the columns.",
    show: "Each line counts like a hand of cribbage. Only the difference of the totals is pegged.",
    muggins: "What was overlooked is yours if you claim it.",
  },
  cribino: {
    play: "Touching sides: one color, and equal numbers or a sum of 5, 10, 15 or 20. Sums score.",
    solitaire: "Touching sides: one color, and equal numbers or a sum of 5, 10, 15 or 20. Lay all tiles.",
  },
  sackson: {
    take: "You exchange markers of your stones' colors. Which color lacks one for a figure?",
    exchange: "Five of a color in a plus, cross, line or zig-zag score: see the table.",
    return: "You keep the other stone: until your next turn nobody else has its color.",
  },
};

/** What the viewer may think of now; empty where there is nothing to say. */
export function tipFor(game: string, view: AnyView): string {
  const tip = TIPS[game]?.[view.phase] ?? "";
  return t(typeof tip === "function" ? tip(view) : tip);
}

/** Whether the viewer holds a card below five. */
function hasLow({ viewer, ...view }: AnyView): boolean {
  const { hands }: { hands?: readonly (readonly string[])[] } = Object(view);
  return hands?.[viewer ?? 0]?.some((card) => /^[A234]/.test(card)) === true;
}

/** The viewer's side; a spectator sees the first seat's. */
function ownSide(view: AnyView): number {
  return sideOf(view, view.viewer ?? 0);
}
