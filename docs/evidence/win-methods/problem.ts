import type { CribbageMove } from "../../../src/cribbage/moves.ts";
import { parseSituation } from "../../../src/cribbage/shorthand/index.ts";
import type { DiscardState, PlayState, View } from "../../../src/cribbage/state.ts";
import { type Card, cardIndex } from "../../../src/index.ts";
import rows from "./problems.json" with { type: "json" };

/** A published choice, and what to choose. */
export interface Problem {
  readonly name: string;
  /** `"endgames"` meet the rule in the README, which was set before any was tried; the others were found later. */
  readonly set: "endgames" | "any score" | "skunks";
  /** The values of a win and of a skunk, if skunks count. */
  readonly worth?: readonly number[];
  readonly source: string;
  readonly url?: string;
  /** The source of the answer: the author, or a number of experts. */
  readonly agreed: "author" | `${number} of ${number}`;
  /** The position on the page, as a line for `parseSituation`. Pages name most cards by rank alone. */
  readonly situation: string;
  readonly view: View<DiscardState | PlayState>;
  /** The right discards or plays, by ranks; more than one if the page has no preference. */
  readonly answers: readonly string[];
  /** Both answers in deals between equal players, where the package gave another. */
  readonly played?: Played;
}

/** How a published answer did against the package's, in the same deals. */
interface Played {
  /** The package's answer, by ranks. */
  readonly other: string;
  readonly deals: number;
  /** By how much the published answer wins more often, in games of 100, and the standard error. */
  readonly lead: number;
  readonly error: number;
  /** Why they differ. */
  readonly note: string;
}

/** All published problems. */
export const PROBLEMS: readonly Problem[] = rows.map(({ answer, ...row }) => ({
  ...(row as Omit<Problem, "view" | "answers">),
  view: parseSituation(row.situation),
  answers: answer.split(" or ").map((ranks) => [...ranks].join("-")),
}));

/** The ranks that a move discards or plays: `4` or `2-K`. */
export function ranksOfMove(move: CribbageMove): string {
  const cards = move.type === "discard" ? move.cards : move.type === "play" ? [move.card] : [];
  const inOrder = cards.toSorted((a, b) => cardIndex(a as Card) - cardIndex(b as Card));
  return inOrder.map(([rank]) => rank).join("-");
}
