import type { RecordOf, Seat } from "fifteen-two";
import type { cribbage } from "fifteen-two/cribbage";
import { useState } from "preact/hooks";
import { Button } from "../app/controls.tsx";
import { personsOf, type Session } from "../table/session.ts";
import { thinker } from "../table/thinker.ts";
import { many } from "../table/words.ts";
import { Chart, percent } from "./chart.tsx";
import { choiceText } from "./coach.tsx";
import { isMistake, keepReview, made, type Reviewed, turningPoints } from "./reviews.ts";

/** The review of a game that is over: on request, in the worker, with progress. */
export default function Review({ session, step }: { session: Session; step(moves: number): void }) {
  const seat = personsOf(session)[0] ?? 0;
  const [done, setDone] = useState<number>();
  const [report, setReport] = useState(made.get(session));
  const [trouble, setTrouble] = useState("");
  const start = () => {
    setDone(0);
    const record = session.record?.() as RecordOf<typeof cribbage>;
    reviewed(record, seat, setDone).then(
      (answer) => {
        keepReview(session, answer);
        setReport(answer);
      },
      () => setTrouble("The coach's worker has failed: there is no review this time."),
    );
  };
  if (trouble) return <p role="alert">{trouble}</p>;
  if (report) return <Report {...report} step={step} />;
  if (done === undefined) return <Button act={start}>Review with the coach</Button>;
  return (
    <label class="reviewing">
      The coach looks at your choices
      <progress value={done} />
    </label>
  );
}

async function reviewed(
  record: RecordOf<typeof cribbage>,
  seat: Seat,
  tell: (done: number) => void,
): Promise<Reviewed> {
  const coach = thinker("coach");
  const points = turningPoints(record.moves).length;
  const review = await coach.run("review", [record, { seat, deals: 300 }], {
    onProgress: ({ done, total }) => tell((0.8 * done) / Math.max(1, total)),
  });
  const chances = await coach.run("chances", [record, seat], {
    onProgress: ({ length }) => tell(0.8 + (0.2 * length) / points),
  });
  return { review, chances };
}

function Report({ review, chances, step }: Reviewed & { step(moves: number): void }) {
  const [own] = review.seats;
  const worst = review.choices
    .filter(isMistake)
    .toSorted((a, b) => b.chosen.loss.win - a.chosen.loss.win)
    .slice(0, 8);
  return (
    <section class="review" aria-label="Review">
      <Chart chances={chances} step={step} />
      {own && (
        <p>
          You began with {percent(own.start)} chances of 100. Your {many(own.discards.count, "discard")} and{" "}
          {many(own.plays.count, "card")} cost {(-100 * own.skill).toFixed(1)} of them; the cards and the others{" "}
          {own.luck < 0 ? "took" : "brought"} {percent(Math.abs(own.luck))}.
        </p>
      )}
      {worst.length === 0 ? <p>No mistake worth a word. Well played!</p> : <h3>What cost you most</h3>}
      <ol class="mistakes">
        {worst.map(({ index, chosen, best }) => (
          <li key={index}>
            <Button act={() => step(index)}>
              Move {index + 1}: you {chosen.move.type === "discard" ? "discarded" : "played"} {choiceText(chosen.move)};{" "}
              with {choiceText(best.move)} you win {(100 * chosen.loss.win).toFixed(1)} games of 100 more.
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
