import { withCards } from "../../ui/card-text.tsx";
import { Button, MainButton } from "../../ui/controls.tsx";
import { filled, t } from "../../ui/words.ts";
import { Chosen } from "../looks/chosen.tsx";
import type { Scene } from "../sight.ts";
import { gainText, type ReviewedChoice, sizeOf, sizeText } from "./choice.ts";
import { AllChoices } from "./choices.tsx";
import { whyText } from "./reasons.ts";
import { mistakesOf, type Reviewing } from "./reviews.ts";

interface LessonProps extends Scene {
  readonly review: Reviewing;
  readonly choice: ReviewedChoice;
  /** Shows the table after this many moves. */
  step(moves: number): void;
  /** Resumes play from there. */
  retry(moves: number): void;
}

/** A choice of a reviewed game at its table: its cost, and the reasons. */
export default function Lesson({ session, look, review, choice, step, retry }: LessonProps) {
  const { index, seat, chosen, best, choices } = choice;
  const position = { game: session.game, view: session.knowledge(index, seat).view };
  const next = mistakesOf(review).find((other) => other.index > index);
  const size = sizeOf({ chosen, choices });
  const [made, better] = [chosen, best].map(({ move }, i) => (
    <Chosen look={look} view={position.view} move={move} mark={i === 0 ? "made" : "hinted"} />
  ));
  return (
    <section class="lesson" aria-label={t("What the coach says")}>
      <p>
        {filled(t("You chose {choice}: {size}."), { choice: made, size: size ? sizeText(size) : t("as good as any") })}{" "}
        {size && gainText(position.view, better, chosen.loss)}
      </p>
      {size && <p>{withCards(whyText(position, [best, chosen], t("yours")))}</p>}
      <p class="actions">
        {next && <MainButton act={() => step(next.index)}>{t("Next mistake")}</MainButton>}
        <Button act={() => retry(index)}>{t("Retry")}</Button>
        <AllChoices look={look} view={position.view} choices={choices} marked={chosen.move} />
      </p>
    </section>
  );
}
