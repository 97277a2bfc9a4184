import type { AnyGame, MoveOf } from "fifteen-two";
import type { Choice as AnyChoice, ReviewedChoice as AnyReviewed, MistakeSize } from "fifteen-two/bots";
import { language, t } from "../../ui/words.ts";

export type Choice = Omit<AnyChoice<MoveOf<AnyGame>>, "row">;
export type ReviewedChoice = Pick<AnyReviewed, "index" | "seat"> & {
  readonly chosen: Choice;
  readonly best: Choice;
  readonly choices: readonly Choice[];
};

/** How long the coach thinks about a choice; in cribbage its method decides. */
export function limitsOf<Limits>({ id }: Pick<AnyGame, "id">, limits: Limits): Partial<Limits> {
  return id === "cribbage" ? {} : limits;
}

/** Whether two moves are the same choice: cards, squares and stones have no order. */
export function isSameChoice(a: object, b: object): boolean {
  const parts = (move: object) => Object.entries(move).map(([key, part]) => `${key} ${[part].flat().toSorted()}`);
  return parts(a).toSorted().join() === parts(b).toSorted().join();
}

/** A number with a tenth. */
export function tenths(n: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return n.toLocaleString(language, { ...digits, signDisplay: "negative" }).replace("-", "−");
}

/** A chance to win: "56 games in 100". */
export function gamesText(win: number): string {
  return t("{n} games in 100", { n: Math.round(100 * win) });
}

/** A chance to win, or a part of it, as games in 100. */
export function inHundred(win: number): string {
  return tenths(100 * win);
}

/** The size of a mistake in words. */
export function sizeText(size: MistakeSize): string {
  return { inaccuracy: t("an inaccuracy"), mistake: t("a mistake"), blunder: t("a blunder") }[size];
}

/** What a better choice gains: "Better: Discard 5♥ and J♠. It wins 2.5 more games in 100." */
export function gainText(choice: string, win: number): string {
  return t("Better: {choice}. It wins {n} more games in 100.", { choice, n: inHundred(win) });
}
