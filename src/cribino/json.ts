import type { Seat } from "../core/any.ts";
import { HIDDEN } from "../core/card.ts";
import type { Schema } from "../core/standard-schema.ts";
import { parseView } from "../game/derive.ts";
import { parseMove } from "../schema/moves.ts";
import { arrayFault, fieldOf, integerFault } from "../schema/read.ts";
import type { Report } from "../schema/reading.ts";
import { checkDistinct, checkEqual } from "../schema/relations.ts";
import { distinct, integer, listOf, orNull, type Shape, seatShape, TAG, unionOf } from "../schema/shape.ts";
import { parseWith, shapeSchema } from "../schema/standard.ts";
import { checkSum } from "../scoring/json.ts";
import { sideCount } from "../shared/options.ts";
import { handSize, receiver } from "./hands.ts";
import { refuseLay, withLay } from "./layout.ts";
import { FARTHEST, MOVE, moveSchema } from "./move-shape.ts";
import type { CribinoMove } from "./moves.ts";
import { optionsSchema } from "./options.ts";
import { winnersOf } from "./phases/over.ts";
import { endOf, TURNED } from "./phases/solitaire.ts";
import { type CribinoAwardItem, pointsFor } from "./score.ts";
import type { CribinoState, CribinoView, Layout } from "./state.ts";
import { COLOR, DIRECTIONS, NUMBER, TILE, TILES, TRIANGLE, tilesWithout } from "./tile.ts";
import { view } from "./view.ts";

export { moveSchema } from "./move-shape.ts";

function points(minimum: number, maximum: number): Shape {
  return { type: "integer", minimum, maximum, multipleOf: 5 };
}

/** Points of a game: far beyond any score, yet small enough for exact sums. */
const POINTS: Shape = /* @__PURE__ */ points(-1e12, 1e12);

function awardShape(): Shape {
  const contact = {
    facing: { enum: DIRECTIONS },
    color: COLOR,
    numbers: { type: "tuple", items: [NUMBER, NUMBER] },
  } as const;
  const payment = { points: points(-30, 30), seat: seatShape(7), tiles: integer(1, 6) };
  const item = unionOf(
    "kind",
    {
      scoring: { points: points(5, 20), ...contact },
      matching: { points: integer(0, 0), ...contact },
      doubled: { points: points(5, 80) },
      opening: { points: points(5, 40) },
      out: payment,
      blocked: payment,
    },
    checkItem,
  );
  const properties = { side: integer(0, 6), points: POINTS, items: listOf(item, 1, 7) };
  return { type: "object", properties, check: checkSum };
}

function checkItem(item: CribinoAwardItem, report: Report): void {
  const size = "numbers" in item ? pointsFor(item.numbers) : "tiles" in item ? 5 * item.tiles : item.points;
  if (Math.abs(item.points) !== size) report(["points"], `must be ${size}, not ${item.points}`);
}

const STATE: Shape = /* @__PURE__ */ makeShape();

function makeShape(): Shape {
  const seat = seatShape(7);
  const winners = distinct(integer(0, 6), 0, 7);
  const pile = (most: number) => distinct(TILE, 0, most);
  const laid = listOf(unionOf("type", { lay: MOVE.of.lay }), 0, TILES);
  const along = integer(-FARTHEST - 1, FARTHEST + 1);
  const space: Shape = { type: "object", properties: { x: along, y: along, touches: listOf(orNull(TRIANGLE), 4) } };
  // A single row of tiles has the most neighbors.
  const frontier = listOf(space, 0, 2 * TILES + 2);
  const common = {
    settings: { type: "schema", schema: optionsSchema } as Shape,
    scores: listOf(POINTS, 1, 7),
    awards: listOf(awardShape(), 0, 8),
    phase: TAG,
  };
  const deal = { ...common, dealer: seat, dealsPlayed: integer(0) };
  const hands = listOf(pile(6), 2, 7);
  const passes = integer(0, 7);
  const turn = { ...deal, hands, laid, frontier, passes, turn: seat, drawn: integer(0, 12) };
  const out: Shape = { enum: ["out", "blocked"] };
  const phases = { deal, play: turn, draw: turn, over: { ...deal, hands, laid, passes, reason: out, winners } };
  const multiplayer: Shape = unionOf("phase", phases, checkMultiplayer);
  const ended = { aside: pile(TILES), round: integer(1) };
  const piles = { stock: pile(TILES), turnedUp: pile(TURNED) };
  const end: Shape = { enum: ["played-out", "stuck"] };
  const alone = {
    shuffle: common,
    solitaire: { ...common, laid, frontier, ...piles, ...ended, laidBefore: integer(0, TILES) },
    over: { ...common, laid, ...ended, reason: end, winners },
  };
  const solitaire: Shape = unionOf("phase", alone, checkSolitaire);
  const pick = (json: unknown) => (fieldOf(fieldOf(json, "settings"), "players") === 1 ? solitaire : multiplayer);
  return { type: "oneOf", of: [multiplayer, solitaire], pick };
}

/** Standard Schema with JSON Schema for states. */
export const stateSchema: Schema<CribinoState> = shapeSchema(STATE);

/**
 * Reads a state from untrusted JSON.
 *
 * Each tile in `laid` must have been legal to lay, and `frontier` must follow from these tiles.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * const text = JSON.stringify(cribino.initialState());
 * cribino.parseStateJson(JSON.parse(text)); // => cribino.initialState()
 * ```
 */
export function parseStateJson(json: unknown): CribinoState {
  return parseWith(stateSchema, json);
}

