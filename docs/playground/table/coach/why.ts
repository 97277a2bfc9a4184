import { cardText, t, tenths } from "../../ui/words.ts";
import type { Audience, Position } from "../looks/telling.ts";
import type { Choice } from "./choice.ts";
import { awardsText, discarded, keptText } from "./plan.ts";
import { againstText, reasonsText, themeText } from "./reasons.ts";

type Pair = readonly [better: Choice, worse: Choice];

/** Reasons why a choice is better than another, named "yours" or "the other". */
export function whyText(position: Position, [better, worse]: Pair, other: string, audience: Audience): string {
  const moves = [better.move, worse.move];
  if (position.game.id !== "cribbage")
    return `${reasonsText(position, better.move, 2)} ${againstText(position, moves, other)}`.trim();
  const texts = [
    awardsText(position, better.move, audience),
    keptText(position, better.move),
    differenceText(better, worse),
    better.now !== worse.now && t("It scores {own} now, {other} {own2}.", { own: better.now, other, own2: worse.now }),
    themeText(position, moves, other),
  ];
  return texts.filter(Boolean).join(" ");
}

/** The gain of a discard over another, by source: "Against J♠ Q♦: hand −0.4, crib +1.3." Empty for other moves. */
function differenceText({ parts: more }: Choice, { parts: less, move }: Choice): string {
  const cards = discarded(move).map(cardText).join(" ");
  if (cards === "" || more === undefined || less === undefined) return "";
  const gains = (["hand", "crib", "pegging"] as const).flatMap((part) => {
    // As the table of choices rounds them.
    const gain = Number((more[part] ?? 0).toFixed(1)) - Number((less[part] ?? 0).toFixed(1));
    return Math.abs(gain) < 0.05 ? [] : [`${t(part)} ${gain > 0 ? "+" : ""}${tenths(gain)}`];
  });
  return gains.length === 0 ? "" : t("Against {cards}: {gains}.", { cards, gains: gains.join(", ") });
}
