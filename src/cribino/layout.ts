import type { Seat } from "../core/any.ts";
import { type Fault, fault } from "../core/fault.ts";
import { appended } from "../core/list.ts";
import { quote } from "../core/message.ts";
import { added, NO_AWARDS } from "../core/score.ts";
import { sideOf } from "../core/seat.ts";
import type { CribinoRefusalCode, LayMove } from "./moves.ts";
import { deckOf } from "./options.ts";
import { type CribinoAwardItem, contact, type Score, scoreContacts, scoreOpening } from "./score.ts";
import type { CribinoState, Layout, PlayState, SolitaireState, Space } from "./state.ts";
import { facing, STEPS, type Tile, type Triangle } from "./tile.ts";

/** The frontier after one more tile. The frontier alone implies which neighbors of the tile are taken. */
export function extended(frontier: readonly Space[], tile: Tile, lay: LayMove): Space[] {
  const next: Space[] = [];
  const known = [false, false, false, false];
  for (const space of frontier) {
    const direction = directionTo(lay, space);
    if (direction >= 0) {
      known[direction] = true;
      const touches = space.touches.slice();
      touches[(direction + 2) & 3] = touching(tile, lay, direction);
      next.push({ x: space.x, y: space.y, touches });
    } else if (space.x !== lay.x || space.y !== lay.y) next.push(space);
    else for (let i = 0; i < 4; i++) known[i] ||= space.touches[i] !== null;
  }
  for (let direction = 0; direction < 4; direction++) {
    if (known[direction]) continue;
    const [dx, dy] = STEPS[direction as 0];
    const touches: (Triangle | null)[] = [null, null, null, null];
    touches[(direction + 2) & 3] = touching(tile, lay, direction);
    next.push({ x: lay.x + dx, y: lay.y + dy, touches });
  }
  return next;
}

/** Copies the triangle that faces a direction, since states must not share those of the default deck. */
function touching(tile: Tile, lay: LayMove, direction: number): Triangle {
  const [color, number] = facing(tile, lay.rotation, direction);
  return [color, number];
}

/** The direction in which a square touches another, 0 (north) to 3; -1 if they don't touch. */
function directionTo(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0) return dy === 1 ? 0 : dy === -1 ? 2 : -1;
  if (dy !== 0) return -1;
  return dx === 1 ? 1 : dx === -1 ? 3 : -1;
}

/** Whether the rules allow a tile on a space: next to the last tile, or touching two or more tiles. */
function isOpen(space: Space, last: LayMove): boolean {
  return directionTo(last, space) >= 0 || countContacts(space) > 1;
}

/** Number of tiles that a space touches. */
function countContacts({ touches }: Space): number {
  let n = 0;
  for (let i = 0; i < 4; i++) if (touches[i] !== null) n++;
  return n;
}

/** Whether any square allows a tile, no matter which tile. */
export function hasPlace({ laid, frontier }: Layout): boolean {
  const last = laid.at(-1);
  return last === undefined || frontier.some((space) => isOpen(space, last));
}

/**
 * The rotation, 0 to 3, at which a tile fits a space; -1 if it does not. At every contact the colors must match, and
 * the numbers must be equal or add up to a multiple of 5. A tile's colors all differ, so at most one rotation fits.
 */
function fittingRotation(tile: Tile, { touches }: Space): number {
  let rotation = -1;
  for (let direction = 0; direction < 4; direction++) {
    const touched = touches[direction]!;
    if (touched === null) continue;
    if (rotation < 0) rotation = (direction - sideOfColor(tile, touched)) & 3;
    const own = facing(tile, rotation, direction);
    if (own[0] !== touched[0] || (own[1] !== touched[1] && (own[1] + touched[1]) % 5 !== 0)) return -1;
  }
  return rotation;
}

function sideOfColor(tile: Tile, [color]: Triangle): number {
  return tile[0][0] === color ? 0 : tile[1][0] === color ? 1 : tile[2][0] === color ? 2 : 3;
}

