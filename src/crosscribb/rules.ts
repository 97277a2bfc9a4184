import type { Outcome, Seat, Side } from "../core/any.ts";
import type { Fault } from "../core/fault.ts";
import { frozen } from "../core/frozen.ts";
import type { Rules } from "../core/game.ts";
import type { Random } from "../core/random.ts";
import { NO_AWARDS } from "../core/score.ts";
import { expectSeatArgument, sideOf } from "../core/seat.ts";
import { outcomeOf } from "../game/derive.ts";
import { applyIn, borderOf, chanceIn, OVER, refusalIn } from "../game/phases.ts";
import { emptyIn, expectState, noState } from "../game/position.ts";
import { parseWith } from "../schema/standard.ts";
import { answersTo } from "../shared/muggins.ts";
import { countSide } from "./lines.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CrossCribbMove, CrossCribbRefusalCode } from "./moves.ts";
import { type CrossCribbOptions, optionsSchema } from "./options.ts";
import * as cut from "./phases/cut.ts";
import * as cutForDeal from "./phases/cut-for-deal.ts";
import * as deal from "./phases/deal.ts";
import * as muggins from "./phases/muggins.ts";
import * as over from "./phases/over.ts";
import * as play from "./phases/play.ts";
import * as show from "./phases/show.ts";
import type { CrossCribbPhase, CrossCribbState, CrossCribbView } from "./state.ts";
import { firstDeal } from "./turns.ts";
import { facts, type Word, words } from "./words.ts";

/**
 * The state before the cut for the deal or, with the option `first`, before the first deal.
 *
 * Without options, four players cut for the deal and play to 31 holes without muggins. A flush in a line needs four
 * cards.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * crosscribb.initialState().phase; // => "cut-for-deal"
 * crosscribb.initialState({ players: 3, first: 1 }).phase; // => "deal"
 * ```
 */
export function initialState(options?: CrossCribbOptions): CrossCribbState {
  const settings = parseWith(optionsSchema, options ?? {}, ["options"]);
  const { players, first } = settings;
  const common = { settings, scores: [0, 0], totals: [0, 0], awards: NO_AWARDS };
  return first === null
    ? { ...common, phase: "cut-for-deal", cuts: [] }
    : deal.begin(common, firstDeal(players, first));
}

/** The phases in which no seat is to move. */
const WAITING = ["cut-for-deal", "deal", "cut", "over"] as const;

/**
 * The seats that may move now: the seat to move in the play or show, or every seat that may still answer a short count.
 *
 * The first opponent to the dealer's left begins the play. Turns pass to the left; with three players, seat 1 has every
 * other turn. A seat that discards keeps the turn until it has placed a card or its pile is empty. In the show, the
 * seat that began the play counts for its side, then the dealer for the other.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const deal = "- deal 2S 9H 6D QS 8H 2C KS / 5H 3S 9S JD 5C 7H 9C / TD 7C AC KD 3D 6H 6C / JC 8D 4S QH TH 4H 5S";
 * let state = crosscribb.initialState({ first: 0 });
 * crosscribb.activeSeats(state); // => []
 * for (const text of [deal, "- cut 5D"]) state = crosscribb.apply(state, crosscribb.parseMove(text));
 * crosscribb.activeSeats(state); // => [1]
 * crosscribb.activeSeats(crosscribb.apply(state, crosscribb.parseMove("1 place a1"))); // => [2]
 * ```
 */
export function activeSeats(state: CrossCribbState | CrossCribbView): readonly Seat[] {
  switch (state?.phase) {
    case "play":
    case "show":
      return [state.turn];
    case "muggins":
      return state.pending;
    default:
      return emptyIn(WAITING, state);
  }
}

/**
 * Lists the legal moves.
 *
 * Their order:
 *
 * - `play`: a placement on each empty square in the order of {@link SQUARES}, then the discard
 * - `show`: one move or, with muggins, one for each claim from 0 to the points there are
 * - `muggins`: for each opponent, the claims from 1 on, then the acceptance
 *
 * The discard is missing once the seat has made all its discards, and after a discard in the same turn. If all cards
 * left to the seat must go to the crib, the discard is the only move.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const deal = "- deal 2S 9H 6D QS 8H 2C KS / 5H 3S 9S JD 5C 7H 9C / TD 7C AC KD 3D 6H 6C / JC 8D 4S QH TH 4H 5S";
 * let state = crosscribb.initialState({ first: 0 });
 * for (const text of [deal, "- cut 5D"]) state = crosscribb.apply(state, crosscribb.parseMove(text));
 * const moves = crosscribb.legalMoves(state).map(crosscribb.formatMove);
 * moves.length; // => 25
 * [moves[0], moves[1], moves[24]]; // => ["1 place a1", "1 place b1", "1 discard"]
 * ```
 */
export function legalMoves(state: CrossCribbState | CrossCribbView, seat?: Seat): readonly CrossCribbMove[] {
  expectSeatArgument(state, seat);
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
    case "show":
      return show.legalMoves(state, seat);
    case "muggins":
      return answersTo(state, seat);
    default:
      return emptyIn(WAITING, state);
  }
}

