import { expectEqual, type Fields, readArray, readCard, readInteger, readObject, readOneOf } from "../core/json.ts";
import type { Score, ScoreItem } from "./item.ts";

/** The most cards that an item can have: thirteen make a count of thirty-one, aces, twos and threes and a seven. */
const MOST_CARDS = 13;

/** Reads the points and the items, one at least, of what a move scored; no item is worth more than `most`. */
export function readScore<Kind extends string>(
  fields: Fields<"points" | "items">,
  path: string,
  kinds: readonly Kind[],
  most: number,
): Score<Kind> {
  const item = (json: unknown, at: string): ScoreItem<Kind> => {
    const part = readObject(json, at, ["kind", "points", "cards"]);
    return {
      kind: readOneOf(part.kind, `${at}.kind`, kinds),
      points: readInteger(part.points, `${at}.points`, 1, most),
      cards: readArray(part.cards, `${at}.cards`, readCard, 0, MOST_CARDS),
    };
  };
  const items = readArray(fields.items, `${path}.items`, item, 1, 20);
  const points = items.reduce((sum, { points }) => sum + points, 0);
  expectEqual(fields.points, points, `${path}.points`);
  return { points, items };
}
