import { InvalidStateError } from "../core/errors.ts";
import type { Seat, Side } from "../core/game.ts";
import { readArray, readInteger, readObject, readOneOf } from "../core/json.ts";
import { COLORS, type Color, DIRECTIONS, type Direction, type Tile, totalOf } from "./tile.ts";

/** A side that two tiles share. */
export interface Contact {
  /** The side of the new tile. */
  readonly facing: Direction;
  /** Color of both triangles. */
  readonly color: Color;
  /** The new tile's number, then the number that it touches. */
  readonly numbers: readonly [number, number];
}

/** A contact and its points: `scoring` numbers score their sum, `matching` numbers nothing. */
export interface ContactItem extends Contact {
  readonly kind: "scoring" | "matching";
  readonly points: number;
}

/** What doubling adds when all four sides touch: the sum of the contacts once more. */
export interface DoubledItem {
  readonly kind: "doubled";
  readonly points: number;
}

/** The total of the first tile, if it is a multiple of 5. */
export interface OpeningItem {
  readonly kind: "opening";
  readonly points: number;
}

/**
 * Five points per tile when a hand ends: `points` is positive for the seat that went out or blocked the hand, and
 * negative for those who pay it.
 */
export interface PaymentItem {
  readonly kind: "out" | "blocked";
  readonly points: number;
  /** The seat that pays. */
  readonly seat: Seat;
  /** Tiles it holds. */
  readonly tiles: number;
}

/** One scoring item of Crib-Ino. */
export type CribinoAwardItem = ContactItem | DoubledItem | OpeningItem | PaymentItem;

/** Points with the reasons for them. */
export interface LayScore<Item extends CribinoAwardItem = CribinoAwardItem> {
  /** The sum of the items' points; negative for a payment. */
  readonly points: number;
  /** One item for each thing that scores, and for each contact that only matches. */
  readonly items: readonly Item[];
}

/** Points for one side, with the reasons for them. */
export interface CribinoAward extends LayScore {
  /** The side that scored. */
  readonly side: Side;
}

/**
 * Scores the contacts of one lay.
 *
 * A contact scores the sum of its numbers if that is a multiple of 5, and nothing if they are only equal. With four
 * contacts, the points count twice.
 *
 * @param contacts - one to four contacts, each facing a different side
 * @returns the points, a multiple of 5; the items are the contacts in their order, then the doubling
 * @throws InvalidStateError when two contacts face the same side, or the numbers of one neither match nor score
 *
 * @example
 * ```ts
 * import { scoreContacts } from "fifteen-two/cribino";
 *
 * scoreContacts([
 *   { facing: "north", color: "red", numbers: [4, 4] },
 *   { facing: "east", color: "green", numbers: [10, 5] },
 * ]);
 * // => {
 * //   points: 15,
 * //   items: [
 * //     { kind: "matching", points: 0, facing: "north", color: "red", numbers: [4, 4] },
 * //     { kind: "scoring", points: 15, facing: "east", color: "green", numbers: [10, 5] },
 * //   ],
 * // }
 * ```
 */
export function scoreContacts(contacts: readonly Contact[]): LayScore<ContactItem | DoubledItem> {
  const read = readArray(contacts, "contacts", readContact, 1, 4);
  read.forEach(({ facing }, i) => {
    if (read.findIndex((contact) => contact.facing === facing) < i)
      throw new InvalidStateError(`contacts[${i}].facing`, `duplicate ${facing}: another contact faces it`);
  });
  return scoreLegal(read);
}

function readContact(value: unknown, path: string): Contact {
  const fields = readObject(value, path, ["facing", "color", "numbers"]);
  const number = (item: unknown, at: string) => readInteger(item, at, 1, 10);
  const numbers = readArray(fields.numbers, `${path}.numbers`, number, 2) as [number, number];
  if (numbers[0] !== numbers[1] && (numbers[0] + numbers[1]) % 5 !== 0)
    throw new InvalidStateError(
      `${path}.numbers`,
      `${numbers[0]} and ${numbers[1]} are neither equal nor add up to a multiple of 5`,
    );
  return {
    facing: readOneOf(fields.facing, `${path}.facing`, DIRECTIONS),
    color: readOneOf(fields.color, `${path}.color`, COLORS),
    numbers,
  };
}

/** {@link scoreContacts} for checked contacts. */
export function scoreLegal(contacts: readonly Contact[]): LayScore<ContactItem | DoubledItem> {
  let points = 0;
  const items: (ContactItem | DoubledItem)[] = contacts.map(({ facing, color, numbers }) => {
    const sum = numbers[0] + numbers[1];
    const scoring = sum % 5 === 0;
    if (scoring) points += sum;
    return { kind: scoring ? "scoring" : "matching", points: scoring ? sum : 0, facing, color, numbers };
  });
  if (contacts.length < 4 || points === 0) return { points, items };
  items.push({ kind: "doubled", points });
  return { points: 2 * points, items };
}

/** Scores the first tile. */
export function scoreOpening(tile: Tile): LayScore<OpeningItem> {
  const points = totalOf(tile);
  return points % 5 === 0 ? { points, items: [{ kind: "opening", points }] } : { points: 0, items: [] };
}

/** The awards of a move that scores nothing. The object is shared, so it is frozen. */
export const NOTHING: readonly CribinoAward[] = /* @__PURE__ */ Object.freeze([]);

/** Awards with points for one side. */
export function scoreOf(side: Side, { points, items }: LayScore): readonly CribinoAward[] {
  return points === 0 ? NOTHING : [{ side, points, items }];
}

/** Adds awards to the scores. The kitty is unlimited. */
export function award(scores: readonly number[], awards: readonly CribinoAward[]): readonly number[] {
  if (awards.length === 0) return scores;
  const next = scores.slice();
  for (const { side, points } of awards) next[side]! += points;
  return next;
}
