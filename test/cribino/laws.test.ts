import { expect } from "vitest";
import { shuffle } from "../../src/core/random.ts";
import type { CribinoMove, CribinoOptions, CribinoState } from "../../src/cribino/index.ts";
import * as cribino from "../../src/cribino/index.ts";
import type { LayMove } from "../../src/cribino/moves.ts";
import type { CribinoAwardItem } from "../../src/cribino/score.ts";
import { COLORS, DIRECTIONS, type Direction, type Tile, type Triangle } from "../../src/cribino/tile.ts";
import type { Random, Seat } from "../../src/index.ts";
import { mapJson } from "../arbitraries.ts";
import { describeLaws } from "../laws.ts";
import { frontierOf, plainDeck, tileFaces } from "./help.ts";

const tables: CribinoOptions[] = [
  { players: 2 },
  ...([2, 3, 4, 5, 6, 7] as const).map((players) => ({ players, first: players - 1, deals: 1 })),
  { players: 4, partners: true, deals: 2 },
  { players: 6, partners: true, deals: 1, first: 2 },
  { players: 3, deals: 2, deck: plainDeck },
  { players: 4, partners: true, deck: plainDeck, deals: 1 },
];

/**
 * Every tile is in one place, every point is a multiple of 5, and only lays make points; a side stands at its score.
 */
