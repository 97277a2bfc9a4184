import type { Card, Hidden } from "fifteen-two";
import { type Attributes, h, s } from "./dom.ts";
import { spokenCard } from "./words.ts";

/** The suits' shapes in a square of 20 by 20. */
const SHAPES: Readonly<Record<string, string>> = {
  H: "M10 18C3 12 1 9 1 6a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 12z",
  D: "M10 1l7 9-7 9-7-9z",
  S: "M10 1c7 6 9 8 9 11a4.2 4.2 0 0 1-7.6 2.5q.2 2.5 2.1 4.5h-7q1.9-2 2.1-4.5A4.2 4.2 0 0 1 1 12c0-3 2-5 9-11z",
  C: "M10 1a4.3 4.3 0 0 1 3.5 6.800 4.3 4.3 0 1 1-2 6.700q.2 2.5 2 4.5h-7q1.800-2 2-4.5a4.3 4.3 0 1 1-2-6.700A4.3 4.3 0 0 1 10 1z",
};

/** The shape of a suit. */
function suitShape(suit: string, x: number, y: number, size: number): SVGElement {
  return s("path", { d: SHAPES[suit]!, transform: `translate(${x} ${y}) scale(${size / 20})`, class: "ink" });
}

/** The picture of a card. */
function cardPicture(card: Card | Hidden): SVGElement {
  const frame = s("rect", { x: 1, y: 1, width: 48, height: 68, rx: 6, class: "paper" });
  const picture = { viewBox: "0 0 50 70", "aria-hidden": "true" };
  if (card === "??") {
    const back = s("path", { d: BACK, class: "weave" });
    return s("svg", { ...picture, class: "face back" }, frame, back);
  }
  const [rank, suit] = [card[0]!, card[1]!];
  const red = suit === "H" || suit === "D" ? " red" : "";
  const label = s("text", { x: 6, y: 27, class: "ink rank" }, rank === "T" ? "10" : rank);
  return s("svg", { ...picture, class: `face${red}` }, frame, label, suitShape(suit, 21, 36, 25));
}

const BACK = "M9 9h32v52H9zM9 22L22 9M9 35L35 9M9 48L41 16M9 61L41 29M22 61L41 42M35 61L41 55";

/** A card that lies there. */
export function cardImage(card: Card | Hidden, note = "", className = ""): HTMLElement {
  const label = note === "" ? spokenCard(card) : `${spokenCard(card)}, ${note}`;
  return h("span", { class: `card ${className}`, role: "img", "aria-label": label }, cardPicture(card));
}

/** A card that can be pressed. */
export function cardButton(card: Card, label: string, attributes: Attributes): HTMLButtonElement {
  return h("button", { type: "button", class: "card", "aria-label": label, ...attributes }, cardPicture(card));
}

/** An empty place for a card. */
export function noCard(label: string, text = ""): HTMLElement {
  return h("span", { class: "card empty", role: "img", "aria-label": label }, text);
}
