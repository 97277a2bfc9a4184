import { describe, expect, test } from "vitest";
import { HIDDEN } from "../../src/core/card.ts";
import * as cribino from "../../src/cribino/index.ts";
import {
  apply,
  type CribinoMove,
  type CribinoOptions,
  type CribinoState,
  determinize,
  formatMove,
  initialState,
  legalMoves,
  outcome,
  redact,
  refusal,
  render,
  stockOf,
  view,
} from "../../src/cribino/index.ts";
import type { PlayState, SolitaireState, View } from "../../src/cribino/state.ts";
import { InvalidStateError, playout, seeded, sideOf } from "../../src/index.ts";
import { afterMoves } from "../moves.ts";
import { codeOf, pathOf } from "../thrown.ts";
import { expectWords, inWords, titled } from "../words.ts";
import { CLOSED, deckOf, equal, ones, played, tile } from "./help.ts";

/** Makes the first legal move, and chance's first tiles, until something is so. */
function until(state: CribinoState, done: (state: CribinoState) => boolean): CribinoState {
  let next = state;
  while (!done(next)) next = apply(next, cribino.chance(next, () => 0) ?? legalMoves(next)[0]!);
  return next;
}

const TWO_SIDED = ["0 lay 13 0,0 r0", "1 lay 28 0,1 r2", "0 lay 41 1,1 r0", "1 lay 0 1,0 r2"];
const THREE_SIDED = [
  ...["0 lay 12 0,0 r0", "1 lay 4 0,-1 r1", "0 lay 15 -1,-1 r2"],
  ...["1 lay 26 -2,-1 r2", "0 lay 37 -2,0 r1", "1 lay 0 -1,0 r3"],
];
const FOUR_SIDED = [
  ...["0 lay 5 0,0 r0", "1 lay 39 -1,0 r0", "0 lay 3 -1,1 r2", "1 lay 7 -1,2 r0"],
  ...["0 lay 16 0,2 r1", "1 lay 2 1,2 r3", "0 lay 9 1,1 r2", "1 lay 41 0,1 r2"],
];
describe("the source's examples, with tiles of the default deck", () => {
  const numbers = (state: CribinoState) =>
    state.awards[0]!.items.flatMap((item) => ("numbers" in item ? [[...item.numbers].sort().join(" & ")] : [])).flat();

  test("S3-23, S3-24: two sides, one of them matching only", () => {
    const state = played(TWO_SIDED);
    expect(numbers(state).sort()).toEqual(["10 & 5", "4 & 4"]);
    expect(state.awards).toMatchObject([{ side: 1, points: 15 }]);
  });

  test("S3-32: three sides", () => {
    const state = played(THREE_SIDED);
    expect(numbers(state).sort()).toEqual(["10 & 10", "2 & 8", "3 & 3"]);
    expect(state.awards).toMatchObject([{ side: 1, points: 30 }]);
  });

  test("S3-26, S3-27: four sides, doubled", () => {
    const state = played(FOUR_SIDED);
    expect(numbers(state).sort()).toEqual(["10 & 5", "2 & 8", "5 & 5", "6 & 6"]);
    expect(state.awards).toMatchObject([{ side: 1, points: 70 }]);
  });

  test("S3-08: 7 & 7 matches, 7 & 8 scores 15", () => {
    const deck = deckOf(tile([7, 1, 7, 1]), tile([7, 1, 7, 1]), tile([8, 2, 8, 2]), tile([7, 1, 7, 1]));
    const matching = played(["0 lay 0 0,0 r0", "1 lay 1 0,1 r2"], { deck });
    expect(matching.awards).toEqual([]);
    expect(matching.scores).toEqual([0, 0]);
    expect(afterMoves(cribino, matching, "0 lay 3 0,2 r0").scores).toBe(matching.scores);
    expect(played(["0 lay 0 0,0 r0", "1 lay 2 0,1 r2"], { deck }).scores).toEqual([0, 15]);
  });
});

