import { type AnyGame, type AnyView, preview } from "fifteen-two";
import type { Loss } from "fifteen-two/bots";
import type { Choice } from "../../table/coach/choice.ts";

/** A position and what its choices are worth, as JSON. */
export interface StoredPuzzle {
  readonly view: unknown;
  /** The best first: the move's text, the chance to win and, of a discard, what brings the points. */
  readonly choices: readonly (readonly [move: string, win: number, parts?: Choice["parts"]])[];
  /** How hard it is, in Elo. The player's own mistakes have none. */
  readonly rating?: number;
}

/** A position with its choices, the best first. */
export interface Puzzle {
  readonly view: AnyView;
  readonly choices: readonly Choice[];
}

/** What a choice that is as good as the best may lose. */
const EQUAL = 0.005;

/** Whether nothing is better than a choice. */
export function isRight({ loss }: Pick<Choice, "loss">): boolean {
  return loss.win <= EQUAL;
}

/** Reads a puzzle of a game; throws an error of the package when it is none. */
export function readPuzzle(game: AnyGame, { view: json, choices }: StoredPuzzle): Puzzle {
  const view = game.parseViewJson(json);
  const valued = choices.map(([text, win, parts]): Choice => {
    const move = game.parseMove(text);
    const now = preview(game, view, move).gain;
    const loss: Loss = { points: 0, win: choices[0]![1] - win, error: 0 };
    return { move, now, win, loss, points: 0, error: 0, ...(parts && { parts }) };
  });
  return { view, choices: valued };
}
