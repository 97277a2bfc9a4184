// A game of life.test.ts with free text in its options and moves.
import * as v from "valibot";
import { defineGame } from "../../src/index.ts";

const seat = v.picklist([0, 1]);
const title = v.optional(v.string(), "");
const settings = v.strictObject({ players: v.literal(2), title: v.string() });
const State = v.strictObject({
  phase: v.literal("write"),
  settings,
  scores: v.array(v.number()),
  awards: v.strictTuple([]),
  turn: seat,
});
type State = v.InferOutput<typeof State>;

export const game = defineGame({
  id: "notes",
  players: [2],
  optionsSchema: v.strictObject({ players: v.optional(v.literal(2), 2), title }),
  moveSchema: v.strictObject({ type: v.literal("write"), seat, text: v.string() }),
  stateSchema: State,
  start: (settings): State => ({ phase: "write", settings, scores: [0, 0], awards: [], turn: 0 }),
  activeSeats: ({ turn }) => [turn],
  movesOf: (_, seat) => ["yes", "\\u0000"].map((text) => ({ type: "write" as const, seat: seat === 0 ? 0 : 1, text })),
  applyUnchecked: (state): State => ({ ...state, turn: state.turn === 0 ? 1 : 0 }),
});
