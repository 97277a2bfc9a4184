import { expect, test } from "vitest";
import { cribbage } from "../../src/cribbage/index.ts";
import { sideOf as cribbageSide } from "../../src/cribbage/options.ts";
import { cribino } from "../../src/cribino/index.ts";
import { sideOf as cribinoSide } from "../../src/cribino/options.ts";
import { crosscribb } from "../../src/crosscribb/index.ts";
import { sideOf as crosscribbSide } from "../../src/crosscribb/options.ts";
import { type Seat, sideOf } from "../../src/index.ts";
import { sackson } from "../../src/sackson/index.ts";
import { sideOf as sacksonSide } from "../../src/sackson/options.ts";
import { titled } from "../words.ts";

const TABLES: [state: { options: { players: number }; scores: readonly number[] }, side: (seat: Seat) => number][] = [
  ...([2, 3, 4] as const).map((players) => cribbage.initialState({ players })),
  cribbage.initialState({ players: 4, teams: "solo" }),
].map((state) => [state, (seat) => cribbageSide(state.options, seat)]);
for (const players of [2, 3, 4] as const) TABLES.push([crosscribb.initialState({ players }), crosscribbSide]);
for (const players of [2, 4] as const) TABLES.push([sackson.initialState({ players }), sacksonSide]);
for (const players of [1, 2, 3, 4, 5, 6, 7] as const)
  for (const partners of players === 4 || players === 6 ? [null, true] : [null]) {
    const state = cribino.initialState({ players, partners });
    TABLES.push([state, (seat) => cribinoSide(state.options, seat)]);
  }

test.each(
  titled(
    TABLES,
    ({ options }, side) =>
      `${options.players} players, sides ${[...Array(options.players).keys()].map(side).join(" ")}`,
  ),
)("the side of a seat is as the game has it: %s", (_, state, side) => {
  const seats = Array.from({ length: state.options.players }, (_, seat) => seat);
  expect(seats.map((seat) => sideOf(state, seat))).toEqual(seats.map(side));
});