describe("laying", () => {
  test("S3-04: colors must match, and numbers match or score", () => {
    const deck = deckOf(tile([7, 1, 7, 1]), tile([7, 1, 7, 1]), tile([9, 2, 9, 2]));
    const state = played(["0 lay 0 0,0 r0"], { deck });
    expect(codeOf(() => afterMoves(cribino, { ...state, hands: [[3], [1]] } as PlayState, "1 lay 1 0,1 r0"))).toBe(
      "no-fit",
    );
    expect(codeOf(() => afterMoves(cribino, { ...state, hands: [[3], [2]] } as PlayState, "1 lay 2 0,1 r2"))).toBe(
      "no-fit",
    );
    expect(afterMoves(cribino, { ...state, hands: [[3], [1, 2]] } as PlayState, "1 lay 1 0,1 r2").phase).toBe("play");
  });

  test("S3-17: a tile that lies stays where it is", () => {
    const { record } = playout(cribino, { random: seeded(3), options: { players: 3, deals: 1 } });
    let state = initialState(record.settings);
    for (const move of record.moves) {
      const before = "laid" in state ? state.laid : [];
      state = apply(state, move);
      if ("laid" in state) expect(state.laid.slice(0, before.length)).toEqual(before);
    }
  });
});

describe("the hand", () => {
  test("S3-11, S3-12: six tiles each, which all may see; the rest is the drawing stack", () => {
    const state = until(initialState({ players: 7 }), (s) => s.phase === "play") as PlayState;
    expect(state.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6, 6, 6, 6]);
    expect(stockOf(state)).toHaveLength(6);
    expect(view(state, 3)).toEqual({ ...state, viewer: 3 });
    expect(pathOf(() => view(state, 7))).toBe("seat");
    expect(
      codeOf(() =>
        afterMoves(cribino, initialState(), {
          type: "deal",
          hands: [
            [0, 1, 2, 3, 4],
            [5, 6, 7, 8, 9],
          ],
        }),
      ),
    ).toBe("wrong-tiles");
  });

  test("S3-13: the dealer opens with any of its tiles, in the center", () => {
    const state = until(initialState({ first: 1 }), (s) => s.phase === "play") as PlayState;
    expect(legalMoves(state)).toEqual(
      state.hands[1]!.map((tile) => ({ type: "lay", seat: 1, tile, x: 0, y: 0, rotation: 0 })),
    );
    expect(codeOf(() => apply(state, { ...legalMoves(state)[0]!, rotation: 1 } as never))).toBe("no-fit");
  });

  test("S3-14: an opening tile scores its total when that is a multiple of 5, and nothing else", () => {
    expect(played(["0 lay 7 0,0 r0"]).awards).toEqual([
      { side: 0, points: 25, items: [{ kind: "opening", points: 25 }] },
    ]);
    expect(played(["0 lay 0 0,0 r0"]).awards).toEqual([]);
  });

  test("S3-16: one tile a turn, then the next to the left", () => {
    const state = played(["0 lay 0 0,0 r0", "1 lay 1 0,1 r2", "2 lay 2 0,2 r0"], { players: 3, deck: equal });
    expect((state as PlayState).turn).toBe(0);
    expect(codeOf(() => afterMoves(cribino, state, "1 lay 6 0,3 r2"))).toBe("not-your-turn");
  });

  test("S3-09: the kitty pays without end; only payments between players make no points", () => {
    const { record } = playout(cribino, { random: seeded(5), options: { players: 3 } });
    let state = initialState(record.settings);
    for (const move of record.moves) {
      const next = apply(state, move);
      const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
      const items = next.awards.flatMap((score) => score.items);
      const paid = items.filter((item) => item.kind === "out" || item.kind === "blocked");
      expect(Math.abs(sum(paid.map((item) => item.points)))).toBe(0);
      expect(sum(next.scores) - sum(state.scores)).toBe(sum(items.map((item) => item.points)));
      state = next;
    }
  });

  test("S3-25: passes after a draw block nothing; only passes in a row without one do", () => {
    const laid = ["0 lay 0 0,0 r0", "1 lay 1 0,1 r2", "0 lay 2 0,2 r0", "1 draw", "- draw-tile 1 40", "1 pass"];
    const once = played([...laid, "0 draw", "- draw-tile 0 41", "0 pass"], { deck: ones(3) });
    expect(once).toMatchObject({ phase: "play", turn: 1, passes: 0 });
    const twice = afterMoves(cribino, once, "1 pass", "0 draw", "- draw-tile 0 42", "0 pass");
    expect(twice).toMatchObject({ phase: "play", turn: 1, passes: 0 });
    expect(afterMoves(cribino, twice, "1 pass")).toMatchObject({ phase: "play", turn: 0, passes: 1 });
    const blocked = afterMoves(cribino, twice, "1 pass", "0 pass");
    expect(blocked).toMatchObject({ phase: "deal", dealsPlayed: 1 });
    expect(blocked.awards[0]!.items[0]).toMatchObject({ kind: "blocked" });
  });

  test("S3-20, S3-21, S3-22: who plays out ends the hand, and is paid 5 a tile; the next to the left deals", () => {
    const end = until(initialState({ players: 3, deck: equal }), (s) => s.phase === "deal" && s.dealsPlayed === 1);
    expect(end).toMatchObject({ dealer: 1, scores: [10, -5, -5] });
    expect(end.awards).toEqual([
      {
        side: 0,
        points: 10,
        items: [
          { kind: "out", points: 5, seat: 1, tiles: 1 },
          { kind: "out", points: 5, seat: 2, tiles: 1 },
        ],
      },
      { side: 1, points: -5, items: [{ kind: "out", points: -5, seat: 1, tiles: 1 }] },
      { side: 2, points: -5, items: [{ kind: "out", points: -5, seat: 2, tiles: 1 }] },
    ]);
  });

  test("S3-25: when all in a row pass without drawing, who laid last is paid 5 a tile, even with tiles in the stock", () => {
    const drawn = played(["0 lay 0 0,0 r0", "1 pass", "0 draw", "- draw-tile 0 40", "0 pass"], { deck: ones(1) });
    expect(drawn).toMatchObject({ phase: "play", turn: 1, passes: 0, drawn: 0 });
    const one = afterMoves(cribino, drawn, "1 pass");
    expect(one).toMatchObject({ phase: "play", turn: 0, passes: 1 });
    const state = afterMoves(cribino, one, "0 pass");
    expect(state).toMatchObject({ phase: "deal", scores: [30, -30] });
    expect(state.awards[0]).toMatchObject({ side: 0, items: [{ kind: "blocked", points: 30, seat: 1, tiles: 6 }] });
  });

  test("S3-28: with no side and no space left the hand ends at once, and who closed it is paid", () => {
    const before = played(CLOSED, { deals: 1 }, CLOSED.length - 1);
    const state = afterMoves(cribino, before, CLOSED.at(-1)!);
    expect(state).toMatchObject({ phase: "over", reason: "blocked", passes: 0 });
    expect(state.scores[0]! - before.scores[0]!).toBe(70 + 5 * 2);
    expect(state.scores[1]! - before.scores[1]!).toBe(-10);
  });

  test("S3-28: with a space left that touches two tiles everyone has a turn", () => {
    const state = played(FOUR_SIDED);
    expect(state.phase).toBe("play");
    for (const move of legalMoves(state)) if (move.type === "lay") expect([move.x, move.y]).toEqual([1, 0]);
  });
});

