import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as cribino from "../../src/cribino/index.ts";
import { type CribinoMove, type CribinoOptions, type CribinoState, formatMove } from "../../src/cribino/index.ts";
import type { Triangle } from "../../src/cribino/tile.ts";
import { seeded } from "../../src/index.ts";
import * as arbitrary from "../arbitraries.ts";
import { often } from "../often.ts";
import { inWords } from "../words.ts";
import { plainDeck, tileFaces } from "./help.ts";

type Playing = Extract<CribinoState, { readonly phase: "play" | "solitaire" }>;

const SIDES = [
  { dx: 0, dy: 1, opposite: 2 },
  { dx: 1, dy: 0, opposite: 3 },
  { dx: 0, dy: -1, opposite: 0 },
  { dx: -1, dy: 0, opposite: 1 },
];

/** A tile's triangles as they face north, east, south and west after quarter turns clockwise, one at a time. */
function turned(tile: readonly Triangle[], turn: number): Triangle[] {
  let sides = [...tile];
  for (let i = 0; i < turn; i++) sides = [sides[3]!, sides[0]!, sides[1]!, sides[2]!];
  return sides;
}

/** Whether one tile fits one square with one turn, by the rules alone, and what it scores there; else undefined. */
function tryLay(state: Playing, tile: number, x: number, y: number, turn: number): number | undefined {
  const deck = tileFaces(state.settings);
  const sides = turned(deck[tile]!, turn);
  const at = (ax: number, ay: number) => state.laid.find((lay) => lay.x === ax && lay.y === ay);
  if (state.laid.length === 0) {
    const total = sides.reduce((sum, [, number]) => sum + number, 0);
    return x === 0 && y === 0 && turn === 0 ? (total % 5 === 0 ? total : 0) : undefined;
  }
  if (at(x, y)) return undefined;
  let contacts = 0;
  let touchesLast = false;
  let points = 0;
  for (const [side, { dx, dy, opposite }] of SIDES.entries()) {
    const other = at(x + dx, y + dy);
    if (other === undefined) continue;
    contacts++;
    if (other === state.laid.at(-1)) touchesLast = true;
    const [color, number] = sides[side]!;
    const [otherColor, otherNumber] = turned(deck[other.tile]!, other.rotation)[opposite]!;
    const sum = number + otherNumber;
    if (color !== otherColor || (number !== otherNumber && ![5, 10, 15, 20].includes(sum))) return undefined;
    if ([5, 10, 15, 20].includes(sum)) points += sum;
  }
  if (!touchesLast && contacts < 2) return undefined;
  return contacts === 4 ? 2 * points : points;
}

/** Every lay that the rules allow, with what it scores: each tile, turn and square is tried. */
function everyLay(state: Playing, tiles: readonly number[], seat: number): Map<string, number> {
  const reach = (axis: "x" | "y") => [0, ...state.laid.map((lay) => lay[axis])];
  const lays = new Map<string, number>();
  for (const tile of tiles)
    for (let x = Math.min(...reach("x")) - 2; x <= Math.max(...reach("x")) + 2; x++)
      for (let y = Math.min(...reach("y")) - 2; y <= Math.max(...reach("y")) + 2; y++) {
        const looks = new Set<string>();
        for (let turn = 0; turn < 4; turn++) {
          const points = tryLay(state, tile, x, y, turn);
          const look = JSON.stringify(turned(tileFaces(state.settings)[tile]!, turn));
          if (points === undefined || looks.has(look)) continue;
          looks.add(look);
          lays.set(formatMove({ type: "lay", seat, tile, x, y, rotation: turn }), points);
        }
      }
  return lays;
}

/**
 * The moves that the rules allow: lay, else draw, and pass where nothing is left to draw or after a draw; or turn up.
 */
function everyMove(state: Playing): Map<string, number> {
  if (state.phase === "solitaire") {
    const lays = everyLay(state, state.laid.length === 0 ? state.turnedUp.slice(0, 1) : state.turnedUp, 0);
    return lays.size > 0 ? lays : new Map([["0 turn-up", 0]]);
  }
  const { turn, hands, settings } = state;
  const owners = settings.partners ? [turn, (turn + settings.players / 2) % settings.players] : [turn];
  const tiles = owners.flatMap((seat) => hands[seat]!);
  const lays = everyLay(state, tiles, turn);
  if (lays.size > 0) return lays;
  const stock = 48 - state.laid.length - hands.flat().length;
  const room = owners.some((seat) => hands[seat]!.length < (settings.partners ? 4 : 6));
  const drawable = stock > 0 && room;
  return new Map([
    ...(drawable ? [[`${turn} draw`, 0] as const] : []),
    ...(!drawable || state.drawn > 0 ? [[`${turn} pass`, 0] as const] : []),
  ]);
}

const tables: CribinoOptions[] = [
  { players: 1 },
  { players: 2, deals: 1 },
  { players: 3, deals: 1 },
  { players: 7, deals: 1 },
  { players: 4, deals: 1, partners: true },
  { players: 6, deals: 1, partners: true },
  { players: 2, deals: 1, deck: plainDeck },
];

describe.each(tables.map((options) => [inWords(options), options] as const))("with %s", (_, options) => {
  test("S3-06, S3-07, S3-18, S3-19, S3-38: every tile, turn and square tried from scratch gives the legal moves and points", () => {
    fc.assert(
      fc.property(arbitrary.seed, (seed) => {
        const random = seeded(seed);
        let state: CribinoState = cribino.initialState(options);
        for (;;) {
          const moves = cribino.legalMoves(state);
          const move: CribinoMove | undefined =
            cribino.chance(state, random) ?? moves[Math.floor(random() * moves.length)];
          if (move === undefined) return;
          const next = cribino.apply(state, move);
          if (state.phase === "play" || state.phase === "solitaire") {
            const expected = everyMove(state);
            expect(moves.map(formatMove).sort()).toEqual([...expected.keys()].sort());
            const scored = next.awards.flatMap(({ items }) => items).filter((item) => !("tiles" in item));
            expect(scored.reduce((sum, { points }) => sum + points, 0)).toBe(expected.get(formatMove(move)));
          }
          state = next;
        }
      }),
      { numRuns: often(1, 4) },
    );
  });
});
