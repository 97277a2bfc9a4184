import type { ComponentChildren as Children } from "preact";

/** A text with its cards, such as 5♥, in their colors on white. */
export function withCards(text: string): Children {
  return text
    .split(/((?:10|[2-9AJQK])[♣♦♥♠])/)
    .map((part, i) => (i % 2 === 0 ? part : <span class={`card-text ${/[♦♥]/.test(part) ? "red" : ""}`}>{part}</span>));
}
