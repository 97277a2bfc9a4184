import { InvalidStateError } from "../core/errors.ts";
import type { Seat, Side } from "../core/game.ts";
import { readArray, readInteger, readObject, readOneOf } from "../core/json.ts";
import { COLORS, type Color, DIRECTIONS, type Direction, type Tile, totalOf } from "./tile.ts";

/** A side that two tiles share. */
export interface Contact {
  /** Where the tile that is laid is touched. */
  readonly facing: Direction;
  /** The color of both triangles. */
  readonly color: Color;
  /** The number of the tile that is laid, then the number it touches. */
  readonly numbers: readonly [number, number];
}

/** A contact and what it gives: `scoring` numbers their sum (S3-05), `matching` ones nothing (S3-08). */
export interface ContactItem extends Contact {
  readonly kind: "scoring" | "matching";
  readonly points: number;
}

/** What doubling adds when all four sides touch (S3-26): the sum of the contacts once more. */
export interface DoubledItem {
  readonly kind: "doubled";
  readonly points: number;
}

/** The total of the first tile, when it is a multiple of 5 (S3-14). */
export interface OpeningItem {
  readonly kind: "opening";
  readonly points: number;
}

/**
 * Five points a tile for who went out (S3-21) or blocked the hand (S3-25): more than 0 for who gets them, less than 0
 * for who pays.
 */
export interface PaymentItem {
  readonly kind: "out" | "blocked";
  readonly points: number;
  /** The seat that pays. */
  readonly seat: Seat;
  /** How many tiles it holds. */
  readonly tiles: number;
}

/** One thing that scores in Crib-Ino. */
export type CribinoAwardItem = ContactItem | DoubledItem | OpeningItem | PaymentItem;

/** Points with the reasons for them. */
export interface LayScore<Item extends CribinoAwardItem = CribinoAwardItem> {
  /** The sum over the items; negative for who pays. */
  readonly points: number;
  /** Each thing that scores, and each contact that matches only. */
  readonly items: readonly Item[];
}

/** Points for one side, with the reasons for them. */
export interface CribinoAward extends LayScore {
  /** Whose points. */
  readonly side: Side;
}

/**
 * What the contacts of one lay score: the sum of both numbers where it is a multiple of 5, nothing where the numbers
 * are only equal, all of it twice when there are four (S3-05, S3-08, S3-26).
 *
 * @param contacts - one to four contacts, each facing another side
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
      throw new InvalidStateError(`contacts[${i}].facing`, `two contacts face ${facing}`);
  });
  return scoreLegal(read);
}

function readContact(value: unknown, path: string): Contact {
  const fields = readObject(value, path, ["facing", "color", "numbers"]);
  const number = (item: unknown, at: string) => readInteger(item, at, 1, 10);
  const numbers = readArray(fields.numbers, `${path}.numbers`, number, 2) as [number, number];
  if (numbers[0] !== numbers[1] && (numbers[0] + numbers[1]) % 5 !== 0)
    throw new InvalidStateError(`${path}.numbers`, `${numbers[0]} and ${numbers[1]} neither match nor score`);
  return {
    facing: readOneOf(fields.facing, `${path}.facing`, DIRECTIONS),
    color: readOneOf(fields.color, `${path}.color`, COLORS),
    numbers,
  };
}

/** Like {@link scoreContacts}, for contacts that need no check. */
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

/** What the first tile scores (S3-14). */
export function scoreOpening(tile: Tile): LayScore<OpeningItem> {
  const points = totalOf(tile);
  return points % 5 === 0 ? { points, items: [{ kind: "opening", points }] } : { points: 0, items: [] };
}

/** What a move that scores nothing has scored; frozen, since it is given to everybody. */
export const NOTHING: readonly CribinoAward[] = /* @__PURE__ */ Object.freeze([]);

/** Points as a side's, for `awards`. */
export function scoreOf(side: Side, { points, items }: LayScore): readonly CribinoAward[] {
  return points === 0 ? NOTHING : [{ side, points, items }];
}

/** The scores after some points; the kitty is unlimited (S3-09). */
export function award(scores: readonly number[], awards: readonly CribinoAward[]): readonly number[] {
  if (awards.length === 0) return scores;
  const next = scores.slice();
  for (const { side, points } of awards) next[side]! += points;
  return next;
}
