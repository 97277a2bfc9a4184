import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advise, review } from "../../../../src/bots/index.ts";
import { handWeights } from "../../../../src/cribbage/analysis/hidden/hands.ts";
import { positionOf } from "../../../../src/cribbage/analysis/hidden/position.ts";
import { cribbageBot, expert } from "../../../../src/cribbage/analysis/index.ts";
import type { CribbageOptions, CribbageState, CribbageView } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import type { PlayState, View } from "../../../../src/cribbage/state.ts";
import { CARDS, type Card, playout, seeded } from "../../../../src/index.ts";
import { seed } from "../../../arbitraries.ts";
import { afterMoves } from "../../../moves.ts";
import { NIGHT, often } from "../../../often.ts";
import { pathOf } from "../../../thrown.ts";
import { advised, reviews } from "../advised.ts";
import { wholeGame } from "../bot/whole-game.ts";

/** A state after some moves, from scores of seat 0, who deals, and seat 1. */
function from(scores: readonly number[], ...moves: readonly string[]): CribbageState {
  return afterMoves(cribbage, { ...cribbage.initialState({ first: 0 }), scores }, ...moves);
}

/** The dealer has a six and a king left, the pone one card, and a seven is led. */
function late(last: string, scores: readonly number[]): CribbageState {
  return from(
    scores,
    `- deal 9H 2S KC 6H QC JC / TD QD 7C ${last} AC AD`,
    ...["0 discard QC JC", "1 discard AC AD", "- cut 5S"],
    ...["1 play TD", "0 play 9H", "1 play QD", "0 play 2S", "1 play 7C"],
  );
}

/** A game of two near its end, at any discard or card. */
const views = fc.record({ start: seed, limit: fc.integer({ min: 2, max: 16 }) }).map(({ start, limit }) => {
  const state = { ...cribbage.initialState({ first: 0 }), scores: [100 + (start % 20), 100 + ((start >> 5) % 20)] };
  const random = seeded(start);
  let next: CribbageState = state;
  for (let n = 0; n < limit && next.phase !== "over"; n++) {
    const seat = cribbage.activeSeats(next)[0];
    const moves = seat === undefined ? [cribbage.chance(next, random)!] : cribbage.legalMoves(next, seat);
    next = cribbage.apply(next, moves[Math.floor(random() * moves.length)]!);
  }
  return cribbage.view(next, cribbage.activeSeats(next)[0] ?? 0);
});

/** A view with its suits exchanged. */
function renamed(view: CribbageView): CribbageView {
  const text = JSON.stringify(view).replaceAll(
    /"([A23456789TJQK])([CDHS])"/g,
    (_, rank, suit) => `"${rank}${{ C: "H", D: "S", H: "D", S: "C" }[suit as "C"]}"`,
  );
  return JSON.parse(text);
}

function canChoose({ phase, viewer, ...view }: CribbageView): boolean {
  return phase === "discard" || (phase === "play" && (view as View<PlayState>).turn === viewer);
}