/** Separate from `legalMoves`: apps that only list moves don't bundle the code that applies them. */
function phaseOf(state: CrossCribbState | CrossCribbView): CrossCribbPhase {
  switch (state?.phase) {
    case "play":
      return play.phase;
    case "show":
      return show.phase;
    case "muggins":
      return muggins.phase;
    case "cut":
      return cut.phase;
    case "deal":
      return deal.phase;
    case "cut-for-deal":
      return cutForDeal.phase;
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
 * - `wrong-cards`: a deal or cut has the wrong number of cards, duplicates, or cards from elsewhere
 * - `square-taken`: a card already lies on the square
 * - `must-discard`: all cards left to the seat must go to the crib
 * - `nothing-owed`: the seat has made all its discards
 * - `one-discard`: the seat has already discarded in this turn
 * - `no-muggins`: the seat claims points without the option `muggins`
 * - `wrong-claim`: the claim exceeds the true points or, with muggins, is missing
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const deal = "- deal 2S 9H 6D QS 8H 2C KS / 5H 3S 9S JD 5C 7H 9C / TD 7C AC KD 3D 6H 6C / JC 8D 4S QH TH 4H 5S";
 * let state = crosscribb.initialState({ first: 0 });
 * for (const text of [deal, "- cut 5D"]) state = crosscribb.apply(state, crosscribb.parseMove(text));
 * crosscribb.refusal(state, crosscribb.parseMove("1 place c3"))?.reason; // => "c3 already holds 5D"
 * crosscribb.refusal(state, crosscribb.parseMove("1 discard")); // => undefined
 * ```
 */
export function refusal(
  state: CrossCribbState | CrossCribbView,
  move: CrossCribbMove,
): Fault<CrossCribbRefusalCode> | undefined {
  return refusalIn(phaseOf(state), state, move, BORDER);
}

/**
 * Whether a move is legal.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const start = crosscribb.initialState();
 * crosscribb.isLegal(start, { type: "cut-for-deal", cards: ["5H", "2C", "KD", "JS"] }); // => true
 * crosscribb.isLegal(start, { type: "place", seat: 0, square: "a1" }); // => false
 * ```
 */
export function isLegal(state: CrossCribbState | CrossCribbView, move: CrossCribbMove): boolean {
  return refusal(state, move) === undefined;
}

/**
 * Applies a move without checking it, for searches and simulations.
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const start = crosscribb.initialState({ first: 1 });
 * crosscribb.applyUnchecked(start, crosscribb.chance(start, seeded(1))!).phase; // => "cut"
 * ```
 */
export function applyUnchecked(state: CrossCribbState, move: CrossCribbMove): CrossCribbState {
  return phaseOf(state).apply(state, move);
}

/**
 * Applies a legal move.
 *
 * @example
 * ```ts
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const deal = "- deal 2S 9H 6D QS 8H 2C KS / 5H 3S 9S JD 5C 7H 9C / TD 7C AC KD 3D 6H 6C / JC 8D 4S QH TH 4H 5S";
 * let state = crosscribb.initialState({ first: 0 });
 * for (const text of [deal, "- cut 5D"]) state = crosscribb.apply(state, crosscribb.parseMove(text));
 * const placed = crosscribb.apply(state, crosscribb.parseMove("1 place a1")) as crosscribb.PlayState;
 * placed.board[0]; // => "5H"
 * placed.turn; // => 2
 * ```
 */
export function apply(state: CrossCribbState, move: CrossCribbMove): CrossCribbState {
  return applyIn(phaseOf(state), state, move, BORDER);
}

/**
 * Draws a move of chance: a cut for the deal, a deal of the piles, or the cut card.
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * crosscribb.chance(crosscribb.initialState(), seeded(1))?.type; // => "cut-for-deal"
 * crosscribb.chance(crosscribb.initialState({ first: 0 }), seeded(1))?.type; // => "deal"
 * ```
 */
export function chance(state: CrossCribbState, random: Random): CrossCribbMove | undefined {
  return chanceIn(phaseOf(state), state, random);
}

/** Each side's score, plus its total of this round, plus the points of its visible lines until it has counted them. */
function standing(state: CrossCribbState | CrossCribbView): readonly number[] {
  expectState(state);
  if (!("board" in state) || state.phase === "over") return state.scores;
  const { scores, totals, board, settings } = state;
  return scores.map((score, side) => {
    const lines = hasCounted(state, side) ? 0 : countSide(board, side, settings.lineFlush);
    return score + totals[side]! + lines;
  });
}

/** Whether a side has counted its lines in this round. */
function hasCounted(state: CrossCribbState | CrossCribbView, side: Side): boolean {
  if (state.phase !== "show" && state.phase !== "muggins") return false;
  return side === sideOf(state, state.turn) ? state.phase === "muggins" : state.turn === state.dealer;
}

/**
 * The result of the game. Its `reason` is always `"round"`: points reach the track only at the end of a round.
 *
 * The losing side loses 1 game, 2 if it is 16 or more holes behind (a skunk), or 3 if it is 31 or more behind (a double
 * skunk), whatever the target.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import * as crosscribb from "fifteen-two/crosscribb";
 *
 * const { state } = playout(crosscribb, { random: seeded(3) });
 * crosscribb.outcome(state); // => { winners: [1], scores: [7, 31], gamesLost: [2, 0], reason: "round" }
 * ```
 */
export function outcome(state: CrossCribbState | CrossCribbView): Outcome<"round"> | undefined {
  return outcomeOf(state, over.gamesLost);
}

/** The parts of the rules that generic code needs. */
export const rules: Rules<CrossCribbState | CrossCribbView, CrossCribbMove, Word> = frozen({
  version: 1,
  skunks: over.skunks,
  words,
  facts,
  foreseen: ["place", "show", "muggins"],
  startsDeal: ({ type }) => type === "deal",
  target: ({ settings }) => settings.target,
  standing,
  trials: { plies: 8 },
});
