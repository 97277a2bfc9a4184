import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { likelyHands } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageView, DiscardState, PlayState, View } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { parseSituation } from "../../../src/cribbage/shorthand/index.ts";
import { type Card, describeRefusal, NotationError, type Seat, steps } from "../../../src/index.ts";
import { often } from "../../often.ts";
import { thrownBy } from "../../thrown.ts";
import { randomGame } from "./games.ts";

type Choice = View<DiscardState | PlayState>;

const rankOf = (card: string) => card[0]!;

/** Each choice of both seats in a random game, as a view of seat 0. */
function choicesOf(seed: number): Choice[] {
  return [...steps(cribbage, randomGame(seed, { target: 61 }))].flatMap(({ before, move }) => {
    if (move.type !== "discard" && move.type !== "play") return [];
    const seen = cribbage.view(before, move.seat) as Choice;
    return [move.seat === 0 ? seen : exchanged(seen)];
  });
}

/** A view of seat 1 with both seats exchanged. */
function exchanged(seen: Choice): Choice {
  const other = (seat: Seat) => 1 - seat;
  const common = {
    dealer: other(seen.dealer),
    scores: seen.scores.toReversed(),
    awards: seen.awards.map((award) => ({ ...award, side: other(award.side) })),
    hands: seen.hands.toReversed(),
    crib: [...seen.crib.slice(2), ...seen.crib.slice(0, 2)],
    viewer: 0,
  };
  if (seen.phase === "discard") return { ...seen, ...common } as Choice;
  const plays = seen.plays.map((move) => ({ ...move, seat: other(move.seat) }));
  return { ...seen, ...common, plays, turn: 0 } as Choice;
}

/** A view of seat 0 as a line. */
function lineOf(seen: Choice, format: (card: string) => string, goes: boolean): string {
  const cards = (list: readonly string[]) => list.map(format).join(" ");
  const line = `${seen.dealer === 0 ? "dealer" : "pone"} ${seen.scores.join("-")}, target ${seen.settings.target}`;
  if (seen.phase === "discard") return `${line}, hand ${cards(seen.hands[0]!)}`;
  const own = seen.plays.flatMap((move) => (move.type === "play" && move.seat === 0 ? [move.card] : []));
  const played = seen.plays.flatMap((move) => (move.type === "play" ? [format(move.card)] : goes ? ["go"] : []));
  const kept = cards([...own, ...seen.hands[0]!]);
  return `${line}, kept ${kept}, discarded ${cards(seen.crib.slice(0, 2) as Card[])}, cut ${format(seen.starter)}, played: ${played.join(" ")}`;
}

/** The view with ranks in place of cards, in which the order of a hand does not matter. */
function ranksOf(seen: Choice) {
  const { hands, crib } = seen;
  const ranks = { hands: hands.map((hand) => hand.map(rankOf).sort()), crib: crib.map((card) => card && rankOf(card)) };
  if (seen.phase === "discard") return ranks;
  const { plays, count, countStarts, dealer } = seen;
  const moves = plays.map((move) => (move.type === "play" ? { ...move, card: rankOf(move.card) } : move));
  return { ...ranks, moves, count, countStarts, dealer };
}

const SEEDS = Array.from({ length: often(6, 100) }, (_, i) => i + 1);

describe("a position in a line", () => {
  test("with suits has all that the seat sees, and needs no go", () => {
    for (const seed of SEEDS)
      for (const seen of choicesOf(seed)) {
        const parsed = parseSituation(lineOf(seen, (card) => card, seed % 2 === 0));
        const expected = seen.phase === "discard" ? { ...seen, awards: [] } : seen;
        const settings = { ...seen.settings, first: null };
        expect({ ...parsed, hands: parsed.hands.map((hand) => hand.toSorted()) }).toEqual({
          ...expected,
          settings,
          hands: seen.hands.map((hand) => hand.toSorted()),
          // The order of discards makes no difference.
          ...(seen.phase === "discard" && {
            crib: [null, null, null, null],
            hands: [seen.hands[0]!.toSorted(), Array(6).fill("??")],
          }),
        });
      }
  });

  test("with ranks alone leaves the same cards to play and unseen", () => {
    let [all, differ] = [0, 0];
    for (const seed of SEEDS)
      for (const seen of choicesOf(seed)) {
        if (seen.phase !== "play") continue;
        const parsed = parseSituation(lineOf(seen, rankOf, true)) as View<PlayState>;
        expect(cribbage.parseViewJson(parsed)).toEqual(parsed);
        all++;
        if (JSON.stringify(ranksOf(parsed)) !== JSON.stringify(ranksOf(seen))) differ++;
        else {
          expect(movesOf(parsed)).toEqual(movesOf(seen));
          if (all % 8 === 0) expect(likelyHands(parsed, 1)).toEqual(likelyHands(seen, 1));
        }
      }
    // Ranks can leave open who played a card after a go.
    expect(differ / all).toBeLessThan(0.01);
  });
});

