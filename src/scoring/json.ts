import type { Card } from "../core/card.ts";
import { InvalidStateError } from "../core/errors.ts";
import { expectEqual, type Fields, readArray, readCard, readInteger, readObject, readOneOf } from "../core/json.ts";
import type { Score, ScoreItem } from "./item.ts";

/** The most cards in an item: a count of thirty-one with four aces, four twos, four threes and a seven. */
const MOST_CARDS = 13;

/** Reads the points and items of a score. It has at least one item, and no item is worth more than `most`. */
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
      throw new InvalidStateError(`${at}.points`, `must be the points for the cards of a ${kind}, not ${points}`);
    return { kind, points, cards };
  };
  const items = readArray(fields.items, `${path}.items`, item, 1, 20);
  const points = items.reduce((sum, { points }) => sum + points, 0);
  expectEqual(fields.points, points, `${path}.points`);
  return { points, items };
}

/**
 * Whether that many cards of a kind can be worth that many points. In the play, the longest fifteen is four aces, four
 * twos and a three, and the longest run is ace to seven.
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
