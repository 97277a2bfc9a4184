import { seatsFrom, sideOf } from "../core/seat.ts";
import { expectState } from "../game/position.ts";
import { stockOf } from "./hands.ts";
import type { LayMove } from "./moves.ts";
import { type CribinoSettings, deckOf } from "./options.ts";
import type { CribinoAwardItem } from "./score.ts";
import type { CribinoState, CribinoView } from "./state.ts";
import { facing, type Triangle, totalOf } from "./tile.ts";

/**
 * Draws the table as text: the phase, the tiles on the table, each seat's tiles, and the points of the latest move.
 *
 * `p`, `r`, `g` and `y` are purple, red, green and yellow. The middle of a tile shows its index, with `*` if its total
 * is a multiple of 5, and brackets around the last tile laid. The x of each column is above the layout, and the y of
 * each row is to its left.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * cribino.render(cribino.initialState()).split("\n")[0]; // => "Crib-Ino, hand 1 of 3: deal"
 * ```
 */
export function render(state: CribinoState | CribinoView): string {
  expectState(state);
  const lines = [`Crib-Ino, ${title(state)}`];
  if ("laid" in state) lines.push(...picture(state.settings, state.laid));
  if (state.settings.players === 1) lines.push(...solitaireLines(state));
  else lines.push(...seatsFrom(0, state.settings.players).map((seat) => seatLine(state, seat)));
  if ("hands" in state) lines.push(`  drawing stack ${stockOf(state).length}`);
  for (const { side, points, items } of state.awards)
    lines.push(`  side ${side} scored ${points}: ${items.map(itemText).join(", ")}`);
  return lines.join("\n");
}

function title(state: CribinoState | CribinoView): string {
  const hand = "dealsPlayed" in state ? `hand ${state.dealsPlayed + 1} of ${state.settings.deals}` : "solitaire";
  if (state.phase === "play") return `${hand}: seat ${state.turn} to play`;
  if (state.phase === "draw") return `${hand}: seat ${state.turn} draws`;
  if (state.phase === "over") return `${hand}: ${state.reason.replace("-", " ")}, the game is over`;
  return state.phase === "solitaire" ? `${hand}: round ${state.round}` : `${hand}: ${state.phase}`;
}

function seatLine(state: CribinoState | CribinoView, seat: number): string {
  const dealer = "dealer" in state && state.dealer === seat ? "*" : " ";
  const score = `${state.scores[sideOf(state, seat)]}`.padStart(5);
  return `${dealer} seat ${seat} ${score}  ${"hands" in state ? row(state.settings, state.hands[seat]!) : ""}`.trimEnd();
}

function solitaireLines(state: CribinoState | CribinoView): string[] {
  const lines = [`  score ${state.scores[0]}`];
  if ("turnedUp" in state) lines.push(`  turned up  ${row(state.settings, state.turnedUp)}`.trimEnd());
  if ("aside" in state) lines.push(`  aside      ${state.aside.join(" ")}`.trimEnd());
  if ("stock" in state) lines.push(`  stock      ${state.stock.join(" ")}`.trimEnd());
  return lines;
}

function row(settings: CribinoSettings, tiles: readonly number[]): string {
  const face = (tile: number) => deckOf(settings)[tile]!.map(short).join(" ");
  return tiles.map((tile) => `${name(settings, tile)}(${face(tile)})`).join("  ");
}

function short([color, number]: Triangle): string {
  return `${color[0]}${number}`;
}

function name(settings: CribinoSettings, tile: number): string {
  return `${tile}${totalOf(deckOf(settings)[tile]!) % 5 === 0 ? "*" : ""}`;
}

const WIDTH = 13;

function picture(settings: CribinoSettings, laid: readonly LayMove[]): string[] {
  if (laid.length === 0) return [];
  const at = new Map(laid.map((lay) => [`${lay.x},${lay.y}`, lay]));
  const xs = laid.map(({ x }) => x);
  const ys = laid.map(({ y }) => y);
  const columns = range(Math.min(...xs), Math.max(...xs));
  const lines = [`${" ".repeat(5)}${columns.map((x) => centered(`${x}`)).join(" ")}`];
  for (const y of range(Math.min(...ys), Math.max(...ys)).reverse())
    for (let line = 0; line < 3; line++) {
      const cells = columns.map((x) => cell(settings, at.get(`${x},${y}`), line, laid.at(-1)!));
      lines.push(`${(line === 1 ? `${y}` : "").padStart(4)} ${cells.join(" ")}`);
    }
  return lines.map((line) => line.trimEnd());
}

function cell(settings: CribinoSettings, lay: LayMove | undefined, line: number, last: LayMove): string {
  if (lay === undefined) return " ".repeat(WIDTH);
  const face = (direction: number) => short(facing(deckOf(settings)[lay.tile]!, lay.rotation, direction));
  if (line !== 1) return centered(face(line));
  const middle = lay === last ? `[${name(settings, lay.tile)}]` : name(settings, lay.tile);
  const pad = Math.ceil((5 - middle.length) / 2);
  return ` ${face(3).padEnd(3)}${" ".repeat(pad)}${middle.padEnd(5 - pad)}${face(1).padStart(3)} `;
}

function centered(text: string): string {
  const left = Math.floor((WIDTH - text.length) / 2);
  return `${" ".repeat(left)}${text}`.padEnd(WIDTH);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function itemText(item: CribinoAwardItem): string {
  if ("numbers" in item) return `${item.color} ${item.numbers.join(" & ")} ${item.kind}`;
  if (!("tiles" in item)) return `${item.points} ${item.kind}`;
  return `${item.tiles} ${item.tiles === 1 ? "tile" : "tiles"} of seat ${item.seat}, ${item.kind}`;
}
