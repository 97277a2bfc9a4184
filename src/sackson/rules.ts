import type { Outcome, Seat } from "../core/any.ts";
import type { Fault } from "../core/fault.ts";
import { frozen } from "../core/frozen.ts";
import type { Rules } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { NO_AWARDS } from "../core/score.ts";
import { expectSeatArgument } from "../core/seat.ts";
import { outcomeOf } from "../game/derive.ts";
import { applyIn, borderOf, chanceIn, OVER, refusalIn } from "../game/phases.ts";
import { emptyIn, noState, scoresOf } from "../game/position.ts";
import { parseWith } from "../schema/standard.ts";
import { COLORS } from "./color.ts";
import { parseLayout } from "./display.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { SacksonMove, SacksonRefusalCode } from "./moves.ts";
import { optionsSchema, type SacksonOptions } from "./options.ts";
import * as exchange from "./phases/exchange.ts";
import * as over from "./phases/over.ts";
import * as returning from "./phases/return.ts";
import * as take from "./phases/take.ts";
import { newPointBoard, TARGET } from "./score.ts";
import type { SacksonPhase, SacksonState, SacksonView } from "./state.ts";
import { type Word, words } from "./words.ts";

/**
 * The state in which the first seat takes two stones.
 *
 * Without options, two players play to 61 points without a turn limit, and seat 0 starts. Wide zig-zags and the two
 * long diagonals count as figures. The markers lie as `YGRYB NBNGN RGRYR BYBNB NGRYG`, row 5 first.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * sackson.initialState().bank; // => ["yellow", "blue", "green", "brown", "red"]
 * sackson.initialState({ players: 4, first: 2 }).turn; // => 2
 * ```
 */
export function initialState(options?: SacksonOptions): SacksonState {
  const settings = parseWith(optionsSchema, options ?? {}, ["options"]);
  return {
    settings,
    scores: [0, 0],
    awards: NO_AWARDS,
    phase: "take",
    display: parseLayout(settings.layout),
    bank: [...COLORS],
    held: [[], []],
    pointBoard: newPointBoard(),
    turns: 0,
    turn: settings.first,
  };
}

/**
 * The seat that may move now: the seat whose turn it is, for its take, its exchange and its return.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const start = sackson.initialState({ first: 1 });
 * sackson.activeSeats(start); // => [1]
 * sackson.activeSeats(sackson.apply(start, sackson.parseMove("1 take yellow blue"))); // => [1]
 * ```
 */
export function activeSeats(state: SacksonState | SacksonView): readonly Seat[] {
  switch (state?.phase) {
    case "take":
    case "exchange":
    case "return":
      return [state.turn];
    default:
      return emptyIn(["over"], state);
  }
}

/**
 * Lists the legal moves.
 *
 * Their order:
 *
 * - `take`: each pair of stones once, in the order of {@link COLORS}
 * - `exchange`: by the marker in the color of the first held stone, then by the other marker, both in the order of
 *   {@link SQUARES}
 * - `return`: in the order of {@link COLORS}
 *
 * Within a move, colors and squares follow the same orders.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * let state = sackson.initialState();
 * sackson.legalMoves(state).slice(0, 2).map(sackson.formatMove); // => ["0 take yellow blue", "0 take yellow green"]
 * state = sackson.apply(state, sackson.parseMove("0 take yellow blue"));
 * sackson.legalMoves(state).slice(0, 2).map(sackson.formatMove); // => ["0 exchange d1 a2", "0 exchange d1 c2"]
 * sackson.legalMoves(state, 1); // => []
 * ```
 */
export function legalMoves(state: SacksonState | SacksonView, seat?: Seat): readonly SacksonMove[] {
  expectSeatArgument(state, seat);
  switch (state?.phase) {
    case "take":
      return take.legalMoves(state, seat);
    case "exchange":
      return exchange.legalMoves(state, seat);
    case "return":
      return returning.legalMoves(state, seat);
    default:
      return emptyIn(["over"], state);
  }
}

/** Separate from `legalMoves`: apps that only list moves don't bundle the code that applies them. */
function phaseOf(state: SacksonState | SacksonView): SacksonPhase {
  switch (state?.phase) {
    case "take":
      return take.phase;
    case "exchange":
      return exchange.phase;
    case "return":
      return returning.phase;
    case "over":
      return OVER;
    default:
      throw noState(state);
  }
}

