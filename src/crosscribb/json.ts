import { opponentsOf } from "../core/seat.ts";
import type { JsonSchema, Schema } from "../core/standard-schema.ts";
import { moveParserBy, parserBy, viewSchemaBy } from "../generic/derive.ts";
import type { Report } from "../schema/issues.ts";
import { expectArray, readOneOf } from "../schema/read.ts";
import { expectDistinct, expectEqual } from "../schema/relations.ts";
import { BOOLEAN, CARD, distinct, integer, listOf, orNull, type Shape, seatShape } from "../schema/shape.ts";
import { shapeSchema } from "../schema/standard.ts";
import { CLAIMED, checkSum, HAND_WORTH, oneCard, scoreShapes, type Worth } from "../scoring/json.ts";
import { checkCuts } from "../shared/cut-for-deal.ts";
import { checkMuggins } from "../shared/muggins.ts";
import { filledCards } from "../shared/pack.ts";
import { checkScores } from "../shared/scores.ts";
import { boardShape, CENTER, LINES } from "./board.ts";
import { dealtTo, owes } from "./crib.ts";
import type { CrossCribbGame } from "./game.ts";
import { MOST_POINTS } from "./lines.ts";
import { moveSchema } from "./move-shape.ts";
import { optionsSchema } from "./options.ts";
import { shownPoints } from "./phases/show.ts";
import type {
  CrossCribbAwardKind,
  CrossCribbState,
  CrossCribbView,
  CutState,
  MugginsState,
  PlayState,
  ShowState,
} from "./state.ts";
import { cutters, firstDeal, firstToCount, turnOf, turnsLeft } from "./turns.ts";
import { view } from "./view.ts";

export { moveSchema } from "./move-shape.ts";

/** Points for his heels. */
const HEELS = 2;

const STATE: Shape = /* @__PURE__ */ makeShape();

function makeShape(): Shape {
  const seat = seatShape(4);
  const side = integer(0, 1);
  const common = {
    settings: { type: "complete", schema: optionsSchema } as Shape,
    scores: listOf(integer(0), 2),
    totals: listOf(integer(0), 2),
    awards: listOf(awardShape(side), 0, 7),
  };
  const round = { ...common, dealer: seat, teamDealer: orNull({ enum: [0, 2] }) };
  const piles = listOf(distinct(CARD, 0, 14), 2, 4);
  const started = { ...round, cut: CARD };
  const played = { ...started, board: boardShape(CARD), crib: listOf(CARD, 4) };
  const play = { ...started, piles, board: boardShape(orNull(CARD)), crib: listOf(orNull(CARD), 4) };
  return {
    type: "union",
    tag: "phase",
    of: {
      "cut-for-deal": { ...common, cuts: distinct(CARD, 0, 4) },
      deal: round,
      cut: { ...round, piles },
      play: { ...play, turn: seat, discarded: BOOLEAN },
      show: { ...played, turn: seat },
      muggins: { ...played, turn: seat, missing: integer(1, MOST_POINTS), pending: listOf(seat, 1, 2) },
      over: { ...played, reason: { enum: ["round"] }, winners: listOf(side, 1) },
    },
    check: checkState,
  };
}

function awardShape(side: Shape): Shape {
  const line: Shape = orNull({ enum: ["crib", ...LINES] });
  const worth: { readonly [Kind in CrossCribbAwardKind]: Worth } = {
    ...HAND_WORTH,
    heels: oneCard(2),
    claim: CLAIMED,
    muggins: CLAIMED,
    difference: CLAIMED,
  };
  return {
    type: "object",
    // With muggins, the difference can be both sides' points.
    properties: { side, line, ...scoreShapes(worth, HEELS + 2 * MOST_POINTS) },
    check: checkSum,
  };
}

/** The states as a Standard Schema with JSON Schema. */
export const stateSchema: JsonSchema<CrossCribbState> = /* @__PURE__ */ shapeSchema(STATE);

