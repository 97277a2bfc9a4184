import { t } from "../../ui/words.ts";
import type { Audience, Position } from "../looks/telling.ts";
import type { Choice } from "./choice.ts";
import { reason } from "./choices.tsx";
import { awardsText } from "./plan.ts";
import { againstText, boardText, reasonsText, themeText } from "./reasons.ts";

type Pair = readonly [better: Choice, worse: Choice];

/** Reasons why a choice is better than another, named "yours" or "the other". */
export function whyText(position: Position, [better, worse]: Pair, other: string, audience: Audience): string {
  const moves = [better.move, worse.move];
  if (position.game.id !== "cribbage")
    return `${reasonsText(position, better.move, 2)} ${againstText(position, moves, other)}`.trim();
  const texts = [
    awardsText(position, better.move, audience),
    reason(position, better, worse),
    better.now !== worse.now && t("It scores {own} now, {other} {own2}.", { own: better.now, other, own2: worse.now }),
    themeText(position, moves, other),
    boardText(position, audience),
  ];
  return texts.filter(Boolean).join(" ");
}
