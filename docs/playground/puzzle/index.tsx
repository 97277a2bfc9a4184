import { type Card, cardIndex, formatCards, sideOf } from "fifteen-two";
import { type CribbageView, parseViewJson } from "fifteen-two/cribbage";
import type { Loss } from "fifteen-two/cribbage/analysis";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../app/controls.tsx";
import { Grid } from "../app/figures.tsx";
import { load } from "../app/store.ts";
import { Discards, reason } from "../coach/lesson.tsx";
import { isPuzzle, isSameChoice, MISTAKES } from "../coach/reviews.ts";
import type { DiscardRow } from "../coach/tasks.ts";
import { toggled } from "../games/look.ts";
import { CardButton } from "../pieces/card.tsx";
import { canThink, thinker } from "../table/thinker.ts";
import { cardsText, spokenCard } from "../table/words.ts";
import { puzzleOf } from "./day.ts";

/** What would you discard, or lead? One puzzle a day, the same for everyone, and your own mistakes. */
export default function Puzzle() {
  const today = new Date().toISOString().slice(0, 10);
  const mistakes = readMistakes();
  const [own, setOwn] = useState<number>();
  const view = own === undefined ? puzzleOf(today) : mistakes[own % mistakes.length]!;
  return (
    <section class="puzzle" aria-labelledby="puzzle-head">
      <h1 id="puzzle-head">What would you {view.phase === "discard" ? "discard" : "lead"}?</h1>
      <p>{own === undefined ? `The puzzle of ${today}.` : "From a game of yours, where it cost you something."}</p>
      <Question key={JSON.stringify(view)} view={view} />
      {canThink && mistakes.length > 0 && (
        <Button act={() => setOwn((own ?? -1) + 1)}>
          {own === undefined ? "From your own mistakes" : "Another one of yours"}
        </Button>
      )}
    </section>
  );
}

/** The positions of mistakes in reviewed games; all else is left out. */
function readMistakes(): readonly CribbageView[] {
  const kept = load(MISTAKES);
  return (Array.isArray(kept) ? kept : []).flatMap((json) => {
    try {
      const view = parseViewJson(json);
      return isPuzzle(view) ? [view] : [];
    } catch {
      return [];
    }
  });
}

/** A choice that can be made, and what it is worth. */
type Row = DiscardRow | LeadRow;

interface LeadRow {
  readonly cards: readonly Card[];
  readonly points: number;
  readonly win: number;
  readonly loss: Loss;
}

/** All choices, the best first. */
async function rowsOf(view: CribbageView): Promise<readonly Row[]> {
  const coach = thinker("coach");
  if (view.phase === "discard") return coach.run("discards", [view]);
  const choices = await coach.run("hints", [view]);
  return choices.flatMap(({ move, ...worth }) => (move.type === "play" ? [{ cards: [move.card], ...worth }] : []));
}

function Question({ view }: { view: CribbageView }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly Row[]>();
  const [given, setGiven] = useState(false);
  useEffect(() => {
    if (canThink) rowsOf(view).then(setRows, () => setRows([]));
  }, []);
  if (!("hands" in view) || view.viewer === null) return null;
  const hand = (view.hands[view.viewer] ?? []).filter((card): card is Card => card !== "??");
  const most = view.phase === "discard" ? hand.length - 4 : 1;
  const made = { cards: picked };
  const own = sideOf(view, view.viewer);
  return (
    <>
      <p>
        You {view.dealer === view.viewer ? "deal: the crib is yours" : "do not deal: the crib is not yours"}.
        {view.phase === "play" && ` The starter is the ${spokenCard(view.starter)}.`} You have {view.scores[own]}{" "}
        points, the other side {view.scores.filter((_, side) => side !== own).join(" and ")}.
      </p>
      <div class="cards">
        {hand
          .toSorted((a, b) => cardIndex(a) - cardIndex(b))
          .map((card) => (
            <CardButton
              key={card}
              card={card}
              aria-label={spokenCard(card)}
              aria-pressed={picked.includes(card)}
              onClick={() => given || setPicked(toggled(picked, card, most))}
            />
          ))}
      </div>
      {given ? (
        <Answer rows={rows} made={made} />
      ) : (
        <button type="button" class="main" disabled={picked.length < most} onClick={() => setGiven(true)}>
          {view.phase === "discard" ? "Discard these" : "Lead this"}
        </button>
      )}
    </>
  );
}

interface AnswerProps {
  readonly rows: readonly Row[] | undefined;
  readonly made: { readonly cards: readonly string[] };
}

function Answer({ rows, made }: AnswerProps) {
  if (rows === undefined)
    return <p role="status">{canThink ? "The coach thinks …" : "The coach is not to be had here."}</p>;
  const [best] = rows;
  const row = rows.find((one) => isSameChoice(one, made));
  if (best === undefined || row === undefined) return <p role="alert">The coach's worker has failed.</p>;
  const right = row === best || row.loss.win < 2 * row.loss.error;
  const why = "kept" in best && "kept" in row ? reason(best, row) : "";
  return (
    <>
      <p role="status">
        {right
          ? "Right: nothing is better."
          : `With ${cardsText(best.cards)} you win ${(100 * row.loss.win).toFixed(1)} games of 100 more. ${why}`}
      </p>
      <Worth rows={rows} made={made} />
    </>
  );
}

function Worth({ rows, made }: { readonly rows: readonly Row[]; readonly made: object }) {
  const discards = rows.flatMap((row) => ("kept" in row ? [row] : []));
  if (discards.length > 0) return <Discards rows={discards} marked={made} />;
  return (
    <Grid
      class="discards"
      caption="Points of the deal, and games won of 100"
      head={["Lead", "Points", "Wins"]}
      rows={(rows as readonly LeadRow[]).map(({ cards, points, win }) => ({
        key: cards.join(),
        class: isSameChoice({ cards }, made) ? "marked" : "",
        cells: [
          formatCards(cards, { symbols: true, ten: "10" }),
          points.toFixed(1).replace("-", "−"),
          (100 * win).toFixed(1),
        ],
      }))}
    />
  );
}
