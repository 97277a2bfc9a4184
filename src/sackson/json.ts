import type { Side } from "../core/any.ts";
import { sideOf } from "../core/seat.ts";
import type { Schema } from "../core/standard-schema.ts";
import { parseView } from "../game/derive.ts";
import { parseMove } from "../schema/moves.ts";
import { arrayFault } from "../schema/read.ts";
import type { Report } from "../schema/reading.ts";
import { checkDistinct, checkEqual } from "../schema/relations.ts";
import { distinct, integer, listOf, type Shape, seatShape, TAG, unionOf } from "../schema/shape.ts";
import { parseWith, shapeSchema } from "../schema/standard.ts";
import { checkSum } from "../scoring/json.ts";
import { SQUARE } from "../shared/square.ts";
import { COLOR, COLORS, inOrder } from "./color.ts";
import { DISPLAY } from "./display.ts";
import { canExchange } from "./isolation.ts";
import { moveSchema } from "./move-shape.ts";
import type { SacksonMove } from "./moves.ts";
import { optionsSchema } from "./options.ts";
import { FIGURES } from "./patterns.ts";
import * as over from "./phases/over.ts";
import { holding, LEVELS, TARGET } from "./score.ts";
import type { SacksonState, SacksonView } from "./state.ts";
import { view } from "./view.ts";

export { moveSchema } from "./move-shape.ts";

/** The most points a side can have: 60, plus two figures worth 5 each. */
const MOST = TARGET - 1 + 10;

const STATE: Shape = /* @__PURE__ */ makeShape();

function makeShape(): Shape {
  const side = integer(0, 1);
  const level: Shape = { enum: LEVELS };
  const objectOf = (properties: { readonly [key: string]: Shape }): Shape => ({ type: "object", properties });
  const column = objectOf(Object.fromEntries(COLORS.map((color) => [color, level])));
  const item = { kind: { enum: FIGURES }, points: level, color: COLOR, squares: distinct(SQUARE, 5) };
  const award = { side, points: integer(1, 10), items: listOf(objectOf(item), 1, 2) };
  const common = {
    settings: { type: "schema", schema: optionsSchema } as Shape,
    scores: listOf(integer(0, MOST), 2),
    awards: listOf({ ...objectOf(award), check: checkSum }, 0, 1),
    phase: TAG,
    display: DISPLAY,
    bank: listOf(COLOR, 0, 5),
    held: listOf(listOf(COLOR, 0, 2), 2),
    pointBoard: objectOf(Object.fromEntries(FIGURES.map((figure) => [figure, column]))),
    turns: integer(0),
    turn: seatShape(4),
  };
  const end = { reason: { enum: ["points", "turn-limit"] }, winners: distinct(side, 0, 1) };
  return unionOf("phase", { take: common, exchange: common, return: common, over: { ...common, ...end } }, checkState);
}

/** Standard Schema with JSON Schema for states. */
export const stateSchema: Schema<SacksonState> = shapeSchema(STATE);

/**
 * Reads a state from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const text = JSON.stringify(sackson.initialState());
 * sackson.parseStateJson(JSON.parse(text)); // => sackson.initialState()
 * ```
 */
export function parseStateJson(json: unknown): SacksonState {
  return parseWith(stateSchema, json);
}

/**
 * Reads a view from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const view = sackson.view(sackson.initialState(), 1);
 * sackson.parseViewJson(JSON.parse(JSON.stringify(view))); // => view
 * ```
 */
export function parseViewJson(json: unknown): SacksonView {
  return parseView(json, stateSchema, view);
}

/**
 * Reads a move from untrusted JSON.
 *
 * Two colors or two squares may be in either order. The move has them in the order of {@link COLORS} or
 * {@link SQUARES}.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const json = '{"type":"exchange","seat":0,"squares":["b3","a1"]}';
 * sackson.parseMoveJson(JSON.parse(json)); // => { type: "exchange", seat: 0, squares: ["a1", "b3"] }
 * ```
 */
export function parseMoveJson(json: unknown): SacksonMove {
  return parseMove(moveSchema, json);
}

/** Checks that the parts of a state fit each other. */
function checkState(state: SacksonState, report: Report): void {
  checkScores(state, report);
  checkTurns(state, report);
  checkStones(state, sideOf(state, state.turn), report);
  const { phase, display, awards } = state;
  const stones = holding(state);
  if (phase === "exchange" && !canExchange(display, stones[0]!, stones[1]!))
    report(["phase"], `must not be exchange: no ${stones.join(" and ")} markers may be exchanged`);
  if (phase === "return")
    awards[0]?.items.forEach(({ color }, i) => {
      if (!stones.includes(color))
        report(["awards", 0, "items", i, "color"], `must be the color of a held stone, not ${color}`);
    });
}

/** Checks the scores, and at the end the reason and the winners, which follow from them. */
function checkScores(state: SacksonState, report: Report): void {
  const { scores } = state;
  if (Math.min(...scores) >= TARGET) report(["scores"], `must not have two sides at ${TARGET} or more`);
  if (state.phase === "over") {
    checkEqual(state.reason, Math.max(...scores) >= TARGET ? "points" : "turn-limit", ["reason"], report);
    checkEqual(state.winners, over.leaders(scores), ["winners"], report);
    return;
  }
  scores.forEach((score, side) => {
    if (score >= TARGET) report(["scores", side], `must be below ${TARGET} before the end, not ${score}`);
  });
}

/** Checks the number of completed turns, and the seat to move. At the turn limit, that is the seat that moved last. */
function checkTurns(state: SacksonState, report: Report): void {
  const { settings, turns, turn } = state;
  const { first, players, turnLimit } = settings;
  const limited = state.phase === "over" && state.reason === "turn-limit";
  if (limited && (turnLimit === null || turns < turnLimit))
    report(["phase"], `must not be over before a side has ${TARGET} points or the turn limit is reached`);
  else if (turnLimit !== null && turns > turnLimit - (limited ? 0 : 1))
    report(["turns"], `must be ${limited ? "" : "below "}${turnLimit}, the turn limit, not ${turns}`);
  checkEqual(turn, (first + turns - (limited ? 1 : 0)) % players, ["turn"], report);
}

/** Checks the stones: each is in one place. The side to move holds two in mid-turn, others at most one. */
function checkStones({ phase, held, bank }: SacksonState, mover: Side, report: Report): void {
  held.forEach((stones, side) => {
    const waits = side !== mover || phase === "take";
    report(["held", side], arrayFault(stones, waits || phase === "over" ? 0 : 2, waits ? 1 : 2));
  });
  checkDistinct({ held }, report);
  checkEqual(held, held.map(inOrder), ["held"], report);
  const others = COLORS.filter((stone) => !held.flat().includes(stone));
  checkEqual(bank, others, ["bank"], report);
}