function conserved(state: CribinoState): void {
  expect(cribino.rules.standing(state)).toEqual(state.scores);
  for (const score of state.scores) expect(Math.abs(score % 5)).toBe(0);
  expect(state.scores.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(0);
  if (!("laid" in state)) return;
  const tiles = state.laid.map(({ tile }) => tile);
  if ("hands" in state) tiles.push(...state.hands.flat());
  if ("aside" in state) tiles.push(...state.aside);
  if ("stock" in state) tiles.push(...state.stock, ...state.turnedUp);
  expect(new Set(tiles).size).toBe(tiles.length);
  if (state.settings.players === 1) expect(tiles).toHaveLength(48);
  const squares = new Set(state.laid.map(({ x, y }) => `${x},${y}`));
  expect(squares.size).toBe(state.laid.length);
  if ("frontier" in state) expect(state.frontier).toEqual(frontierOf(state.settings, state.laid));
}

/** The same game with the tiles in another order of the deck. */
function renumbering(random: Random, options: CribinoOptions) {
  const to = shuffle([...Array(48).keys()], random);
  const faces = tileFaces(options);
  const deck = to.map((_, i) => faces[to.indexOf(i)]!);
  const move = (m: CribinoMove): CribinoMove => {
    if (m.type === "deal") return { ...m, hands: m.hands.map((hand) => hand.map((tile) => to[tile]!)) };
    if (m.type === "shuffle") return { ...m, order: m.order.map((tile) => to[tile]!) };
    return "tile" in m ? { ...m, tile: to[m.tile]! } : m;
  };
  const tiles = (list: readonly number[]) => list.map((tile) => to[tile]!);
  const state = (s: CribinoState): CribinoState =>
    ({
      ...s,
      settings: { ...s.settings, deck },
      ...("laid" in s && { laid: s.laid.map(move) }),
      ...("hands" in s && { hands: s.hands.map(tiles) }),
      ...("aside" in s && { aside: tiles(s.aside) }),
      ...("stock" in s && { stock: tiles(s.stock), turnedUp: tiles(s.turnedUp) }),
    }) as CribinoState;
  return { state, move };
}

/** The same game in other colors. */
function recoloring(random: Random, options: CribinoOptions) {
  const to = shuffle(COLORS, random);
  const recolored = <T>(json: T): T =>
    mapJson(json, (part) => {
      const i = COLORS.indexOf(part as never);
      return i < 0 ? part : to[i];
    }) as T;
  const deck = recolored(tileFaces(options));
  return {
    state: (s: CribinoState): CribinoState => ({ ...recolored(s), settings: { ...s.settings, deck } }) as CribinoState,
    move: (m: CribinoMove) => m,
  };
}

/** The same game seen from another side of the table, or in a mirror; the deck's tiles are printed so too. */
function turning(random: Random, options: CribinoOptions) {
  const by = Math.floor(random() * 4);
  const mirrored = random() < 0.5;
  const seen = (direction: number) => ((mirrored ? -direction : direction) + by + 8) % 4;
  const around = <T>(sides: readonly T[]): T[] => {
    const turned = sides.slice();
    sides.forEach((side, direction) => {
      turned[seen(direction)] = side;
    });
    return turned;
  };
  const deck = tileFaces(options).map((tile) => around<Triangle>(tile) as unknown as Tile);
  const square = <T extends { readonly x: number; readonly y: number }>(at: T): T => {
    let [x, y] = [mirrored ? -at.x : at.x, at.y];
    for (let i = 0; i < by; i++) [x, y] = [y, -x];
    return { ...at, x: x + 0, y: y + 0 };
  };
  const lay = <T extends Pick<LayMove, "x" | "y" | "rotation">>(at: T): T => ({
    ...square(at),
    rotation: mirrored ? (4 - at.rotation) % 4 : at.rotation,
  });
  const item = (part: CribinoAwardItem): CribinoAwardItem =>
    "facing" in part
      ? { ...part, facing: DIRECTIONS[seen(DIRECTIONS.indexOf(part.facing as Direction))] as Direction }
      : part;
  const state = (s: CribinoState): CribinoState => {
    const settings = { ...s.settings, deck };
    const laid = "laid" in s ? s.laid.map(lay) : [];
    return {
      ...s,
      settings,
      awards: s.awards.map((score) => ({ ...score, items: score.items.map(item) })),
      ...("laid" in s && { laid }),
      ...("frontier" in s && { frontier: frontierOf(settings, laid) }),
    } as CribinoState;
  };
  return { state, move: (m: CribinoMove): CribinoMove => (m.type === "lay" ? lay(m) : m) };
}

/** Every seat moves some places to the left. */
function rotation(random: Random, { players, partners }: CribinoOptions) {
  const n = players!;
  const by = 1 + Math.floor(random() * (n - 1));
  const seat = (s: Seat) => (s + by) % n;
  const side = (s: number) => (partners ? seat(s) % (n / 2) : seat(s));
  const around = <T>(list: readonly T[]): T[] => list.map((_, i) => list[(i - by + n) % n]!);
  const move = (m: CribinoMove): CribinoMove => {
    if (m.type === "deal") return { ...m, hands: around(m.hands) };
    if (m.type === "draw-tile") return { ...m, hand: seat(m.hand) };
    return m.seat === undefined ? m : { ...m, seat: seat(m.seat) };
  };
  const item = (part: CribinoAwardItem) => ("seat" in part ? { ...part, seat: seat(part.seat) } : part);
  const state = (s: CribinoState): CribinoState =>
    ({
      ...s,
      settings: { ...s.settings, first: seat(s.settings.first!) },
      scores: s.scores.map((_, i) => s.scores[s.scores.findIndex((_, j) => side(j) === i)]!),
      awards: s.awards.map((score) => ({ ...score, side: side(score.side), items: score.items.map(item) })),
      ...("dealer" in s && { dealer: seat(s.dealer) }),
      ...("hands" in s && { hands: around(s.hands) }),
      ...("laid" in s && { laid: s.laid.map(move) }),
      ...("turn" in s && { turn: seat(s.turn) }),
      ...("winners" in s && { winners: s.winners.map(side).sort() }),
    }) as CribinoState;
  return { state, move };
}

const symmetries = [
  { name: "numbering the tiles anew", pick: renumbering },
  { name: "exchanging the colors", pick: recoloring },
  { name: "turning the table or looking into a mirror", pick: turning },
];

describeLaws({
  game: cribino,
  options: tables,
  conserved,
  symmetries: [...symmetries, { name: "rotating the seats", pick: rotation }],
});

describeLaws({
  game: cribino,
  options: [{ players: 1 }, { players: 1, deck: plainDeck }],
  conserved,
  elsewhere(state, _seat, random) {
    if (state.phase !== "solitaire" || state.round > 1) return state;
    return { ...state, stock: shuffle(state.stock, random) };
  },
  symmetries,
});
