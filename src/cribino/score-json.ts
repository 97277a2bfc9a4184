import { InvalidStateError } from "../core/errors.ts";
import { expectEqual, type Fields, fieldOf, readArray, readInteger, readObject, readOneOf } from "../core/json.ts";
import { type CribinoSettings, type SolitaireSettings, sideCount } from "./options.ts";
import type { CribinoAward, CribinoAwardItem } from "./score.ts";
import { COLORS, DIRECTIONS } from "./tile.ts";

/** Far more points than any game scores, yet small enough for exact sums. */
const MOST_POINTS = 1e12;

/** Reads the scores and what the latest move scored. */
export function readPoints(
  fields: Fields<string>,
  settings: CribinoSettings | SolitaireSettings,
): { scores: number[]; awards: CribinoAward[] } {
  const sides = sideCount(settings);
  const total = (value: unknown, path: string) => {
    const points = readInteger(value, path, -MOST_POINTS, MOST_POINTS);
    if (points % 5 !== 0) throw new InvalidStateError(path, `must be a multiple of 5, not ${points}`);
    return points;
  };
  const score = (json: unknown, path: string) => {
    const part = readObject(json, path, ["side", "points", "items"]);
    const items = readArray(part.items, `${path}.items`, (item, at) => readItem(item, at, settings.players), 1, 7);
    const points = items.reduce((sum, item) => sum + item.points, 0);
    expectEqual(part.points, points, `${path}.points`);
    return { side: readInteger(part.side, `${path}.side`, 0, sides - 1), points, items };
  };
  return {
    scores: readArray(fields.scores, "scores", total, sides),
    awards: readArray(fields.awards, "awards", score, 0, sides + 1),
  };
}

const CONTACT = ["kind", "points", "facing", "color", "numbers"] as const;
const PAYMENT = ["kind", "points", "seat", "tiles"] as const;

/** Fields of each kind of item. */
const ITEMS = {
  scoring: CONTACT,
  matching: CONTACT,
  doubled: ["kind", "points"],
  opening: ["kind", "points"],
  out: PAYMENT,
  blocked: PAYMENT,
} as const;

function readItem(json: unknown, path: string, players: number): CribinoAwardItem {
  const kind = readOneOf(fieldOf(json, "kind"), `${path}.kind`, Object.keys(ITEMS) as (keyof typeof ITEMS)[]);
  const fields: Fields<string> = readObject(json, path, ITEMS[kind]);
  switch (kind) {
    case "scoring":
    case "matching": {
      const number = (item: unknown, at: string) => readInteger(item, at, 1, 10);
      const numbers = readArray(fields.numbers, `${path}.numbers`, number, 2) as [number, number];
      const points = kind === "scoring" ? numbers[0] + numbers[1] : 0;
      expectEqual(fields.points, points, `${path}.points`);
      const facing = readOneOf(fields.facing, `${path}.facing`, DIRECTIONS);
      const color = readOneOf(fields.color, `${path}.color`, COLORS);
      return { kind, points, facing, color, numbers };
    }
    case "doubled":
    case "opening":
      return { kind, points: readInteger(fields.points, `${path}.points`, 5, kind === "doubled" ? 80 : 40) };
    default: {
      const seat = readInteger(fields.seat, `${path}.seat`, 0, players - 1);
      const tiles = readInteger(fields.tiles, `${path}.tiles`, 1, 6);
      return { kind, points: readOneOf(fields.points, `${path}.points`, [5 * tiles, -5 * tiles]), seat, tiles };
    }
  }
}
