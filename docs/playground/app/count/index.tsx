import { CARDS, type Card, describeRefusal, formatCards, NotationError, parseCards } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { scoreHand } from "fifteen-two/scoring";
import { useRef, useState } from "preact/hooks";
import { followArrows } from "../../ui/arrows.ts";
import { Button, Check, Trouble } from "../../ui/controls.tsx";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { gameWords, spokenCard, t } from "../../ui/words.ts";
import type { Route } from "../route.ts";
import { CountedHand } from "./hand.tsx";

const MOST = 5;
const SUITS = { S: "Spades", H: "Hearts", D: "Diamonds", C: "Clubs" };
const EXAMPLE = "5H 5D 5S JC 5C";

/** The page that counts a hand; its address carries the hand: `#count/5H-5D-5S-JC-5C/crib`. */
export default function CountPage({ path: [given = "", kind] }: Route) {
  const [text, setText] = useState(given.replaceAll("-", " ") || EXAMPLE);
  const [crib, setCrib] = useState(kind === "crib");
  const { cards, trouble } = readHand(text);
  const show = (nextText: string, nextCrib: boolean) => {
    setText(nextText);
    setCrib(nextCrib);
    history.replaceState(null, "", `#count/${readHand(nextText).cards.join("-")}${nextCrib ? "/crib" : ""}`);
  };
  const change = (next: readonly Card[]) => show(formatCards(next), crib);
  const [hand, starter] = [cards.slice(0, 4), cards[4]];
  const score = hand.length < 4 ? undefined : scoreHand(hand, starter, { crib });
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    show(field.current?.value ?? "", crib);
  };
  return (
    <div class="counting">
      <section>
        <h1>{t("Count a hand")}</h1>
        <form onSubmit={submit}>
          <label for="cards">{t("Four cards and the starter")}</label>
          <div class="line">
            <input
              id="cards"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-describedby="cards-trouble"
              aria-invalid={trouble !== ""}
              ref={field}
              value={text}
            />
            <button type="submit" class="main">
              {t("Count")}
            </button>
            <Button act={() => change([])}>{t("Clear")}</Button>
            <Check label={t("This is a crib")} on={crib} set={(on) => show(text, on)} />
          </div>
          <Trouble id="cards-trouble" text={trouble} />
        </form>
        <CountedHand
          cards={cards}
          crib={crib}
          score={score}
          below={
            starter &&
            hand.map((card, i) => (
              <Button key={card} act={() => change([...hand.with(i, starter), card])}>
                {t("make starter")}
                <span class="unseen">: {spokenCard(card)}</span>
              </Button>
            ))
          }
        >
          <p class="points-total" role="status">
            {score === undefined ? (
              t("Pick {n} more {n|card|cards}, then the starter.", { n: 4 - cards.length })
            ) : (
              <>
                <strong>{score.points}</strong> {t("{n|point|points}", { n: score.points })}
                {!starter && t(" without a starter yet")}
              </>
            )}
          </p>
        </CountedHand>
      </section>
      <section aria-labelledby="picker-head">
        <h2 id="picker-head">{t("Pick cards")}</h2>
        <Picker cards={cards} change={change} />
        <p class="small by-keys">
          {t("With the keyboard, arrow keys lead from card to card and the space bar picks one.")}
        </p>
      </section>
    </div>
  );
}

/** Up to four cards and the starter; none if the text is not that. */
function readHand(text: string): { cards: readonly Card[]; trouble: string } {
  if (text.trim() === "") return { cards: [], trouble: "" };
  try {
    const cards = parseCards(text);
    if (cards.length <= MOST) return { cards, trouble: "" };
    return { cards: [], trouble: t("A hand is four cards and the starter, not {n}.", { n: cards.length }) };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const fault = describeRefusal(cribbage, error, { words: gameWords.cribbage ?? {} });
    return { cards: [], trouble: t("{fault}. Write cards like 5H, 10♠ or JD.", { fault }) };
  }
}

type PickerProps = { readonly cards: readonly Card[]; change(cards: readonly Card[]): void };

/** The 52 cards, suit by suit; only one of them is a stop of the tab key. */
function Picker({ cards, change }: PickerProps) {
  const toggle = (card: Card) => {
    if (cards.includes(card)) change(cards.filter((other) => other !== card));
    else if (cards.length < MOST) change([...cards, card]);
  };
  return (
    <div class="picker" onKeyDown={followArrows}>
      {Object.entries(SUITS).map(([suit, name]) => (
        <div key={suit} class="suit" role="group" aria-label={t(name)}>
          {CARDS.filter((card) => card[1] === suit).map((card) => (
            <CardPiece
              key={card}
              card={card}
              aria-pressed={cards.includes(card)}
              aria-disabled={cards.length === MOST && !cards.includes(card)}
              tabIndex={card === (cards[0] ?? "AS") ? 0 : -1}
              onClick={() => toggle(card)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
