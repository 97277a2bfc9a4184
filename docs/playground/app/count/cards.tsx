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
    <form noValidate onSubmit={submit}>
      <div class="line">
        <label for="cards">{label}</label>
        <input
          id="cards"
          placeholder="5H 10♠ JD …"
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

/** A card, or a gap: the place of `_` or of an unreadable word. */
export type Slot = Card | "_";

export function cardsIn(slots: readonly Slot[]): Card[] {
  return slots.filter((slot) => slot !== "_");
}

/** A run of characters that may be a card. */
const WORD = /[^\s,;|/&+–-]+/;

/** The first cards of a text, up to `most`, with gaps; and its first fault. */
export function readCards(text: string, most: number): { readonly slots: readonly Slot[]; readonly trouble: string } {
  if (!WORD.test(text)) return { slots: [], trouble: "" };
  // Germans write B and D for jack and queen. A D after a rank is the suit.
  const english = text.slice(0, 1000).replace(/\b[BD](?=[cdhs♣♦♥♠])/gi, (court) => (/b/i.test(court) ? "J" : "Q"));
  try {
    const cards = parseCards(english);
    const trouble = cards.length > most ? t("At most {most} cards, not {n}.", { most, n: cards.length }) : "";
    return { slots: cards.slice(0, most), trouble };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const before = english.slice(0, error.index);
    const [word = ""] = WORD.exec(english.slice(error.index)) ?? [];
    const rest = readCards(before + english.slice(error.index + word.length), most);
    const slots = rest.slots.toSpliced(readCards(before, most).slots.length, 0, "_");
    if (word === "_") return { slots, trouble: rest.trouble };
    const fault = describeRefusal(cribbage, error, { words: gameWords[cribbage.id] ?? {} });
    const ace = /^1\D$/.test(word) ? t(" or A{suit}", { suit: word.slice(1) }) : "";
    const trouble = t("{fault}{ace}. Write cards like 5H, 10♠ or JD.", { fault, ace });
    return { slots, trouble };
  }
}

/** `starter` keeps the last place for the starter. */
type PickerProps = { slots: readonly Slot[]; most: number; starter?: boolean; change(text: string): void };

/** The 52 cards, suit by suit, to pick from; the tab key stops at only one. */
export function Picker({ slots, most, starter = false, change }: PickerProps) {
  const [first = "AS"] = cardsIn(slots);
  const toggle = (card: Card) => {
    const place = [...slots, "_"].indexOf("_");
    // A press after the last card begins another hand.
    const more = place < most ? slots.toSpliced(place, 1, card) : [card];
    const at = slots.indexOf(card);
    const rest = starter && at < most - 1 && slots.length === most ? slots.with(at, "_") : slots.toSpliced(at, 1);
    change((at < 0 ? more : rest).join(" ").replace(/[ _]+$/, ""));
    // The last card's answer lies above.
    if (cardsIn(slots).length === most - 1) scrollTo(0, 0);
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
                aria-pressed={slots.includes(card)}
                tabIndex={card === first ? 0 : -1}
                onClick={() => toggle(card)}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
