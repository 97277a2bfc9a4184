import { formatCards } from "fifteen-two";
import type { CribbageView } from "fifteen-two/cribbage";
import type { ReviewedChoice } from "fifteen-two/cribbage/analysis";
import { formatScore, scoreHand } from "fifteen-two/scoring";
import { useEffect, useState } from "preact/hooks";
import { Button, MainButton } from "../app/controls.tsx";
import { Dialog } from "../app/dialog.tsx";
import { Grid } from "../app/figures.tsx";
import type { Session } from "../table/session.ts";
import { thinker } from "../table/thinker.ts";
import { choiceText } from "./coach.tsx";
import { isMistake, isSameChoice, mistakesOf } from "./reviews.ts";
import type { DiscardRow } from "./tasks.ts";

interface LessonProps {
  readonly session: Session;
  readonly choice: ReviewedChoice;
  /** Shows the table after some moves; undefined goes back to the end. */
  step(moves: number | undefined): void;
  /** Plays on from there. */
  retry(moves: number): void;
}

/** A choice of a reviewed game, on the table where it was made: what it cost, and why. */
export default function Lesson({ session, choice, step, retry }: LessonProps) {
  const { index, seat, chosen, best } = choice;
  const [rows, setRows] = useState<readonly DiscardRow[]>([]);
  const [table, setTable] = useState(false);
  useEffect(() => {
    setRows([]);
    if (chosen.move.type !== "discard") return;
    const { view } = session.knowledge(index, seat);
    thinker("coach")
      .run("discards", [view as CribbageView])
      .then(setRows, () => {});
  }, [index]);
  const next = mistakesOf(session).find((other) => other.index > index);
  const [better, made] = [best, chosen].map(({ move }) => rows.find((row) => isSameChoice(row, move)));
  return (
    <section class="lesson" aria-label="What the coach says">
      <p>
        {!isMistake(choice)
          ? `${choiceText(chosen.move)}: as good as any.`
          : `You chose ${choiceText(chosen.move)}. With ${choiceText(best.move)} you win ${(100 * chosen.loss.win).toFixed(1)} games of 100 more. `}
        {better && made && better !== made && reason(better, made)}
      </p>
      <p class="actions">
        {next && <MainButton act={() => step(next.index)}>Next mistake</MainButton>}
        <Button act={() => retry(index)}>Retry</Button>
        {rows.length > 0 && <Button act={() => setTable(true)}>All discards</Button>}
        <Button act={() => step(undefined)}>Back</Button>
      </p>
      {table && (
        <Dialog title="All discards" close={() => setTable(false)}>
          <Discards rows={rows} marked={chosen.move} />
        </Dialog>
      )}
    </section>
  );
}

/** What a better discard keeps, and what it gains and loses where: "It keeps fifteen two: hand +1.2, crib −0.4." */
export function reason(better: DiscardRow, made: DiscardRow): string {
  const { items } = scoreHand(better.kept);
  const parts = (["hand", "crib", "pegging"] as const)
    .map((part) => [part, better[part] - made[part]] as const)
    .filter(([, gain]) => Math.abs(gain) >= 0.05)
    .map(([part, gain]) => `${part} ${signed(gain)}`);
  const keeps = items.length === 0 ? "Before the starter it keeps nothing" : `It keeps ${formatScore(items)}`;
  return parts.length === 0 ? `${keeps}.` : `${keeps}: ${parts.join(", ")}.`;
}

function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;
}

/** What every discard is worth. */
export function Discards({ rows, marked }: { rows: readonly DiscardRow[]; marked: object }) {
  return (
    <Grid
      class="discards"
      caption="Expected points, and games won of 100"
      head={["Discard", "Hand", "Crib", "Pegging", "Total", "Wins"]}
      rows={rows.map((row) => ({
        key: row.cards.join(),
        class: isSameChoice(row, marked) ? "marked" : "",
        cells: [
          formatCards(row.cards, { symbols: true, ten: "10" }),
          ...[row.hand, row.crib, row.pegging, row.total, 100 * row.win].map((figure) =>
            figure.toFixed(1).replace("-", "−"),
          ),
        ],
      }))}
    />
  );
}
