import { type AnyGame, type AnyState, type AnyView, type Card, type MoveOf, preview } from "fifteen-two";
import { formatScore, scoreHand } from "fifteen-two/scoring";
import { scoreWords, t } from "../../ui/words.ts";
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

/** By side: the points between two states. */
export function gainsBetween({ rules }: AnyGame, before: AnyState, after: AnyState): number[] {
  return rules.standing(after).map((points, side) => points - rules.standing(before)[side]!);
}

/** The kept points of a discard: "Kept: fifteen two, pair is four." Empty for other moves. */
export function keptText({ view }: Position, move: Choice["move"]): string {
  if (view.phase !== "discard") return "";
  return t("Kept: {kept}.", { kept: formatScore(scoreHand(keptBy(view, move)).items, scoreWords) });
}

/** The cards kept after a discard. */
function keptBy(
  { hands, viewer }: AnyView & { readonly hands?: readonly (readonly Card[])[] },
  { cards = [] }: Choice["move"] & { readonly cards?: readonly Card[] },
): Card[] {
  return (hands?.[viewer ?? 0] ?? []).filter((card) => !cards.includes(card));
}
