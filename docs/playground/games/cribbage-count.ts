import { type Card, cardIndex, type Hidden, type Redacted, sideOf } from "fifteen-two";
import type { CribbageMove, CribbageView, cribbage } from "fifteen-two/cribbage";
import { countHand, scoreHand } from "fifteen-two/scoring";
import { capital, does, itemName, type Names, saidText, whose } from "../table/words.ts";
import type { Claim, Count, Sight } from "./look.ts";

type G = typeof cribbage;
type Shown = Extract<CribbageView, { readonly hand: unknown }>;

/** The cards that are counted: four, and the starter. */
export function shownCards(view: Shown): Card[] {
  const cards = view.hand === "crib" ? view.crib : (view.hands[view.turn] ?? []);
  return [...sorted(cards).filter((card) => card !== "??"), view.starter];
}

function shownTitle({ turn, hand }: Shown, names: Names): string {
  return `${capital(whose(names(turn)))} ${hand}`;
}

/** What a show counts. */
export function count(
  before: CribbageView,
  { view, move }: { view: CribbageView; move: Redacted<CribbageMove> | undefined },
  names: Names,
): Count | undefined {
  if (before.phase !== "show" && before.phase !== "muggins") return undefined;
  if (view.phase === "muggins" || move === undefined) return undefined;
  const cards = shownCards(before);
  const { points, items } = scoreHand(cards.slice(0, 4), cards[4], { crib: before.hand === "crib" });
  const title = shownTitle(before, names);
  const parts = [
    {
      title,
      cards,
      starter: true,
      items: items.map((item) => ({ ...item, text: itemName(item) })),
      said: saidText(items),
    },
  ];
  const side = sideOf(before, before.turn);
  if (before.phase === "show") {
    const claim = move.type === "show" ? move.claim : undefined;
    return {
      title,
      side,
      parts,
      ...(claim !== undefined && { claim, asks: before.viewer !== null && sideOf(before, before.viewer) !== side }),
    };
  }
  const taken =
    move.type === "muggins"
      ? `${does(names(move.seat), "take")} ${move.points} by muggins.`
      : "Nobody claimed the rest.";
  return { title, side, parts, claim: points - before.missing, result: taken };
}

/** The count that a seat makes by itself. */
export function claim({ view, seat, moves, names }: Sight<G>): Claim | undefined {
  if (view.phase !== "show" && view.phase !== "muggins") return undefined;
  if (moves.length === 0 || seat === null || !view.settings.muggins) return undefined;
  const cards = shownCards(view);
  const common = { title: shownTitle(view, names), most: 29 };
  if (view.phase === "show") return common;
  return { ...common, claimed: countHand(cards.slice(0, 4), cards[4], { crib: view.hand === "crib" }) - view.missing };
}

/** Cards in the order of their ranks. */
export function sorted<C extends Card | Hidden>(cards: readonly C[]): C[] {
  return cards.slice().sort((a, b) => (a === "??" || b === "??" ? 0 : cardIndex(a) - cardIndex(b)));
}
