import { expectEqual, type Fields, fieldOf, readArray, readInteger, readObject, readOneOf } from "../core/json.ts";
import { type CribinoSettings, handSize, sideCount } from "./options.ts";
import type { CribinoScore, CribinoScoreItem } from "./score.ts";
import { COLORS, DIRECTIONS } from "./tile.ts";

const PAYMENT = ["kind", "points", "seat", "tiles"] as const;
const CONTACT = ["kind", "points", "facing", "color", "numbers"] as const;

/** By kind: what an item consists of; no opening tile ends a hand. */
const ITEMS = {
  scoring: CONTACT,
  matching: CONTACT,
  doubled: ["kind", "points"],
  out: PAYMENT,
  blocked: PAYMENT,
} as const;

/** Reads what a move scored, where the tiles that it was scored with are gone. */
export function readScored(value: unknown, options: CribinoSettings): CribinoScore[] {
  const score = (json: unknown, path: string) => {
    const fields = readObject(json, path, ["side", "points", "items"]);
    const items = readArray(fields.items, `${path}.items`, (item, at) => readItem(item, at, options), 1, 7);
    const points = items.reduce((sum, item) => sum + item.points, 0);
    expectEqual(fields.points, points, `${path}.points`);
    return { side: readInteger(fields.side, `${path}.side`, 0, sideCount(options) - 1), points, items };
  };
  return readArray(value, "scored", score, 0, sideCount(options) + 1);
}

function readItem(json: unknown, path: string, options: CribinoSettings): CribinoScoreItem {
  const kind = readOneOf(fieldOf(json, "kind"), `${path}.kind`, Object.keys(ITEMS) as (keyof typeof ITEMS)[]);
  const fields: Fields<string> = readObject(json, path, ITEMS[kind]);
  switch (kind) {
    case "scoring":
    case "matching": {
      const numbers = readArray(fields.numbers, `${path}.numbers`, (item, at) => readInteger(item, at, 1, 10), 2);
      const points = kind === "scoring" ? numbers[0]! + numbers[1]! : 0;
      expectEqual(fields.points, points, `${path}.points`);
      const facing = readOneOf(fields.facing, `${path}.facing`, DIRECTIONS);
      const color = readOneOf(fields.color, `${path}.color`, COLORS);
      return { kind, points, facing, color, numbers: [numbers[0]!, numbers[1]!] };
    }
    case "doubled":
      return { kind, points: readInteger(fields.points, `${path}.points`, 5, 80) };
    default: {
      const seat = readInteger(fields.seat, `${path}.seat`, 0, options.players - 1);
      const tiles = readInteger(fields.tiles, `${path}.tiles`, 1, handSize(options));
      return { kind, points: readOneOf(fields.points, `${path}.points`, [5 * tiles, -5 * tiles]), seat, tiles };
    }
  }
}
