import type { Seat } from "fifteen-two";
import type { SeatReview } from "fifteen-two/bots";
import { useState } from "preact/hooks";
import { Button, focused } from "../../ui/controls.tsx";
import { many } from "../../ui/words.ts";
import { personsOf, type Session } from "../session/session.ts";
import { choiceText, chosenText, gamesText, inHundred, limitsOf } from "./choice.ts";
import { keepReview, mistakesOf, reviewOf } from "./reviews.ts";
import { thinker } from "./thinker.ts";

interface ReviewProps {
  readonly session: Session;
  /** Shows the table after some moves. */
  step(moves: number): void;
  /** Is told when the review is done. */
  done?(): void;
}

/** The review of a game that is over: on request, in the worker, with progress. */
export default function Review({ session, step, done: tell }: ReviewProps) {
  const [done, setDone] = useState<number | "failed">();
  const start = async (seat: Seat) => {
    setDone(0);
    const { game } = session;
    const onProgress = (review: { readonly done: number; readonly total: number }) =>
      setDone(review.done / review.total);
    const asked = thinker("coach").review(game, session.record()!, { seat, ...limitsOf(game, 200), onProgress });
    const answer = await asked.catch(() => undefined);
    if (answer === undefined) return setDone("failed");
    keepReview(session, answer);
    tell?.();
    setDone(undefined);
  };
  if (reviewOf(session)) return <Report session={session} step={step} />;
  const persons = personsOf(session);
  const whose = (seat: Seat) => (persons.length > 1 ? ` for ${session.players[seat]?.name}` : "");
  if (done === undefined)
    return (
      <p class="buttons">
        {persons.map((seat) => (
          <Button key={seat} act={() => void start(seat)}>
            Review with the coach{whose(seat)}
          </Button>
        ))}
      </p>
    );
  if (done === "failed") return <p role="alert">The review failed because the coach's worker crashed.</p>;
  return (
    <label class="reviewing">
      The coach looks at your choices
      <progress value={done} />
    </label>
  );
}

/** What cost most comes first, and has the focus. */
function Report({ session, step }: ReviewProps) {
  const { choices = [], seats: [own] = [] } = reviewOf(session) ?? {};
  const worst = mistakesOf(session)
    .toSorted((a, b) => b.chosen.loss.win - a.chosen.loss.win)
    .slice(0, 5);
  return (
    <section class="review" aria-label="Review" ref={focused} tabIndex={-1}>
      {worst.length === 0 ? (
        <p>No mistake worth a word. Well played!</p>
      ) : (
        <h3>
          What cost you most <small>games in 100</small>
        </h3>
      )}
      <ol class="mistakes">
        {worst.map(({ index, seat, chosen, best }) => {
          const position = { game: session.game, view: session.knowledge(index, seat).view };
          return (
            <li key={index}>
              <Button act={() => step(index)}>
                <span>
                  Move {index + 1}: {choiceText(position, chosen.move)} instead of {chosenText(position, best.move)}
                </span>
                <strong>{inHundred(chosen.loss.win)}</strong>
              </Button>
            </li>
          );
        })}
      </ol>
      {own && session.players.length > 1 && (
        <>
          {own.error < 0.1 && <p>{balance(own, choices.length)}</p>}
          <Chart
            chances={[
              { moves: 0, win: own.start },
              ...choices.map(({ index, chosen }) => ({ moves: index + 1, win: chosen.win })),
              { moves: session.length, win: own.result },
            ]}
            step={step}
          />
        </>
      )}
    </section>
  );
}

/** Where the game was won or lost: by one's own choices, or by all else. */
function balance({ start, skill, luck }: SeatReview, choices: number): string {
  const rest = `${luck < 0 ? "cost" : "won"} you ${inHundred(Math.abs(luck))}`;
  return `At the start you could expect to win ${gamesText(start)}. Your ${many(choices, "choice")} cost you ${inHundred(-skill)} in all; luck and the other side ${rest}.`;
}

/** How likely you were to win after some of the moves. */
interface Chance {
  readonly moves: number;
  readonly win: number;
}

const [WIDTH, HEIGHT] = [100, 40];

/** How likely you were to win, over the game; the slider leads to a point of it. */
function Chart({ chances, step }: { chances: readonly Chance[]; step(moves: number): void }) {
  const [at, setAt] = useState(chances.length - 1);
  const { moves = 0, win = 0 } = chances[at] ?? {};
  const xOf = (after: number) => (WIDTH * after) / (chances.at(-1)?.moves || 1);
  const line = chances.map((one) => `${xOf(one.moves).toFixed(2)},${(HEIGHT * (1 - one.win)).toFixed(2)}`).join(" ");
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} class="even" />
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} class="area" />
        <polyline points={line} class="curve" />
        <path d={`M${xOf(moves)} 0v${HEIGHT}`} class="here" />
      </svg>
      <label>
        <span class="unseen">A point of the game</span>
        <input
          type="range"
          max={chances.length - 1}
          value={at}
          aria-valuetext={`After move ${moves}: ${gamesText(win)}`}
          onInput={({ currentTarget }) => setAt(currentTarget.valueAsNumber)}
        />
      </label>
      <figcaption>
        After move {moves} you win {gamesText(win)}. <Button act={() => step(moves)}>Show this position</Button>
      </figcaption>
    </figure>
  );
}
