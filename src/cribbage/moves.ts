import { CARDS, type Card, cardIndex } from "../core/card.ts";
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
  readOneOf,
} from "../core/json.ts";

/** Chance: each seat draws a card for the first deal; the lowest deals, equal lowest cards are drawn again. */
export interface CutForDealMove {
  readonly type: "cut-for-deal";
  /** One card a seat. */
  readonly cards: readonly Card[];
}

/** Chance: the deal. */
export interface DealMove {
  readonly type: "deal";
  /** By seat: six cards with two players, else five. */
  readonly hands: readonly (readonly Card[])[];
  /** With three players the card that starts the crib, else empty. */
  readonly crib: readonly Card[];
}

/** Chance: the starter is turned up. */
export interface CutMove {
  readonly type: "cut";
  readonly card: Card;
}

/** A seat lays cards away to the crib: two with two players, else one. */
export interface DiscardMove {
  readonly type: "discard";
  readonly seat: Seat;
  /** In either order. */
  readonly cards: readonly Card[];
}

/** A seat plays a card. */
export interface PlayMove {
  readonly type: "play";
  readonly seat: Seat;
  readonly card: Card;
}

/** A seat that cannot play says go. */
export interface GoMove {
  readonly type: "go";
  readonly seat: Seat;
}

/** A seat counts its hand, or the dealer the crib. */
export interface ShowMove {
  readonly type: "show";
  readonly seat: Seat;
  readonly hand: "hand" | "crib";
  /** With muggins only: the points that the seat says it has. */
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

/** Everything that can happen in a game of cribbage. */
export type CribbageMove =
  | CutForDealMove
  | DealMove
  | CutMove
  | DiscardMove
  | PlayMove
  | GoMove
  | ShowMove
  | MugginsMove
  | AcceptMove;

// The moves that every game makes again and again are made once and shared, frozen: by seat, then by card index.
const plays: (PlayMove | undefined)[][] = [];
const gos: GoMove[] = [];
const discards: (DiscardMove | undefined)[][] = [];
const handShows: ShowMove[] = [];
const cribShows: ShowMove[] = [];

/** The moves of a seat, all of them made or to be made; full from the start, so that engines keep it as an array. */
function movesOf<M>(moves: (M | undefined)[][], seat: Seat, n: number): (M | undefined)[] {
  const own = moves[seat];
  if (own !== undefined) return own;
  const all = Array<M | undefined>(n).fill(undefined);
  moves[seat] = all;
  return all;
}

/** The move of playing a card. */
export function playMove(seat: Seat, card: Card): PlayMove {
  return playOf(playsOf(seat), seat, card);
}

/** All plays of a seat, made or to be made. */
export function playsOf(seat: Seat): (PlayMove | undefined)[] {
  return movesOf(plays, seat, 52);
}

/** One of a seat's plays. */
export function playOf(own: (PlayMove | undefined)[], seat: Seat, card: Card): PlayMove {
  const index = cardIndex(card);
  const made = own[index];
  if (made !== undefined) return made;
  const move = Object.freeze<PlayMove>({ type: "play", seat, card });
  own[index] = move;
  return move;
}

/** The move of saying go. */
export function goMove(seat: Seat): GoMove {
  gos[seat] ??= Object.freeze<GoMove>({ type: "go", seat });
  return gos[seat];
}

/** The move of counting a hand or the crib, without a claim. */
export function showMove(seat: Seat, hand: ShowMove["hand"]): ShowMove {
  const made = hand === "crib" ? cribShows : handShows;
  made[seat] ??= Object.freeze<ShowMove>({ type: "show", seat, hand });
  return made[seat];
}

/** The move of laying away one card, or two in the table's order. */
export function discardMove(seat: Seat, first: Card, second: Card = first): DiscardMove {
  return discardOf(discardsOf(seat), seat, cardIndex(first), cardIndex(second));
}

/** All discards of a seat, made or to be made. */
export function discardsOf(seat: Seat): (DiscardMove | undefined)[] {
  return movesOf(discards, seat, (52 * 53) / 2);
}

/** One of a seat's discards by card index; one card is both. */
export function discardOf(own: (DiscardMove | undefined)[], seat: Seat, first: number, second: number): DiscardMove {
  // Without branches, since engines cannot foresee which is lower.
  const more = first - second;
  const low = second + (more & (more >> 31));
  const high = first + second - low;
  const key = ((high * (high + 1)) >> 1) + low;
  const made = own[key];
  if (made !== undefined) return made;
  const cards = Object.freeze(low === high ? [CARDS[low]!] : [CARDS[low]!, CARDS[high]!]);
  const move = Object.freeze<DiscardMove>({ type: "discard", seat, cards });
  own[key] = move;
  return move;
}

/**
 * A move from untrusted JSON.
 *
 * @param json - the JSON value
 * @returns the move, a copy of the value; it may not be legal in any state
 * @throws IllegalMoveError with the code `"malformed"` when it is no move of cribbage; the message names the part
 *
 * @example
 * ```ts
 * import { parseMoveJson } from "fifteen-two/cribbage";
 *
 * parseMoveJson(JSON.parse('{"type":"go","seat":1}')); // => { type: "go", seat: 1 }
 * ```
 */
export function parseMoveJson(json: unknown): CribbageMove {
  return readMove(json, () => {
    const type = fieldOf(json, "type");
    const read = (keys: readonly string[], optional: readonly string[] = []): Fields<string> =>
      readObject(json, "", ["type", ...keys], optional);
    const seat = (fields: Fields<string>) => readInteger(fields.seat, "seat", 0, 3);
    const cards = (value: unknown, path: string, min: number, max: number): Card[] => {
      const list = readArray(value, path, readCard, min, max);
      distinctCards(list.map((card, i) => [`${path}[${i}]`, card]));
      return list;
    };
    switch (type) {
      case "cut-for-deal":
        return { type, cards: cards(read(["cards"]).cards, "cards", 2, 4) };
      case "deal": {
        const fields = read(["hands", "crib"]);
        const hand = (value: unknown, path: string) => cards(value, path, 5, 6);
        return {
          type,
          hands: readArray(fields.hands, "hands", hand, 2, 4),
          crib: cards(fields.crib, "crib", 0, 1),
        };
      }
      case "cut":
        return { type, card: readCard(read(["card"]).card, "card") };
      case "discard": {
        const fields = read(["seat", "cards"]);
        const [first, second] = cards(fields.cards, "cards", 1, 2);
        return discardMove(seat(fields), first!, second);
      }
      case "play": {
        const fields = read(["seat", "card"]);
        return playMove(seat(fields), readCard(fields.card, "card"));
      }
      case "go":
        return goMove(seat(read(["seat"])));
      case "show": {
        const fields = read(["seat", "hand"], ["claim"]);
        const shown = { type, seat: seat(fields), hand: readOneOf(fields.hand, "hand", ["hand", "crib"]) };
        return fields.claim === undefined ? shown : { ...shown, claim: readInteger(fields.claim, "claim", 0, 29) };
      }
      case "muggins": {
        const fields = read(["seat", "points"]);
        return { type, seat: seat(fields), points: readInteger(fields.points, "points", 1, 29) };
      }
      case "accept":
        return { type, seat: seat(read(["seat"])) };
      default:
        throw new InvalidStateError("type", "is none of cribbage's moves");
    }
  });
}
