import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Card, parseCards } from "../../src/index.ts";
import { formatScore, SCORE_WORDS, scoreCards, scoreHand } from "../../src/scoring/index.ts";
import * as arbitrary from "../arbitraries.ts";
import { pathOf } from "../thrown.ts";

describe("a count is said as at a table", () => {
  test.each([
    ["5H 5D 5S KC", "2C", "fifteen two, fifteen four, fifteen six, fifteen eight, three of a kind is fourteen"],
    ["2H 4D 6S 8C", "KC", "nothing"],
    ["6H 7H 8H 9H", "KC", "fifteen two, fifteen four, run of four is eight, flush is twelve"],
    ["JC QD KS 2H", "8C", "run of three is three, one for his nobs is four"],
    ["4H 4D 4S 4C", "KC", "four of a kind is twelve"],
    ["7H 7D 8S 8C", "KC", "fifteen two, fifteen four, fifteen six, fifteen eight, pair is ten, pair is twelve"],
  ])("%s with %s: %s", (hand, starter, said) => {
    expect(formatScore(scoreHand(parseCards(hand), starter as Card).items)).toBe(said);
  });

  test("pairs of one rank are said together wherever they stand", () => {
    const { items } = scoreHand(parseCards("7H 8H 7D 8D"), "7S");
    expect(formatScore(items.filter(({ kind }) => kind === "pair"))).toBe("three of a kind is six, pair is eight");
  });

  test("the pairs that a third or fourth card adds to its rank are said as three or four of a kind", () => {
    const added = (hand: string) => scoreCards(parseCards(hand)).items.filter(({ cards }) => cards.includes("7S"));
    expect(formatScore(added("7H 7S"))).toBe("pair is two");
    expect(formatScore(added("7H 7D 7S"))).toBe("three of a kind is four");
    expect(formatScore(added("7H 7D 7C 7S"))).toBe("four of a kind is six");
  });

  test("his heels, and kinds of several words; beyond twenty-nine in figures", () => {
    const item = (kind: string, points: number) => ({ kind, points, cards: [] });
    expect(formatScore([item("heels", 2)])).toBe("two for his heels");
    expect(formatScore([item("one-two-three", 1)])).toBe("one two three is one");
    expect(formatScore([item("claim", 29), item("go", 1)])).toBe("claim is twenty-nine, go is 30");
  });

  test("in other words; missing ones stay English", () => {
    const { items } = scoreHand(["7H", "8D", "2S", "KC"], "8C");
    const words = {
      numbers: "null, eins, zwei, drei, vier, fünf, sechs",
      fifteen: "fünfzehn {total}",
      pair: "Paar {total}",
    };
    expect(formatScore(items, words)).toBe("fünfzehn zwei, fünfzehn vier, Paar sechs");
    expect(formatScore(items, { pair: "a pair for {total}" })).toBe("fifteen two, fifteen four, a pair for six");
    expect(formatScore(items, { numbers: "0, 1, 2" })).toBe("fifteen 2, fifteen 4, pair is 6");
    expect(formatScore([], { nothing: "neunzehn" })).toBe("neunzehn");
    expect(formatScore(items, { numbers: "$&, $1", pair: "$& {total} {total}" })).toMatch(/, \$& 6 6$/);
    const run = scoreHand(["3H", "4D", "5S", "KC"], "QD").items.filter(({ kind }) => kind === "run");
    expect(formatScore(run, { run: "{cards} in Folge, {total}" })).toBe("three in Folge, three");
    expect(formatScore(scoreHand(["4H", "4D", "4S", "4C"], "KC").items, { "four-of-a-kind": "Vierling {total}" })).toBe(
      "Vierling twelve",
    );
    expect(formatScore(items, SCORE_WORDS)).toBe(formatScore(items));
  });

  test("words of an unknown key, and items that are not an array, are refused", () => {
    expect(pathOf(() => formatScore([], { par: "x" } as never))).toBe("words.par");
    expect(pathOf(() => formatScore([], "german" as never))).toBe("words");
    expect(pathOf(() => formatScore([], { runs: "all" } as never))).toBe("words.runs");
    expect(pathOf(() => formatScore({} as never))).toBe("items");
    const wrong = [{ kind: "pair", points: 2, cards: ["5H", undefined] }];
    expect(pathOf(() => formatScore(wrong as never))).toBe("items[0].cards[1]");
  });
});

describe("runs said together", () => {
  const grouped = (text: string, words = {}) => {
    const [hand, starter] = text.split("+").map((part) => parseCards(part)) as [Card[], Card[]?];
    return formatScore(scoreCards(hand, starter?.[0]).items, { runs: "grouped", ...words });
  };

  test.each([
    ["S1-49: a double three-card run, 8", "5C 5D 6H 7S", "double run of three is eight"],
    ["S1-49: a double four-card run, 10", "AC AD 2H 3S + 4C", "double run of four is ten"],
    ["S1-49: a triple run, 15", "AC AD AH 2S + 3C", "triple run of three is fifteen"],
    ["S1-49: a quadruple run, 16", "TC TD JH JS + QC", "quadruple run of three is sixteen"],
    ["S2-53: after the fifteens", "6C 7D 7H 8S", "fifteen two, fifteen four, double run of three is twelve"],
    ["a run alone is a run", "9C TD JH QS + KC", "run of five is five"],
    ["a pair beside a run stays a pair", "9C TD JH 2S + 2C", "pair is two, run of three is five"],
    ["before a flush and his nobs", "9H TH JH QH + 9C", "double run of four is ten, flush is fourteen"],
    [
      "two runs apart, one of them double",
      "AC 2D 3H JS QC QD + KS",
      "fifteen eight, run of three is eleven, double run of three is nineteen, one for his nobs is twenty",
    ],
    ["eight runs", "4H 4D 5C 5S 6H + 6D", "fifteen sixteen, eight runs of three with their pairs is 46"],
  ])("%s: %s", (_, text, said) => {
    expect(`, ${grouped(text)}`.endsWith(`, ${said}`)).toBe(true);
  });

  test("in other words", () => {
    expect(grouped("5C 5D 6H 7S", { "double-run": "Doppelfolge mit {cards} macht {total}" })).toBe(
      "Doppelfolge mit three macht eight",
    );
    expect(grouped("4H 4D 5C 5S 6H + 6D", { "multiple-run": "{runs} × {cards}: {total}" })).toMatch(
      /, eight × three: 46$/,
    );
  });

  test("every hand's last phrase has all its points, said either way", () => {
    fc.assert(
      fc.property(arbitrary.cards(4, 9), (cards) => {
        const { points, items } = scoreCards(cards.slice(1), cards[0]);
        const numbers = Array.from({ length: 200 }, (_, n) => n).join(", ");
        for (const runs of ["each", "grouped"] as const) {
          const said = formatScore(items, { runs, numbers, nothing: "nothing 0" });
          expect(said).toMatch(new RegExp(` ${points}$`));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
