import { useEffect, useRef, useState } from "preact/hooks";
import { withCards } from "../ui/card-text.tsx";
import { focused, MainButton } from "../ui/controls.tsx";
import { ExplainedText } from "../ui/explained-text.tsx";
import { sumOf } from "../ui/lists.ts";
import { isStill } from "../ui/motion.ts";
import { cardsText, foldedText, t } from "../ui/words.ts";
import { ClaimPad, verdict } from "./claim.tsx";
import type { Count, CountItem, CountPart } from "./looks/look.ts";

/**
 * The player makes an `own` count first. `progress` gets the current part of the count, and the points so far.
 * `next` continues; without it, as when looking back, everything is counted at once.
 */
type CountPanelProps = { count: Count; own?: boolean; factor?: number; progress?(at: Counting): void; next?(): void };

/** The progress of a count: the current part and item, undefined before the first. */
export type Counting = { points: number; part: CountPart | undefined; item: CountItem | undefined; ended: boolean };

const ITEM = 800;

/** The count so far, item by item, then "Next". The cards themselves lie on the table. */
export function CountPanel({ count, own = false, factor = 0, progress, next }: CountPanelProps) {
  const { title, parts, claim, result } = count;
  const whole = next === undefined;
  const [asked, setAsked] = useState((own || count.asks === true) && !whole);
  const [tried, setTried] = useState<number>();
  const [answer, setAnswer] = useState("");
  const steps = stepsOf(parts);
  const atOnce = factor === 0 || isStill();
  const [done, setDone] = useState(atOnce ? steps.length : 0);
  const ended = done >= steps.length;
  const shown = steps.slice(0, done);
  const total = pointsOf(shown);
  const { part = parts[0], item } = shown.at(-1) ?? {};
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    progress?.({ points: asked ? 0 : total, part, item: asked || atOnce ? undefined : item, ended: ended && !asked });
    if (asked || ended) return;
    const timer = setTimeout(() => setDone(done + 1), ITEM * factor);
    return () => clearTimeout(timer);
  }, [asked, done]);
  // Scrolls to the latest item.
  useEffect(() => {
    if (whole || !list.current) return;
    const seen = new ResizeObserver(() => list.current?.children[done - 1]?.scrollIntoView({ block: "nearest" }));
    seen.observe(list.current);
    return () => seen.disconnect();
  }, [asked, done]);

  if (asked && claim === undefined) {
    const points = pointsOf(steps);
    const guess = (said?: number) => {
      if (said !== undefined && said !== points && tried === undefined) return setTried(said);
      setAnswer(said === undefined ? "" : verdict(said, points));
      setAsked(false);
    };
    const more = t("It is more than {tried}.", { tried: tried ?? 0 });
    const less = t("It is less than {tried}.", { tried: tried ?? 0 });
    const trouble = tried === undefined ? "" : tried < points ? more : less;
    return <ClaimPad {...{ title, tried, trouble }} most={29} help={t("Count it for me")} send={guess} />;
  }
  if (asked) {
    const answered = (said?: number) => {
      if (said !== undefined) setAnswer(t("Nothing was overlooked."));
      setAsked(false);
    };
    return <ClaimPad title={title} most={29 * parts.length} claimed={claim} send={answered} />;
  }
  return (
    <section class="count-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p class="total">
          <strong>{total}</strong> {t("{total|point|points}", { total })}
        </p>
      </header>
      <ol class="items" ref={list} tabIndex={0} aria-label={t("What counts")}>
        {steps.map((step, i) => (
          <li key={i} class={i >= done ? "later" : i === done - 1 && !atOnce ? "now" : ""}>
            <span>
              {parts.length > 1 && <em>{step.part.title}: </em>}
              <ExplainedText text={step.item.text} /> {parts.length === 1 && withCards(cardsText(step.item.cards))}
            </span>
            {step.item.points > 0 && (
              <>
                <span class="plus">+{step.item.points}</span>
                <strong>{pointsOf(steps.slice(0, i + 1))}</strong>
              </>
            )}
          </li>
        ))}
      </ol>
      <p class="said" role="status">
        {ended && [result, answer].filter(Boolean).join(" ")}
        {ended && parts.length === 1 && <span class="unseen"> {part?.said}.</span>}
      </p>
      {!whole && (
        <MainButton ref={focused} class="main next" act={() => (ended ? next() : setDone(steps.length))}>
          {ended ? t("Next") : t("Show all")}
        </MainButton>
      )}
    </section>
  );
}

/** A single hand is counted item by item, several line by line. */
function stepsOf(parts: readonly CountPart[]) {
  return parts.flatMap((part) => {
    const { items } = part;
    const text = foldedText(items) || t("nothing");
    const whole = { text, points: sumOf(items), cards: items.flatMap(({ cards }) => cards) };
    return parts.length === 1 && items.length > 0 ? items.map((item) => ({ part, item })) : [{ part, item: whole }];
  });
}

function pointsOf(steps: ReturnType<typeof stepsOf>): number {
  return sumOf(steps.map(({ item }) => item));
}
