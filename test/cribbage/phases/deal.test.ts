import { describe, expect, test } from "vitest";
import * as cribbage from "../../../src/cribbage/index.ts";
import {
  activeSeats,
  apply,
  type CribbageMove,
  chance,
  initialState,
  isLegal,
  legalMoves,
  view,
} from "../../../src/cribbage/index.ts";
import { CARDS, playout, seeded } from "../../../src/index.ts";
import { afterMoves } from "../../moves.ts";
import { at, dealt, discarded, playing } from "../table.ts";

describe("the first deal", () => {
  test("S2-08, S4-05: the seat that cuts the lowest card deals, ace low", () => {
    expect(at(afterMoves(cribbage, initialState(), "- cut-for-deal 7H 3C"), "deal").dealer).toBe(1);
    expect(at(afterMoves(cribbage, initialState(), "- cut-for-deal AH KC"), "deal").dealer).toBe(0);
    expect(at(afterMoves(cribbage, initialState({ players: 4 }), "- cut-for-deal 7H 3C 2D JC"), "deal").dealer).toBe(2);
  });

  test("S2-08: equal lowest cards are cut again; equal higher ones decide nothing", () => {
    const tie = afterMoves(cribbage, initialState({ players: 3 }), "- cut-for-deal 3H 3C 7D");
    expect(at(tie, "cut-for-deal").cuts).toEqual(["3H", "3C", "7D"]);
    expect(at(afterMoves(cribbage, tie, "- cut-for-deal 3H 2C 7D"), "deal").dealer).toBe(1);
    expect(at(afterMoves(cribbage, initialState({ players: 3 }), "- cut-for-deal 7H 7C 3D"), "deal").dealer).toBe(2);
  });

  test("the option dealer skips the cut", () => {
    expect(at(initialState({ players: 3, first: 2 }), "deal").dealer).toBe(2);
  });
});

describe("the deal", () => {
  test.each([
    ["S2-09, S4-06: two players get six cards each", 2, 6, 0],
    ["S4-06, S4-07: three get five, and one card starts the crib", 3, 5, 1],
    ["S4-06: four get five", 4, 5, 0],
  ] as const)("%s", (_, players, cards, crib) => {
    const state = initialState({ players, first: 0 });
    const deal = chance(state, seeded(1)) as CribbageMove & { type: "deal" };
    expect(deal.hands.map((hand) => hand.length)).toEqual(Array(players).fill(cards));
    expect(deal.crib).toHaveLength(crib);
    expect(isLegal(state, { ...deal, crib: [...deal.crib, "XX" as never] })).toBe(false);
    expect(isLegal(state, { ...deal, hands: deal.hands.slice(1) })).toBe(false);
    expect(isLegal(state, { ...deal, hands: deal.hands.map(() => deal.hands[0]!) })).toBe(false);
  });

  test("S2-10, S2-16: the starter comes from the cards that were not dealt", () => {
    const state = discarded({ hands: ["5H 6H 7H 8H", "5D 6D 7D 8D"] });
    const inPlay = new Set(["5H", "6H", "7H", "8H", "5D", "6D", "7D", "8D", "2C", "3D", "KC", "QD"]);
    const legal = CARDS.filter((card) => isLegal(state, { type: "cut", card }));
    expect(legal).toEqual(CARDS.filter((card) => !inPlay.has(card)));
    const cut = new Set(
      Array.from({ length: 800 }, (_, seed) => (chance(state, seeded(seed)) as { card: string }).card),
    );
    expect(cut).toEqual(new Set(legal));
  });

  test.each([2, 3, 4] as const)("S2-11: the deal passes to the left after each round, with %i players", (players) => {
    const { record } = playout(cribbage, { random: seeded(3), options: { players, first: 0 } });
    const dealers: number[] = [];
    let state = initialState({ players, first: 0 });
    for (const move of record.moves) {
      if (state.phase === "deal") dealers.push(state.dealer);
      state = apply(state, move);
    }
    expect(dealers.length).toBeGreaterThan(4);
    expect(dealers).toEqual(dealers.map((_, i) => i % players));
  });

  test("S2-11: all cards are collected, so that a card of one round can be dealt in the next", () => {
    const { record } = playout(cribbage, { random: seeded(3) });
    const deals = record.moves.filter((move) => move.type === "deal").map((move) => move.hands.flat());
    expect(deals[1]!.some((card) => deals[0]!.includes(card))).toBe(true);
  });
});

