import type { Card } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import { expectEqual, type Fields, readArray, readCard, readInteger, readObject, readOneOf } from "../core/json.ts";
import type { Score, ScoreItem } from "./item.ts";

/** The most cards that an item can have: thirteen make a count of thirty-one, aces, twos and threes and a seven. */
const MOST_CARDS = 13;

/** Reads the points and the items, at least one, of what a move scored; no item is worth more than `most`. */
export function readScore<Kind extends string>(
  fields: Fields<"points" | "items">,
  path: string,
  kinds: readonly Kind[],
  most: number,
): Score<Kind> {
  const item = (json: unknown, at: string): ScoreItem<Kind> => {
    const part = readObject(json, at, ["kind", "points", "cards"]);
    const kind = readOneOf(part.kind, `${at}.kind`, kinds);
    const points = readInteger(part.points, `${at}.points`, 1, most);
    const cards = readArray(part.cards, `${at}.cards`, readCard, 0, MOST_CARDS);
    if (!isWorth(kind, points, cards))
      throw new InvalidStateError(`${at}.points`, `must be what the cards of a ${kind} are worth, not ${points}`);
    return { kind, points, cards };
  };
  const items = readArray(fields.items, `${path}.items`, item, 1, 20);
  const points = items.reduce((sum, { points }) => sum + points, 0);
  expectEqual(fields.points, points, `${path}.points`);
  return { points, items };
}

/**
 * Whether cards of a kind are worth so many points, as far as their number tells. In the play the most cards of a fifteen
 * are the aces, the twos and a three, and those of a run are ace to seven.
 */
function isWorth(kind: string, points: number, { length }: readonly Card[]): boolean {
  switch (kind) {
    case "fifteen":
      return points === 2 && length >= 2 && length <= 9;
    case "thirty-one":
      return points === 2 && length >= 4;
    case "pair":
      return length >= 2 && length <= 4 && points === length * (length - 1);
    case "run":
      return length >= 3 && length <= 7 && points === length;
    case "flush":
      return length >= 4 && length <= 5 && points === length;
    case "heels":
      return points === 2 && length === 1;
    case "nobs":
    case "go":
    case "last-card":
      return points === 1 && length === 1;
    default:
      return length === 0;
  }
}
