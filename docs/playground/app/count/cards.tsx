import { CARDS, type Card, describeRefusal, NotationError, parseCards } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import type { ComponentChildren as Children } from "preact";
import { useEffect, useState } from "preact/hooks";
import { followArrows } from "../../ui/arrows.ts";
import { Button, Trouble } from "../../ui/controls.tsx";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { gameWords, t } from "../../ui/words.ts";

const SUITS = { S: "Spades", H: "Hearts", D: "Diamonds", C: "Clubs" };

interface FieldProps {
  readonly label: string;
  readonly verb: string;
  readonly text: string;
  /** The fault of the text; empty if it can be read. */
  readonly trouble: string;
  show(text: string): void;
  readonly children: Children;
}

/** A line of cards to type or paste, followed by other fields. */
export function CardField({ label, verb, text, trouble, show, children }: FieldProps) {
  // A draft, since a new estimate draws the field again while someone types.
  const [draft, setDraft] = useState(text);
  useEffect(() => setDraft(text), [text]);
  const submit = (event: Event) => {
    event.preventDefault();
    show(draft);
  };
  const clear = () => {
    setDraft("");
    show("");
  };
  return (
    <form onSubmit={submit}>
      <label for="cards">{label}</label>
      <div class="line">
        <input
          id="cards"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby="cards-trouble"
          aria-invalid={trouble !== ""}
          value={draft}
          onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        <button type="submit" class="main">
          {verb}
        </button>
        <Button act={clear}>{t("Clear")}</Button>
        {children}
      </div>
      <Trouble id="cards-trouble" text={trouble} />
    </form>
  );
}

/** The first cards of a text, up to `most`, without the words that are none; and its first fault. */
export function readCards(text: string, most: number): { readonly cards: readonly Card[]; readonly trouble: string } {
  if (text.trim() === "") return { cards: [], trouble: "" };
  // Germans write B and D for jack and queen. A D after a rank is the suit.
  const english = text.slice(0, 1000).replace(/\b[BD](?=[cdhs♣♦♥♠])/gi, (court) => (/b/i.test(court) ? "J" : "Q"));
  try {
    const cards = parseCards(english);
    const trouble = cards.length > most ? t("At most {most} cards, not {n}.", { most, n: cards.length }) : "";
    return { cards: cards.slice(0, most), trouble };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const [word = ""] = /^.[^\s,;|/&+–-]*/s.exec(english.slice(error.index)) ?? [];
    const { cards } = readCards(english.slice(0, error.index) + english.slice(error.index + word.length), most);
    const fault = describeRefusal(cribbage, error, { words: gameWords[cribbage.id] ?? {} });
    const ace = /^1\D$/.test(word) ? t(" or A{suit}", { suit: word.slice(1) }) : "";
    return { cards, trouble: t("{fault}{ace}. Write cards like 5H, 10♠ or JD.", { fault, ace }) };
  }
}

type PickerProps = { readonly cards: readonly Card[]; readonly most: number; change(cards: readonly Card[]): void };

/** The 52 cards, suit by suit, to pick from; the tab key stops at only one. */
export function Picker({ cards, most, change }: PickerProps) {
  const toggle = (card: Card) => {
    const others = cards.filter((other) => other !== card);
    // A press after the last card begins another hand.
    change(cards.includes(card) ? others : [...(cards.length < most ? cards : []), card]);
    // The last card's answer lies above.
    if (cards.length === most - 1) scrollTo(0, 0);
  };
  return (
    <section aria-labelledby="picker-head">
      <h2 id="picker-head">{t("Pick cards")}</h2>
      <div class="picker" onKeyDown={followArrows}>
        {Object.entries(SUITS).map(([suit, name]) => (
          <div key={suit} class="suit" role="group" aria-label={t(name)}>
            {CARDS.filter((card) => card[1] === suit).map((card) => (
              <CardPiece
                key={card}
                card={card}
                aria-pressed={cards.includes(card)}
                tabIndex={card === (cards[0] ?? "AS") ? 0 : -1}
                onClick={() => toggle(card)}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