describe("the expert", () => {
  // Both need a point, so the next to peg wins, and nothing else matters. What follows is forced.
  test("values a card exactly by all cards that the other may hold, if one decides", () => {
    const seen = cribbage.view(late("KD", [118, 120]), 0) as View<PlayState>;
    const position = positionOf(seen, []);
    const weights = handWeights(position, position.hidden[0]!);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const deals = often(100, 2000);
    for (const { move, win } of advised(seen, { method: expert, deals })) {
      let chance = 0;
      for (let rank = 0; rank < 13; rank++) {
        // The pone's discards are clubs and diamonds.
        const card = [2, 3].map((suit) => CARDS[4 * rank + suit]!).find((one) => isUnseen(one, seen))!;
        let state = cribbage.apply(late(card, [118, 120]), move);
        while (state.phase === "play") state = cribbage.apply(state, cribbage.legalMoves(state)[0]!);
        if (state.phase === "over" && state.winners[0] === 0) chance += weights[rank]! / total;
      }
      // The cards are drawn at even steps of their chances.
      expect(Math.abs(win - chance)).toBeLessThan(13 / deals);
    }
  });

  test("wins when it can, and says that this card alone is right", () => {
    const deal = "- deal 9H 8D KS QC AC 2D / 7D 3H 4C JS KD QH";
    const state = from([119, 119], deal, "0 discard AC 2D", "1 discard KD QH", "- cut 6S", "1 play 7D");
    const [best] = advised(cribbage.view(state, 0), { method: expert, deals: often(100, 2000) });
    expect(best).toMatchObject({ move: { card: "8D" }, win: 1, error: 0 });
    expect(best!.share).toBeGreaterThan(0.99);
  });

  test("values all moves in chances, with shares that add up to 1, the same for the same seed", () => {
    const property = fc.property(views, (seen) => {
      if (!canChoose(seen)) return;
      const choices = advised(seen, { method: expert, deals: 5 });
      const moves = cribbage.legalMoves(seen);
      expect(new Set(choices.map(({ move }) => move))).toEqual(new Set(moves));
      if (moves[0]!.type === "go") return;
      for (const { win, error, points, share } of choices) {
        expect(Math.min(win, 1 - win, error, share!, 1 - share!)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.abs(points)).toBeLessThan(60);
      }
      expect(choices.reduce((sum, { share }) => sum + share!, 0)).toBeCloseTo(1, 9);
      expect(advised(seen, { method: expert, deals: 5 })).toEqual(choices);
    });
    fc.assert(property, { numRuns: often(3, 40) });
  });

  test("does not care which suits are which", () => {
    const deal = "- deal 5H 6C JS QD 7C 2C / 7D 7H 8C KS 3H KD";
    const moves = ["0 discard 7C 2C", "1 discard 3H KD", "- cut 5S", "1 play 8C", "0 play 6C"];
    const seen = cribbage.view(from([110, 108], deal, ...moves), 1);
    const choices = advised(seen, { method: expert, deals: often(50, 400) });
    for (const other of advised(renamed(seen), { method: expert, deals: often(50, 400) })) {
      const rank = other.move.type === "play" ? other.move.card[0] : "";
      const same = choices.find(({ move }) => move.type === "play" && move.card[0] === rank)!;
      expect(Math.abs(other.win - same.win)).toBeLessThan(4 * Math.hypot(other.error, same.error));
    }
  });

  test("spends no more than 2,000 deals", () => {
    const seen = cribbage.view(late("KD", [118, 120]), 0);
    const most = advised(seen, { method: expert, deals: 1_000_000 });
    // Each deal is won or lost, so that the error says how many there were.
    for (const { win, error } of most) expect((win * (1 - win)) / error ** 2 + 1).toBeCloseTo(2000, 3);
    if (NIGHT) expect(most).toEqual(advised(seen, { method: expert, deals: 2000 }));
  });

  test.each<CribbageOptions>([{ players: 3 }, { players: 4 }, { players: 4, partners: false }])(
    "plays by trials at a table of %j",
    (options) => {
      const { state } = playout(cribbage, { random: seeded(3), options, limit: 9 });
      const seen = cribbage.view(state, cribbage.activeSeats(state)[0]!);
      expect(advised(seen, { method: expert, deals: 10 })).toEqual(advised(seen, { deals: 10 }));
    },
  );

  test.each<CribbageOptions>([
    { target: often(31, 121) },
    { target: often(125, 500) },
    { players: 3, target: often(31, 121) },
  ])("plays a game of %j to its end as a bot", (options) => {
    const state = wholeGame(cribbageBot({ level: expert({ deals: 2 }) }), options);
    expect(cribbage.outcome(state)?.winners).toHaveLength(1);
  });

  test("plays each card about as often as it is right", () => {
    const seen = cribbage.view(late("KD", [118, 120]), 0);
    const random = seeded(4);
    const deals = often(8, 20);
    const bot = cribbageBot({ level: expert({ deals }) });
    const moves = cribbage.legalMoves(seen);
    const [best] = advised(seen, { method: expert, deals });
    const times = Array.from({ length: 50 }, () => bot(seen, moves, random)).filter(
      (move) => JSON.stringify(move) === JSON.stringify(best!.move),
    ).length;
    expect(times / 50).toBeGreaterThan(best!.share! - 0.2);
  });

  test("reviews a game", () => {
    const { record } = playout(cribbage, { random: seeded(7), options: { target: often(15, 31) } });
    const last = reviews(record, { method: expert, deals: often(2, 5) }).at(-1)!;
    for (const { chosen, best, choices } of last.choices) {
      expect(choices).toContain(chosen);
      expect(best.share).toBeGreaterThanOrEqual(0);
    }
    for (const { start, skill, luck, result } of last.seats) expect(start + skill + luck).toBeCloseTo(result, 9);
  });
});

