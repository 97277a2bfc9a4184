import * as cribino from "../../src/cribino/index.ts";
import {
  type CribinoOptions,
  type CribinoState,
  DECK,
  initialState,
  parseMove,
  type Tile,
} from "../../src/cribino/index.ts";
import { extended } from "../../src/cribino/layout.ts";
import type { LayMove } from "../../src/cribino/moves.ts";
import type { Space } from "../../src/cribino/state.ts";
import { COLORS } from "../../src/cribino/tile.ts";
import { afterMoves } from "../moves.ts";

/** The tiles that are played with. */
export function tileFaces({ deck }: CribinoOptions): readonly Tile[] {
  return deck ?? DECK;
}

/** The frontier of some tiles, tile by tile. */
export function frontierOf(options: CribinoOptions, laid: readonly LayMove[]): readonly Space[] {
  return laid.reduce<readonly Space[]>((frontier, lay) => extended(frontier, tileFaces(options)[lay.tile]!, lay), []);
}

/** A tile from its numbers, clockwise from north: purple, red, green, yellow unless other colors are named. */
export function tile(numbers: readonly number[], colors: string = "prgy"): Tile {
  return [...colors].map((c, i) => [COLORS.find((color) => color[0] === c)!, numbers[i]!]) as unknown as Tile;
}

/** A deck of these tiles, filled up with the last of them. */
export function deckOf(...tiles: readonly Tile[]): readonly Tile[] {
  return Array.from({ length: 48 }, (_, i) => tiles[Math.min(i, tiles.length - 1)]!);
}

/** A deck of equal tiles: everything fits everything that shows the same color. */
export const plainDeck: readonly Tile[] = deckOf(
  tile([5, 5, 5, 5]),
  tile([5, 10, 5, 10], "pgry"),
  tile([10, 5, 5, 10], "gryp"),
);

/** Plays moves in text, or the first `n`, from a deal that gives each seat the tiles it lays, and the lowest left. */
export function played(lays: readonly string[], options: CribinoOptions = {}, n = lays.length): CribinoState {
  const start = initialState(options);
  const { players } = start.settings;
  const held = Array.from({ length: players }, (): number[] => []);
  const rest = new Set(Array(48).keys());
  for (const text of lays) {
    const move = parseMove(text);
    if (move.type !== "lay") continue;
    held[move.seat]!.push(move.tile);
    rest.delete(move.tile);
  }
  const left = [...rest];
  for (const hand of held) while (hand.length < (start.settings.partners ? 4 : 6)) hand.push(left.shift()!);
  return afterMoves(cribino, start, { type: "deal", hands: held }, ...lays.slice(0, n));
}

/** Nine tiles of the default deck that close every side and leave no space that touches two (S3-28). */
export const CLOSED = [
  ...["0 lay 5 0,0 r0", "1 lay 39 -1,0 r0", "0 lay 3 -1,1 r2", "1 lay 7 -1,2 r0", "0 lay 16 0,2 r1"],
  ...["1 lay 8 1,2 r3", "0 lay 34 1,1 r1", "1 lay 18 1,0 r1", "0 lay 41 0,1 r2"],
];

/** A deck whose first tiles fit one another, and nothing else. */
export const ones = (n: number) => deckOf(...Array(n).fill(tile([1, 1, 1, 1])), tile([3, 3, 3, 3]));
/** A deck of equal tiles that fit one another and score nothing. */
export const equal = deckOf(tile([7, 7, 7, 7]));
