import { useEffect, useRef, useState } from "preact/hooks";
import type { Count, CountItem, CountPart } from "../games/look.ts";
import { CardImage } from "../pieces/card.tsx";
import { ClaimPad } from "./claim.tsx";
import { isStill } from "./motion.ts";
import { capital, cardText, many } from "./words.ts";

interface CountPanelProps {
  readonly count: Count;
  readonly factor: number;
  /** All at once: one looks back. */
  readonly whole: boolean;
  /** Is told the points so far. */
  progress(points: number): void;
  next(): void;
}

const ITEM = 800;

/** What has been counted, item by item, then "Next". */
export function CountPanel({ count, factor, whole, progress, next }: CountPanelProps) {
  const { title, parts, claim, result } = count;
  const [asked, setAsked] = useState(count.asks === true && !whole);
  const [answer, setAnswer] = useState("");
  const steps = stepsOf(parts);
  const atOnce = whole || factor === 0 || isStill();
  const [done, setDone] = useState(atOnce ? steps.length : 0);
  const ended = done >= steps.length;
  useEffect(() => {
    if (asked || ended) return;
    const timer = setTimeout(() => setDone(done + 1), ITEM * factor);
    return () => clearTimeout(timer);
  }, [asked, done]);
  const total = steps.slice(0, done).reduce((sum, { item }) => sum + (item?.points ?? 0), 0);
  useEffect(() => progress(asked ? 0 : total), [asked, total]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!whole) button.current?.focus({ preventScroll: true });
  }, [asked]);

  if (asked && claim !== undefined) {
    const answered = (said: number | undefined) => {
      if (said !== undefined) setAnswer("Nothing was overlooked.");
      setAsked(false);
    };
    return (
      <ClaimPad
        claim={{ title, cards: parts[0]?.cards ?? [], most: 29 * parts.length, claimed: claim }}
        trouble=""
        send={answered}
      />
    );
  }
  const current = steps[Math.min(done, steps.length) - 1] ?? steps[0];
  return (
    <section class="panel count-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p class="total">
          <strong>{total}</strong> {total === 1 ? "point" : "points"}
        </p>
      </header>
      <Part parts={parts} current={current} done={done} steps={steps} />
      <p class="said" role="status">
        {ended
          ? [claim !== undefined && `Claimed ${claim}.`, result, answer, parts.length === 1 && `${parts[0]?.said}.`]
              .filter(Boolean)
              .join(" ")
          : ""}
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
  /** The number of the item in its part; undefined for a part that is worth nothing. */
  readonly item: CountItem | undefined;
}

function stepsOf(parts: readonly CountPart[]): Step[] {
  return parts.flatMap((part): Step[] =>
    part.items.length === 0 ? [{ part, item: undefined }] : part.items.map((item) => ({ part, item })),
  );
}

/** The cards of the part that is being counted, and its items so far with the running total. */
function Part({
  parts,
  current,
  done,
  steps,
}: {
  parts: readonly CountPart[];
  current: Step | undefined;
  done: number;
  steps: readonly Step[];
}) {
  const lit = done === 0 || done > steps.length ? undefined : current?.item?.cards;
  const shown = steps.slice(0, done);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [done]);
  if (current === undefined) return null;
  const { part } = current;
  let total = 0;
  return (
    <>
      {parts.length > 1 && <h3>{part.title}</h3>}
      <div class={`cards counted ${lit ? "picking" : ""}`}>
        {part.cards.map((card, i) => (
          <CardImage
            key={card}
            card={card}
            id={`counted-${card}`}
            note={part.starter && i === part.cards.length - 1 ? "the starter" : ""}
            class={`${lit?.includes(card) ? "lit" : ""} ${part.starter && i === part.cards.length - 1 ? "starter" : ""}`}
          />
        ))}
      </div>
      <ol ref={list} class="items" tabIndex={0} aria-label="What counts">
        {shown.map(({ part: of, item }) => {
          total += item?.points ?? 0;
          return (
            <li key={`${of.title} ${total} ${item?.text}`} class={item === current.item && of === part ? "now" : ""}>
              <span>
                {parts.length > 1 && <em>{of.title}: </em>}
                {item === undefined ? "nothing" : `${capital(item.text)} `}
                <small>{item?.cards.map(cardText).join(" ")}</small>
              </span>
              {item !== undefined && <span class="plus">+{item.points}</span>}
              <strong>{total}</strong>
            </li>
          );
        })}
        {done >= steps.length && steps.every(({ item }) => item === undefined) && (
          <li>{many(0, "point")}, “nineteen”</li>
        )}
      </ol>
    </>
  );
}