const BORDER = borderOf(MOVE, moveSchema);

/**
 * Explains why a move is illegal.
 *
 * The [codes of all games](../../docs/illegal-moves.md#codes) and these:
 *
 * - `wrong-stones`: the seat takes the wrong number of stones
 * - `not-in-bank`: the stone is not in the bank
 * - `wrong-colors`: the markers do not have the colors of the stones
 * - `same-color`: the markers have the same color
 * - `isolated`: a marker would end up isolated, and the other color would not form one group
 * - `not-held`: the side does not hold the stone
 * - `must-return-figure`: the stone of the new figure's color must go back
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const start = sackson.initialState();
 * sackson.refusal(start, sackson.parseMove("0 take red"))?.reason; // => "take two different stones"
 * const state = sackson.apply(start, sackson.parseMove("0 take yellow blue"));
 * sackson.refusal(state, sackson.parseMove("0 exchange b2 d2"))?.code; // => "wrong-colors"
 * sackson.refusal(state, sackson.parseMove("0 exchange b2 c2")); // => undefined
 * ```
 */
export function refusal(state: SacksonState | SacksonView, move: SacksonMove): Fault<SacksonRefusalCode> | undefined {
  return refusalIn(phaseOf(state), state, move, BORDER);
}

/**
 * Whether a move is legal.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const start = sackson.initialState();
 * sackson.isLegal(start, { type: "take", seat: 0, colors: ["yellow", "blue"] }); // => true
 * sackson.isLegal(start, { type: "return", seat: 0, color: "red" }); // => false
 * ```
 */
export function isLegal(state: SacksonState | SacksonView, move: SacksonMove): boolean {
  return refusal(state, move) === undefined;
}

/**
 * Applies a move without checking it, for searches and simulations.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * const start = sackson.initialState();
 * sackson.applyUnchecked(start, sackson.legalMoves(start)[0]!).held; // => [["yellow", "blue"], []]
 * ```
 */
export function applyUnchecked(state: SacksonState, move: SacksonMove): SacksonState {
  return phaseOf(state).apply(state, move);
}

/**
 * Applies a legal move.
 *
 * Two colors or two squares may be in either order.
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * let state = sackson.initialState();
 * state = sackson.apply(state, { type: "take", seat: 0, colors: ["red", "blue"] });
 * state.held; // => [["blue", "red"], []]
 * state.bank; // => ["yellow", "green", "brown"]
 * ```
 */
export function apply(state: SacksonState, move: SacksonMove): SacksonState {
  return applyIn(phaseOf(state), state, move, BORDER);
}

/**
 * Draws nothing, since chance never moves in this game.
 *
 * @param random - not used
 * @returns undefined
 * @throws InvalidStateError when given a view, or when the game has no such phase
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 *
 * sackson.chance(sackson.initialState(), Math.random); // => undefined
 * ```
 */
export function chance(state: SacksonState, random: Random): SacksonMove | undefined {
  return chanceIn(phaseOf(state), state, random);
}

/**
 * The result of the game. Its `reason` is `"points"` if a side reached 61 points, or `"turn-limit"` after the last turn
 * that the option `turnLimit` allows.
 *
 * The higher score wins. The losing side loses 1 game, or 2 if it is 11 or more points behind (a double victory).
 * Scores can be equal only at the turn limit. Then the game is a draw, and nobody loses a game.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const { state } = playout(sackson, { random: seeded(2), options: { turnLimit: 300 } });
 * sackson.outcome(state); // => { winners: [1], scores: [8, 10], gamesLost: [1, 0], reason: "turn-limit" }
 * ```
 */
export function outcome(state: SacksonState | SacksonView): Outcome<"points" | "turn-limit"> | undefined {
  return outcomeOf(state, over.gamesLost);
}

/** The parts of the rules that generic code needs. */
export const rules: Rules<SacksonState | SacksonView, SacksonMove, Word> = frozen({
  version: 1,
  words,
  foreseen: ["exchange"],
  startsDeal: () => false,
  target: () => TARGET,
  standing: scoresOf,
  trials: { plies: 8, greedy: true },
});