describe("the discards", () => {
  const two = dealt({ hands: ["5H 6H 7H 8H", "5D 6D 7D 8D"] });

  test("S2-14: with two players each discards two of six cards, in any order of seats and cards", () => {
    expect(activeSeats(two)).toEqual([0, 1]);
    expect(legalMoves(two, 0)).toHaveLength(15);
    const other = afterMoves(cribbage, two, "1 discard QD KC");
    expect(activeSeats(other)).toEqual([0]);
    expect(at(other, "discard").crib).toEqual([null, null, "KC", "QD"]);
    expect(isLegal(two, { type: "discard", seat: 0, cards: ["8H", "5H"] })).toBe(true);
    expect(afterMoves(cribbage, two, "0 discard 3D 2C", "1 discard KC QD")).toEqual(
      afterMoves(cribbage, two, "1 discard QD KC", "0 discard 2C 3D"),
    );
  });

  test.each([
    [3, "2C 3D KC QD", ["4H 5H 6H 7H", "5D 6D 7D 8D", "9C TC JC AC"]],
    [4, "2C 3D KC QD", ["4H 5H 6H 7H", "5D 6D 7D 8D", "9C TC JC AC", "9H TH JH QH"]],
  ])("S4-08, S4-09: %i players discard one each; hands and crib have four", (_, crib, hands) => {
    expect(legalMoves(dealt({ hands, crib }), 0)).toHaveLength(5);
    const state = at(discarded({ hands, crib }), "cut");
    expect(state.hands.map((hand) => hand.length)).toEqual(hands.map(() => 4));
    expect(state.crib).toEqual(["2C", "3D", "KC", "QD"]);
  });

  test("S2-14, S4-08: the crib lies face down: a seat sees only its own discards", () => {
    const state = discarded({ hands: ["5H 6H 7H 8H", "5D 6D 7D 8D"] });
    expect(view(state, 0)).toMatchObject({
      crib: ["2C", "3D", "??", "??"],
      hands: [["5H", "6H", "7H", "8H"], Array(4).fill("??")],
    });
    expect(view(state, 1)).toMatchObject({ crib: ["??", "??", "KC", "QD"] });
    expect(view(state)).toMatchObject({ crib: Array(4).fill("??"), viewer: null });
    expect(() => view(state, 2)).toThrow("seat: must be a whole number from 0 to 1, not 2");
  });
});

describe("the starter", () => {
  const hands = ["5H 6H 7H 8H", "5D 6D 7D 8D"];

  test("S2-28, S4-11: a jack gives the dealer two at once", () => {
    const state = playing({ hands, starter: "JS" });
    expect(state.scores).toEqual([2, 0]);
    expect(state.awards).toEqual([{ side: 0, points: 2, items: [{ kind: "heels", points: 2, cards: ["JS"] }] }]);
    expect(playing({ hands, starter: "JS", first: 1 }).scores).toEqual([0, 2]);
    expect(playing({ hands, starter: "TS" }).scores).toEqual([0, 0]);
  });

  test("S2-62: his heels can win the game", () => {
    const state = at(playing({ hands, starter: "JS", target: 2 }), "over");
    expect(cribbage.outcome(state)).toEqual({ winners: [0], scores: [2, 0], gamesLost: [0, 1], reason: "cut" });
  });

  test("S2-16, S4-10: the starter lies face up and is not used in the play", () => {
    const state = at(playing({ hands, starter: "9S" }), "play");
    expect(state.starter).toBe("9S");
    expect(view(state)).toMatchObject({ starter: "9S" });
    expect(() => afterMoves(cribbage, state, "1 play 9S")).toThrow(expect.objectContaining({ code: "not-held" }));
  });
});
