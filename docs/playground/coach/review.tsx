import type { RecordOf, Seat } from "fifteen-two";
import type { cribbage } from "fifteen-two/cribbage";
import type { ReviewedChoice, Review as Reviews } from "fifteen-two/cribbage/analysis";
import { useState } from "preact/hooks";
import { personsOf, type Session } from "../table/session.ts";
import { thinker } from "../table/thinker.ts";
import { cardsText, many } from "../table/words.ts";
import { type Chance, turningPoints } from "./chance.ts";
import { Chart } from "./chart.tsx";

/** A review, and the chances over the game. */
interface Reviewed {
  readonly review: Reviews;
  readonly chances: readonly Chance[];
}

/** Reviews that were made stay while one looks at the moves they lead to. */
const made = new WeakMap<Session, Reviewed>();

/** The review of a game that is over: on request, in the worker, with progress. */
export function Review({ session, step }: { session: Session; step(moves: number): void }) {
  const seat = personsOf(session)[0] ?? 0;
  const [done, setDone] = useState<number>();
  const [report, setReport] = useState(made.get(session));
  const [trouble, setTrouble] = useState("");
  const start = () => {
    setDone(0);
    const record = session.record?.() as RecordOf<typeof cribbage>;
    reviewed(record, seat, setDone).then(
      (answer) => {
        made.set(session, answer);
        setReport(answer);
      },
      () => setTrouble("The coach's worker has failed: there is no review this time."),
    );
  };
  if (trouble) return <p role="alert">{trouble}</p>;
  if (report) return <Report {...report} step={step} />;
  if (done === undefined)
    return (
      <button type="button" onClick={start}>
        Review with the coach
      </button>
    );
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
    .filter(({ chosen: { loss } }) => loss.win > 0.004 && loss.win > loss.error)
    .toSorted((a, b) => b.chosen.loss.win - a.chosen.loss.win)
    .slice(0, 8);
  return (
    <section class="review" aria-label="Review">
      <Chart chances={chances} step={step} />
      {own && (
        <p>
          {many(own.discards.count, "discard")} at a loss of {own.discards.loss.points.toFixed(2)} points each,{" "}
          {many(own.plays.count, "card")} at {own.plays.loss.points.toFixed(2)}. Luck: {signed(own.luck)}, skill:{" "}
          {signed(own.skill)}.
        </p>
      )}
      {worst.length === 0 ? <p>No mistake worth a word. Well played!</p> : <h3>What cost you most</h3>}
      <ol class="mistakes">
        {worst.map((choice) => (
          <li key={choice.index}>
            <button type="button" onClick={() => step(choice.index)}>
              {mistakeText(choice)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function mistakeText({ index, chosen, best }: ReviewedChoice): string {
  const cards = ({ move }: typeof chosen) => cardsText(move.type === "discard" ? move.cards : [move.card]);
  const verb = chosen.move.type === "discard" ? "discarded" : "played";
  return `Move ${index + 1}: you ${verb} ${cards(chosen)}; ${cards(best)} wins ${(100 * chosen.loss.win).toFixed(1)} % more often.`;
}

function signed(part: number): string {
  return `${part < 0 ? "−" : "+"}${Math.abs(100 * part).toFixed(0)} %`;
}
