import { secureRandom } from "fifteen-two";
import { useEffect, useState } from "preact/hooks";
import { focused, MainButton } from "../../ui/controls.tsx";
import { Figures } from "../../ui/figures.tsx";
import { Field, Pad } from "../../ui/pad.tsx";
import { t } from "../../ui/words.ts";
import { load, save } from "../kept/store.ts";
import { CountedHand } from "./hand.tsx";
import { formatTime, NO_RESULTS, newProblem, RESULTS, solve, verdict, withAnswer } from "./problem.ts";

/** Counting practice: a hand, a clock, an answer, and what the hand is worth. */
export default function Drill() {
  const [{ problem, started }, setRound] = useState(newRound);
  const [answer, setAnswer] = useState<number>();
  const [results, setResults] = useState(() => load("drill", RESULTS) ?? NO_RESULTS);
  const score = solve(problem);
  const give = (points: number) => {
    const next = withAnswer(results, points === score.points, performance.now() - started);
    save("drill", next);
    setResults(next);
    setAnswer(points);
  };
  const next = () => {
    setRound(newRound());
    setAnswer(undefined);
  };
  const { asked, right, streak, longest, milliseconds } = results;
  const tally = {
    [t("Right")]: t("{right} of {asked}", { right, asked }),
    [t("In a row")]: t("{streak} (best {longest})", { streak, longest }),
    [t("Average time")]: asked === 0 ? "–" : formatTime(milliseconds / asked),
  };
  return (
    <section class="practice" aria-labelledby="drill-head">
      <header>
        <h1 id="drill-head">{t("Counting practice")}</h1>
        <Figures class="tally" of={tally} />
      </header>
      <CountedHand
        key={started}
        cards={[...problem.hand, problem.starter]}
        crib={problem.crib}
        score={answer === undefined ? undefined : score}
      >
        {answer === undefined ? (
          <>
            <Clock since={started} />
            <Field title={t("How many points?")} most={29} verb={t("Check")} send={give} />
            <Pad most={29} send={give} />
          </>
        ) : (
          <>
            <p role="status" class={answer === score.points ? "right" : "trouble"}>
              {verdict(answer, score.points)}
            </p>
            <MainButton ref={focused} act={next}>
              {t("Next hand")}
            </MainButton>
          </>
        )}
      </CountedHand>
    </section>
  );
}

function newRound() {
  return { problem: newProblem(secureRandom), started: performance.now() };
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