describe("the game", () => {
  test("S3-29, S3-31: three hands, with more than four players two, or as agreed", () => {
    const deals = ([2, 3, 4, 5, 6, 7] as const).map((players) => initialState({ players }).settings.deals);
    expect(deals).toEqual([3, 3, 3, 2, 2, 2]);
    const { state } = playout(cribino, { random: seeded(1), options: { players: 5 } });
    expect(state).toMatchObject({ phase: "over", dealsPlayed: 1, dealer: 1 });
    expect(initialState({ deals: 7 }).settings.deals).toBe(7);
  });

  test("S3-29: the highest total wins, and equal ones share", () => {
    const options = { deals: 2, deck: ones(1) } as const;
    const first = played(
      ["0 lay 0 0,0 r0", "1 pass", "0 draw", "- draw-tile 0 40", "0 pass", "1 pass", "0 pass"],
      options,
    );
    const hands = [
      [6, 7, 8, 9, 10, 11],
      [0, 1, 2, 3, 4, 5],
    ];
    const tie = afterMoves(
      cribino,
      first,
      { type: "deal", hands },
      ...["1 lay 0 0,0 r0", "0 pass", "1 draw", "- draw-tile 1 40", "1 pass", "0 pass", "1 pass"],
    );
    expect(outcome(tie)).toEqual({ winners: [0, 1], scores: [0, 0], gamesLost: [0, 0], reason: "blocked" });
    const won = played(CLOSED, { deals: 1 });
    expect(outcome(won)).toMatchObject({ winners: [0], gamesLost: [0, 1] });
    expect(outcome(first)).toBeUndefined();
  });

  test("S3-42: one to seven may play", () => {
    expect(cribino.players).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const players of [0, 8, 2.5, "2"])
      expect(() => initialState({ players: players as never })).toThrow(InvalidStateError);
  });

  test.each(
    titled<[options: object, path: string]>(
      [
        [{ players: 3, partners: true }, "options.partners: must be false or omitted unless four or six play"],
        [{ players: 1, partners: false }, "options.partners: must be omitted or null in solitaire"],
        [{ players: 1, deals: 3 }, "options.deals"],
        [{ players: 1, first: 0 }, "options.first"],
        [{ deals: 0 }, "options.deals"],
        [{ first: 2 }, "options.first"],
        [{ seats: 2 }, "options.seats"],
      ],
      inWords,
    ),
  )("refuses %s", (_, options, path) => {
    expect(() => initialState(options)).toThrow(path);
  });
});

