import { type Card, secureRandom } from "fifteen-two";
import { useEffect, useState } from "preact/hooks";
import { focused } from "../../ui/controls.tsx";
import { Figures } from "../../ui/figures.tsx";
import { Field, Pad } from "../../ui/pad.tsx";
import { HandOnFelt, Lines } from "../count/hand.tsx";
import { isLike, load, save } from "../kept/store.ts";
import {
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
  const [{ problem, started, answer }, setRound] = useState(newRound);
  const [results, setResults] = useState(readResults);
  const [lit, setLit] = useState<readonly Card[]>([]);
  const score = solve(problem);
  const give = (points: number) => {
    const next = withAnswer(results, points === score.points, performance.now() - started);
    save("drill", next);
    setResults(next);
    setLit([]);
    setRound({ problem, started, answer: points });
  };
  return (
    <section class="practice" aria-labelledby="drill-head">
      <header>
        <h1 id="drill-head">Counting practice</h1>
        <Tally results={results} />
      </header>
      <HandOnFelt cards={[...problem.hand, problem.starter]} crib={problem.crib} lit={lit} />
      {answer === undefined ? (
        <div class="answer" key={started}>
          <Clock since={started} />
          <Field title="How many points?" most={29} verb="Check" send={give} />
          <Pad most={29} send={give} />
        </div>
      ) : (
        <div class="verdict">
          <p role="status" class={answer === score.points ? "right" : "trouble"}>
            {verdict(answer, score.points)}
          </p>
          <button type="button" class="main" ref={focused} onClick={() => setRound(newRound())}>
            Next hand
          </button>
          <Lines score={score} light={setLit} />
        </div>
      )}
    </section>
  );
}

interface Round {
  readonly problem: Problem;
  /** When it was asked, as `performance.now` tells it. */
  readonly started: number;
  readonly answer?: number;
}

function newRound(): Round {
  return { problem: newProblem(secureRandom), started: performance.now() };
}

/** The results so far, kept in this browser. */
function readResults(): Results {
  const kept = load("drill");
  return isLike(kept, NO_RESULTS) ? kept : NO_RESULTS;
}

function Tally({ results }: { results: Results }) {
  const { asked, right, streak, longest } = results;
  const time = formatAverage(results);
  const of = { Right: `${right} of ${asked}`, "In a row": `${streak} (best ${longest})`, "Average time": time };
  return <Figures class="tally" of={of} />;
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
