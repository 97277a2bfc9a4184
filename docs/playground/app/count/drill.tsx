import { CARDS, type Card, type Random, randomInt, sample, secureRandom } from "fifteen-two";
import { countHand, scoreHand } from "fifteen-two/scoring";
import { useState } from "preact/hooks";
import * as v from "valibot";
import { verdict } from "../../table/claim.tsx";
import { focused, MainButton } from "../../ui/controls.tsx";
import { Figures } from "../../ui/figures.tsx";
import { sorted } from "../../ui/lists.ts";
import { Field, Pad } from "../../ui/pad.tsx";
import { t, tenths } from "../../ui/words.ts";
import { load, save } from "../kept/store.ts";
import { chime } from "../sound.tsx";
import { CountedHand } from "./hand.tsx";

/** The results so far. */
const RESULTS = v.object({
  asked: v.number(),
  right: v.number(),
  milliseconds: v.number(),
  /** The current and the longest streak of right answers. */
  streak: v.number(),
  longest: v.number(),
});

type Results = v.InferOutput<typeof RESULTS>;

export const NO_RESULTS: Results = { asked: 0, right: 0, milliseconds: 0, streak: 0, longest: 0 };

const newRound = () => ({ problem: newProblem(secureRandom), started: performance.now() });

/** Counting practice: a hand, an answer, and the hand's value. */
export default function Drill() {
  const [{ problem, started }, setRound] = useState(newRound);
  const [answer, setAnswer] = useState<number>();
  const [results, setResults] = useState(() => load("drill", RESULTS) ?? NO_RESULTS);
  const score = scoreHand(problem.hand, problem.starter, { crib: problem.crib });
  const give = (points: number) => {
    const next = withAnswer(results, points === score.points, performance.now() - started);
    save("drill", next);
    setResults(next);
    setAnswer(points);
    chime(points === score.points ? "peg" : "knock");
  };
  const next = () => {
    setRound(newRound());
    setAnswer(undefined);
  };
  const { asked, right, streak, longest, milliseconds } = results;
  const tally = {
    [t("Right")]: t("{right} of {asked}", { right, asked }),
    [t("Streak")]: t("{streak} (best {longest})", { streak, longest }),
    [t("Average time")]: asked === 0 ? "–" : `${tenths(milliseconds / asked / 1000)} s`,
  };
  return (
    <section class="practice" aria-labelledby="drill-head">
      <header>
        <h1 id="drill-head">{t("Counting practice")}</h1>
        <Figures class="tally" of={tally} />
      </header>
      <CountedHand
        key={started}
        slots={[...problem.hand, problem.starter]}
        crib={problem.crib}
        score={answer === undefined ? undefined : score}
      >
        {answer === undefined ? (
          <>
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

/** A hand to count. */
export type Problem = { readonly hand: readonly Card[]; readonly starter: Card; readonly crib: boolean };

/** The best four cards of six, or, in one of four problems, the crib from two players' discards. */
export function newProblem(random: Random): Problem {
  const cards = sample(CARDS, 13, random);
  const kept = [cards.slice(0, 6), cards.slice(6, 12)].map(bestFour);
  const crib = randomInt(4, random) === 0;
  const left = cards.slice(0, 12).filter((card) => !kept.flat().includes(card));
  return { hand: sorted(crib ? left : kept[0]!), starter: cards[12]!, crib };
}

/** The four of six cards with the highest count. */
function bestFour(six: readonly Card[]): Card[] {
  const fours = six.flatMap((a, i) => six.slice(i + 1).map((b) => six.filter((card) => card !== a && card !== b)));
  return fours.reduce((best, four) => (countHand(four) > countHand(best) ? four : best));
}

export function withAnswer(so: Results, right: boolean, took: number): Results {
  const streak = right ? so.streak + 1 : 0;
  const [milliseconds, longest] = [so.milliseconds + took, Math.max(streak, so.longest)];
  return { asked: so.asked + 1, right: so.right + Number(right), milliseconds, streak, longest };
}
