import type { AnyMove } from "fifteen-two";
import { mistakeOf } from "fifteen-two/bots";
import type { VNode } from "preact";
import { t } from "../../ui/words.ts";
import { Chosen } from "../looks/chosen.tsx";
import type { Look } from "../looks/look.ts";
import type { Position } from "../looks/telling.ts";
import { type Choice, gainText, isSameChoice, sizeOf, sizeText } from "./choice.ts";

/**
 * The choices, the best first. A hinted move gets no criticism, a gentle remark is praise or nothing, and the retry of
 * a mistake always gets a sentence.
 */
type RemarkOptions = { choices: readonly Choice[]; isHinted: boolean; isGentle: boolean; isRetry: boolean };

/** The cost of a choice against the one with the most wins, or praise; empty if neither deserves a sentence. */
export function remarkOn(
  look: Look,
  { view }: Position,
  made: AnyMove,
  { choices, isHinted, isGentle, isRetry }: RemarkOptions,
): string | VNode {
  const [best, ...others] = choices;
  const isDiscard = view.phase === "discard";
  const chosen = others.find(({ move }) => isSameChoice(move, made));
  if (best === undefined || chosen === undefined || isHinted) {
    if (isDiscard) return t("Coach: the best discard.");
    const isHard = others.some(({ loss }) => mistakeOf(loss));
    return isRetry || (isGentle && isHard && !isHinted) ? t("Coach: the best move.") : "";
  }
  const size = sizeOf({ chosen, choices });
  if (size === undefined && isDiscard) return t("Coach: as good as the best discard.");
  if (size === undefined) return isRetry ? t("Coach: as good as the best move.") : "";
  if (isGentle && !isRetry) return "";
  return (
    <>
      {t("Your last choice was {size}.", { size: sizeText(size) })}{" "}
      {gainText(view, <Chosen look={look} view={view} move={best.move} />, chosen.loss)}
    </>
  );
}
