import { t } from "../../ui/words.ts";
import type { Session } from "../session/session.ts";
import { balanceOf, balanceText, isDone, type Reviewing } from "./reviews.ts";

/** Bounds that make a meter red. */
const BAD = { low: 0.001, high: 0.002, optimum: 0 };

/** Choices and the rest as two bars, in games in 100, and in a sentence; until the review is done, its progress. */
export function Balance({ session, review }: { session: Session; review: Reviewing }) {
  if (typeof review === "number")
    return (
      <label class="reviewing">
        {t("The coach looks at your choices")}
        <progress value={review} />
      </label>
    );
  const others = session.players.length - 1;
  // Without chance, the rest is the others' play.
  if (!isDone(review) || session.game.id === "sackson" || review.seats.length > 1 || others === 0) return null;
  const balance = balanceOf(review);
  if (balance === undefined) return <p>{t("The coach had too little time to part luck from choices.")}</p>;
  const text = balanceText(balance, others);
  // Many mistakes that opponents let pass can cost more than a game, which no bar shows.
  if (Math.max(balance.rest, -balance.choices) > 1) return <p>{text}</p>;
  const bars = { [t("Luck and opponents")]: balance.rest, [t("Choices")]: balance.choices };
  return (
    <>
      <p>{`${text} ${t("In 100 games:")}`}</p>
      <ul class="balance" aria-label={t("wins per 100 games")}>
        {Object.entries(bars).map(([name, share]) => (
          <li key={name}>
            <span>{name}</span>
            <meter value={Math.abs(share)} aria-label={name} {...(share < 0 && BAD)} />
            <strong>
              {gainOf(share)} {t("wins")}
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A share of games in 100: "+3", "−3" or "0". */
function gainOf(share: number): string {
  return Math.round(100 * share)
    .toLocaleString("en", { signDisplay: "exceptZero" })
    .replace("-", "−");
}
