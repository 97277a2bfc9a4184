import type { Card } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import type { Seat } from "../core/game.ts";
import {
  distinctCards,
  type Fields,
  fieldOf,
  readArray,
  readCard,
  readInteger,
  readMove,
  readObject,
  readSquare,
} from "../core/json.ts";
import { indexOfSquare, SQUARES, type Square } from "../core/square.ts";
import { MOST_POINTS } from "./points.ts";

/** Chance: a card each is drawn for the first deal; the lowest deals, equal lowest cards are drawn again. */
export interface CutForDealMove {
  readonly type: "cut-for-deal";
  /** One card a seat; with three players only for seats 0 and 1. */
  readonly cards: readonly Card[];
}

/** Chance: the deal. */
export interface DealMove {
  readonly type: "deal";
  /** By seat: its pile, the top card first; seven cards, or fourteen for a seat that plays alone. */
  readonly piles: readonly (readonly Card[])[];
}

/** Chance: the cut card is turned up. */
export interface CutMove {
  readonly type: "cut";
  readonly card: Card;
}

/** A seat places the card that it has turned up. */
export interface PlaceMove {
  readonly type: "place";
  readonly seat: Seat;
  readonly square: Square;
}

/** A seat lays the card that it has turned up, face down, into the crib, and goes on. */
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

/** With muggins: a seat claims points that were overlooked. */
export interface MugginsMove {
  readonly type: "muggins";
  readonly seat: Seat;
  /** How many, up to those that were overlooked. */
  readonly points: number;
}

/** With muggins: a seat lets a short count stand. */
export interface AcceptMove {
  readonly type: "accept";
  readonly seat: Seat;
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

// The moves that every game makes again and again are made once and shared, frozen.
const places: PlaceMove[] = [];
const discards: DiscardMove[] = [];

/** The move of placing a card on a square, by the square's place in `SQUARES`. */
export function placeMove(seat: Seat, square: number): PlaceMove {
  const key = seat * 25 + square;
  places[key] ??= Object.freeze<PlaceMove>({ type: "place", seat, square: SQUARES[square]! });
  return places[key];
}

/** The move of discarding. */
export function discardMove(seat: Seat): DiscardMove {
  discards[seat] ??= Object.freeze<DiscardMove>({ type: "discard", seat });
  return discards[seat];
}

/**
 * A move from untrusted JSON.
 *
 * @param json - the JSON value
 * @returns the move, a copy of the value; it may not be legal in any state
 * @throws IllegalMoveError with the code `"malformed"` when it is no move of CrossCribb; the message names the part
 *
 * @example
 * ```ts
 * import { parseMoveJson } from "fifteen-two/crosscribb";
 *
 * parseMoveJson(JSON.parse('{"type":"discard","seat":1}')); // => { type: "discard", seat: 1 }
 * ```
 */
export function parseMoveJson(json: unknown): CrossCribbMove {
  return readMove(json, () => {
    const type = fieldOf(json, "type");
    const read = (keys: readonly string[], optional: readonly string[] = []): Fields<string> =>
      readObject(json, "", ["type", ...keys], optional);
    const seat = (fields: Fields<string>) => readInteger(fields.seat, "seat", 0, 3);
    switch (type) {
      case "cut-for-deal":
        return { type, cards: readCards(read(["cards"]).cards, "cards", 2, 4) };
      case "deal":
        return readDeal(read(["piles"]));
      case "cut":
        return { type, card: readCard(read(["card"]).card, "card") };
      case "place": {
        const fields = read(["seat", "square"]);
        return placeMove(seat(fields), indexOfSquare(readSquare(fields.square, "square")));
      }
      case "discard":
        return discardMove(seat(read(["seat"])));
      case "show": {
        const fields = read(["seat"], ["claim"]);
        const shown = { type, seat: seat(fields) };
        return Object.hasOwn(json as object, "claim")
          ? { ...shown, claim: readInteger(fields.claim, "claim", 0, MOST_POINTS) }
          : shown;
      }
      case "muggins": {
        const fields = read(["seat", "points"]);
        return { type, seat: seat(fields), points: readInteger(fields.points, "points", 1, MOST_POINTS) };
      }
      case "accept":
        return { type, seat: seat(read(["seat"])) };
      default:
        throw new InvalidStateError("type", "is none of CrossCribb's moves");
    }
  });
}

function readCards(value: unknown, path: string, min: number, max: number): Card[] {
  const cards = readArray(value, path, readCard, min, max);
  distinctCards(cards.map((card, i) => [`${path}[${i}]`, card]));
  return cards;
}

function readDeal(fields: Fields<string>): DealMove {
  const pile = (value: unknown, path: string) => readArray(value, path, readCard, 7, 14);
  const piles = readArray(fields.piles, "piles", pile, 2, 4);
  distinctCards(piles.flatMap((cards, seat) => cards.map((card, i) => [`piles[${seat}][${i}]`, card] as const)));
  return { type: "deal", piles };
}
