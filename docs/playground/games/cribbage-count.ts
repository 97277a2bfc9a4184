import { type Card, cardIndex, type Hidden } from "fifteen-two";
import type { CribbageView, cribbage } from "fifteen-two/cribbage";
import { scoreHand } from "fifteen-two/scoring";
import type { Knowledge } from "../table/session.ts";
import { capital, type Names, whose } from "../table/words.ts";
import type { Claim, Count, CountPart, Sight } from "./look.ts";
import { claimed, partOf, shown } from "./show.tsx";

type G = typeof cribbage;
type Shown = Extract<CribbageView, { readonly hand: unknown }>;

/** The cards that are counted: four, and the starter. */
export function shownCards(view: Shown): Card[] {
  const cards = view.hand === "crib" ? view.crib : (view.hands[view.turn] ?? []);
  return [...sorted(cards).filter((card) => card !== "??"), view.starter];
}

/** The cards that are counted, and what they are worth. */
function partsOf(view: Shown, names: Names): CountPart[] {
  const cards = shownCards(view);
  const { items } = scoreHand(cards.slice(0, 4), cards[4], { crib: view.hand === "crib" });
  return [partOf(`${capital(whose(names(view.turn)))} ${view.hand}`, cards, items)];
}

/** What a show counts. */
export function count(before: CribbageView, { view, move }: Knowledge<G>, names: Names): Count | undefined {
  if (before.phase !== "show" && before.phase !== "muggins") return undefined;
  if (view.phase === "muggins" || move === undefined) return undefined;
  const parts = partsOf(before, names);
  return shown(parts[0]!.title, before, move, parts, names);
}

/** The count that a seat makes by itself. */
export function claim({ view, names, ...sight }: Sight<G>): Claim | undefined {
  if (view.phase !== "show" && view.phase !== "muggins") return undefined;
  const parts = partsOf(view, names);
  return claimed(parts[0]!.title, view, sight, parts);
}

/** Cards in the order of their ranks. */
export function sorted<C extends Card | Hidden>(cards: readonly C[]): C[] {
  return cards.slice().sort((a, b) => (a === "??" || b === "??" ? 0 : cardIndex(a) - cardIndex(b)));
}
