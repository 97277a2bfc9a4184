import { CARDS, type Card, formatCards, NotationError, parseCards } from "fifteen-two";
import { type Score, scoreHand } from "fifteen-two/scoring";
import { cardButton, cardImage, noCard } from "./cards.ts";
import { byId, type Child, h, redraw, withArrows } from "./dom.ts";
import { itemText, saidText, spokenCard } from "./words.ts";

/** A hand to count: up to four cards, then the starter. */
interface Hand {
  readonly cards: readonly Card[];
  readonly crib: boolean;
}

const MOST = 5;
const SUIT_NAMES = { S: "Spades", H: "Hearts", D: "Diamonds", C: "Clubs" } as const;

let hand: Hand = { cards: ["5H", "5D", "5S", "JC", "5C"], crib: false };
/** The item of the count whose cards are highlighted: the one that is pointed at, else the one that was pressed. */
let pointed: number | undefined;
let pressed: number | undefined;

/** The part of the address that carries the hand: `count/5H-5D-5S-JC-5C/crib`. */
export function handAddress({ cards, crib }: Hand = hand): string {
  return `count/${cards.join("-")}${crib ? "/crib" : ""}`;
}

/** Takes the hand of an address; leaves things as they are when it has none, or a wrong one. */
export function openCount(parts: readonly string[]): void {
  try {
    if (parts[0]) hand = { cards: parseCards(parts[0].replaceAll("-", " ")).slice(0, MOST), crib: parts[1] === "crib" };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
  }
  draw();
}

/** Fills the page's part for counting. */
export function startCount(): void {
  byId("count-form").addEventListener("submit", (event) => {
    event.preventDefault();
    readText();
  });
  byId("crib").addEventListener("change", () => change({ ...hand, crib: byId<HTMLInputElement>("crib").checked }));
  byId("clear").addEventListener("click", () => change({ ...hand, cards: [] }));
  withArrows(byId("picker"));
}

function readText(): void {
  const input = byId<HTMLInputElement>("cards");
  try {
    const cards = parseCards(input.value);
    if (cards.length > MOST)
      throw new NotationError(`a hand is four cards and the starter, not ${cards.length}`, "", 0);
    say("");
    change({ ...hand, cards });
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    say(error.message);
  }
}

function say(trouble: string): void {
  byId("cards-trouble").textContent = trouble;
  byId("cards").setAttribute("aria-invalid", `${trouble !== ""}`);
}

function change(next: Hand): void {
  hand = next;
  pointed = undefined;
  pressed = undefined;
  say("");
  draw();
  history.replaceState(null, "", `#${handAddress()}`);
}

function draw(): void {
  byId<HTMLInputElement>("cards").value = hand.cards.length === 0 ? "" : formatCards(hand.cards);
  byId<HTMLInputElement>("crib").checked = hand.crib;
  redraw(byId("picker"), pickerGroups());
  redraw(byId("hand"), tray());
  redraw(byId("score"), scoreText());
  highlight();
}

/** The 52 cards, suit by suit; only one of them is a stop of the tab key, the arrows lead on. */
function pickerGroups(): Child {
  const stop = hand.cards[0] ?? "AS";
  return (["S", "H", "D", "C"] as const).map((suit) =>
    h(
      "div",
      { class: "suit", role: "group", "aria-label": SUIT_NAMES[suit] },
      CARDS.filter((card) => card[1] === suit).map((card) =>
        cardButton(card, spokenCard(card), {
          "aria-pressed": `${hand.cards.includes(card)}`,
          "aria-disabled": hand.cards.length === MOST && !hand.cards.includes(card) ? "true" : null,
          tabindex: card === stop ? 0 : -1,
          "data-key": card,
          onclick: () => toggle(card),
        }),
      ),
    ),
  );
}

function toggle(card: Card): void {
  const { cards } = hand;
  if (cards.includes(card)) change({ ...hand, cards: cards.filter((other) => other !== card) });
  else if (cards.length < MOST) change({ ...hand, cards: [...cards, card] });
}

/** The hand and the starter, each with a way to put it back, and each card of the hand with one to make it the starter. */
function tray(): Child {
  const places = Array.from({ length: MOST }, (_, i) => {
    const card = hand.cards[i];
    const starter = i === MOST - 1;
    const name = starter ? "Starter" : `Card ${i + 1}`;
    const swap = h(
      "button",
      { type: "button", class: "plain", "data-key": `starter-${i}`, onclick: () => makeStarter(i) },
      "↔",
      h("span", { class: "unseen" }, ` make ${card ? spokenCard(card) : "it"} the starter`),
    );
    return h(
      "div",
      { class: `place${starter ? " starter" : ""}` },
      h("p", { class: "small" }, starter ? "starter" : `${i + 1}`),
      card === undefined ? noCard(`${name}: none yet`) : cardImage(card, name.toLowerCase(), "counted"),
      card !== undefined && !starter && hand.cards.length === MOST && swap,
    );
  });
  return places;
}

function makeStarter(i: number): void {
  const cards = hand.cards.slice();
  [cards[i], cards[MOST - 1]] = [cards[MOST - 1]!, cards[i]!];
  change({ ...hand, cards });
}

function score(): Score | undefined {
  const { cards, crib } = hand;
  return cards.length < 4 ? undefined : scoreHand(cards.slice(0, 4), cards[4], { crib });
}

function scoreText(): Child {
  const counted = score();
  if (counted === undefined) {
    const missing = 4 - hand.cards.length;
    return h("p", { class: "note" }, `Pick ${missing} more ${missing === 1 ? "card" : "cards"}, then the starter.`);
  }
  const { points, items } = counted;
  return [
    h("p", { class: "points-total" }, h("strong", {}, points), points === 1 ? " point" : " points"),
    h("p", {}, saidText(items), "."),
    hand.cards.length === 4 && h("p", { class: "note" }, "Without a starter yet."),
    items.length > 0 &&
      h(
        "ol",
        { class: "items" },
        items.map((item, i) => h("li", {}, itemButton(i, item.points, itemText(item)))),
      ),
  ];
}

function itemButton(i: number, points: number, text: string): HTMLButtonElement {
  const point = (at: number | undefined) => () => {
    pointed = at;
    highlight();
  };
  const press = () => {
    pressed = pressed === i ? undefined : i;
    highlight();
  };
  return h(
    "button",
    {
      type: "button",
      class: "item",
      "data-key": `item-${i}`,
      "aria-pressed": "false",
      onclick: press,
      onpointerenter: point(i),
      onpointerleave: point(undefined),
      onfocus: point(i),
      onblur: point(undefined),
    },
    h("span", {}, text),
    h("strong", {}, `${points}`, h("span", { class: "unseen" }, points === 1 ? " point" : " points")),
  );
}

/** Marks the cards of an item. */
function highlight(): void {
  const at = pointed ?? pressed;
  const cards = at === undefined ? undefined : score()?.items[at]?.cards;
  byId("hand").classList.toggle("picking", cards !== undefined);
  const places = byId("hand").querySelectorAll(".card");
  places.forEach((place, i) => {
    place.classList.toggle("lit", cards?.includes(hand.cards[i]!) ?? false);
  });
  byId("score")
    .querySelectorAll(".item")
    .forEach((item, i) => {
      item.setAttribute("aria-pressed", `${pressed === i}`);
    });
}