/**
 * Reads a view from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * const view = cribino.view(cribino.initialState(), 1);
 * cribino.parseViewJson(JSON.parse(JSON.stringify(view))); // => view
 * ```
 */
export function parseViewJson(json: unknown): CribinoView {
  return parseView(json, stateSchema, view, filledStock);
}

/**
 * Reads a move from untrusted JSON.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * cribino.parseMoveJson(JSON.parse('{"type":"draw","seat":0}')); // => { type: "draw", seat: 0 }
 * ```
 */
export function parseMoveJson(json: unknown): CribinoMove {
  return parseMove(moveSchema, json);
}

/** Replaces each hidden tile in a solitaire view's untrusted JSON with an unseen one. */
function filledStock(json: object): object {
  const stock = fieldOf(json, "stock");
  if (!Array.isArray(stock)) return json;
  const list = (key: string) => [fieldOf(json, key)].flat() as unknown[];
  const laid = list("laid").map((lay) => fieldOf(lay, "tile"));
  const unseen = tilesWithout(laid.concat(list("turnedUp"), list("aside"), stock));
  return { ...json, stock: stock.map((tile) => (tile === HIDDEN ? (unseen.pop() ?? tile) : tile)) };
}

/** Checks the parts that all states have. */
function checkPoints({ settings, scores, awards }: CribinoState, report: Report): void {
  const sides = sideCount(settings);
  report(["scores"], arrayFault(scores, sides, sides));
  report(["awards"], arrayFault(awards, 0, sides + 1));
  awards.forEach(({ side, items }, i) => {
    report(["awards", i, "side"], integerFault(side, 0, sides - 1));
    items.forEach((item, at) => {
      if ("seat" in item) report(["awards", i, "items", at, "seat"], integerFault(item.seat, 0, settings.players - 1));
    });
  });
}

/** Replays the lays, and compares the frontier with theirs. Returns true after an illegal lay. */
function checkLaid(state: Omit<Layout, "frontier"> & Partial<Layout>, report: Report): boolean {
  const { settings, laid } = state;
  let layout: Layout = { settings, laid: [], frontier: [] };
  for (const [i, move] of laid.entries()) {
    if (report(["laid", i, "seat"], integerFault(move.seat, 0, settings.players - 1))) return true;
    if (report(["laid", i], refuseLay(layout, move)?.reason)) return true;
    layout = { settings, ...withLay(layout, move) };
  }
  if (state.frontier !== undefined) checkEqual(state.frontier, layout.frontier, ["frontier"], report);
  return false;
}

type End = Extract<CribinoState, { readonly phase: "over" }>;

/** Checks the reason for the end, and the winners, which follow from it. */
function checkEnd(state: End, reason: End["reason"], report: Report): void {
  checkEqual(state.reason, reason, ["reason"], report);
  checkEqual(state.winners, winnersOf(state.scores, state.reason), ["winners"], report);
}

/** Checks that the parts of a state for two or more players fit each other. */
function checkMultiplayer(state: Extract<CribinoState, { readonly dealer: Seat }>, report: Report): void {
  const { settings, dealer, dealsPlayed } = state;
  const { players, deals, first } = settings;
  checkPoints(state, report);
  report(["dealsPlayed"], integerFault(dealsPlayed, state.phase === "over" ? deals - 1 : 0, deals - 1));
  checkEqual(dealer, (first + (dealsPlayed % players)) % players, ["dealer"], report);
  if (state.phase === "deal") return;
  const { hands, laid, passes } = state;
  if (checkLaid(state, report) || report(["hands"], arrayFault(hands, players, players))) return;
  hands.forEach((hand, seat) => {
    report(["hands", seat], arrayFault(hand, state.phase === "over" ? 0 : 1, handSize(settings)));
  });
  checkDistinct({ laid: laid.map(({ tile }) => tile), hands }, report);
  if (state.phase === "over") {
    report(["passes"], integerFault(passes, 0, players));
    checkEnd(state, hands.some((hand) => hand.length === 0) ? "out" : "blocked", report);
    return;
  }
  const opened = laid.length > 0;
  report(["passes"], integerFault(passes, 0, opened ? players - 1 : 0));
  report(["drawn"], integerFault(state.drawn, 0, opened ? 2 * handSize(settings) : 0));
  const { turn } = state;
  if (report(["turn"], integerFault(turn, opened ? 0 : dealer, opened ? players - 1 : dealer))) return;
  if (state.phase === "draw" && receiver(state, turn) === undefined)
    report(["phase"], `must not be draw: seat ${turn} may not draw`);
}

/** Checks that the parts of a solitaire's state fit each other. */
function checkSolitaire(state: Exclude<CribinoState, { readonly dealer: Seat }>, report: Report): void {
  checkPoints(state, report);
  if (state.phase === "shuffle") return;
  const { laid, aside, round } = state;
  if (checkLaid(state, report)) return;
  // Every round except the last lays at least one tile.
  report(["round"], integerFault(round, 1, laid.length + 1));
  const { stock = [], turnedUp = [] } = state.phase === "solitaire" ? state : {};
  checkDistinct({ laid: laid.map(({ tile }) => tile), stock, turnedUp, aside }, report);
  if (laid.length + stock.length + turnedUp.length + aside.length < TILES)
    report(["aside"], "must have the tiles that are nowhere else");
  if (state.phase === "over") {
    checkEnd(state, laid.length === TILES ? "played-out" : "stuck", report);
    return;
  }
  report(["laidBefore"], integerFault(state.laidBefore, round - 1, round === 1 ? 0 : laid.length));
  if (endOf(state) !== undefined) report(["phase"], "must not be solitaire: no more tiles can be laid");
}
