import type { Card } from "fifteen-two";
import type { Choice, Loss } from "fifteen-two/cribbage/analysis";
import { cardsText } from "../table/words.ts";

/** Whether two moves are the same choice. */
export function isSameChoice(a: object, b: object): boolean {
  const cards = (move: object) =>
    ("cards" in move ? move.cards : "card" in move ? [move.card] : []) as readonly string[];
  return cards(a).toSorted().join() === cards(b).toSorted().join();
}

/** The cards of a choice: those of a discard, or the one that is played. */
export function cardsOf(move: Choice["move"]): readonly Card[] {
  return move.type === "discard" ? move.cards : [move.card];
}

/** The same in words. */
export function choiceText(move: Choice["move"]): string {
  return cardsText(cardsOf(move));
}

/** A chance to win: "56 games in 100". */
export function gamesText(win: number): string {
  return `${Math.round(100 * win)} games in 100`;
}

/** A chance to win, or a part of it, as games in 100 with a tenth. */
export function inHundred(win: number): string {
  return (100 * win).toFixed(1);
}

/** What a better choice gains. */
export function gainText({ move }: Pick<Choice, "move">, { win }: Loss): string {
  return `${choiceText(move)} would win ${inHundred(win)} more games in 100`;
}
