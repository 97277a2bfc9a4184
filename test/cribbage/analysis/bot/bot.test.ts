import { describe, expect, test } from "vitest";
import { BOT_LEVELS, greedyBot, match, summary } from "../../../../src/bots/index.ts";
import { levelOf, NO_MISTAKES } from "../../../../src/bots/seats/level.ts";
import { judgeAt, LEVELS as ROWS } from "../../../../src/cribbage/analysis/bot/bot.ts";
import { cribbageBot, discardValues } from "../../../../src/cribbage/analysis/index.ts";
import type { CribbageMove, CribbageOptions, CribbageState } from "../../../../src/cribbage/index.ts";
import * as cribbage from "../../../../src/cribbage/index.ts";
import { type Card, playout, seeded } from "../../../../src/index.ts";
import { afterMoves } from "../../../moves.ts";
import { NIGHT, often } from "../../../often.ts";
import { pathOf } from "../../../thrown.ts";
import { inWords } from "../../../words.ts";
import { playing } from "../../table.ts";

const LEVELS = Object.keys(ROWS) as (keyof typeof ROWS)[];

/** The advanced bot without its mistakes. */
const faultless = (deals: number) => levelOf(judgeAt("advanced", deals), NO_MISTAKES);

const TABLES: readonly CribbageOptions[] = [
  { players: 2 },
  { players: 2, muggins: true },
  { players: 3 },
  { players: 3, muggins: true },
  { players: 4 },
  { players: 4, partners: false, muggins: true },
];

/** A game in which the faultless bot has every seat and sees each seat's view; every choice is looked at. */
function selfPlay(
  options: CribbageOptions,
  seed: number,
  look: (view: ReturnType<typeof cribbage.view>, moves: readonly CribbageMove[], chosen: CribbageMove) => void,
) {
  const random = seeded(seed);
  const bot = faultless(often(4, 20));
  return playout(cribbage, {
    random,
    options: { target: often(21, 61), ...options },
    choose: (state) => {
      const seat = cribbage.activeSeats(state)[0]!;
      const [view, moves] = [cribbage.view(state, seat), cribbage.legalMoves(state, seat)];
      const chosen = bot(view, moves, random);
      look(view, moves, chosen);
      return chosen;
    },
  });
}

describe.each(TABLES.map((options) => [inWords(options), options] as const))("at a table of %s", (_, options) => {
  test("it makes a legal move every time, the same for the same seed", () => {
    const run = () =>
      selfPlay(options, 5, (_, moves, chosen) => {
        expect(moves).toContain(chosen);
      });
    expect(run().record).toEqual(run().record);
  });

  test("it makes the best discard and claims all that there is or, with muggins, most of it", () => {
    selfPlay(options, 6, (view, moves, chosen) => {
      if (chosen.type === "discard" && view.phase === "discard") {
        const hand = view.hands[chosen.seat] as readonly Card[];
        const { players, partners } = view.settings;
        const dealer = partners ? chosen.seat % 2 === view.dealer % 2 : chosen.seat === view.dealer;
        expect(chosen.cards).toEqual(discardValues(hand, { dealer, players, partners })[0]!.cards);
      }
      const claims = moves.flatMap((move) => (move.type === "show" ? [move.claim ?? 0] : []));
      const least = Math.max(...claims) - (options.muggins ? 4 : 0);
      if (chosen.type === "show") expect(chosen.claim ?? 0).toBeGreaterThanOrEqual(least);
    });
  });
});

test("with muggins it claims all that another overlooked", () => {
  const deal = "- deal 5H 5D 5S JC AC KD / 7D 7H 8C 8S 2H QD";
  let state = cribbage.initialState({ first: 0, muggins: true });
  state = afterMoves(cribbage, state, deal, "0 discard AC KD", "1 discard 2H QD", "- cut 9S");
  while (state.phase === "play") state = cribbage.apply(state, cribbage.legalMoves(state)[0]!);
  state = afterMoves(cribbage, state, "1 show hand 4");
  const move = faultless(2)(cribbage.view(state, 0), cribbage.legalMoves(state, 0), seeded(1));
  expect(move).toEqual({ type: "muggins", seat: 0, points: 20 });
});

/** The most that a seat can peg from a move on, if nobody else has cards. */
function mostPegged(state: CribbageState, move: CribbageMove): number {
  const next = cribbage.apply(state, move);
  const now = next.awards.reduce((sum, { points }) => sum + points, 0);
  if (next.phase !== "play") return now;
  return now + Math.max(...cribbage.legalMoves(next).map((later) => mostPegged(next, later)));
}