function movesOf(seen: CribbageView): string[] {
  return cribbage
    .legalMoves(seen)
    .map((move) => (move.type === "play" ? rankOf(move.card) : move.type))
    .sort();
}

describe("a line that people type", () => {
  const played = (text: string) =>
    (parseSituation(text) as View<PlayState>).plays
      .map((move) => (move.type === "go" ? `${move.seat} go` : `${move.seat} ${move.card[0]}`))
      .join(", ");

  test("needs nobody's hidden cards", () => {
    const seen = parseSituation("dealer 74-85, kept A34Q, cut Q, played: Q") as View<PlayState>;
    expect(seen).toMatchObject({ phase: "play", dealer: 0, turn: 0, viewer: 0, count: 10, scores: [74, 85] });
    expect(seen.hands).toEqual([["AC", "3D", "4H", "QS"], ["??", "??", "??", "??"].slice(1)]);
    expect(seen.settings).toEqual(cribbage.initialState().settings);
    expect(cribbage.parseViewJson(seen)).toEqual(seen);
  });

  test("before a discard has six cards", () => {
    const seen = parseSituation("pone 70-54, hand 5-5-6-7-J-J");
    expect(seen).toMatchObject({ phase: "discard", dealer: 1, scores: [70, 54] });
    expect(seen.hands[0]).toEqual(["5C", "5D", "6H", "7S", "JC", "JD"]);
    expect(cribbage.parseViewJson(seen)).toEqual(seen);
  });

  test.each([
    "PLAYED Q; CUT q; KEPT a 3 4 q; DEALER 74-85",
    "Dealer: 74 – 85. Hand: A-3-4-Q. Starter: Q. Played: Q",
    "dealer, 74-85, kept A,3,4,Q, cut (Q), played Q",
    "\u200edealer 74-85\u00a0kept A/3/4/Q cut Q played Q",
  ])("reads as it looks: %s", (text) => {
    expect(parseSituation(text)).toEqual(parseSituation("dealer 74-85, kept A34Q, cut Q, played: Q"));
  });

  test.each([
    ["5h 10♦ A♠\ufe0f 🂮", ["5H", "TD", "AS", "KS"]],
    ["5H10DASKS", ["5H", "TD", "AS", "KS"]],
    ["10 10 a T", ["TC", "TD", "AH", "TS"]],
    ["3H 4H 5H 6", ["3H", "4H", "5H", "6C"]],
  ])("has cards %s", (cards, hand) => {
    expect(parseSituation(`pone 1-2, kept ${cards}, cut 9`).hands[0]).toEqual(hand);
  });

  test("has no nobs and no heels that are not written", () => {
    const seen = parseSituation("pone 1-2, kept J J J 8, cut 7") as View<PlayState>;
    expect(seen.hands[0]!.slice(0, 3).map((card) => card[1])).not.toContain(seen.starter[1]);
    const jack = parseSituation("pone 1-2, kept J678, cut 2C") as View<PlayState>;
    expect(jack.hands[0]![0]).not.toBe("JC");
    expect(jack.starter).toBe("2C");
    const ten = parseSituation("dealer 1-2, kept K92Q, discarded 7T, played 8") as View<PlayState>;
    expect([ten.starter[0], ten.scores]).toEqual(["3", [1, 2]]);
  });

  test("has turns and goes by the rules", () => {
    const line = (plays: string) => `dealer 50-50, kept 479K, discarded 2Q, cut 3, played ${plays}`;
    expect(played(line("T K 9"))).toBe("1 T, 0 K, 1 9, 0 go");
    expect(played(line("T K 9 go go"))).toBe("1 T, 0 K, 1 9, 0 go");
    expect(played(line("T K 9 2"))).toBe("1 T, 0 K, 1 9, 0 go, 1 2");
    expect(played(line("T K T 4 6"))).toBe("1 T, 0 K, 1 T, 0 go, 0 4, 1 6");
    const lead = (plays: string) => `pone 50-50, kept 44KQ, discarded 2T, cut 3, played ${plays}`;
    // The opponent's four, after which neither can go on, or the own one, after a go.
    expect(played(lead("K T 4 4"))).toBe("0 K, 1 T, 0 4, 1 4, 0 go");
    expect(played(lead("K T 4 4 9"))).toBe("0 K, 1 T, 0 4, 1 go, 0 4, 1 9");
    expect(parseSituation(lead("K T 4 go 4 9"))).toEqual(parseSituation(lead("K T 4 4 9")));
  });

  test("has the points now, or those before the deal", () => {
    const line = "kept A679, cut J, played 6 9 5 7 4";
    const before = parseSituation(`dealer 105-111 before the deal, ${line}`);
    expect(before.scores).toEqual([109, 113]);
    expect(parseSituation(`dealer 109-113, ${line}`)).toEqual(before);
  });
});

