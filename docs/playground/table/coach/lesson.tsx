import { mistakeOf } from "fifteen-two/bots";
import { Button, MainButton } from "../../ui/controls.tsx";
import { t } from "../../ui/words.ts";
import { choiceText } from "../looks/telling.ts";
import { audienceOf, type Scene } from "../sight.ts";
import { gainText, type ReviewedChoice, sizeText } from "./choice.ts";
import { AllChoices } from "./choices.tsx";
import { awardsText, plannedText } from "./plan.ts";
import { mistakesOf, type Reviewing } from "./reviews.ts";
import { whyText } from "./why.ts";

interface LessonProps extends Scene {
  readonly review: Reviewing;
  readonly choice: ReviewedChoice;
  /** Shows the table after some moves. */
  step(moves: number): void;
  /** Plays on from there. */
  retry(moves: number): void;
}

/** A choice of a reviewed game, on the table where it was made: what it cost, and why. */
export default function Lesson({ session, look, review, choice, step, retry }: LessonProps) {
  const { index, seat, chosen, best, choices } = choice;
  const position = { game: session.game, view: session.knowledge(index, seat).view };
  const mistakes = mistakesOf(review);
  const before = mistakes.findLast((other) => other.index < index);
  const next = mistakes.find((other) => other.index > index);
  const size = mistakeOf(chosen.loss);
  const made = choiceText(position, chosen.move);
  const texts = size
    ? [
        t("You chose {choice}: {size}.", { choice: made, size: sizeText(size) }),
        gainText(plannedText(look, position, best.move), chosen.loss.win),
        awardsText(look, position, best.move, audienceOf(session)),
        whyText(look, position.view, [best, chosen], t("yours")),
      ]
    : [t("You chose {choice}: as good as any.", { choice: made })];
  return (
    <section class="lesson" aria-label={t("What the coach says")}>
      <p>{texts.filter(Boolean).join(" ")}</p>
      <p class="actions">
        {before && <Button act={() => step(before.index)}>{t("Previous")}</Button>}
        {next && <MainButton act={() => step(next.index)}>{t("Next")}</MainButton>}
        <Button act={() => retry(index)}>{t("Retry")}</Button>
        <AllChoices position={position} choices={choices} marked={chosen.move} />
        <Button act={() => step(session.length)}>{t("Back")}</Button>
      </p>
    </section>
  );
}
