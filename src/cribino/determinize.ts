import { HIDDEN } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import { type Random, shuffle } from "../core/random.ts";
import { expectState } from "../game/position.ts";
import type { CribinoState, CribinoView } from "./state.ts";
import { tilesWithout } from "./tile.ts";

/**
 * Guesses a full state that agrees with a view.
 *
 * With two or more players it is the view itself without its viewer, since nothing is hidden. In the first round of a
 * solitaire, the tiles of the stock get a random order, all orders equally likely.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import * as cribino from "fifteen-two/cribino";
 *
 * const { state } = playout(cribino, { random: seeded(7), options: { players: 1 }, limit: 9 });
 * cribino.view(cribino.determinize(cribino.view(state, 0), seeded(1)), 0); // => cribino.view(state, 0)
 * ```
 */
export function determinize(view: CribinoView, random: Random): CribinoState {
  expectState(view);
  const { viewer: _, ...state } = view;
  if (state.phase !== "solitaire") return state;
  const { laid, turnedUp, aside, stock } = state;
  const unseen = tilesWithout([...laid.map(({ tile }) => tile), ...turnedUp, ...aside, ...stock]);
  const order = shuffle(unseen, random);
  if (stock.filter((tile) => tile === HIDDEN).length !== order.length)
    throw new InvalidStateError(["stock"], `must have "??" for each of ${order.length} unseen tiles`);
  return { ...state, stock: stock.map((tile) => (tile === HIDDEN ? order.pop()! : tile)) };
}
