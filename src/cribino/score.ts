import type { Seat, Side } from "../core/game.ts";
import type { Report } from "../schema/issues.ts";
import { listOf, type Shapes } from "../schema/shape.ts";
import { parseBy, shapeSchema } from "../schema/standard.ts";
import { COLOR, type Color, DIRECTIONS, type Direction, NUMBER, type Tile, totalOf } from "./tile.ts";

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
  const contact = { type: "object", properties: CONTACT, check: checkContact } as const;
  const shape = { ...listOf(contact, 1, 4), check: checkFacing };
  return scoreLegal(parseBy(shapeSchema<readonly Contact[]>(shape), contacts, ["contacts"]));
}

/** Shapes of a contact's keys. */
export const CONTACT: Shapes = {
  facing: { enum: DIRECTIONS },
  color: COLOR,
  numbers: { type: "tuple", items: [NUMBER, NUMBER] },
};

function checkContact({ numbers }: Contact, report: Report): void {
  const [own, touched] = numbers;
  if (own !== touched && pointsFor(numbers) === 0)
    report(["numbers"], `${own} and ${touched} are neither equal nor add up to a multiple of 5`);
}

function checkFacing(contacts: readonly Contact[], report: Report): void {
  contacts.forEach(({ facing }, i) => {
    if (contacts.findIndex((other) => other.facing === facing) < i)
      report([i, "facing"], `duplicate ${facing}: another contact faces it`);
  });
}

/** Points for the numbers of a contact. */
export function pointsFor([own, touched]: Contact["numbers"]): number {
  const sum = own + touched;
  return sum % 5 === 0 ? sum : 0;
}

/** {@link scoreContacts} for checked contacts. */
export function scoreLegal(contacts: readonly Contact[]): LayScore<ContactItem | DoubledItem> {
  let points = 0;
  const items: (ContactItem | DoubledItem)[] = contacts.map(({ facing, color, numbers }) => {
    const own = pointsFor(numbers);
    points += own;
    return { kind: own > 0 ? "scoring" : "matching", points: own, facing, color, numbers };
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