/** Every way to lay one of some tiles. The first tile goes to the center, as printed. */
export function laysOf(layout: Layout, tiles: readonly number[], seat: Seat): LayMove[] {
  const last = layout.laid.at(-1);
  if (last === undefined) return tiles.map((tile) => ({ type: "lay", seat, tile, x: 0, y: 0, rotation: 0 }));
  const deck = deckOf(layout.settings);
  const moves: LayMove[] = [];
  const open = layout.frontier.filter((space) => isOpen(space, last));
  for (const tile of tiles)
    for (const space of open) {
      const rotation = fittingRotation(deck[tile]!, space);
      if (rotation >= 0) moves.push({ type: "lay", seat, tile, x: space.x, y: space.y, rotation });
    }
  return moves;
}

/** Whether one of some tiles can be laid. */
export function canLay(layout: Layout, tiles: readonly number[]): boolean {
  return laysOf(layout, tiles, 0).length > 0;
}

/** Refusal for laying a tile, no matter who holds it. */
export function refuseLay(layout: Layout, move: LayMove): Fault<CribinoRefusalCode> | undefined {
  const last = layout.laid.at(-1);
  const { tile, x, y, rotation } = move;
  if (last === undefined) {
    const wrong = (["x", "y", "rotation"] as const).find((key) => move[key] !== 0);
    const values = wrong === "rotation" ? { degrees: 0 } : undefined;
    return wrong && fault("no-fit", "lay the first tile at 0,0 as printed", [wrong], values);
  }
  const space = spaceAt(layout, move);
  if (space === undefined) return fault("no-place", `${quote(x)},${quote(y)} is taken or touches no tile`, ["x"]);
  if (!isOpen(space, last))
    return fault("no-place", `${x},${y} must touch the last tile, at ${last.x},${last.y}, or two tiles`, ["x"]);
  const fits = fittingRotation(deckOf(layout.settings)[tile]!, space);
  if (fits < 0) {
    const rule = "colors must match, and numbers must be equal or add up to a multiple of 5";
    return fault("no-fit", `tile ${tile} does not fit at ${x},${y}: ${rule}`, ["tile"]);
  }
  if (rotation === fits) return undefined;
  return fault("no-fit", `tile ${tile} fits at ${x},${y} only turned ${90 * fits}°`, ["rotation"], {
    degrees: 90 * fits,
  });
}

function spaceAt({ frontier }: Pick<Layout, "frontier">, lay: LayMove): Space | undefined {
  return frontier.find((space) => space.x === lay.x && space.y === lay.y);
}

export function scoreLay(layout: Layout, lay: LayMove): Score {
  const tile = deckOf(layout.settings)[lay.tile]!;
  if (layout.laid.length === 0) return scoreOpening(tile);
  const contacts: CribinoAwardItem[] = [];
  spaceAt(layout, lay)!.touches.forEach((touched, direction) => {
    if (touched === null) return;
    const [color, number] = facing(tile, lay.rotation, direction);
    contacts.push(contact(direction, color, [number, touched[1]]));
  });
  return scoreContacts(contacts);
}

/** The layout with one more tile. A coordinate of -0, which JSON allows, becomes 0. */
export function withLay(layout: Layout, { seat, tile, x, y, rotation }: LayMove): Pick<Layout, "laid" | "frontier"> {
  const lay: LayMove = { type: "lay", seat: seat + 0, tile: tile + 0, x: x + 0, y: y + 0, rotation: rotation + 0 };
  const frontier = extended(layout.frontier, deckOf(layout.settings)[tile]!, lay);
  return { laid: appended(layout.laid, lay), frontier };
}

/** Awards the seat's side the points of a legal lay. */
export function awardLay(state: PlayState | SolitaireState, lay: LayMove): Pick<CribinoState, "scores" | "awards"> {
  const { points, items } = scoreLay(state, lay);
  const awards = points === 0 ? NO_AWARDS : [{ side: sideOf(state, lay.seat + 0), points, items }];
  return { scores: added(state.scores, awards), awards };
}
