import { type AnyView, sideOf } from "fifteen-two";

/** What to think of in a phase; undefined where there is nothing to choose. */
type Tip = string | ((view: AnyView) => string);

const TIPS: Readonly<Record<string, Readonly<Record<string, Tip>>>> = {
  cribbage: {
    discard: (view) =>
      isDealer(view)
        ? "The crib is yours this time. Keep four cards that score together, and discard cards that may score too: a five, a pair, or neighbors such as 7 and 8."
        : "The crib counts for the dealer. Keep four cards that score together, and discard what does not, such as a king and a nine. Hold on to your fives.",
    play: (view) =>
      "count" in view && view.count === 0
        ? "You start a new count. A card below five is safe: nobody can make fifteen of it."
        : "Make fifteen or thirty-one for 2, a pair with the last card for 2, or a run for a point a card. The last card is worth 1.",
    show: "Every fifteen and every pair is 2, a run a point a card. The starter belongs to every hand.",
    muggins: "Somebody counted too little. Claim what was overlooked, and it is yours.",
  },
  crosscribb: {
    play: (view) => {
      const [own, other] = isColumns(view) ? ["columns", "rows"] : ["rows", "columns"];
      return `Your five hands are the ${own}. Put the card where it makes a fifteen, a pair or a run for you, and little in the ${other}. Cards that help nobody go to the crib.`;
    },
    show: "Each line counts like a hand at cribbage. Only the difference of the two totals is pegged.",
    muggins: "Somebody counted too little. Claim what was overlooked, and it is yours.",
  },
  cribino: {
    play: "Sides that touch need the same color, and equal numbers or numbers that add up to 5, 10, 15 or 20. Only sums score. When none fits, draw.",
    solitaire:
      "Lay the tiles that are turned up as long as one fits. When none does, turn up three more. You win when all 48 lie.",
  },
  sackson: {
    take: "Your two stones say which colors you may exchange. Look for a color that lacks one marker for a figure, and for the color that is in its place.",
    exchange:
      "Exchange one marker of each of your two colors. Five of a color in a plus, a cross, a line or a zig-zag score: 5 the first time, then 3, 2 and 1.",
    return: "Give a stone back. The other is yours for the next turn, and nobody else can use its color until then.",
  },
};

/** A short tip for the viewer; undefined when there is nothing to say. */
export function tipFor(game: string, view: AnyView): string | undefined {
  const tip = TIPS[game]?.[view.phase];
  return typeof tip === "function" ? tip(view) : tip;
}

function isDealer(view: AnyView): boolean {
  if (!("dealer" in view) || typeof view.dealer !== "number" || view.viewer === null) return false;
  return sideOf(view, view.dealer) === sideOf(view, view.viewer);
}

function isColumns(view: AnyView): boolean {
  return sideOf(view, view.viewer ?? 0) === 0;
}
