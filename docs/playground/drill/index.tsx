import { secureRandom } from "fifteen-two";
import { useEffect, useRef, useState } from "preact/hooks";
import { Answer } from "./answer.tsx";
import { Clock } from "./clock.tsx";
import { Explanation } from "./explanation.tsx";
import { HandPicture } from "./hand.tsx";
import { newProblem, solve, verdict } from "./problem.ts";
import { formatAverage, NO_RESULTS, type Results, withAnswer } from "./results.ts";

/** Counting practice: a hand, a clock, an answer, and what the hand is worth. */
export default function Drill() {
  const [problem, setProblem] = useState(() => newProblem(secureRandom));
  const [started, setStarted] = useState(() => performance.now());
  const [results, setResults] = useState(NO_RESULTS);
  const [answer, setAnswer] = useState<number>();
  const [lit, setLit] = useState<readonly string[]>([]);
  const score = solve(problem);
  const right = answer === score.points;

  const give = (points: number) => {
    setAnswer(points);
    setResults(withAnswer(results, points === score.points, performance.now() - started));
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

function Tally({ results }: { results: Results }) {
  const { asked, right, streak, longest } = results;
  return (
    <dl class="tally">
      <Figure name="Right" value={`${right} of ${asked}`} />
      <Figure name="In a row" value={`${streak} (best ${longest})`} />
      <Figure name="Average time" value={formatAverage(results)} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
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