describe("partners", () => {
  const options = { players: 4, partners: true, deck: ones(2) } as const;
  const hands = [
    [0, 2, 3, 4],
    [5, 6, 7, 8],
    [1, 9, 10, 11],
    [12, 13, 14, 15],
  ];
  const dealt = afterMoves(cribino, initialState(options), { type: "deal", hands });

  test("S3-33: four tiles each, one score a side", () => {
    expect((until(initialState({ ...options }), (s) => s.phase === "play") as PlayState).hands[3]).toHaveLength(4);
    expect(dealt.scores).toEqual([0, 0]);
    expect([0, 1, 2, 3, 4, 5].map((seat) => sideOf(initialState({ players: 6, partners: true }), seat))).toEqual([
      0, 1, 2, 0, 1, 2,
    ]);
  });

  test("S3-34: a seat lays its own or its partner's tiles, and must when only the partner's fit", () => {
    expect(legalMoves(dealt)).toHaveLength(8);
    const state = afterMoves(cribino, dealt, "0 lay 1 0,0 r0", "1 pass");
    expect(legalMoves(state).every((move) => move.type === "lay" && move.tile === 0)).toBe(true);
    expect((state as PlayState).turn).toBe(2);
    const laid = afterMoves(cribino, state, "2 lay 0 0,1 r2") as PlayState;
    expect(laid.hands.map((hand) => hand.length)).toEqual([3, 4, 3, 4]);
    expect(codeOf(() => afterMoves(cribino, state, "2 pass"))).toBe("can-lay");
  });

  test("S3-35: a seat that cannot lay draws for its own hand first, then for its partner's, four in each", () => {
    const state = afterMoves(cribino, dealt, "0 lay 0 0,0 r0", "1 pass", "2 lay 1 0,1 r2", "3 pass", "0 draw");
    expect(codeOf(() => afterMoves(cribino, state, "- draw-tile 2 40"))).toBe("wrong-hand");
    const own = afterMoves(cribino, state, "- draw-tile 0 40");
    expect(legalMoves(own)).toEqual([
      { type: "draw", seat: 0 },
      { type: "pass", seat: 0 },
    ]);
    expect(afterMoves(cribino, own, "0 pass")).toMatchObject({ turn: 1, passes: 0, drawn: 0 });
    const full = afterMoves(cribino, own, "0 draw", "- draw-tile 2 41");
    expect(legalMoves(full)).toEqual([{ type: "pass", seat: 0 }]);
    expect((full as PlayState).hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4]);
  });

  test("S3-36: else as without partners; payments between partners cancel out", () => {
    const passes = ["1 pass", "2 lay 1 0,1 r2", "3 pass", "0 draw", "- draw-tile 0 40", "0 draw", "- draw-tile 2 41"];
    const end = afterMoves(
      cribino,
      dealt,
      "0 lay 0 0,0 r0",
      ...passes,
      ...["0 pass", "1 pass", "2 pass", "3 pass", "0 pass"],
    );
    expect(end).toMatchObject({ phase: "deal", dealer: 1, scores: [40, -40] });
    expect(end.awards[0]!.items.map((item) => "seat" in item && item.seat)).toEqual([1, 3]);
  });

  test("S3-21: who lays its partner's last tile ends the hand for the side", () => {
    const state = { ...dealt, hands: [[0], [5], [1, 9], [12]] } as PlayState;
    const end = afterMoves(cribino, state, "0 lay 0 0,0 r0");
    expect(end.scores).toEqual([10, -10]);
    const partner = afterMoves(cribino, { ...state, hands: [[0, 2], [5], [1], [12]] } as PlayState, "0 lay 1 0,0 r0");
    expect(partner.scores).toEqual([10, -10]);
  });
});