test("its last cards peg most", () => {
  let looked = 0;
  for (let seed = 1; seed <= often(3, 6); seed++)
    selfPlay({ players: 2, target: often(121, 1000) }, seed, (view, moves, chosen) => {
      const hidden = view.phase === "play" ? view.hands[1 - view.turn]!.length : -1;
      // When the others have no card left nothing is to be guessed, and nobody answers.
      if (moves.length === 1 || hidden !== 0 || chosen.type !== "play") return;
      const state = cribbage.determinize(view, seeded(1));
      const nets = moves.map((move) => mostPegged(state, move));
      expect(Math.max(...nets) - mostPegged(state, chosen)).toBeLessThanOrEqual(1);
      looked++;
    });
  expect(looked).toBeGreaterThan(0);
});

test("it goes out when a card brings it there: fifteen for two at 119", () => {
  const deal = "- deal 9H 8D KS QC AC 2D / 7D 3H 4C JS KD QH";
  let state = cribbage.initialState({ first: 0 });
  state = afterMoves(cribbage, state, deal, "0 discard AC 2D", "1 discard KD QH", "- cut 6S");
  state = afterMoves(cribbage, { ...state, scores: [119, 119] }, "1 play 7D");
  const move = cribbageBot()(cribbage.view(state, 0), cribbage.legalMoves(state, 0), seeded(1));
  expect(move).toEqual({ type: "play", seat: 0, card: "8D" });
  expect(cribbage.outcome(cribbage.apply(state, move))?.winners).toEqual([0]);
});

test("the levels below expert are those of every game, and lower ones make more mistakes", () => {
  expect(LEVELS).toEqual(BOT_LEVELS.slice(0, -1));
  for (const mistake of ["overlooks", "temperature", "miscounts"] as const) {
    const rates = LEVELS.map((level) => ROWS[level][mistake]);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  }
});

test.runIf(NIGHT).each(LEVELS.slice(1).map((level, i) => [level, LEVELS[i]!] as const))(
  "%s beats %s",
  (upper, lower) => {
    const bots = [upper, lower].map((level) => cribbageBot({ level }));
    const { share, error } = summary(match(cribbage, bots, { games: 400, random: seeded(1) }))[0]!;
    expect(share).toBeGreaterThan(0.5 + 2 * error);
  },
);

test.runIf(NIGHT)("it beats the greedy bot clearly", () => {
  const bots = [cribbageBot({ deals: 30 }), greedyBot(cribbage)];
  const reports = [...match(cribbage, bots, { games: 20, random: seeded(3), options: { first: 0 } })];
  // Even a bot that wins six games of ten wins 17 of 20 once in sixty times; this one wins more than nine of ten.
  expect(reports.at(-1)!.won[0]).toBeGreaterThanOrEqual(17);
});

test.each([2, 3, 4] as const)(
  "at a table of %i it plays games that are longer than the table of chances",
  (players) => {
    const bot = cribbageBot({ deals: 5 });
    const { state } = playout(cribbage, { random: seeded(2), options: { players, target: 5000 }, limit: 2 });
    const moves = cribbage.legalMoves(state, 0);
    expect(moves).toContain(bot(cribbage.view(state, 0), moves, seeded(1)));
  },
);

test("bad input is named", () => {
  expect(pathOf(() => cribbageBot({ deals: 0 }))).toBe("options.deals");
  expect(pathOf(() => cribbageBot({ iterations: 10 } as never))).toBe("options.iterations");
  const view = cribbage.view(cribbage.initialState());
  expect(pathOf(() => cribbageBot()(view, [], seeded(1)))).toBe("moves");
  const play = playing({ hands: ["5H 6C JS QS", "7D 7H 8C KS"] });
  expect(pathOf(() => cribbageBot()(cribbage.view(play, 0), cribbage.legalMoves(play), seeded(1)))).toBe("view.viewer");
});

describe.each(LEVELS)("at level %s", (level) => {
  const bot = cribbageBot({ level, deals: 2 });
  const { state } = playout(cribbage, { random: seeded(1), options: { first: 0 }, limit: 1 });

  test("discards of a seat whose cards it does not see are refused", () => {
    for (const moves of [cribbage.legalMoves(state, 1), cribbage.legalMoves(state)])
      expect(pathOf(() => bot(cribbage.view(state, 0), moves, seeded(1)))).toBe("view.viewer");
  });
});

test.each([Number.NaN, -0.1, 1, Number.POSITIVE_INFINITY, "0.5", 0n, undefined])(
  "a source that gives %s is refused",
  (number) => {
    const { state } = playout(cribbage, { random: seeded(1), options: { first: 0 }, limit: 4 });
    const bot = cribbageBot({ deals: 2 });
    const random = () => number as number;
    expect(pathOf(() => bot(cribbage.view(state, 1), cribbage.legalMoves(state, 1), random))).toBe("random");
  },
);
