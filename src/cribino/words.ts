import type { Neighbors, TemplateValues } from "../core/any.ts";
import { HIDDEN, type Redacted } from "../core/card.ts";
import type { CribinoMove } from "./moves.ts";
import { deckOf } from "./options.ts";
import type { CribinoState, CribinoView } from "./state.ts";

/** `{degrees}` is a tile's clockwise rotation. */
export const words = {
  deal: "the tiles are dealt",
  shuffle: "the tiles are shuffled",
  "draw-tile": "{seat} {get|gets} a tile[ of purple {purple}, red {red}, green {green}, yellow {yellow}]",
  lay: "{seat} {lay|lays} a tile[ of purple {purple}, red {red}, green {green}, yellow {yellow}] at {x},{y}[, turned {degrees}°]",
  draw: "{seat} {draw|draws} a tile",
  pass: "{seat} {pass|passes}",
  "turn-up": "{seat} {turn|turns} up the next tiles",
  "turn.deal": "{dealer} {deal|deals}",
  "turn.shuffle": "the tiles are shuffled",
  "turn.draw": "a tile is drawn",
  "turn.play": "{seats} {are|is|are} to lay a tile",
  "turn.solitaire": "{seats} {are|is|are} to lay a tile",
  "only.draw": "nothing fits: draw a tile",
  "only.draw-pass": "nothing fits: draw a tile, or pass",
  "only.pass": "nothing fits: pass",
  "only.turn-up": "nothing fits: turn up the next tiles",
  "refusal.chance-to-move": "wait for the tiles",
  "refusal.not-held": "{seat} {do|does} not have that tile",
  "refusal.no-place": "a tile goes next to the last one, or where it touches two",
  "refusal.no-fit": "that tile does not fit there[ unless turned to {degrees}°]",
  "refusal.can-lay": "a tile fits, so lay it",
  "refusal.can-draw": "draw before you pass",
  "refusal.cannot-draw": "no tile can be drawn",
  "refusal.wrong-tiles": "those tiles cannot be dealt",
  "refusal.wrong-hand": "that hand gets no tile",
  "won.blocked": "nobody can lay a tile; {winners} {win|wins}",
  "tied.blocked": "nobody can lay a tile; {winners} {tie|ties}",
  "won.played-out": "all tiles are laid",
  "nobody.stuck": "no tile fits anymore",
  loss: "{side} {pay|pays} {points}",
  "item.scoring": "{color} {numbers} for {points}",
  "item.matching": "{color} {numbers}",
  "item.doubled": "doubled for {points}",
  "item.opening": "the sum of the first tile",
  "item.out": "{seat} {have|has} {tiles} left in hand",
  "item.blocked": "{seat} {have|has} {tiles} left in hand",
  "name.purple": "purple",
  "name.red": "red",
  "name.green": "green",
  "name.yellow": "yellow",
};

/**
 * The name of a word or sentence of this game.
 *
 * @useDeclaredType
 */
export type Word = Extract<keyof typeof words, string>;

type Position = CribinoState | CribinoView;

/** The tile's number in each color, its rotation in degrees, and the seat that draws it. */
export function facts(move: Redacted<CribinoMove>, { before, after }: Neighbors<Position>): TemplateValues {
  const position = before ?? after;
  if (move.type === "draw-tile") return { ...numbersOf(move.tile, position), seat: move.hand };
  if (move.type !== "lay") return {};
  return { ...numbersOf(move.tile, position), ...(move.rotation > 0 && { degrees: 90 * move.rotation }) };
}

function numbersOf(tile: number | "??", position: Position | undefined): TemplateValues {
  if (tile === HIDDEN || position === undefined) return {};
  return Object.fromEntries(deckOf(position.settings)[tile] ?? []);
}
