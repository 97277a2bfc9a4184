import fc from "fast-check";
import { CARDS, type Card } from "../src/index.ts";

/** Any card. */
const card: fc.Arbitrary<Card> = fc.constantFrom(...CARDS);

/** A number of different cards, in any order. */
export function cards(n: number, max: number = n): fc.Arbitrary<Card[]> {
  return fc.shuffledSubarray([...CARDS], { minLength: n, maxLength: max });
}

/** A seed for `seeded`. */
export const seed: fc.Arbitrary<number> = fc.integer({ min: 0, max: 2 ** 32 });

/** A way to give the suits other names: where C, D, H and S go. */
export const suits: fc.Arbitrary<string[]> = fc.shuffledSubarray(["C", "D", "H", "S"], { minLength: 4 });

/** A card in other suits. */
export function renamed<T>(json: T, to: readonly string[]): T {
  return mapJson(json, (value) =>
    typeof value === "string" && (CARDS as readonly string[]).includes(value)
      ? `${value[0]}${to["CDHS".indexOf(value[1]!)]}`
      : value,
  ) as T;
}

/** A JSON value with every part mapped except arrays and objects. */
export function mapJson(json: unknown, leaf: (value: unknown) => unknown): unknown {
  if (Array.isArray(json)) return json.map((item) => mapJson(item, leaf));
  if (typeof json === "object" && json !== null)
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapJson(value, leaf)]));
  return leaf(json);
}

/** JSON of every kind, with keys that try to reach prototypes. */
export const hostile: fc.Arbitrary<unknown> = fc.anything({
  key: fc.oneof(
    fc.string(),
    fc.constantFrom("__proto__", "constructor", "phase", "type", "seat", "cards", "options", "settings"),
  ),
  values: [
    fc.boolean(),
    fc.integer(),
    fc.double(),
    fc.string(),
    fc.constant(null),
    card,
    fc.constantFrom("play", "show"),
  ],
  withNullPrototype: true,
  maxDepth: 4,
});
