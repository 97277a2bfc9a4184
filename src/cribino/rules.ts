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
import { sideCount } from "../shared/options.ts";
import { MOVE, moveSchema } from "./move-shape.ts";
import type { CribinoMove, CribinoRefusalCode } from "./moves.ts";
import { type CribinoOptions, optionsSchema } from "./options.ts";
import * as deal from "./phases/deal.ts";
import * as draw from "./phases/draw.ts";
import * as play from "./phases/play.ts";
import * as shuffle from "./phases/shuffle.ts";
import * as solitaire from "./phases/solitaire.ts";
import type { CribinoPhase, CribinoState, CribinoView } from "./state.ts";
import { facts, type Word, words } from "./words.ts";

/**
 * The state before the first deal or, with one player, before the shuffle of a solitaire.
 *
 * Without options, two players play three deals with {@link DECK}, and seat 0 deals first. More than four players play
 * two deals.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * cribino.initialState().phase; // => "deal"
 * cribino.initialState({ players: 1 }).phase; // => "shuffle"
 * cribino.initialState({ players: 4, partners: true }).scores; // => [0, 0]
 * ```
 */
export function initialState(options?: CribinoOptions): CribinoState {
  const settings = parseWith(optionsSchema, options ?? {}, ["options"]);
  const scores = Array<number>(sideCount(settings)).fill(0);
  return settings.players === 1
    ? { settings, scores, awards: NO_AWARDS, phase: "shuffle" }
    : deal.begin({ settings, scores, awards: NO_AWARDS }, settings.first, 0);
}

/** The phases in which no seat is to move. */
const WAITING = ["deal", "draw", "over", "shuffle"] as const;

/**
 * The seat that may move now: `turn` in the play, or seat 0 in a solitaire.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * const start = cribino.initialState({ first: 1 });
 * cribino.activeSeats(start); // => []
 * cribino.activeSeats(cribino.apply(start, cribino.parseMove("- deal 13 41 2 3 4 5 / 28 0 8 9 10 11"))); // => [1]
 * ```
 */
export function activeSeats(state: CribinoState | CribinoView): readonly Seat[] {
  switch (state?.phase) {
    case "play":
      return [state.turn];
    case "solitaire":
      return [0];
    default:
      return emptyIn(WAITING, state);
  }
}

/**
 * Lists the legal moves.
 *
 * They are all ways to lay a tile: tile by tile in the order of the hand or of `turnedUp`, and for each tile square by
 * square in the order of `frontier`.
 *
 * If no tile fits, the list has the draw, then the pass if the seat has drawn in this turn. If the drawing stack is
 * empty or the hand is full, it has only the pass. In a solitaire it has only the move that turns up tiles.
 *
 * With partners, a seat's own tiles come before its partner's. The first tile goes to 0,0 as printed; in a solitaire it
 * must be the first that was turned up. A tile fits a square in one rotation at most, since its colors all differ.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * let state = cribino.initialState();
 * for (const text of ["- deal 13 41 2 3 4 5 / 28 0 8 9 10 11", "0 lay 13 0,0 r0"])
 *   state = cribino.apply(state, cribino.parseMove(text));
 * cribino.legalMoves(state).slice(0, 2).map(cribino.formatMove); // => ["1 lay 28 0,1 r2", "1 lay 28 -1,0 r0"]
 * ```
 */
export function legalMoves(state: CribinoState | CribinoView, seat?: Seat): readonly CribinoMove[] {
  expectSeatArgument(state, seat);
  switch (state?.phase) {
    case "play":
      return play.legalMoves(state, seat);
    case "solitaire":
      return solitaire.legalMoves(state, seat);
    default:
      return emptyIn(WAITING, state);
  }
}

