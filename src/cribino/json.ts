import { HIDDEN } from "../core/card.ts";
import { InvalidStateError, type Key } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import type { JsonSchema, Schema } from "../core/standard-schema.ts";
import { moveParserBy, parserBy, viewSchemaBy } from "../generic/derive.ts";
import type { Report } from "../schema/issues.ts";
import { arrayFault, expectArray, fieldOf, integerFault, readInteger } from "../schema/read.ts";
import { expectDistinct, expectEqual } from "../schema/relations.ts";
import { distinct, integer, listOf, orNull, type Shape, seatShape } from "../schema/shape.ts";
import { shapeSchema } from "../schema/standard.ts";
import { checkSum } from "../scoring/json.ts";
import { sideCount } from "../shared/options.ts";
import type { CribinoGame } from "./game.ts";
import { handSize, receiver } from "./hands.ts";
import { TILE, TILES, tilesWithout } from "./indices.ts";
import { type Layout, refuseLay, type Space, withLay } from "./layout.ts";
import { FARTHEST, MOVE, moveSchema } from "./move-shape.ts";
import { optionsSchema } from "./options.ts";
import { winnersOf } from "./phases/over.ts";
import { endOf, TURNED } from "./phases/solitaire.ts";
import { CONTACT, type CribinoAwardItem, pointsFor } from "./score.ts";
import type { CribinoState, CribinoView } from "./state.ts";
import { TRIANGLE } from "./tile.ts";
import { view } from "./view.ts";

export { moveSchema } from "./move-shape.ts";

/** Multiples of 5. */
function points(minimum: number, maximum: number): Shape {
  return { type: "integer", minimum, maximum, multipleOf: 5 };
}

/** Points of a game: far more than any scores, yet small enough for exact sums. */
const POINTS: Shape = /* @__PURE__ */ points(-1e12, 1e12);

function awardShape(): Shape {
  const payment = { points: points(-30, 30), seat: seatShape(7), tiles: integer(1, 6) };
  const item: Shape = {
    type: "union",
    tag: "kind",
    of: {
      scoring: { points: points(5, 20), ...CONTACT },
      matching: { points: integer(0, 0), ...CONTACT },
      doubled: { points: points(5, 80) },
      opening: { points: points(5, 40) },
      out: payment,
      blocked: payment,
    },
    check: checkItem,
  };
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
  const laid = listOf({ type: "union", tag: "type", of: { lay: MOVE.of.lay } }, 0, TILES);
  const along = integer(-FARTHEST - 1, FARTHEST + 1);
  const space: Shape = { type: "object", properties: { x: along, y: along, touches: listOf(orNull(TRIANGLE), 4) } };
  // Tiles in a row have the most squares around them.
  const frontier = listOf(space, 0, 2 * TILES + 2);
  const common = {
    settings: { type: "complete", schema: optionsSchema } as Shape,
    scores: listOf(POINTS, 1, 7),
    awards: listOf(awardShape(), 0, 8),
  };
  const deal = { ...common, dealer: seat, dealsPlayed: integer(0) };
  const dealt = { ...deal, hands: listOf(pile(6), 2, 7), laid, passes: integer(0, 7) };
  const turn = { ...dealt, frontier, turn: seat, drawn: integer(0, 12) };
  const out: Shape = { enum: ["out", "blocked"] };
  const phases = { deal, play: turn, draw: turn, over: { ...dealt, reason: out, winners } };
  const multiplayer: Shape = { type: "union", tag: "phase", of: phases, check: checkMultiplayer };
  const begun = { ...common, laid, aside: pile(TILES), round: integer(1) };
  const piles = { stock: pile(TILES), turnedUp: pile(TURNED), laidBefore: integer(0, TILES) };
  const end: Shape = { enum: ["played-out", "stuck"] };
  const alone = {
    shuffle: common,
    solitaire: { ...begun, frontier, ...piles },
    over: { ...begun, reason: end, winners },
  };
  const solitaire: Shape = { type: "union", tag: "phase", of: alone, check: checkSolitaire };
  const choose = (json: unknown) => (fieldOf(fieldOf(json, "settings"), "players") === 1 ? solitaire : multiplayer);
  return { type: "choice", of: [multiplayer, solitaire], choose };
}

/** The states as a Standard Schema with JSON Schema. */
export const stateSchema: JsonSchema<CribinoState> = /* @__PURE__ */ shapeSchema(STATE);

/** The views as a Standard Schema. */
export const viewSchema: Schema<CribinoView> = /* @__PURE__ */ viewSchemaBy(stateSchema, view, filledStock);

/** Reads a state from untrusted JSON; see {@link Game.parseStateJson}. @function */
export const parseStateJson: CribinoGame["parseStateJson"] = /* @__PURE__ */ parserBy(stateSchema);

/** Reads a view from untrusted JSON; see {@link Game.parseViewJson}. @function */
export const parseViewJson: CribinoGame["parseViewJson"] = /* @__PURE__ */ parserBy(viewSchema);

/** Reads a move from untrusted JSON; see {@link Game.parseMoveJson}. @function */
export const parseMoveJson: CribinoGame["parseMoveJson"] = /* @__PURE__ */ moveParserBy(moveSchema);

