import type { Choice } from "../../../src/bots/index.ts";
import type { AnyGame, AnyMove, AnyView } from "../../../src/index.ts";
import { rightOf } from "./judgment.ts";

/** Number of wrong choices to list. */
const WRONG = 8;

/**
 * A puzzle as a line of JSON: the view, the choices, best first, with their chances to win and parts, and the rating.
 */
export function lineOf(game: AnyGame, view: AnyView, choices: readonly Choice<AnyMove>[], rating: number): string {
  const kept = choices.slice(0, rightOf(choices).length + WRONG).map(({ move, win, parts }) => {
    const rounded = Object.entries(parts ?? {}).map(([name, points]) => [name, round(points, 2)]);
    return [
      game.formatMove(move),
      round(win, 4),
      ...(move.type === "discard" && parts ? [Object.fromEntries(rounded)] : []),
    ];
  });
  return JSON.stringify({ view, choices: kept, rating });
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
