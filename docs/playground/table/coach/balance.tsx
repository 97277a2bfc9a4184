import { t } from "../../ui/words.ts";
import { balanceOf, balanceText, type Review } from "./reviews.ts";

/** Bounds that make a meter red. */
const BAD = { low: 0.001, high: 0.002, optimum: 0 };

/** Luck and choices as two bars, in games in 100, and in a sentence. */
export function Balance({ review }: { review: Review }) {
  const balance = balanceOf(review);
  if (balance === undefined) return null;
  const bars = [
    [t("Luck"), balance.luck],
    [t("Choices"), balance.choices],
  ] as const;
  return (
    <>
      <p>{balanceText(balance)}</p>
      <ul class="balance" aria-label={t("games in 100")}>
        {bars.map(([name, share]) => (
          <li key={name}>
            <span>{name}</span>
            <meter value={Math.abs(share)} aria-label={name} {...(share < 0 && BAD)} />
            <strong>{`${share < 0 ? "−" : "+"}${Math.abs(100 * share).toFixed()}`}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
