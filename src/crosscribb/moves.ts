import type { Card } from "../core/card.ts";
import type { ChanceRefusalCode, CommonRefusalCode, Refusal, Seat } from "../core/game.ts";
import { expectDistinct } from "../core/json.ts";
import { type MoveShapes, moveSchemaOf, moveShapes, readMoveShape } from "../core/move-shape.ts";
import type { JsonSchema } from "../core/schema.ts";
import { seatShape } from "../core/shape.ts";
import {
  type AcceptMove,
  type CutForDealMove,
  type CutMove,
  cardsShape,
  type MugginsMove,
  sharedShapes,
} from "../parts/moves.ts";
import { placesOf } from "../parts/pack.ts";
import { SQUARE, type Square } from "../parts/square.ts";
import { MOST_POINTS } from "./lines.ts";

export type { AcceptMove, CutForDealMove, CutMove, MugginsMove } from "../parts/moves.ts";

/** Chance: the deal. */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** By seat: its pile, the top card first; seven cards, or fourteen for a seat that plays alone. */
  readonly piles: readonly (readonly Card[])[];
}

/** A seat places the card that it has turned up. */
export interface PlaceMove {
  readonly type: "place";
  readonly seat: Seat;
  readonly square: Square;
}

/** A seat discards the card that it has turned up, face down, to the crib, and goes on. */
export interface DiscardMove {
  readonly type: "discard";
  readonly seat: Seat;
}

/** A seat counts its side's lines and, the dealer, the crib. */
export interface ShowMove {
  readonly type: "show";
  readonly seat: Seat;
  /** With muggins only: the points that the seat says they are, heels not among them. */
  readonly claim?: number;
}

/** Everything that can happen in a game of CrossCribb. */
export type CrossCribbMove =
  | CutForDealMove
  | DealMove
  | CutMove
  | PlaceMove
  | DiscardMove
  | ShowMove
  | MugginsMove
  | AcceptMove;

/** The codes of refusals in CrossCribb. */
export type CrossCribbRefusalCode =
  | CommonRefusalCode
  | ChanceRefusalCode
  | "wrong-cards"
  | "must-discard"
  | "square-taken"
  | "nothing-owed"
  | "one-discard"
  | "wrong-claim"
  | "no-muggins";

/** Why a move is not legal in CrossCribb. */
export type CrossCribbRefusal = Refusal<CrossCribbRefusalCode>;

/** What each key of a move must be. */
export const SHAPES: MoveShapes<CrossCribbMove> = /* @__PURE__ */ makeShapes();

function makeShapes(): MoveShapes<CrossCribbMove> {
  const seat = seatShape(4);
  return moveShapes({
    ...sharedShapes(MOST_POINTS),
    deal: { piles: { type: "array", items: cardsShape(7, 14), minItems: 2, maxItems: 4 } },
    place: { seat, square: SQUARE },
    discard: { seat },
    show: { seat, claim: { type: "integer", minimum: 0, maximum: MOST_POINTS, optional: true } },
  });
}

/**
 * A move from untrusted JSON.
 *
 * @param json - the JSON value
 * @returns the move, a copy of the value; it may not be legal in any state
 * @throws IllegalMoveError with the code `"malformed"` when it is not a move of CrossCribb; the message names the part
 *
 * @example
 * ```ts
 * import { parseMoveJson } from "fifteen-two/crosscribb";
 *
 * parseMoveJson(JSON.parse('{"type":"discard","seat":1}')); // => { type: "discard", seat: 1 }
 * ```
 */
export function parseMoveJson(json: unknown): CrossCribbMove {
  return readMoveShape(json, SHAPES, "CrossCribb", (move) => {
    if (move.type === "deal") expectDistinct(placesOf(move.piles, "piles"));
  });
}

/**
 * The moves as a Standard Schema, with their JSON Schema. It knows the shape of a move; `refusal` knows the rules.
 *
 * @example
 * ```ts
 * import { moveSchema } from "fifteen-two/crosscribb";
 *
 * moveSchema["~standard"].validate({ type: "place", seat: 0, square: "f1" }).issues?.[0]?.path; // => ["square"]
 * ```
 */
export const moveSchema: JsonSchema<CrossCribbMove> = /* @__PURE__ */ moveSchemaOf(SHAPES, parseMoveJson);