/** Separate from `legalMoves`: apps that only list moves don't bundle the code that applies them. */
function phaseOf(state: CribinoState | CribinoView): CribinoPhase {
  switch (state?.phase) {
    case "play":
      return play.phase;
    case "draw":
      return draw.phase;
    case "deal":
      return deal.phase;
    case "solitaire":
      return solitaire.phase;
    case "shuffle":
      return shuffle.phase;
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
 * - `not-held`: the tile is not in the hand, not turned up, or not the tile that must start a solitaire
 * - `no-place`: the square is taken, or touches neither the last tile nor two tiles
 * - `no-fit`: a color or number does not fit, or the first tile is not at 0,0 as printed
 * - `can-lay`: a tile fits, so the seat must lay
 * - `can-draw`: the seat must draw before it may pass
 * - `cannot-draw`: the drawing stack is empty, or the hand is full
 * - `wrong-tiles`: a deal has the wrong number of hands or tiles, or a drawn tile is not in the drawing stack
 * - `wrong-hand`: a drawn tile goes to the wrong hand
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * let state = cribino.initialState();
 * for (const text of ["- deal 13 41 2 3 4 5 / 28 0 8 9 10 11", "0 lay 13 0,0 r0"])
 *   state = cribino.apply(state, cribino.parseMove(text));
 * cribino.refusal(state, cribino.parseMove("1 pass"))?.code; // => "can-lay"
 * cribino.refusal(state, cribino.parseMove("1 lay 28 0,1 r0"))?.reason; // => "tile 28 fits at 0,1 only turned 180°"
 * cribino.refusal(state, cribino.parseMove("1 lay 28 0,1 r2")); // => undefined
 * ```
 */
export function refusal(state: CribinoState | CribinoView, move: CribinoMove): Fault<CribinoRefusalCode> | undefined {
  return refusalIn(phaseOf(state), state, move, BORDER);
}

/**
 * Whether a move is legal.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * const start = cribino.initialState();
 * cribino.isLegal(start, cribino.parseMove("- deal 13 41 2 3 4 5 / 28 0 8 9 10 11")); // => true
 * cribino.isLegal(start, { type: "draw", seat: 0 }); // => false
 * ```
 */
export function isLegal(state: CribinoState | CribinoView, move: CribinoMove): boolean {
  return refusal(state, move) === undefined;
}

/**
 * Applies a move without checking it, for searches and simulations.
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import * as cribino from "fifteen-two/cribino";
 *
 * const start = cribino.initialState();
 * cribino.applyUnchecked(start, cribino.chance(start, seeded(1))!).phase; // => "play"
 * ```
 */
export function applyUnchecked(state: CribinoState, move: CribinoMove): CribinoState {
  return phaseOf(state).apply(state, move);
}

/**
 * Applies a legal move.
 *
 * @example
 * ```ts
 * import * as cribino from "fifteen-two/cribino";
 *
 * let state = cribino.initialState();
 * state = cribino.apply(state, cribino.parseMove("- deal 18 41 2 3 4 5 / 28 0 8 9 10 11"));
 * state = cribino.apply(state, { type: "lay", seat: 0, tile: 18, x: 0, y: 0, rotation: 0 });
 * state.awards; // => [{ side: 0, points: 25, items: [{ kind: "opening", points: 25 }] }]
 * ```
 */
export function apply(state: CribinoState, move: CribinoMove): CribinoState {
  return applyIn(phaseOf(state), state, move, BORDER);
}

/**
 * Draws a move of chance: a deal, a tile from the drawing stack, or the shuffle of a solitaire.
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import * as cribino from "fifteen-two/cribino";
 *
 * cribino.chance(cribino.initialState(), seeded(1))?.type; // => "deal"
 * cribino.chance(cribino.initialState({ players: 1 }), seeded(1))?.type; // => "shuffle"
 * ```
 */
export function chance(state: CribinoState, random: Random): CribinoMove | undefined {
  return chanceIn(phaseOf(state), state, random);
}

/**
 * The result of the game. Its `reason` is the end of the last deal: `"out"` if a seat ran out of tiles, `"blocked"` if
 * nobody could lay. In a solitaire it is `"played-out"` if all tiles were laid, `"stuck"` if a whole round laid none.
 *
 * The highest total wins, and ties share the win. A solitaire is won when all tiles are laid, whatever its score, and
 * lost when it is stuck. Each losing side loses 1 game.
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import * as cribino from "fifteen-two/cribino";
 *
 * const { state } = playout(cribino, { random: seeded(1) });
 * cribino.outcome(state); // => { winners: [0], scores: [240, 140], gamesLost: [0, 1], reason: "out" }
 * ```
 */
export function outcome(
  state: CribinoState | CribinoView,
): Outcome<"out" | "blocked" | "played-out" | "stuck"> | undefined {
  return outcomeOf(state);
}

/** The parts of the rules that generic code needs. */
export const rules: Rules<CribinoState | CribinoView, CribinoMove, Word> = frozen({
  version: 1,
  words,
  facts,
  foreseen: ["lay"],
  startsDeal: ({ type }) => type === "deal" || type === "shuffle",
  target: () => null,
  standing: scoresOf,
});
