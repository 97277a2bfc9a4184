import { type AnyGame, type AnyView, type Card, preview } from "fifteen-two";
import type { Choice } from "../../table/coach/choice.ts";
import type { Valued } from "../../table/coach/tasks.ts";

/** A position and what its choices are worth, as JSON. */
export interface StoredPuzzle {
  readonly view: unknown;
  /** The best first: the move's text, the chance to win and, of a discard, what brings the points. */
  readonly choices: readonly (readonly [move: string, win: number, parts?: Choice["parts"]])[];
  /** How hard it is, in Elo. A mistake of one's own has none. */
  readonly rating?: number;
}

/** A position with its choices, the best first. */
export interface Puzzle {
  readonly view: AnyView;
  readonly choices: readonly Valued[];
}

/** What a choice that is as good as the best may lose. */
const EQUAL = 0.005;

/** Whether nothing is better than a choice. */
export function isRight({ loss }: Pick<Valued, "loss">): boolean {
  return loss.win <= EQUAL;
}

/** Reads a puzzle of a game; throws an error of the package when it is none. */
export function readPuzzle(game: AnyGame, { view: json, choices }: StoredPuzzle): Puzzle {
  const view: AnyView & { readonly hands?: readonly (readonly Card[])[] } = game.parseViewJson(json);
  const hand = view.hands?.[view.viewer ?? 0] ?? [];
  const valued = choices.map(([text, win, parts]): Valued => {
    const move: Choice["move"] & { readonly cards?: readonly Card[] } = game.parseMove(text);
    const now = preview(game, view, move).gain;
    const loss = { points: 0, win: choices[0]![1] - win, error: 0 };
    const { hand: Hand = 0, crib: Crib = 0, pegging: Pegging = 0 } = parts ?? {};
    return {
      ...{ move, now, win, loss, points: 0, error: 0 },
      columns: parts ? { Hand, Crib, Pegging } : { Now: now },
      kept: parts ? hand.filter((card) => !move.cards?.includes(card)) : [],
    };
  });
  return { view, choices: valued };
}
