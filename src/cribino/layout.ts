import { IllegalMoveError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import { appended } from "../core/list.ts";
import { quote } from "../core/message.ts";
import { added, NOTHING } from "../core/score.ts";
import { sideOf } from "../core/seat.ts";
import { parseMoveBy } from "../schema/moves.ts";
import type { Deck } from "./deck.ts";
import { moveSchema } from "./move-shape.ts";
import type { CribinoRefusal, LayMove } from "./moves.ts";
import { deckOf } from "./options.ts";
import { type Contact, type CribinoAward, type LayScore, scoreLegal, scoreOpening } from "./score.ts";
import { DIRECTIONS, facing, type Lay, STEPS, type Tile, type TileIndex, type Triangle } from "./tile.ts";

/** An empty square that touches a tile. */
export interface Space {
  /** Columns east of the first tile. */
  readonly x: number;
  /** Rows north of the first tile. */
  readonly y: number;
  /** The triangles that a tile on this square would touch, clockwise from north; null for an empty place. */
  readonly touches: readonly (Triangle | null)[];
}

/** The tiles on the table, part of every state in which tiles are laid. */
export interface Layout {
  readonly settings: { readonly deck: Deck | null };
  /** The tiles on the table, in the order they were laid. */
  readonly laid: readonly LayMove[];
  /** Every empty square that touches a tile, in order of appearance. It follows from `laid`. */
  readonly frontier: readonly Space[];
}

/** The frontier after one more tile. It needs no layout, since it implies which squares around the tile are taken. */
export function extended(frontier: readonly Space[], tile: Tile, lay: Lay): Space[] {
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
function touching(tile: Tile, lay: Lay, direction: number): Triangle {
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
function isOpen(space: Space, last: Lay): boolean {
  return directionTo(last, space) >= 0 || countContacts(space) > 1;
}

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
 * The rotation at which a tile fits a space. At every contact the colors must match, and the numbers must be equal or
 * add up to a multiple of 5. A tile's colors all differ, so at most one rotation fits.
 *
 * @returns 0 to 3; -1 if the tile does not fit
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
export function laysOf(layout: Layout, tiles: readonly TileIndex[], seat: Seat): LayMove[] {
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
export function canLay({ settings, laid, frontier }: Layout, tiles: readonly TileIndex[]): boolean {
  const last = laid.at(-1);
  if (last === undefined) return tiles.length > 0;
  const deck = deckOf(settings);
  return frontier.some(
    (space) => isOpen(space, last) && tiles.some((tile) => fittingRotation(deck[tile]!, space) >= 0),
  );
}

/** Refusal for laying a tile, no matter who holds it. */
export function refuseLay(layout: Layout, move: LayMove): CribinoRefusal | undefined {
  const last = layout.laid.at(-1);
  const { tile, x, y, rotation } = move;
  if (last === undefined) {
    if (x === 0 && y === 0 && rotation === 0) return undefined;
    return { code: "no-fit", message: "lay the first tile at 0,0 as printed" };
  }
  const space = spaceAt(layout, move);
  if (space === undefined) return { code: "no-place", message: `${quote(x)},${quote(y)} is taken or touches no tile` };
  if (!isOpen(space, last)) {
    const message = `${x},${y} must touch the last tile, at ${last.x},${last.y}, or two tiles`;
    return { code: "no-place", message };
  }
  const fits = fittingRotation(deckOf(layout.settings)[tile]!, space);
  if (fits < 0) {
    const rule = "colors must match, and numbers must be equal or add up to a multiple of 5";
    return { code: "no-fit", message: `tile ${tile} does not fit at ${x},${y}: ${rule}` };
  }
  if (rotation === fits) return undefined;
  return { code: "no-fit", message: `tile ${tile} fits at ${x},${y} only turned ${90 * fits}°` };
}

function spaceAt({ frontier }: Pick<Layout, "frontier">, lay: Lay): Space | undefined {
  return frontier.find((space) => space.x === lay.x && space.y === lay.y);
}

/**
 * The contacts a tile makes when it is laid, no matter who holds it.
 *
 * @param layout - a state in which tiles are laid
 * @param lay - a lay that fits
 * @returns the contacts, clockwise from north; none for the first tile
 * @throws IllegalMoveError when it is not a lay, or the tile does not fit there; its `code` is `malformed`, `no-place`
 * or `no-fit`
 *
 * @example
 * ```ts
 * import { apply, contactsOf, initialState } from "fifteen-two/cribino";
 *
 * let state = apply(initialState(), { type: "deal", hands: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11]] });
 * state = apply(state, { type: "lay", seat: 0, tile: 0, x: 0, y: 0, rotation: 0 });
 * state.phase === "play" && contactsOf(state, { seat: 1, tile: 11, x: 1, y: 0, rotation: 2 });
 * // => [{ facing: "west", color: "red", numbers: [6, 4] }]
 * ```
 */
export function contactsOf(layout: Layout, lay: Lay): Contact[] {
  const move = parseMoveBy(moveSchema, { ...lay, type: "lay" }) as LayMove;
  const refused = refuseLay(layout, move);
  if (refused !== undefined) throw new IllegalMoveError(refused.code, refused.message, lay);
  return legalContacts(layout, move);
}

function legalContacts(layout: Layout, lay: Lay): Contact[] {
  const tile = deckOf(layout.settings)[lay.tile]!;
  const contacts: Contact[] = [];
  spaceAt(layout, lay)?.touches.forEach((touched, direction) => {
    if (touched === null) return;
    const [color, number] = facing(tile, lay.rotation, direction);
    contacts.push({ facing: DIRECTIONS[direction]!, color, numbers: [number, touched[1]] });
  });
  return contacts;
}

/** The layout with one more tile. A coordinate of -0, which JSON allows, becomes 0. */
export function withLay(layout: Layout, { seat, tile, x, y, rotation }: LayMove): Pick<Layout, "laid" | "frontier"> {
  const lay: LayMove = { type: "lay", seat: seat + 0, tile: tile + 0, x: x + 0, y: y + 0, rotation: rotation + 0 };
  return {
    laid: appended(layout.laid, lay),
    frontier: extended(layout.frontier, deckOf(layout.settings)[tile]!, lay),
  };
}

/** Scores a legal lay for the seat's side. */
export function scoreLay(
  state: Layout & { readonly scores: readonly number[] },
  lay: Lay,
): { readonly scores: readonly number[]; readonly awards: readonly CribinoAward[] } {
  const { points, items }: LayScore =
    state.laid.length > 0 ? scoreLegal(legalContacts(state, lay)) : scoreOpening(deckOf(state.settings)[lay.tile]!);
  const awards = points === 0 ? NOTHING : [{ side: sideOf(state, lay.seat + 0), points, items }];
  return { scores: added(state.scores, awards), awards };
}
