import { type Card, parseCards } from "../../../src/index.ts";
import rows from "./problems.json" with { type: "json" };

/** A choice in the end of a game, and what to choose. */
export interface Problem {
  readonly name: string;
  readonly source: string;
  readonly url: string;
  /** Who answers: the author, or a number of experts. */
  readonly agreed: "author" | `${number} of ${number}`;
  readonly you: "dealer" | "pone";
  /** The points before the deal. */
  readonly scores: readonly [dealer: number, pone: number];
  /** The six cards that you are dealt; in the play, the four that you have kept. */
  readonly hand: readonly Card[];
  /** In the play, what you have discarded; empty when the page does not say. */
  readonly discarded: readonly Card[];
  /** In the play, the starter; null when the page does not say. */
  readonly starter: Card | null;
  /** The cards that have been played, by both, in order. */
  readonly plays: readonly Card[];
  /** What you should discard or play. */
  readonly answer: readonly Card[];
}

/** All published problems. The pages name most cards by rank alone, so most suits are made up. */
export const PROBLEMS: readonly Problem[] = rows.map((row) => ({
  ...(row as unknown as Problem),
  hand: cards(row.hand),
  discarded: cards(row.discarded),
  starter: cards(row.starter)[0] ?? null,
  plays: cards(row.plays),
  answer: cards(row.answer),
}));

function cards(text: string): Card[] {
  return text === "" ? [] : parseCards(text);
}
