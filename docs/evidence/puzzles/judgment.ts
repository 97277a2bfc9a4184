import { advise, type Choice, search } from "../../../src/bots/index.ts";
import { trials } from "../../../src/cribbage/analysis/index.ts";
import { type AnyGame, type AnyMove, type AnyView, type Random, seeded } from "../../../src/index.ts";

/** Trial games of a search, or deals of cribbage. */
export interface Budget {
  readonly iterations: number;
  readonly deals: number;
}

/** Finds positions that may be clear. */
export const CHEAP: Budget = { iterations: 1000, deals: 60 };
/** Says whether they are. */
export const LARGE: Budget = { iterations: 8000, deals: 3000 };
/** Says it again: of the many that are judged, some look clear by luck. */
export const LARGEST: Budget = { iterations: 20_000, deals: 10_000 };

/** Minimum loss of every wrong choice, in chances to win. */
const CLEAR = 0.03;
/** Maximum loss of a choice that is as good as the best. */
const EQUAL = 0.005;
/** The least chance to win, and to lose, of a game that is still open. */
const LEAST = 0.04;
/** Minimum ratio of a loss to its standard error. */
const ERRORS = 3;

/** All choices of a view's viewer, best first. */
export function judged(
  game: AnyGame,
  view: AnyView,
  { iterations, deals }: Budget,
  random: Random,
): readonly Choice<AnyMove>[] {
  const method = game.id === "cribbage" ? (trials({ deals }) as never) : search(game, { iterations });
  return [...advise<AnyGame>(game, view, { method, random: seeded(Math.floor(random() * 2 ** 32)) })].at(-1)!.choices;
}

/** The choices that are as good as the best. */
export function rightOf(choices: readonly Choice<AnyMove>[]): readonly Choice<AnyMove>[] {
  return choices.filter(({ loss }) => loss.win <= EQUAL);
}

/** Whether a large judgment is worth its time: the game is open, and no choice is a little worse. */
export function mayBeClear(choices: readonly Choice<AnyMove>[]): boolean {
  const { win } = choices[0]!;
  return win > LEAST && win < 1 - LEAST && hasGap(choices, 0.8 * CLEAR) && isOneRight(choices);
}

/** Whether each choice is right or clearly wrong. */
export function isClear(choices: readonly Choice<AnyMove>[]): boolean {
  return (
    hasGap(choices, CLEAR) &&
    isOneRight(choices) &&
    choices.every(({ loss }) => loss.win <= EQUAL || loss.win > ERRORS * loss.error)
  );
}

function hasGap(choices: readonly Choice<AnyMove>[], least: number): boolean {
  return choices.every(({ loss }) => loss.win <= EQUAL || loss.win >= least);
}

/** Whether there is one right choice, or two among at least four. */
function isOneRight(choices: readonly Choice<AnyMove>[]): boolean {
  const right = rightOf(choices).length;
  return right < choices.length && (right === 1 || (right === 2 && choices.length > 3));
}
