import { mistakeOf } from "fifteen-two/bots";
import { useState } from "preact/hooks";
import { Button, MainButton } from "../../ui/controls.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { capital } from "../../ui/words.ts";
import type { Session } from "../session/session.ts";
import { choiceText, gainText, isSameChoice, type ReviewedChoice, SIZES } from "./choice.ts";
import { mistakesOf } from "./reviews.ts";
import { Choices, reason, useValues } from "./values.tsx";

interface LessonProps {
  readonly session: Session;
  readonly choice: ReviewedChoice;
  /** Shows the table after some moves; undefined goes back to the end. */
  step(moves: number | undefined): void;
  /** Plays on from there. */
  retry(moves: number): void;
}

/** A choice of a reviewed game, on the table where it was made: what it cost, and why. */
export default function Lesson({ session, choice, step, retry }: LessonProps) {
  const { index, seat, chosen, best, choices } = choice;
  const position = { game: session.game, view: session.knowledge(index, seat).view };
  const rows = useValues(position.view, index, choices) ?? [];
  const [all, setAll] = useState(false);
  const next = mistakesOf(session).find((other) => other.index > index);
  const [better, made] = [best, chosen].map(({ move }) => rows.find((row) => isSameChoice(row.move, move)));
  const size = mistakeOf(chosen.loss);
  return (
    <section class="lesson" aria-label="What the coach says">
      <p>
        {size
          ? `You chose to ${choiceText(position, chosen.move)}: ${SIZES[size]}. ${capital(gainText(position, best, chosen.loss))}. `
          : `You chose to ${choiceText(position, chosen.move)}: as good as any. `}
        {better && made && better !== made && reason(better, made)}
      </p>
      <p class="actions">
        {next && <MainButton act={() => step(next.index)}>Next mistake</MainButton>}
        <Button act={() => retry(index)}>Retry</Button>
        {rows.length > 0 && <Button act={() => setAll(true)}>All choices</Button>}
        <Button act={() => step(undefined)}>Back</Button>
      </p>
      {all && (
        <Dialog title="All choices" close={() => setAll(false)}>
          <Choices position={position} rows={rows} marked={chosen.move} />
        </Dialog>
      )}
    </section>
  );
}
