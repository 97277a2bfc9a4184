import { formatCards } from "fifteen-two";
import type { CribbageView } from "fifteen-two/cribbage";
import * as cribbage from "fifteen-two/cribbage";
import { parseSituation } from "fifteen-two/cribbage/shorthand";
import { useEffect, useState } from "preact/hooks";
import type { Choice } from "../../table/coach/choice.ts";
import { Choices } from "../../table/coach/choices.tsx";
import { bestText } from "../../table/coach/cribbage.ts";
import { thinker } from "../../table/coach/thinker.ts";
import { useLook } from "../../table/looks/index.ts";
import { choiceText } from "../../table/looks/telling.ts";
import { withCards } from "../../ui/card-text.tsx";
import { Check, Trouble } from "../../ui/controls.tsx";
import { sorted } from "../../ui/lists.ts";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { t } from "../../ui/words.ts";
import type { Route } from "../route.ts";
import { CardField, cardsIn, Picker, readCards } from "./cards.tsx";

const MOST = 6;

/** A question: cards in text, the dealer, and the points as typed, the player's first. */
export type Asked = { readonly text: string; readonly dealer: boolean; readonly scores: readonly string[] };

/**
 * Ranks the discards from six cards; the address carries the question:
 * `#discard/5H-6C-JS-QD-7C-2C?dealer&scores=70-62`.
 */
export default function DiscardPage({ path: [given = ""], query }: Route) {
  const [asked, setAsked] = useState(() => readAsked(given, query));
  const { slots, cards, view, trouble } = readPosition(asked);
  const look = useLook("cribbage");
  const choices = useAdvice(view);
  const change = (part: Partial<Asked>) => {
    const now = { ...asked, ...part };
    setAsked(now);
    const words = readCards(now.text, MOST).slots.join("-");
    const scores = now.scores.map(Number).join("-");
    history.replaceState(null, "", `#discard/${words}?${now.dealer ? "dealer&" : ""}scores=${scores}`);
  };
  const [best] = choices;
  const put = asked.dealer ? "Discard {cards} to your crib" : "Discard {cards} to the dealer’s crib";
  const position = view && { game: cribbage, view };
  return (
    <div class="counting">
      <h1>{t("Analyze a discard")}</h1>
      <CardField
        label={t("Six cards")}
        verb={t("Analyze")}
        text={asked.text}
        trouble={trouble}
        show={(text) => change({ text })}
      >
        <Check label={t("I deal")} on={asked.dealer} set={(dealer) => change({ dealer })} />
        <span class="line">
          {[t("My points"), t("Theirs")].map((title, i) => (
            <label key={title}>
              {title}{" "}
              <input
                type="number"
                min={0}
                max={120}
                aria-describedby="scores-trouble"
                aria-invalid={!isScore(asked.scores[i]!)}
                value={asked.scores[i]}
                onInput={({ currentTarget: { value } }) => change({ scores: asked.scores.with(i, value) })}
              />
            </label>
          ))}
        </span>
        <Trouble id="scores-trouble" text={asked.scores.every(isScore) ? "" : t("Whole points from 0 to 120.")} />
      </CardField>
      <section class="felt">
        <div class="cards">
          {Array.from({ length: MOST }, (_, i) => (
            <CardPiece key={i} card={sorted(cards)[i] ?? null} />
          ))}
        </div>
        <p class="task" role="status">
          {cards.length < MOST && t("Pick {n} more {n|card|cards}.", { n: MOST - cards.length })}
          {best && position && withCards(`${t(put, { cards: choiceText(position, best.move) })}.`)}
        </p>
      </section>
      <div class={best ? "verdict" : "answer"}>
        {best && position && <p>{withCards(bestText(position, choices))}</p>}
        {look && view && best && <Choices look={look} view={view} choices={choices} marked={best.move} />}
      </div>
      <Picker slots={slots} most={MOST} change={(text) => change({ text })} />
    </div>
  );
}

/** The choices of a position; empty until the answer. */
function useAdvice(view: CribbageView | undefined): readonly Choice[] {
  const key = JSON.stringify(view);
  const [known, setKnown] = useState<{ readonly key: string; readonly choices: readonly Choice[] }>();
  useEffect(() => {
    if (view === undefined) return;
    const left = new AbortController();
    const tell = ({ choices }: { readonly choices: readonly Choice[] }) => setKnown({ key, choices });
    // An error means that the page was left.
    thinker("coach")
      .advise(cribbage, view, { signal: left.signal })
      .then(tell, () => {});
    return () => left.abort();
  }, [key]);
  return known !== undefined && known.key === key ? known.choices : [];
}

/** The position of a question, once all cards are picked and the points are right. */
export function readPosition({ text, dealer, scores }: Asked) {
  const { slots, trouble } = readCards(text, MOST);
  const cards = cardsIn(slots);
  const line = `${dealer ? "dealer" : "pone"} ${scores.map(Number).join("-")}, hand ${formatCards(cards)}`;
  const view = cards.length === MOST && scores.every(isScore) ? parseSituation(line) : undefined;
  return { slots, cards, trouble, view };
}

function readAsked(given: string, text: string): Asked {
  const query = new URLSearchParams(text);
  const [, own = "0", theirs = "0"] = /^(-?[^-]*)-(.*)$/.exec(query.get("scores") ?? "") ?? [];
  return { text: given.replaceAll("-", " "), dealer: query.has("dealer"), scores: [own, theirs] };
}

/** An empty field counts as 0. */
function isScore(text: string): boolean {
  return /^\d*$/.test(text) && Number(text) <= 120;
}
