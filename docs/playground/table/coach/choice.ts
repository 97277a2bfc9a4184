import type { AnyGame, AnyView, MoveOf } from "fifteen-two";
import type { Choice as AnyChoice, ReviewedChoice as AnyReviewed, Loss, MistakeSize } from "fifteen-two/bots";
import { mistakeOf } from "fifteen-two/bots";
import type { ComponentChildren as Children } from "preact";
import { capital, filled, t, tenths } from "../../ui/words.ts";
import COSTS from "./costs.json";
import type { Sequel } from "./sequel.ts";

/** A choice; that of a puzzle has no rows, and few have a sequel. */
export type Choice = Omit<AnyChoice<MoveOf<AnyGame>>, "row"> & {
  readonly row?: number;
  readonly sequel?: Sequel | undefined;
};
export type ReviewedChoice = Pick<AnyReviewed, "index" | "seat"> & {
  readonly chosen: Choice;
  readonly best: Choice;
  readonly choices: readonly Choice[];
};

/** A choice and a worse one. */
export type Pair = readonly [better: Choice, worse: Choice];

/** Whether two moves are the same choice: cards, squares and stones have no order. */
export function isSameChoice(a: object, b: object): boolean {
  const parts = (move: object) => Object.entries(move).map(([key, part]) => `${key} ${[part].flat().toSorted()}`);
  return parts(a).toSorted().join() === parts(b).toSorted().join();
}

/** A chance to win, or a part of it, as games in 100. */
export function inHundred(win: number): string {
  return tenths(100 * win);
}

/** A solitaire has no opponent, so its losses are in points. */
export function isInPoints({ scores }: Pick<AnyView, "scores">): boolean {
  return scores.length === 1;
}

/** True with muggins: the players count, and the page does not. */
export function isCountedByPlayers({ settings }: AnyView): boolean {
  return "muggins" in settings && settings.muggins === true;
}

/** A loss in games in 100, or in the points of a solitaire. */
export function lossText(view: AnyView, { points, win }: Pick<Loss, "points" | "win">): string {
  return isInPoints(view) ? tenths(points) : inHundred(win);
}

/** The size of a mistake in words. */
export function sizeText(size: MistakeSize): string {
  return { inaccuracy: t("an inaccuracy"), mistake: t("a mistake"), blunder: t("a blunder") }[size];
}

/** Minimum number of choices that the search rates about equal. */
const ALIKE = 3;

/** The size of a mistake. Missing the only good move is not a blunder if all others are about equal. */
export function sizeOf({ chosen, choices }: Pick<ReviewedChoice, "chosen" | "choices">): MistakeSize | undefined {
  const size = mistakeOf(chosen.loss);
  const [row, ...others] = choices.slice(1).map((choice) => choice.row);
  const isAlike = row !== undefined && others.length + 1 >= ALIKE && others.every((other) => other === row);
  return size === "blunder" && isAlike ? "mistake" : size;
}

/** The gain of a better choice: "Better: Discard 5♥ and J♠. It wins 2.5 more games in 100." */
export function gainText(view: AnyView, choice: Children, loss: Pick<Loss, "points" | "win">): Children {
  const values = { choice, n: lossText(view, loss) };
  return isInPoints(view)
    ? filled(t("Better: {choice}. It scores {n} more points on average."), values)
    : filled(t("Better: {choice}. It wins {n} more games in 100."), values);
}

/** True for a choice that wins about as often: half a game in 100 is not worth a word. */
export const isCheap = ([better, worse]: Pair) => better.win - worse.win < 0.005;

/** The fault of a worse choice, or nothing. */
export function faultText(_: Pair, name: string, fault?: string): string {
  return fault ? `${capital(name)} ${fault}.` : "";
}

/**
 * The points that a worse choice scores more now, its fault if it has one, and its cost in chances to win; for want of
 * both, its expected points in cribbage.
 */
export function costText(pair: Pair, name: string, fault = ""): string {
  const [better, worse] = pair;
  const [more, n] = [worse.now - better.now, inHundred(better.win - worse.win)];
  const key = [more > 0 && "more", fault && "fault", isCheap(pair) && "cheap"].filter(Boolean).join(" ");
  const lost = better.parts ? better.points - worse.points : 0;
  const points = lost < 0.05 ? "" : t(", or {n} points on average", { n: tenths(lost) });
  return t(COSTS[key as keyof typeof COSTS], { Other: capital(name), more, fault, points, n });
}
