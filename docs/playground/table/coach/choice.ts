import type { AnyGame, AnyMove, MoveOf } from "fifteen-two";
import type { Choice as AnyChoice, ReviewedChoice as AnyReviewed, Loss, MistakeSize } from "fifteen-two/bots";
import { moveText, type Position } from "../looks/telling.ts";

export type Choice = AnyChoice<MoveOf<AnyGame>>;
export type ReviewedChoice = AnyReviewed<MoveOf<AnyGame>>;

/** How long the coach thinks about a choice; in cribbage its method decides. */
export function limitsOf({ id }: Pick<AnyGame, "id">, milliseconds: number): { readonly milliseconds?: number } {
  return id === "cribbage" ? {} : { milliseconds };
}

/** Whether two moves are the same choice: cards, squares and stones have no order. */
export function isSameChoice(a: object, b: object): boolean {
  const parts = (move: object) => Object.entries(move).map(([key, part]) => `${key} ${[part].flat().toSorted()}`);
  return parts(a).toSorted().join() === parts(b).toSorted().join();
}

/** A choice in words: "discard 5♥ and J♠". */
export function choiceText(position: Position, move: AnyMove): string {
  const text = moveText(position, move);
  return `${text[0]?.toLowerCase()}${text.slice(1)}`;
}

/** The same without its verb: "5♥ and J♠", "5♥ on b2". */
export function chosenText(position: Position, move: AnyMove): string {
  const text = moveText(position, move);
  return text.slice(text.indexOf(" ") + 1);
}

/** A chance to win: "56 games in 100". */
export function gamesText(win: number): string {
  return `${Math.round(100 * win)} games in 100`;
}

/** A chance to win, or a part of it, as games in 100 with a tenth. */
export function inHundred(win: number): string {
  return (100 * win).toFixed(1);
}

/** The sizes of mistakes in words. */
export const SIZES: Readonly<Record<MistakeSize, string>> = {
  inaccuracy: "an inaccuracy",
  mistake: "a mistake",
  blunder: "a blunder",
};

/** What a better choice gains: "to discard 5♥ and J♠ would win 2.5 more games in 100". */
export function gainText(position: Position, { move }: Pick<Choice, "move">, { win }: Loss): string {
  return `to ${choiceText(position, move)} would win ${inHundred(win)} more games in 100`;
}
