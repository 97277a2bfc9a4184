import { Button, focused } from "../../ui/controls.tsx";
import { filled, t } from "../../ui/words.ts";
import { Chosen } from "../looks/chosen.tsx";
import type { Look } from "../looks/look.ts";
import { momentText } from "../moment.ts";
import type { Session } from "../session/session.ts";
import { Balance } from "./balance.tsx";
import { isInPoints, lossText } from "./choice.ts";
import { byCost, isDone, mistakesOf, type Reviewing } from "./reviews.ts";

/** `step` shows the table after some moves. */
type ReviewProps = { session: Session; look: Look; review: Reviewing; step(moves: number): void };

/** The coach's review of a finished game: its five costliest choices, the worst first. */
export default function ReviewOf({ session, look, review, step }: ReviewProps) {
  const worst = byCost(mistakesOf(review)).slice(0, 5);
  return (
    <section class="review" aria-label={t("Review")} ref={focused} tabIndex={-1}>
      {review === "failed" && <p role="alert">{t("The coach stopped before the review was done.")}</p>}
      <Balance session={session} review={review} />
      {isDone(review) && worst.length === 0 && <p>{t("No mistakes worth mentioning. Well played!")}</p>}
      {worst.length > 0 && (
        <h2>
          {t("What cost you most")}{" "}
          <small>{isInPoints(session.knowledge(0).view) ? t("points") : t("wins per 100 games")}</small>
        </h2>
      )}
      <ol class="mistakes">
        {worst.map(({ index, seat, chosen, best }) => {
          const { view } = session.knowledge(index, seat);
          const [choice, better] = [chosen, best].map(({ move }) => <Chosen look={look} view={view} move={move} />);
          const values = { moment: momentText(session, index), choice, better };
          return (
            <li key={index}>
              <Button act={() => step(index)}>
                <span>{filled(t("{moment}: {choice} instead of {better}"), values)}</span>
                <strong>{lossText(view, chosen.loss)}</strong>
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
