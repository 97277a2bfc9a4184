import type { AnyAward, AnyView, TemplateValues } from "../core/any.ts";
import type { AnyGame } from "../core/game.ts";
import { reasonWords as cribino } from "../cribino/reasons.ts";
import { reasonWords as crosscribb } from "../crosscribb/reasons.ts";
import { reasonWords as sackson } from "../sackson/reasons.ts";
import { readOptions } from "../schema/read.ts";
import { type DescribeAwardsOptions, itemsInWords } from "../words/awards.ts";
import { phraseOf, readNarration, withWords } from "../words/narration.ts";
import { sentence } from "../words/values.ts";

/** Words for reasons. @inline */
export type ReasonOptions = Pick<DescribeAwardsOptions, "words" | "score">;

const WORDS: { readonly [name: string]: string } = { ...crosscribb, ...cribino, ...sackson };

/**
 * A function that puts reasons into words. A template is named by the game and the reason's `kind`, and may require a
 * key: `crosscribb.keeps.square` is for a `keeps` with a `square`.
 */
export function textsIn(
  game: AnyGame,
  view: AnyView,
  options: ReasonOptions | null | undefined,
): (reason: { readonly kind: string }) => string {
  const { words = {}, score } = readOptions(options, ["words", "score"]);
  const narration = withWords(readNarration(game, { words }), WORDS);
  const opponent = opponentIn(view);
  return (reason) => {
    const name = `${game.id}.${reason.kind}`;
    const template = phraseOf(narration, ...Object.keys(reason).map((key) => `${name}.${key}`), name)!;
    const values: TemplateValues = { ...reason, opponent };
    const { items } = values as Partial<Pick<AnyAward, "items">>;
    return sentence(
      template,
      { ...values, items: items && itemsInWords({ items }, game, narration, score) },
      narration,
    );
  };
}

/** The other side, or with more than two sides the next player, whose replies count. */
function opponentIn({ scores, settings }: AnyView) {
  if (scores.length > 2) return "the next player";
  return settings.players > 2 ? "your opponents" : "your opponent";
}