/** Replaces each hidden tile in a solitaire view's untrusted JSON with an unseen one. */
function filledStock(json: object): object {
  const stock = fieldOf(json, "stock");
  if (!Array.isArray(stock)) return json;
  const list = (key: string) => [fieldOf(json, key)].flat() as unknown[];
  const laid = list("laid").map((lay) => fieldOf(lay, "tile"));
  const unseen = tilesWithout(laid.concat(list("turnedUp"), list("aside"), stock));
  return { ...json, stock: stock.map((tile) => (tile === HIDDEN ? (unseen.pop() ?? tile) : tile)) };
}

function reportFault(report: Report, keys: readonly Key[], fault: string | undefined): void {
  if (fault !== undefined) report(keys, fault);
}

/** Checks the parts that all states have. */
function checkPoints({ settings, scores, awards }: CribinoState, report: Report): void {
  const sides = sideCount(settings);
  reportFault(report, ["scores"], arrayFault(scores, sides, sides));
  reportFault(report, ["awards"], arrayFault(awards, 0, sides + 1));
  awards.forEach(({ side, items }, i) => {
    reportFault(report, ["awards", i, "side"], integerFault(side, 0, sides - 1));
    items.forEach((item, at) => {
      if (!("seat" in item)) return;
      reportFault(report, ["awards", i, "items", at, "seat"], integerFault(item.seat, 0, settings.players - 1));
    });
  });
}

/** The frontier that follows from the tiles on the table, which must be legal to lay in their order. */
function frontierOf(settings: CribinoState["settings"], laid: Layout["laid"]): readonly Space[] {
  let layout: Layout = { settings, laid: [], frontier: [] };
  laid.forEach((move, i) => {
    readInteger(move.seat, ["laid", i, "seat"], 0, settings.players - 1);
    const refused = refuseLay(layout, move);
    if (refused !== undefined) throw new InvalidStateError(["laid", i], refused.message);
    layout = { settings, ...withLay(layout, move) };
  });
  return layout.frontier;
}

/** Checks that the parts of a state for two or more players fit each other. */
function checkMultiplayer(state: Extract<CribinoState, { readonly dealer: Seat }>, report: Report): void {
  const { settings, dealer, dealsPlayed } = state;
  const { players, deals, first } = settings;
  checkPoints(state, report);
  reportFault(report, ["dealsPlayed"], integerFault(dealsPlayed, state.phase === "over" ? deals - 1 : 0, deals - 1));
  expectEqual(dealer, (first + (dealsPlayed % players)) % players, ["dealer"]);
  if (state.phase === "deal") return;
  const { hands, laid, passes } = state;
  const frontier = frontierOf(settings, laid);
  expectArray(hands, ["hands"], players, players);
  hands.forEach((hand, seat) => {
    reportFault(report, ["hands", seat], arrayFault(hand, state.phase === "over" ? 0 : 1, handSize(settings)));
  });
  expectDistinct({ laid: laid.map(({ tile }) => tile), hands });
  if (state.phase === "over") {
    reportFault(report, ["passes"], integerFault(passes, 0, players));
    expectEqual(state.reason, hands.some((hand) => hand.length === 0) ? "out" : "blocked", ["reason"]);
    expectEqual(state.winners, winnersOf(state.scores, state.reason), ["winners"]);
    return;
  }
  expectEqual(state.frontier, frontier, ["frontier"]);
  const opened = laid.length > 0;
  reportFault(report, ["passes"], integerFault(passes, 0, opened ? players - 1 : 0));
  reportFault(report, ["drawn"], integerFault(state.drawn, 0, opened ? 2 * handSize(settings) : 0));
  const turn = readInteger(state.turn, ["turn"], opened ? 0 : dealer, opened ? players - 1 : dealer);
  if (state.phase === "draw" && receiver(state, turn) === undefined)
    report(["phase"], `must not be draw: seat ${turn} may not draw`);
}

/** Checks that the parts of a solitaire's state fit each other. */
function checkSolitaire(state: Exclude<CribinoState, { readonly dealer: Seat }>, report: Report): void {
  checkPoints(state, report);
  if (state.phase === "shuffle") return;
  const { settings, laid, aside, round } = state;
  const frontier = frontierOf(settings, laid);
  // Every round except the last lays at least one tile.
  reportFault(report, ["round"], integerFault(round, 1, laid.length + 1));
  const { stock = [], turnedUp = [] } = state.phase === "solitaire" ? state : {};
  expectDistinct({ laid: laid.map(({ tile }) => tile), stock, turnedUp, aside });
  if (laid.length + stock.length + turnedUp.length + aside.length < TILES)
    report(["aside"], "must have the tiles that are nowhere else");
  if (state.phase === "over") {
    expectEqual(state.reason, laid.length === TILES ? "played-out" : "stuck", ["reason"]);
    expectEqual(state.winners, winnersOf(state.scores, state.reason), ["winners"]);
    return;
  }
  expectEqual(state.frontier, frontier, ["frontier"]);
  reportFault(report, ["laidBefore"], integerFault(state.laidBefore, round - 1, round === 1 ? 0 : laid.length));
  if (endOf(state) !== undefined) report(["phase"], "must not be solitaire: no more tiles can be laid");
}