describe("solitaire", () => {
  const order = [...Array(48).keys()];
  const shuffled = (deck: CribinoOptions["deck"]) =>
    afterMoves(cribino, initialState({ players: 1, deck: deck! }), { type: "shuffle", order });

  test("S3-37: three are turned up, and the top one goes to the center", () => {
    const state = shuffled(equal);
    expect(legalMoves(state)).toEqual([{ type: "turn-up", seat: 0 }]);
    const up = afterMoves(cribino, state, "0 turn-up");
    expect(up).toMatchObject({ turnedUp: [0, 1, 2] });
    expect(legalMoves(up)).toEqual([{ type: "lay", seat: 0, tile: 0, x: 0, y: 0, rotation: 0 }]);
  });

  test("S3-38, S3-39: turned-up tiles are laid while one fits; then the next three are turned up", () => {
    const up = afterMoves(cribino, shuffled(ones(2)), "0 turn-up", "0 lay 0 0,0 r0");
    expect(codeOf(() => afterMoves(cribino, up, "0 turn-up"))).toBe("can-lay");
    const next = afterMoves(cribino, up, "0 lay 1 0,1 r2", "0 turn-up");
    expect(next).toMatchObject({ aside: [2], turnedUp: [3, 4, 5] });
    expect(codeOf(() => afterMoves(cribino, next, "0 lay 2 0,2 r0"))).toBe("not-held");
    expect(codeOf(() => afterMoves(cribino, next, "0 draw"))).toBe("wrong-phase");
  });

  test("S3-40: the stock is renewed from what lies aside, unshuffled, as often as it helps", () => {
    const first = until(shuffled(ones(1)), (s) => s.phase === "solitaire" && s.stock.length === 0) as SolitaireState;
    expect(first).toMatchObject({ round: 1, turnedUp: [45, 46, 47] });
    const second = afterMoves(cribino, first, "0 turn-up");
    expect(second).toMatchObject({ round: 2, laidBefore: 1, turnedUp: [1, 2, 3], aside: [] });
    expect((second as SolitaireState).stock).toEqual(order.slice(4));
  });

  test("S3-41: stuck once a whole round lays nothing; won when all tiles lie", () => {
    const lost = until(shuffled(ones(1)), (s) => s.phase === "over");
    expect(lost).toMatchObject({ reason: "stuck", round: 2, aside: order.slice(1) });
    expect(outcome(lost)).toEqual({ winners: [], scores: [0], gamesLost: [1], reason: "stuck" });
    const won = until(shuffled(equal), (s) => s.phase === "over");
    expect(won).toMatchObject({ reason: "played-out", aside: [] });
    expect(outcome(won)).toEqual({ winners: [0], scores: [0], gamesLost: [0], reason: "played-out" });
  });

  test("tiles that were never turned up are hidden in a view, and all in a redacted shuffle", () => {
    const state = afterMoves(cribino, shuffled(ones(1)), "0 turn-up") as SolitaireState;
    expect(view(state, 0)).toMatchObject({ viewer: 0, stock: Array(45).fill(HIDDEN), turnedUp: [0, 1, 2] });
    const hidden = redact({ type: "shuffle", order }, 0);
    expect(hidden).toEqual({ type: "shuffle", order: Array(48).fill(HIDDEN) });
    expect(formatMove(hidden)).toBe(`- shuffle${" ??".repeat(48)}`);
    expect(refusal(shuffled(equal), hidden as CribinoMove)?.code).toBe("malformed");
    const later = until(state, (s) => s.phase === "solitaire" && s.round === 2);
    expect(view(later)).toMatchObject({ viewer: null, stock: order.slice(4) });
    const { viewer: _, ...open } = view(later, 0) as View<SolitaireState>;
    expect(determinize(view(later, 0), seeded(1))).toEqual(open);
  });

  test("a view with too few unseen tiles has no state", () => {
    const state = view(afterMoves(cribino, shuffled(ones(1)), "0 turn-up"), 0) as View<SolitaireState>;
    expect(() => determinize({ ...state, stock: state.stock.slice(1) } as never, seeded(1))).toThrow(InvalidStateError);
  });
});

test("S3-15: render draws numbers and colors, squares, the dot, and what was scored", () => {
  const picture = render(afterMoves(cribino, initialState({}), "- deal 7 1 2 3 4 5 / 6 0 8 9 10 11", "0 lay 7 0,0 r0"));
  const lines = picture.split("\n").map((line) => line.trim());
  expect(lines.slice(2, 5)).toEqual(["p10", "0  y2  [7*] r6", "g7"]);
  expect(lines[5]).toMatch(/^\* seat 0 +25 +1\(p3 r1 g6 y7\)/);
  expectWords(lines[8]!, "side 0 scored 25 opening");
});
