import { CARDS, type Card, formatCards, NotationError, parseCards } from "fifteen-two";
import { scoreHand } from "fifteen-two/scoring";
import { useState } from "preact/hooks";
import { followArrows } from "../app/arrows.ts";
import { Button, Check } from "../app/controls.tsx";
import { CardButton, CardImage, NoCard } from "../pieces/card.tsx";
import { capital, cardText, itemName, many, saidText, spokenCard } from "../table/words.ts";

/** A hand to count: up to four cards, then the starter. */
interface Hand {
  readonly cards: readonly Card[];
  readonly crib: boolean;
}

const MOST = 5;
const SUITS = { S: "Spades", H: "Hearts", D: "Diamonds", C: "Clubs" } as const;
const FIRST: readonly Card[] = ["5H", "5D", "5S", "JC", "5C"];

interface CountProps {
  /** The cards of the address; empty for an example. */
  readonly hand: string;
  readonly crib: boolean;
}

/** The page that counts a hand; its address carries the hand: `#count/5H-5D-5S-JC-5C/crib`. */
export default function CountPage({ hand: given, crib }: CountProps) {
  const [linked] = useState(() => readHand(given.replaceAll("-", " "), crib));
  const [hand, setHand] = useState<Hand>((given && linked.hand) || { cards: given ? [] : FIRST, crib });
  const [text, setText] = useState(given && !linked.hand ? given : formatCards(hand.cards));
  const [trouble, setTrouble] = useState(given ? linked.trouble : "");
  const change = (next: Hand) => {
    setHand(next);
    setText(formatCards(next.cards));
    setTrouble("");
    history.replaceState(null, "", `#count/${next.cards.join("-")}${next.crib ? "/crib" : ""}`);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const read = readHand(text, hand.crib);
    if (read.hand) change(read.hand);
    else setTrouble(read.trouble);
  };
  return (
    <div class="counting">
      <section>
        <h1>Count a hand</h1>
        <form onSubmit={submit}>
          <label for="cards">Four cards and the starter</label>
          <div class="line">
            <input
              id="cards"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-describedby="cards-trouble"
              aria-invalid={trouble !== ""}
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
            <button type="submit" class="main">
              Count
            </button>
            <Button act={() => change({ ...hand, cards: [] })}>Clear</Button>
            <Check label="it is a crib" on={hand.crib} set={(isCrib) => change({ ...hand, crib: isCrib })} />
          </div>
          <p id="cards-trouble" class="trouble" role="alert">
            {trouble}
          </p>
        </form>
        <Score hand={hand} change={change} />
      </section>
      <section aria-labelledby="picker-head">
        <h2 id="picker-head">Pick cards</h2>
        <Picker hand={hand} change={change} />
        <p class="small">With the keyboard, arrow keys lead from card to card and the space bar picks one.</p>
      </section>
    </div>
  );
}

function readHand(text: string, crib: boolean): { readonly hand?: Hand; readonly trouble: string } {
  try {
    const cards = parseCards(text);
    if (cards.length > MOST) return { trouble: `A hand is four cards and the starter, not ${cards.length}.` };
    return { hand: { cards, crib }, trouble: "" };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return { trouble: capital(`${error.message}.`) };
  }
}

interface Part {
  readonly hand: Hand;
  change(next: Hand): void;
}

/** The 52 cards, suit by suit; only one of them is a stop of the tab key. */
function Picker({ hand, change }: Part) {
  const { cards } = hand;
  const toggle = (card: Card) => {
    if (cards.includes(card)) change({ ...hand, cards: cards.filter((other) => other !== card) });
    else if (cards.length < MOST) change({ ...hand, cards: [...cards, card] });
  };
  return (
    <div class="picker" onKeyDown={followArrows}>
      {(["S", "H", "D", "C"] as const).map((suit) => (
        <div key={suit} class="suit" role="group" aria-label={SUITS[suit]}>
          {CARDS.filter((card) => card[1] === suit).map((card) => (
            <CardButton
              key={card}
              card={card}
              aria-label={spokenCard(card)}
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

/** The hand, and what it is worth: an item that is pointed at or pressed lights up its cards. */
function Score({ hand: { cards, crib }, change }: Part) {
  const [pressed, setPressed] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const score = cards.length < 4 ? undefined : scoreHand(cards.slice(0, 4), cards[4], { crib });
  const lit = score?.items[pointed ?? pressed ?? -1]?.cards;
  const makeStarter = (i: number) =>
    change({ cards: [...cards.slice(0, i), cards[4]!, ...cards.slice(i + 1, 4), cards[i]!], crib });
  return (
    <>
      <div class={`tray ${lit ? "picking" : ""}`}>
        {Array.from({ length: MOST }, (_, i) => {
          const card = cards[i];
          const name = i === MOST - 1 ? "starter" : `card ${i + 1}`;
          return (
            <div key={name} class={`place ${i === MOST - 1 ? "starter" : ""}`}>
              {card ? (
                <CardImage card={card} note={name} class={lit?.includes(card) ? "lit" : ""} />
              ) : (
                <NoCard label={`${name}: none yet`} />
              )}
              <p class="small">{name}</p>
              {card && i < MOST - 1 && cards.length === MOST && (
                <button type="button" class="small" onClick={() => makeStarter(i)}>
                  ↔<span class="unseen"> make {spokenCard(card)} the starter</span>
                </button>
              )}
            </div>
          );
        })}
      </div>
      <div class="score" aria-live="polite">
        {score === undefined ? (
          <p>Pick {many(4 - cards.length, "more card")}, then the starter.</p>
        ) : (
          <>
            <p class="points-total">
              <strong>{score.points}</strong> {score.points === 1 ? "point" : "points"}
            </p>
            <p>
              {saidText(score.items)}.{cards.length === 4 && " Without a starter yet."}
            </p>
            <ol class="items">
              {score.items.map((item, i) => (
                <li key={`${item.kind} ${item.cards.join()}`}>
                  <button
                    type="button"
                    class="item"
                    aria-pressed={pressed === i}
                    onClick={() => setPressed(pressed === i ? undefined : i)}
                    onPointerEnter={() => setPointed(i)}
                    onPointerLeave={() => setPointed(undefined)}
                    onFocus={() => setPointed(i)}
                    onBlur={() => setPointed(undefined)}
                  >
                    <span>
                      {capital(itemName(item))}: {item.cards.map(cardText).join(" ")}
                    </span>
                    <strong>{item.points}</strong>
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </>
  );
}
