import { type AnyGame, type AnyView, type Card, type MoveOf, preview } from "fifteen-two";
import { scoreHand } from "fifteen-two/scoring";
import { sumOf } from "../../ui/lists.ts";
import { foldedText, itemName, t } from "../../ui/words.ts";
import { type Audience, type Position, tellerOf } from "../looks/telling.ts";
import type { Choice } from "./choice.ts";

/** The immediate points of a move, in sentences: "Fifteen two." Empty if the player counts. */
export function awardsText(
  { game, view }: Position,
  move: MoveOf<AnyGame>,
  { names, you }: Pick<Audience, "names" | "you">,
): string {
  if (isCountedByPlayers(view)) return "";
  const { awards } = preview(game, view, move);
  const items = tellerOf({ game, names, you }).awards({ ...view, awards }, { award: "{items}" });
  return items.map((item) => `${item}.`).join(" ");
}

/** Whether players count their own hands, so that the page must not. */
export function isCountedByPlayers({ settings }: AnyView): boolean {
  return "muggins" in settings && settings.muggins === true;
}

/** The kept points of a discard: "Keeps 7 points: 2 × fifteen (4), run of three (3)." Empty without points. */
export function keptText({ view }: Position, move: Choice["move"]): string {
  if (view.phase !== "discard") return "";
  const { hands, viewer }: AnyView & { readonly hands?: readonly (readonly Card[])[] } = view;
  const kept = (hands?.[viewer ?? 0] ?? []).filter((card) => !discarded(move).includes(card));
  const items = scoreHand(kept).items.map((item) => ({ ...item, text: itemName(item) }));
  if (items.length === 0) return "";
  return t("Keeps {n} {n|point|points}: {items}.", { n: sumOf(items), items: foldedText(items) });
}

/** The cards of a discard. */
export function discarded({ cards = [] }: Choice["move"] & { readonly cards?: readonly Card[] }): readonly Card[] {
  return cards;
}