/** Calls with a text that can't be read: its code, what the index points at, and the reason. */
const WRONG: readonly (readonly [text: unknown, code: string, at: string, reason: RegExp])[] = [
  [7, "not-a-string", "", /must be a string/],
  ["5".repeat(1001), "too-long", "", /1000 characters/],
  [" , ", "empty", " ,", /expected a situation/],
  ["hello", "bad-word", "hello", /unknown word "hello"; expected dealer, pone, .* or played/],
  ["dealer 1-2, hnd A34Q", "bad-word", "hnd", /unknown word "hnd"/],
  ["dealer 1-2, kept A34Q, playd Q", "bad-word", "playd", /unknown word "playd"/],
  ["dealer 1-x, kept A34Q", "bad-word", "x", /unknown word/],
  ["dealer 1-1000, kept A34Q", "bad-word", "1000", /expected points after dealer, yours first/],
  ["dealer 1-121, kept A34Q", "bad-word", "121", /must be from 0 to 120, not 121/],
  ["dealer 61-0, target 61, kept A34Q", "bad-word", "61-0", /must be from 0 to 60, not 61/],
  ["dealer 1-2, target x, kept A34Q", "bad-word", "x", /target must be from 1 to 999/],
  ["dealer 1-2, target, kept A34Q", "missing-word", "target", /expected points after target/],
  ["dealer 1-2, target 61 9, kept A34Q", "unexpected-word", "9,", /one number/],
  ["dealer 1-2 before noon, kept A34Q", "unexpected-word", "noon", /expected the deal after before/],
  ["kept A34Q", "missing-word", "", /expected dealer or pone, with the points/],
  ["dealer 1-2", "missing-word", "", /expected your cards/],
  ["dealer 1-2, pone 1-2, kept A34Q", "unexpected-word", "pone", /not both/],
  ["dealer 1-2, kept A34Q, hand 5", "duplicate-word", "hand", /duplicate "hand"/],
  ["dealer 1, kept A34Q", "wrong-count", "dealer", /the points of both/],
  ["dealer 1-2-3, kept A34Q", "wrong-count", "3", /the points of both/],
  ["dealer 1-2, kept A34", "wrong-count", "kept", /expected 4 or 6 cards after kept, not 3/],
  ["dealer 1-2, kept A34Q567", "wrong-count", "7", /not 7/],
  ["dealer 1-2, kept A34Q, discarded 5", "wrong-count", "discarded", /expected 2 cards/],
  ["dealer 1-2, kept A34Q, cut 5 6", "wrong-count", "6", /expected 1 card after cut, not 2/],
  ["dealer 1-2, kept A34go", "bad-word", "go", /a go belongs/],
  ["dealer 1-2, kept A34X", "not-a-card", "X", /"X" is not a card/],
  ["dealer 1-2, kept H5 6 7 8", "not-a-card", "H5", /the rank comes first/],
  ["dealer 1-2, kept 5H 5H 6 7", "duplicate-card", "5H 6", /duplicate 5H/],
  ["dealer 1-2, kept 5H 8 6 7, cut 5H", "duplicate-card", "5H", /duplicate 5H/],
  ["dealer 1-2, kept 5H 8 6 7, played 9S 8 9S", "duplicate-card", "9S", /duplicate 9S/],
  ["dealer 1-2, hand 555556", "wrong-count", "56", /only four cards of rank 5/],
  ["dealer 1-2, kept 5555, cut 5", "wrong-count", "5", /only four/],
  ["dealer 1-2, kept 8555, played 5 8 5", "wrong-count", "5", /only four/],
  ["dealer 1-2, hand A23456, cut 5", "unexpected-word", "cut", /with six cards/],
  ["dealer 1-2, kept A34Q, played Q Q 9 5", "illegal-move", "5", /5 takes the count of 29 past 31/],
  ["dealer 1-2, kept A34Q, played Q 5", "illegal-move", "5", /at a count of 10 it is your turn, and you have A-3-4-Q/],
  ["pone 1-2, kept A34Q, played 5", "illegal-move", "5", /at a count of 0 it is your turn/],
  ["dealer 1-2, kept A34Q, played QS 3 3 QD 9", "illegal-move", "9", /past 31/],
  ["dealer 1-2, kept A34Q, played Q go", "illegal-move", "go", /nobody says go here/],
  ["dealer 1-2, kept A34Q", "illegal-move", "", /it is your opponent's turn/],
  ["dealer 1-2, kept A34Q, played 7 A 5 3 8 4 5 Q", "illegal-move", "Q", /after eight cards/],
  ["dealer 1-2, kept AAAQ, played 9 8 7 6 5", "illegal-move", "", /has four cards/],
  ["dealer 0-0, kept A34Q, cut J, played Q", "illegal-move", "0-0", /you pegged 2 .*write before the deal/],
  ["pone 9-119 before the deal, kept A34Q, cut J", "illegal-move", "119", /your opponent won before/],
];

describe("a line that can't be read", () => {
  test.each(WRONG)("%s: %s", (text, code, at, reason) => {
    const error = thrownBy(() => parseSituation(text as never)) as NotationError;
    expect(error).toBeInstanceOf(NotationError);
    expect([error.code, error.reason]).toEqual([code, expect.stringMatching(reason)]);
    const rest = `${text}`.slice(error.index);
    if (typeof text === "string" && text.length <= 1000)
      expect(at === "" ? rest === "" : rest.startsWith(at)).toBe(true);
    expect(describeRefusal(cribbage, error)).not.toMatch(/undefined|not possible/);
  });

  const word = fc.oneof(
    fc.constantFrom(
      "dealer 74-85",
      "pone",
      "kept",
      "A34Q",
      "hand 5-5-6-7-J-J",
      "cut Q",
      "played:",
      "Q",
      "go",
      "discarded",
      "before the deal",
    ),
    fc.constantFrom("QS", "10", "K♠️", "🂡", "🂬", "target", "__proto__", "constructor", "-", "\u200e", "K"),
    fc.string({ maxLength: 3 }),
  );

  test("is refused with the place", () => {
    const lines = fc.tuple(fc.constantFrom("", "dealer 74-85, kept A34Q, played "), fc.array(word, { maxLength: 12 }));
    fc.assert(
      fc.property(lines, ([start, words]) => {
        const text = start + words.join(" ");
        try {
          const seen = parseSituation(text);
          expect(cribbage.parseViewJson(seen)).toEqual(seen);
          expect(cribbage.legalMoves(seen)[0]!.type).not.toBe("go");
        } catch (error) {
          if (!(error instanceof NotationError)) throw error;
          expect(error.index).toBeGreaterThanOrEqual(0);
          expect(error.index).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: often(200, 2000) },
    );
  });
});
