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

/** Chance: deals the cards. */
export interface DealMove {
  readonly type: "deal";
  readonly seat?: undefined;
  /** Each seat's pile, top card first: seven cards, or fourteen for a seat that plays alone. */
  readonly piles: readonly (readonly Card[])[];
}

/** A seat places its turned-up card. */
export interface PlaceMove {
  readonly type: "place";
  readonly seat: Seat;
  readonly square: Square;
}

/** A seat discards its turned-up card face down to the crib and keeps the turn. */
export interface DiscardMove {
  readonly type: "discard";
  readonly seat: Seat;
}

/** A seat counts its side's lines. The dealer also counts the crib. */
export interface ShowMove {
  readonly type: "show";
  readonly seat: Seat;
  /** With muggins only: the points that the seat claims, without heels. */
  readonly claim?: number;
}

/** Any move of CrossCribb. */
export type CrossCribbMove =
  | CutForDealMove
  | DealMove
  | CutMove
  | PlaceMove
  | DiscardMove
  | ShowMove
  | MugginsMove
  | AcceptMove;

/** Refusal codes of CrossCribb. */
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

/** Why a move is illegal in CrossCribb. */
export type CrossCribbRefusal = Refusal<CrossCribbRefusalCode>;

/** The shape of each type of move. */
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
 * Reads a move from untrusted JSON. Checks its shape only; use `isLegal` for legality.
 *
 * @param json - the JSON value
 * @returns the move, a copy of the value
 * @throws IllegalMoveError with the code `"malformed"` when the value is not a move of CrossCribb; the message names
 * the part
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
 * The moves as a Standard Schema with JSON Schema. It checks the shape of a move; use `refusal` for the rules.
 *
 * @example
 * ```ts
 * import { moveSchema } from "fifteen-two/crosscribb";
 *
 * moveSchema["~standard"].validate({ type: "place", seat: 0, square: "f1" }).issues?.[0]?.path; // => ["square"]
 * ```
 */
export const moveSchema: JsonSchema<CrossCribbMove> = /* @__PURE__ */ moveSchemaOf(SHAPES, parseMoveJson);
