import type { Redacted } from "../core/card.ts";
import type { Facts } from "../core/game.ts";
import type { CribinoMove } from "./moves.ts";

const ENGLISH = {
  deal: "the tiles are dealt",
  shuffle: "the tiles are shuffled",
  "draw-tile": "{seat} {get|gets} tile {tile}",
  lay: "{seat} {lay|lays} tile {tile} at {x},{y}[, turned {degrees}°]",
  draw: "{seat} {draw|draws} a tile",
  pass: "{seat} {pass|passes}",
  "turn-up": "{seat} {turn|turns} up the next tiles",
  loss: "{side} {pay|pays} {points}",
  "item.scoring": "{color} {numbers} for {points}",
  "item.matching": "{color} {numbers}",
  "item.doubled": "doubled for {points}",
  "item.opening": "the first tile for {points}",
  "item.out": "{seat} {have|has} {tiles} left",
  "item.blocked": "{seat} {have|has} {tiles} left",
  "name.purple": "purple",
  "name.red": "red",
  "name.green": "green",
  "name.yellow": "yellow",
} as const;

/** The names of the words of Crib-Ino. */
export type CribinoWords = { readonly [name in keyof typeof ENGLISH]: string };

/** The words of moves and awards; see {@link Game.words}. `{degrees}` is how far a tile is turned clockwise. */
export const words: CribinoWords = /* @__PURE__ */ Object.freeze(ENGLISH);

/** The seat that gets a tile, and how far a tile is turned; see {@link Game.facts}. */
export function facts(move: Redacted<CribinoMove>): Facts {
  if (move.type === "draw-tile") return { seat: move.hand };
  return move.type === "lay" && move.rotation > 0 ? { degrees: 90 * move.rotation } : {};
}