/** The views as a Standard Schema. */
export const viewSchema: Schema<CrossCribbView> = /* @__PURE__ */ viewSchemaBy(stateSchema, view, (json) =>
  filledCards(json, ["piles", "crib"]),
);

/** Reads a state from untrusted JSON; see {@link Game.parseStateJson}. @function */
export const parseStateJson: CrossCribbGame["parseStateJson"] = /* @__PURE__ */ parserBy(stateSchema);

/** Reads a view from untrusted JSON; see {@link Game.parseViewJson}. @function */
export const parseViewJson: CrossCribbGame["parseViewJson"] = /* @__PURE__ */ parserBy(viewSchema);

/** Reads a move from untrusted JSON; see {@link Game.parseMoveJson}. @function */
export const parseMoveJson: CrossCribbGame["parseMoveJson"] = /* @__PURE__ */ moveParserBy(moveSchema);

/** Checks that the parts of a state fit each other. */
function checkState(state: CrossCribbState, report: Report): void {
  const { settings, totals } = state;
  const { players } = settings;
  checkScores(state, 2, settings.target, report);
  const [sum, most] = [totals[0]! + totals[1]!, mostTotals(state)];
  if (sum > most) report(["totals"], `must add up to ${most} or less, not ${sum}`);
  if (state.phase === "cut-for-deal") {
    checkCuts(state.cuts, cutters(players), report);
    return;
  }
  const { dealer, teamDealer } = state;
  readOneOf(dealer, ["dealer"], [0, 1, 2, 3].slice(0, players));
  if (players === 3 && dealer === 1) readOneOf(teamDealer, ["teamDealer"], [0, 2]);
  else expectEqual(teamDealer, firstDeal(players, dealer).teamDealer, ["teamDealer"]);
  if (state.phase === "deal") return;
  if (state.phase === "cut") {
    checkPiles(state, (seat) => dealtTo(players, seat));
    expectDistinct({ piles: state.piles });
    return;
  }
  const { cut, board, crib } = state;
  expectEqual(board[CENTER], cut, ["board", CENTER]);
  if (state.phase === "play") checkPlay(state, report);
  else expectDistinct({ board, crib });
  if (state.phase === "show" || state.phase === "muggins") checkShow(state, report);
}

/** The most that the two totals can add up to: his heels, and whatever has been counted minus what was overlooked. */
function mostTotals(state: CrossCribbState): number {
  switch (state.phase) {
    case "cut-for-deal":
    case "cut":
      return 0;
    case "play":
      return HEELS;
    case "show":
      return HEELS + (state.turn === state.dealer ? MOST_POINTS : 0);
    case "muggins":
      return HEELS + (state.turn === state.dealer ? 2 : 1) * MOST_POINTS - state.missing;
    default:
      return HEELS + 2 * MOST_POINTS;
  }
}

function checkPiles({ settings, piles }: CutState | PlayState, sizeOf: (seat: number) => number): void {
  expectArray(piles, ["piles"], settings.players, settings.players);
  piles.forEach((pile, seat) => {
    expectArray(pile, ["piles", seat], sizeOf(seat), sizeOf(seat));
  });
}

/** Checks the piles and the turn, which follow from the board and the crib. */
function checkPlay(state: PlayState, report: Report): void {
  const { settings, dealer, board, piles, crib, turn } = state;
  const { players } = settings;
  const taken = board.filter((card) => card !== null).length - 1;
  checkPiles(state, (seat) => turnsLeft(players, dealer, seat, taken) + owes(players, crib, seat));
  expectDistinct({ board, piles, crib });
  if (piles.every((pile) => pile.length === 0)) report(["phase"], "must not be play: all cards have been played");
  else expectEqual(turn, turnOf(players, dealer, piles, crib), ["turn"]);
}

/** Checks whose count it is, and what it overlooked. */
function checkShow(state: ShowState | MugginsState, report: Report): void {
  const { settings, dealer, turn } = state;
  readOneOf(turn, ["turn"], [firstToCount(settings.players, dealer), dealer]);
  if (state.phase === "show") return;
  checkMuggins(state, shownPoints(state), opponentsOf(state, turn), report);
}
