import { parseMove, parseViewJson } from "fifteen-two/cribbage";
import { themesOf } from "fifteen-two/cribbage/analysis";
import { capital, listOf, t } from "../../ui/words.ts";
import type { Audience, Position } from "../looks/telling.ts";
import type { Choice } from "./choice.ts";
import { reason } from "./choices.tsx";
import { awardsText } from "./plan.ts";
import { againstText, boardText, reasonsText } from "./reasons.ts";
import words from "./themes.json";

type Pair = readonly [better: Choice, worse: Choice];

/** The page's words for themes that need others than their names. */
const THEMES: Readonly<Record<string, string>> = words;

/** Number of reasons for the better choice. */
const MOST = 2;

/** Reasons why a choice is better than another, named "yours" or "the other". */
export function whyText(position: Position, pair: Pair, other: string, audience: Audience): string {
  const [better, worse] = pair;
  if (position.game.id !== "cribbage") {
    const against = againstText(position, worse.move, better.move);
    const clause = against.replace(/^./, (first) => `${capital(other)} ${first.toLowerCase()}`);
    return [reasonsText(position, better.move, MOST), clause].join(" ").trim();
  }
  const texts = [
    awardsText(position, better.move, audience),
    reason(position, ...pair),
    better.now !== worse.now && t("It scores {own} now, {other} {own2}.", { own: better.now, other, own2: worse.now }),
    themesText(position, pair, other),
    boardText(position, audience),
  ];
  return texts.filter(Boolean).join(" ");
}

/** The theme of a worse discard or card of cribbage that the better lacks: "Yours gives away a five." */
function themesText({ game, view }: Position, pair: Pair, other: string): string {
  const [good = [], bad = []] = pair.map(({ move }) => themesOf(parseViewJson(view), parseMove(game.formatMove(move))));
  const themes = bad.filter((theme) => !good.includes(theme)).map((theme) => t(THEMES[theme] ?? theme));
  return themes.length === 0 ? "" : t("{Other} {themes}.", { Other: capital(other), themes: listOf(themes) });
}
