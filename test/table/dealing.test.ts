import { describe, expect, test } from "vitest";
import { type Bot, match, summary } from "../../src/bots/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import * as cribino from "../../src/cribino/index.ts";
import { type AnyGame, type AnyMove, newTable, playout, type RecordOf, seeded } from "../../src/index.ts";
import { GAMES } from "../games.ts";
import { often } from "../often.ts";
import { pathOf } from "../thrown.ts";

/** The chance moves of a game by deal, without the hand to which a tile goes. */
function dealsIn(game: AnyGame, { moves }: RecordOf<AnyGame>): string[][] {
  const deals: string[][] = [[]];
  for (const move of moves) {
    if (move.seat !== undefined) continue;
    if (game.rules.startsDeal(move)) deals.push([]);
    deals.at(-1)!.push(JSON.stringify({ ...move, hand: undefined }));
  }
  return deals;
}

/** Expects the n-th chance moves of each deal to agree until one game ends; returns the number of moves that do. */
function expectSameDeals(game: AnyGame, first: RecordOf<AnyGame>, second: RecordOf<AnyGame>): number {
  const others = dealsIn(game, second);
  let compared = 0;
  for (const [deal, moves] of dealsIn(game, first).entries()) {
    const length = Math.min(moves.length, others[deal]?.length ?? 0);
    expect(others[deal]?.slice(0, length) ?? []).toEqual(moves.slice(0, length));
    compared += length;
  }
  return compared;
}

/** Plays the first or the last move, by the number of moves and the cards or tiles that its seat sees. */
const steady: Bot<AnyGame> = (view, moves) => moves[JSON.stringify(view).length % 2 === 0 ? 0 : moves.length - 1]!;

const OPTIONS: Readonly<Record<string, object>> = { sackson: { turnLimit: 12 }, cribbage: { target: 61 } };

describe.each(GAMES as readonly AnyGame[])("the same deals of $id", (game) => {
  const options = OPTIONS[game.id] ?? {};

  test("come again however they are played", () => {
    let compared = 0;
    for (let seed = 0; seed < often(10, 100); seed++) {
      const players = game.players[seed % game.players.length]!;
      const { record: first } = playout(game, { random: seeded(seed), options: { ...options, players } });
      const { record: second } = playout(game, { random: seeded(seed + 1000), deals: first });
      expect(second.settings).toEqual(first.settings);
      compared += expectSameDeals(game, first, second);
    }
    expect(compared > 10).toBe(game.id !== "sackson");
  });

  test("come again at a table, also after undo and after it was stored", () => {
    const random = seeded(5);
    const { record: first } = playout(game, { random, options });
    let table = newTable(game, { random, deals: first });
    for (let n = 0; n < 60 && table.legalMoves().length > 0; n++) {
      const moves = table.legalMoves();
      table.play(moves[Math.floor(random() * moves.length)]!);
      if (n % 7 === 0) table.undo();
      if (n % 20 === 0) table = newTable(game, { random, deals: first, record: table.record });
      expectSameDeals(game, first, table.record);
    }
  });

  test("make equal players even to the point in a match", () => {
    const bots = [steady, steady];
    const reports = [...match(game, bots, { random: seeded(3), games: 12, options: { ...options, players: 2 } })];
    for (let i = 0; i < reports.length; i += 2) expectSameDeals(game, reports[i]!.record, reports[i + 1]!.record);
    const [one] = summary(reports);
    expect(one).toMatchObject({ share: 0.5, error: 0, margin: 0, marginError: 0 });
  });
});

test("in a match of three, all games of a set have the same deals", () => {
  const random: Bot<AnyGame> = (_, moves, next) => moves[Math.floor(next() * moves.length)]!;
  const games = 6;
  for (const game of [cribbage, cribino] as readonly AnyGame[]) {
    const setup = { random: seeded(4), games, options: { players: 3 } };
    const records = Array.from(match(game, [random, random, random], setup), ({ record }) => record);
    for (let set = 0; set < games; set += 3)
      for (const [a, b] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const)
        expectSameDeals(game, records[set + a]!, records[set + b]!);
  }
});

test("a tile goes to the hand that draws it now", () => {
  let others = 0;
  for (let seed = 0; seed < 40; seed++) {
    const { record: first } = playout(cribino, { random: seeded(seed) });
    const { record: second } = playout(cribino, { random: seeded(seed + 1000), deals: first });
    const drawn = (moves: readonly AnyMove[]) => moves.flatMap((move) => (move.type === "draw-tile" ? [move] : []));
    const now = drawn(second.moves) as cribino.DrawTileMove[];
    for (const [i, { hand }] of (drawn(first.moves) as cribino.DrawTileMove[]).entries())
      if (now[i] !== undefined && now[i].hand !== hand) others++;
  }
  expect(others).toBeGreaterThan(10);
});

describe("a table with the deals of a game", () => {
  const { record } = playout(cribbage, { random: seeded(3), options: { target: 61, first: 1 } });

  test("has that game's settings in place of options", () => {
    const table = newTable(cribbage, { random: seeded(1), deals: record, options: { players: 3 } });
    expect(table.record).toMatchObject({ settings: record.settings, moves: [record.moves[0]] });
  });

  test("deals at random when the game is over, and after a restart", () => {
    const short = { ...record, moves: record.moves.slice(0, 1) };
    const starters = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const table = newTable(cribbage, { random: seeded(seed), deals: short });
      for (const seat of [0, 1]) table.play(table.legalMoves(seat)[0]!);
      starters.add(JSON.stringify(table.record.moves.at(-1)));
      table.restart();
      expect(table.record.moves[0]).not.toEqual(record.moves[0]);
    }
    expect(starters.size).toBeGreaterThan(3);
  });

  test("repeats them with `redeal`, too, but nothing else", () => {
    const short = { ...record, moves: record.moves.slice(0, 1) };
    const table = newTable(cribbage, { random: seeded(1), deals: short, redeal: true });
    const starters = new Set<string>();
    table.play(table.legalMoves(1)[0]!);
    for (let n = 0; n < 10; n++) {
      table.play(table.legalMoves(0)[0]!);
      starters.add(JSON.stringify(table.record.moves.at(-1)));
      table.undo(0);
    }
    expect(table.record.moves[0]).toEqual(record.moves[0]);
    expect(starters.size).toBeGreaterThan(3);
  });

  test("is refused if the record has other rules or settings", () => {
    const refused = (deals: unknown, more = {}) =>
      pathOf(() => newTable(cribbage, { random: seeded(1), deals: deals as never, ...more }));
    expect(refused(7)).toBe("setup.deals");
    expect(refused(null)).toBe("setup.deals");
    expect(refused({ ...record, game: "chess" })).toBe("setup.deals.game");
    expect(refused({ ...record, rules: 99 })).toBe("setup.deals.rules");
    expect(refused({ ...record, moves: record.moves.slice(1) })).toBe("setup.deals.moves[0]");
    const other = playout(cribbage, { random: seeded(3), options: { target: 31 }, limit: 3 }).record;
    expect(refused(record, { record: other })).toBe("setup.deals.settings");
    expect(pathOf(() => playout(cribbage, { random: seeded(1), deals: 7 as never }))).toBe("setup.deals");
  });
});
