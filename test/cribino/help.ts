import {
  apply,
  COLORS,
  type CribinoMove,
  type CribinoOptions,
  type CribinoState,
  DECK,
  type Deck,
  initialState,
  type Lay,
  parseMove,
  type Space,
  type Tile,
} from "../../src/cribino/index.ts";
import { extended } from "../../src/cribino/layout.ts";

/** The tiles that are played with. */
export function tileFaces({ deck }: CribinoOptions): Deck {
  return deck ?? DECK;
}

/** The frontier of some tiles, tile by tile. */
export function frontierOf(options: CribinoOptions, laid: readonly Lay[]): readonly Space[] {
  return laid.reduce<readonly Space[]>((frontier, lay) => extended(frontier, tileFaces(options)[lay.tile]!, lay), []);
}

/** A tile from its numbers, clockwise from north: purple, red, green, yellow unless other colors are named. */
export function tile(numbers: readonly number[], colors: string = "prgy"): Tile {
  return [...colors].map((c, i) => [COLORS.find((color) => color[0] === c)!, numbers[i]!]) as unknown as Tile;
}

/** A deck of these tiles, filled up with the last of them. */
export function deckOf(...tiles: readonly Tile[]): Deck {
  return Array.from({ length: 48 }, (_, i) => tiles[Math.min(i, tiles.length - 1)]!);
}

/** A deck of equal tiles: everything fits everything that shows the same color. */
export const plainDeck: Deck = deckOf(tile([5, 5, 5, 5]), tile([5, 10, 5, 10], "pgry"), tile([10, 5, 5, 10], "gryp"));

/** The state after moves in text. */
export function after(options: CribinoOptions, ...moves: readonly string[]): CribinoState {
  return moves.reduce((state, text) => apply(state, parseMove(text)), initialState(options));
}

/** The state after one more move in text. */
export function onward(state: CribinoState, ...moves: readonly (string | CribinoMove)[]): CribinoState {
  return moves.reduce<CribinoState>(
    (next, move) => apply(next, typeof move === "string" ? parseMove(move) : move),
    state,
  );
}
