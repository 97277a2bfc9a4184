import { expect } from "vitest";
import { shuffle } from "../../src/core/random.ts";
import { type Random, seeded } from "../../src/index.ts";
import { formatLayout } from "../../src/sackson/display.ts";
import * as sackson from "../../src/sackson/index.ts";
import {
  COLORS,
  type Color,
  figures,
  parseLayout,
  parseMove,
  type SacksonMove,
  type SacksonOptions,
  type SacksonState,
  SQUARES,
  type Square,
} from "../../src/sackson/index.ts";
import { mapJson } from "../arbitraries.ts";
import { describeLaws } from "../laws.ts";
import { randomLayout } from "./layouts.ts";
import { type Turned, turns } from "./symmetry.ts";

const rules = [2, 4].flatMap((players) =>
  (["wide", "staircase", "both"] as const).flatMap((zigzag) =>
    [true, false].map((diagonalLines) => ({ players, zigzag, diagonalLines }) as SacksonOptions),
  ),
);

/** Each combination with the default layout or another, any first seat, and a limit so that playouts end. */
const options = rules.map((rule, i) => ({
  ...rule,
  first: i % rule.players!,
  turnLimit: 10 + 2 * i,
  ...(i % 2 === 1 && { layout: randomLayout(seeded(i), rule) }),
}));

/** All markers and stones are there, and the stones of the point board have paid what was scored. */
function conserved(state: SacksonState): void {
  expect([...state.display].sort()).toEqual(COLORS.flatMap((color) => Array(5).fill(color)).sort());
  expect([...state.bank, ...state.held.flat()].sort()).toEqual([...COLORS].sort());
  const paid = Object.values(state.pointBoard).flatMap((column) =>
    Object.values(column).map((level) => PAID[level as keyof typeof PAID]),
  );
  const total = state.scores[0]! + state.scores[1]!;
  expect(total).toBeGreaterThanOrEqual(paid.reduce((sum, points) => sum + points, 0));
  expect(figures(state.display, state.settings).length).toBeLessThanOrEqual(5);
}

const PAID = { 5: 0, 3: 5, 2: 8, 1: 10 };

/** Every seat moves `by` places to the left. */
function rotation(by: number, players: number) {
  const seat = (s: number) => (s + by) % players;
  const sides = <T>(list: readonly T[]): T[] => (by % 2 === 1 ? [list[1]!, list[0]!] : [...list]);
  return {
    move: (m: SacksonMove): SacksonMove => ({ ...m, seat: seat(m.seat) }),
    state: (s: SacksonState): SacksonState => ({
      ...s,
      settings: { ...s.settings, first: seat(s.settings.first) },
      scores: sides(s.scores),
      awards: s.awards.map((score) => ({ ...score, side: (score.side + by) % 2 })),
      held: sides(s.held),
      turn: seat(s.turn),
    }),
  };
}

/** Colors get other names. */
function renaming(to: readonly Color[]) {
  const name = (color: Color) => to[COLORS.indexOf(color)]!;
  const rename = <T>(json: T): T =>
    mapJson(json, (value) => (COLORS.includes(value as Color) ? name(value as Color) : value)) as T;
  const column = (levels: Record<Color, unknown>) =>
    Object.fromEntries(COLORS.map((color) => [name(color), levels[color]]));
  const inOrder = (colors: readonly Color[]) => COLORS.filter((color) => colors.includes(color));
  return {
    move: (m: SacksonMove): SacksonMove => sackson.parseMove(sackson.formatMove(rename(m))),
    state: (s: SacksonState): SacksonState => ({
      ...rename(s),
      settings: { ...s.settings, layout: formatLayout(rename(parseLayout(s.settings.layout))) },
      bank: inOrder(rename(s.bank)),
      held: s.held.map((stones) => inOrder(rename(stones))),
      pointBoard: mapColumns(s.pointBoard, column),
    }),
  };
}

function mapColumns(board: SacksonState["pointBoard"], map: (column: Record<Color, unknown>) => object) {
  return Object.fromEntries(
    Object.entries(board).map(([figure, column]) => [figure, map(column)]),
  ) as unknown as SacksonState["pointBoard"];
}

/** The board is turned or seen in a mirror. */
function turning({ square, display }: Turned) {
  return {
    move: (m: SacksonMove): SacksonMove =>
      m.type === "exchange" ? parseMove(`${m.seat} exchange ${m.squares.map(square).join(" ")}`) : m,
    state: (s: SacksonState): SacksonState => ({
      ...s,
      settings: { ...s.settings, layout: formatLayout(display(parseLayout(s.settings.layout))) },
      display: display(s.display),
      awards: s.awards.map((score) => ({
        ...score,
        items: score.items.map((item) => ({ ...item, squares: inBoardOrder(item.squares.map(square)) })),
      })),
    }),
  };
}

function inBoardOrder(squares: readonly Square[]): Square[] {
  return SQUARES.filter((square) => squares.includes(square));
}

describeLaws({
  game: sackson,
  options,
  conserved,
  symmetries: [
    {
      name: "rotating the seats",
      pick: (random: Random, { players }) => rotation(1 + Math.floor(random() * ((players ?? 2) - 1)), players ?? 2),
    },
    { name: "renaming the colors", pick: (random: Random) => renaming(shuffle(COLORS, random)) },
    {
      name: "turning the board",
      pick: (random: Random) => turning(turns[Math.floor(random() * turns.length)]!),
    },
  ],
});
