import { type Card, cardIndex, playout, randomInt, seeded, sideOf } from "fifteen-two";
import { type CribbageView, cribbage, parseViewJson } from "fifteen-two/cribbage";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../app/controls.tsx";
import { load } from "../app/store.ts";
import { choiceText, isSameChoice } from "../coach/coach.tsx";
import { Discards, reason } from "../coach/lesson.tsx";
import { MISTAKES } from "../coach/reviews.ts";
import type { DiscardRow } from "../coach/tasks.ts";
import { toggled } from "../games/look.ts";
import { CardButton } from "../pieces/card.tsx";
import { canThink, thinker } from "../table/thinker.ts";
import { spokenCard } from "../table/words.ts";

/** What would you discard? One puzzle a day, the same for everyone, and your own mistakes. */
export default function Puzzle() {
  const today = new Date().toISOString().slice(0, 10);
  const mistakes = readMistakes();
  const [own, setOwn] = useState<number>();
  const view = own === undefined ? puzzleOf(today) : mistakes[own % mistakes.length]!;
  return (
    <section class="puzzle" aria-labelledby="puzzle-head">
      <h1 id="puzzle-head">What would you discard?</h1>
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

/** The hand of a day. */
function puzzleOf(day: string): CribbageView {
  const random = seeded(Number(day.replaceAll("-", "")));
  const { state } = playout(cribbage, { random, options: { first: randomInt(2, random) }, limit: 1 });
  return parseViewJson({ ...cribbage.view(state, 0), scores: [randomInt(110, random), randomInt(110, random)] });
}

/** The views of the discards that cost something in reviewed games; all else is left out. */
function readMistakes(): readonly CribbageView[] {
  const kept = load(MISTAKES);
  return (Array.isArray(kept) ? kept : []).flatMap((json) => {
    try {
      const view = parseViewJson(json);
      return view.phase === "discard" ? [view] : [];
    } catch {
      return [];
    }
  });
}

function Question({ view }: { view: CribbageView }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly DiscardRow[]>();
  const [given, setGiven] = useState(false);
  useEffect(() => {
    if (canThink)
      thinker("coach")
        .run("discards", [view])
        .then(setRows, () => setRows([]));
  }, []);
  if (view.phase !== "discard" || view.viewer === null) return null;
  const hand = (view.hands[view.viewer] ?? []).filter((card): card is Card => card !== "??");
  const most = hand.length - 4;
  const made = { cards: picked };
  const own = sideOf(view, view.viewer);
  return (
    <>
      <p>
        You {view.dealer === view.viewer ? "deal: the crib is yours" : "do not deal: the crib is not yours"}. You have{" "}
        {view.scores[own]} points, the other side {view.scores.filter((_, side) => side !== own).join(" and ")}.
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
          Discard these
        </button>
      )}
    </>
  );
}

function Answer({
  rows,
  made,
}: {
  rows: readonly DiscardRow[] | undefined;
  made: { readonly cards: readonly string[] };
}) {
  if (rows === undefined)
    return <p role="status">{canThink ? "The coach thinks …" : "The coach is not to be had here."}</p>;
  const [best] = rows;
  const row = rows.find((one) => isSameChoice(one, made));
  if (best === undefined || row === undefined) return <p role="alert">The coach's worker has failed.</p>;
  const right = row === best || row.loss.win < 2 * row.loss.error;
  return (
    <>
      <p role="status">
        {right
          ? "Right: no discard is better."
          : `With ${choiceText({ type: "discard", seat: 0, cards: best.cards })} you win ${(100 * row.loss.win).toFixed(1)} games of 100 more. ${reason(best, row)}`}
      </p>
      <Discards rows={rows} marked={made} />
    </>
  );
}
