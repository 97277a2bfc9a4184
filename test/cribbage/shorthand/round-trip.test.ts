import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CribbageOptions } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { formatGame, parseGame } from "../../../src/cribbage/shorthand/index.ts";
import { InvalidStateError, newRecord } from "../../../src/index.ts";
import * as arbitrary from "../../arbitraries.ts";
import { often } from "../../often.ts";
import { randomGame, settled, sorted } from "./games.ts";

const options: fc.Arbitrary<CribbageOptions> = fc.oneof(
  fc.constantFrom(2, 3).map((players) => ({ players }) as CribbageOptions),
  fc.boolean().map((partners) => ({ players: 4, partners }) as const),
);

const rest = fc.record({
  target: fc.constantFrom(5, 61, 121),
  doubleSkunk: fc.constantFrom(3 as const, 4 as const),
  first: fc.constantFrom(null, 0, 1),
});

const meta = fc.constantFrom(
  undefined,
  { date: "2026-11-21" },
  { event: "Club night: round 3" },
  { date: "21/11/26", event: "At home" },
);

describe("a game in shorthand", () => {
  test("reads back as the same record, with the forced moves that follow", () => {
    fc.assert(
      fc.property(
        arbitrary.seed,
        options,
        rest,
        fc.option(fc.nat(400), { nil: undefined }),
        meta,
        (seed, own, others, limit, meta) => {
          const record = randomGame(seed, { ...own, ...others }, limit, meta);
          const text = formatGame(record);
          const read = parseGame(text);
          expect(sorted(read)).toEqual(sorted(settled(record)));
          expect(formatGame(read)).toBe(text);
          expect(parseGame(formatGame(read))).toEqual(read);
        },
      ),
      { numRuns: often(30, 150) },
    );
  });

  test("reads back with every stop inside a deal", () => {
    for (const players of [2, 3, 4] as const)
      for (let limit = 0; limit < 60; limit += often(3, 1)) {
        const record = randomGame(players, { players }, limit);
        expect(sorted(parseGame(formatGame(record)))).toEqual(sorted(settled(record)));
      }
  });

  test("keeps the names, in any letters", () => {
    for (const names of [
      ["Ann", "Bob"],
      ["Zoë", "太郎"],
      ["__proto__", "constructor"],
      ["0", "1"],
      ["12: x", "A B (C) / D | E - F"],
    ]) {
      const record = randomGame(1, { first: 1 }, undefined, { names });
      expect(sorted(parseGame(formatGame(record)))).toEqual(sorted(record));
    }
  });

  test("keeps every header that either of the two accepts", () => {
    const line = fc.oneof(fc.string(), fc.constantFrom("Ann", "12", "no", "yes", "2026-11-21", "1: 5H", "First: 1"));
    const target = fc.oneof(
      fc.integer({ min: 1, max: 200 }),
      fc.maxSafeNat().map((n) => n + Number(n === 0)),
    );
    const headers = fc.record({ names: fc.tuple(line, line), date: line, event: line }, { requiredKeys: [] });
    fc.assert(
      fc.property(target, headers, (target, meta) => {
        const record = newRecord(cribbage, { target, first: 0 }, meta);
        let text: string;
        try {
          text = formatGame(record);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidStateError);
          return;
        }
        expect(formatGame(parseGame(text))).toBe(text);
        expect(parseGame(text).settings).toEqual(record.settings);
      }),
      { numRuns: often(200, 2000) },
    );
  });

  test("a game that has not started, and cuts that tie", () => {
    for (const record of [newRecord(cribbage), newRecord(cribbage, { players: 3, first: 2 })])
      expect(parseGame(formatGame(record))).toEqual(record);
    const moves = ["- cut-for-deal 3H 3C", "- cut-for-deal 5H 2C"].map((text) => cribbage.parseMove(text));
    const cut = { ...newRecord(cribbage), moves };
    expect(formatGame(cut)).toBe("Players: 2\nCut: 3H 3C\nCut: 5H 2C\n\n");
    expect(parseGame(formatGame(cut))).toEqual(cut);
  });
});
