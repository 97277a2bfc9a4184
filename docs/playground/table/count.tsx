import { useEffect, useRef, useState } from "preact/hooks";
import type { Count, CountItem, CountPart } from "../games/look.ts";
import { ClaimPad } from "./claim.tsx";
import { isStill } from "./motion.ts";
import { capital, cardText } from "./words.ts";

interface CountPanelProps {
  readonly count: Count;
  readonly factor: number;
  /** All at once: one looks back. */
  readonly whole: boolean;
  /** Is told what is counted now, and the points so far. */
  progress(at: Counting): void;
  next(): void;
}

/** How far a count has come. */
export interface Counting {
  readonly points: number;
  /** What is being counted; undefined before the first item. */
  readonly part: CountPart | undefined;
  readonly item: CountItem | undefined;
}

const ITEM = 800;

/** What has been counted, item by item, then "Next". The cards themselves lie on the table. */
export function CountPanel({ count, factor, whole, progress, next }: CountPanelProps) {
  const { title, parts, claim, result } = count;
  const [asked, setAsked] = useState(count.asks === true && !whole);
  const [answer, setAnswer] = useState("");
  const steps = stepsOf(parts);
  const atOnce = whole || factor === 0 || isStill();
  const [done, setDone] = useState(atOnce ? steps.length : 0);
  const ended = done >= steps.length;
  const shown = steps.slice(0, done);
  const total = shown.reduce((sum, { item }) => sum + (item?.points ?? 0), 0);
  const { part = parts[0], item } = shown.at(-1) ?? {};
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked || ended) return;
    const timer = setTimeout(() => setDone(done + 1), ITEM * factor);
    return () => clearTimeout(timer);
  }, [asked, done]);
  useEffect(() => {
    progress({ points: asked ? 0 : total, part, item: asked || atOnce ? undefined : item });
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [asked, done]);
  useEffect(() => {
    if (!whole) button.current?.focus({ preventScroll: true });
  }, [asked]);

  if (asked && claim !== undefined) {
    const answered = (said: number | undefined) => {
      if (said !== undefined) setAnswer("Nothing was overlooked.");
      setAsked(false);
    };
    return <ClaimPad claim={{ title, most: 29 * parts.length, claimed: claim }} trouble="" send={answered} />;
  }
  const said = ended ? [claim !== undefined && `Claimed ${claim}.`, result, answer] : [];
  return (
    <section class="count-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p class="total">
          <strong>{total}</strong> {total === 1 ? "point" : "points"}
        </p>
      </header>
      <ol ref={list} class="items" tabIndex={0} aria-label="What counts">
        {shown.map((step, i) => (
          <li key={i} class={i === done - 1 && !atOnce ? "now" : ""}>
            <span>
              {parts.length > 1 && <em>{step.part.title}: </em>}
              {step.item === undefined ? "nothing" : `${capital(step.item.text)} `}
              <small>{step.item?.cards.map(cardText).join(" ")}</small>
            </span>
            {step.item && <span class="plus">+{step.item.points}</span>}
            <strong>{shown.slice(0, i + 1).reduce((sum, one) => sum + (one.item?.points ?? 0), 0)}</strong>
          </li>
        ))}
      </ol>
      <p class="said" role="status">
        {said.filter(Boolean).join(" ")}
        {ended && parts.length === 1 && <span class="unseen"> {part?.said}.</span>}
      </p>
      {!whole && (
        <button ref={button} type="button" class="main next" onClick={() => (ended ? next() : setDone(steps.length))}>
          {ended ? "Next" : "Show all"}
        </button>
      )}
    </section>
  );
}

interface Step {
  readonly part: CountPart;
  /** Undefined for a part that is worth nothing. */
  readonly item: CountItem | undefined;
}

function stepsOf(parts: readonly CountPart[]): Step[] {
  return parts.flatMap((part): Step[] =>
    part.items.length === 0 ? [{ part, item: undefined }] : part.items.map((item) => ({ part, item })),
  );
}
