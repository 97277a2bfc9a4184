import { formatCards, secureRandom } from "fifteen-two";
import type { Score } from "fifteen-two/scoring";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../app/controls.tsx";
import { Figures } from "../app/figures.tsx";
import { load, save } from "../app/store.ts";
import { CardRow } from "../rules/pictures.tsx";
import {
  explain,
  formatAverage,
  formatTime,
  NO_RESULTS,
  newProblem,
  type Problem,
  type Results,
  solve,
  verdict,
  withAnswer,
} from "./problem.ts";

/** Counting practice: a hand, a clock, an answer, and what the hand is worth. */
export default function Drill() {
  const [problem, setProblem] = useState(() => newProblem(secureRandom));
  const [started, setStarted] = useState(() => performance.now());
  const [results, setResults] = useState(readResults);
  const [answer, setAnswer] = useState<number>();
  const [lit, setLit] = useState<readonly string[]>([]);
  const score = solve(problem);
  const right = answer === score.points;

  const give = (points: number) => {
    setAnswer(points);
    const next = withAnswer(results, points === score.points, performance.now() - started);
    setResults(next);
    save("drill", next);
  };
  const next = () => {
    setProblem(newProblem(secureRandom));
    setStarted(performance.now());
    setAnswer(undefined);
    setLit([]);
  };
  return (
    <section class="drill" aria-labelledby="drill-head">
      <h1 id="drill-head">Counting practice</h1>
      <Tally results={results} />
      <HandPicture problem={problem} lit={lit} />
      {answer === undefined ? (
        <>
          <Clock since={started} />
          <Answer key={started} give={give} />
        </>
      ) : (
        <div class="drill-verdict">
          <p role="status" class={right ? "right" : "wrong"}>
            {verdict(answer, score.points)}
          </p>
          <Next next={next} />
          <Explanation score={score} light={setLit} />
        </div>
      )}
    </section>
  );
}

/** The results so far, kept in this browser. */
function readResults(): Results {
  const kept: object = Object(load("drill"));
  const results = Object.entries(NO_RESULTS).map(([name]) => [
    name,
    Number(Object.entries(kept).find(([key]) => key === name)?.[1]),
  ]);
  return results.every(([, value]) => Number.isFinite(value)) ? (Object.fromEntries(results) as Results) : NO_RESULTS;
}

function Tally({ results }: { results: Results }) {
  const { asked, right, streak, longest } = results;
  return (
    <Figures
      class="tally"
      of={{
        Right: `${right} of ${asked}`,
        "In a row": `${streak} (best ${longest})`,
        "Average time": formatAverage(results),
      }}
    />
  );
}

/** Has the focus, so that Enter leads on. */
function Next({ next }: { next: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button type="button" class="main" ref={button} onClick={next}>
      Next hand
    </button>
  );
}

/** The four cards and the starter. */
function HandPicture({ problem: { hand, starter, crib }, lit }: { problem: Problem; lit: readonly string[] }) {
  const cards = [...hand, starter];
  return (
    <figure class="drill-hand">
      <figcaption>{crib ? "A crib: a flush needs all five cards" : "A hand"}</figcaption>
      <CardRow cards={cards} notes={["", "", "", "", "starter"]} lit={cards.filter((card) => lit.includes(card))} />
    </figure>
  );
}

/** The time that has gone by; screen readers are not told. */
function Clock({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="clock" role="timer" aria-live="off">
      {formatTime(Math.max(0, now - since))}
    </p>
  );
}

const POINTS = Array.from({ length: 30 }, (_, points) => points);

/** A field for the keyboard and a pad for mouse and touch, both from 0 to 29. */
function Answer({ give }: { give: (points: number) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches) field.current?.focus();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    if (field.current?.value) give(Number(field.current.value));
  };
  return (
    <form class="answer" onSubmit={submit}>
      <p class="line">
        <label>
          How many points? <input ref={field} type="number" inputMode="numeric" min="0" max="29" step="1" required />
        </label>
        <button type="submit">Check</button>
      </p>
      <fieldset class="pad">
        <legend class="unseen">Points</legend>
        {POINTS.map((points) => (
          <Button key={points} act={() => give(points)}>
            {points}
          </Button>
        ))}
      </fieldset>
    </form>
  );
}

/** The count item by item; pointing at one lights up its cards. */
function Explanation({ score, light }: { score: Score; light: (cards: readonly string[]) => void }) {
  const lines = explain(score);
  if (lines.length === 0) return <p>Nothing scores. Players call that nineteen, which no hand can be worth.</p>;
  return (
    <ol class="count-lines">
      {lines.map(({ cards, said }) => (
        <li key={said}>
          <button
            type="button"
            onPointerEnter={() => light(cards)}
            onPointerLeave={() => light([])}
            onFocus={() => light(cards)}
            onBlur={() => light([])}
          >
            <span>{said}</span>
            <span>{formatCards(cards, { symbols: true, ten: "10" })}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