describe("the expert, called directly,", () => {
  const state = late("KD", [110, 112]);
  const seen = cribbage.view(state, 0);
  const moves = cribbage.legalMoves(seen);
  const values = (view: unknown, given: unknown = moves, random: unknown = seeded(1)) => [
    ...expert({ deals: 5 }).values(view as never, given as never, { random: random as never }),
  ];

  test("says what it says as a method", () => {
    const [best] = advised(seen, { method: expert, deals: 5 });
    expect(values(seen).map(({ worths }) => worths.map(({ win }) => win))[0]).toContain(best!.win);
  });

  test.each<[string, object]>([
    ["settings.players", { settings: { ...seen.settings, players: 2 ** 31 } }],
    ["dealer", { dealer: Number.NaN }],
    ["dealer", { dealer: 7 }],
  ])("refuses a view that is wrong in %s", (path, change) => {
    expect(pathOf(() => values({ ...seen, ...change }))).toBe(path);
    expect(pathOf(() => values(cribbage.view(cribbage.initialState({ first: 0 }), 0)))).toBe("phase");
    expect(pathOf(() => values(cribbage.view(state, 1)))).toBe("moves[0]");
  });

  test.each<[string, unknown, unknown?]>([
    ["moves", []],
    ["moves", 5],
    ["moves[0]", [{ ...moves[0]!, card: "5H" }]],
    ["moves[0]", [7]],
    ["options.random", moves, 7],
    ["random", moves, () => 1],
  ])("refuses wrong %s", (path, given, random) => {
    expect(pathOf(() => values(seen, given, random))).toBe(path);
  });

  test("refuses wrong options", () => {
    expect(pathOf(() => expert(7 as never))).toBe("options");
    expect(pathOf(() => expert({ deals: 1e9 }))).toBe("options.deals");
  });
});

describe("your own method", () => {
  const seen = cribbage.view(late("KD", [110, 112]), 0) as View<PlayState>;
  const moves = cribbage.legalMoves(seen);
  const worth = { points: 1, win: 0.5, error: 0.01 };
  const methodOf = (worths: unknown, progress = 1) => ({ values: () => [{ progress, worths: worths as never }] });

  test("may leave the shares out: then a bot plays the best", () => {
    const method = methodOf(moves.map((_, i) => ({ ...worth, win: i / 10 })));
    expect([...advise(cribbage, seen, { method })][0]!.choices[0]!.move).toEqual(moves.at(-1));
    expect(cribbageBot({ level: method })(seen, moves, seeded(1))).toEqual(moves.at(-1));
  });

  test("has errors of a difference that add up", () => {
    const method = methodOf(moves.map((_, i) => ({ points: 0, win: i / 10, error: i === 0 ? 0.03 : 0.04 })));
    const { choices } = [...advise(cribbage, seen, { method })][0]!;
    expect(choices.at(-1)!.loss.error).toBeCloseTo(0.05, 12);
    expect(choices[0]!.loss).toEqual({ points: 0, win: 0, error: 0 });
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["values for fewer moves", [worth]],
    ["no win", moves.map(() => ({ points: 1, error: 0 }))],
    ["NaN", moves.map(() => ({ ...worth, win: Number.NaN }))],
    ["a share that is not a number", moves.map(() => ({ ...worth, share: "often" }))],
  ])("is refused if it gives %s", (_, worths) => {
    const method = methodOf(worths);
    expect(pathOf(() => [...advise(cribbage, seen, { method })])).toBe("options.method");
    expect(pathOf(() => cribbageBot({ level: method })(seen, moves, seeded(1)))).toBe("options.method");
  });

  test("is refused if it never ends", () => {
    const method = methodOf(
      moves.map(() => worth),
      0.5,
    );
    expect(pathOf(() => [...advise(cribbage, seen, { method })])).toBe("options.method");
  });
});

function isUnseen(card: Card, seen: View<PlayState>): boolean {
  return !JSON.stringify(seen).includes(card);
}

test.each([["expert"], [1], [{}], [true], [expert]])("anything but a method is refused: %s", (method) => {
  const { state, record } = playout(cribbage, { random: seeded(3), options: { first: 0 }, limit: 8 });
  const seat = cribbage.activeSeats(state)[0]!;
  const options = { method: method as never };
  const path = typeof method === "function" ? "options.method" : "options.method.values";
  expect(pathOf(() => advise(cribbage, cribbage.view(state, seat), options))).toBe(path);
  expect(pathOf(() => review(cribbage, record, options))).toBe(path);
  if (method !== "expert") expect(pathOf(() => cribbageBot({ level: method as never }))).toBe("options.level");
});
