import { type AnyGame, type AnyState, type AnyView, type Card, type MoveOf, preview } from "fifteen-two";
import { formatScore, scoreHand } from "fifteen-two/scoring";
import { scoreWords, t } from "../../ui/words.ts";
import type { Look } from "../looks/look.ts";
import { type Audience, moveText, type Position, tellerOf } from "../looks/telling.ts";
import type { Choice } from "./choice.ts";

/** A move, and what it makes or prepares where the game can say so: "Take blue, so that …". */
export function plannedText({ plan }: Look, position: Position, move: MoveOf<AnyGame>): string {
  return `${moveText(position, move)}${plan?.(position.view, move) ?? ""}`;
}

/** What a move scores at once, in sentences, unless `plannedText` says so: "Fifteen two." */
export function awardsText(
  { plan }: Look,
  position: Position,
  move: MoveOf<AnyGame>,
  { names, you }: Pick<Audience, "names" | "you">,
): string {
  const { game, view } = position;
  const { awards } = plan ? NOTHING : previewOf(position, move);
  const items = tellerOf({ game, names, you }).awards({ ...view, awards }, { award: "{items}" });
  return items.map((item) => `${item}.`).join(" ");
}

/** What a move adds to points that are counted later. */
export function linesText(position: Position, move: MoveOf<AnyGame>): string {
  const { awards, gain } = previewOf(position, move);
  return awards.length > 0 || gain === 0 ? "" : t("{n} more points in your lines.", { n: gain });
}

const NOTHING = { awards: [], gain: 0 };

/** What a move scores; nothing where the player is to count. */
function previewOf({ game, view }: Position, move: MoveOf<AnyGame>) {
  return "muggins" in view.settings && view.settings.muggins ? NOTHING : preview(game, view, move);
}

/** By side: the points between two states. */
export function gainsBetween({ rules }: AnyGame, before: AnyState, after: AnyState): number[] {
  return rules.standing(after).map((points, side) => points - rules.standing(before)[side]!);
}

/** What a discard keeps: "Kept: fifteen two, pair is four." Empty for other moves. */
export function keptText({ view }: Position, move: Choice["move"]): string {
  if (view.phase !== "discard") return "";
  return t("Kept: {kept}.", { kept: formatScore(scoreHand(keptBy(view, move)).items, scoreWords) });
}

/** The cards that a discard keeps. */
function keptBy(
  { hands, viewer }: AnyView & { readonly hands?: readonly (readonly Card[])[] },
  { cards = [] }: Choice["move"] & { readonly cards?: readonly Card[] },
): Card[] {
  return (hands?.[viewer ?? 0] ?? []).filter((card) => !cards.includes(card));
}
