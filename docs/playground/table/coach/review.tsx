import { Button, focused } from "../../ui/controls.tsx";
import { t } from "../../ui/words.ts";
import { choiceText } from "../looks/telling.ts";
import { momentText } from "../moment.ts";
import type { Session } from "../session/session.ts";
import { inHundred } from "./choice.ts";
import { balanceText, isDone, mistakesOf, type Reviewing } from "./reviews.ts";

/** `step` shows the table after some moves, or else the end of the game. */
type ReviewProps = { session: Session; review: Reviewing; step(moves: number | undefined): void };

/** How many mistakes are listed. */
const MOST = 5;

/** What the coach says of a game that is over: what cost most comes first. */
export default function ReviewOf({ session, review, step }: ReviewProps) {
  const worst = mistakesOf(review)
    .toSorted((a, b) => b.chosen.loss.win - a.chosen.loss.win)
    .slice(0, MOST);
  return (
    <section class="review" aria-label={t("Review")} ref={focused} tabIndex={-1}>
      {review === "failed" && <p role="alert">{t("The review failed because the coach’s worker crashed.")}</p>}
      {typeof review === "number" && (
        <label class="reviewing">
          {t("The coach looks at your choices")}
          <progress value={review} />
        </label>
      )}
      {isDone(review) && worst.length === 0 && <p>{t("No mistake worth a word. Well played!")}</p>}
      {worst.length > 0 && (
        <h2>
          {t("What cost you most")} <small>{t("games in 100")}</small>
        </h2>
      )}
      <ol class="mistakes">
        {worst.map(({ index, seat, chosen, best }) => {
          const position = { game: session.game, view: session.knowledge(index, seat).view };
          const values = {
            moment: momentText(session, index),
            choice: choiceText(position, chosen.move),
            better: choiceText(position, best.move),
          };
          return (
            <li key={index}>
              <Button act={() => step(index)}>
                <span>{t("{moment}: {choice} instead of {better}", values)}</span>
                <strong>{inHundred(chosen.loss.win)}</strong>
              </Button>
            </li>
          );
        })}
      </ol>
      {isDone(review) && <p>{balanceText(review)}</p>}
      <p class="actions">
        <Button act={() => step(undefined)}>{t("Back")}</Button>
      </p>
    </section>
  );
}
