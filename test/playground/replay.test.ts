import { type AnyGame, playout, seeded } from "fifteen-two";
import { games } from "fifteen-two/games";
import { expect, test } from "vitest";
import { gameHash, readGameHash, recordText, savedFrom } from "../../docs/playground/app/replay/game-link.ts";
import { localSession } from "../../docs/playground/table/session/local.ts";
import { emptyStorage } from "./storage.ts";

emptyStorage();

const OPTIONS: Readonly<Record<string, object>> = { cribbage: { target: 61 }, sackson: { turnLimit: 30 } };

test.each(games as readonly AnyGame[])(
  "$id: a link brings the finished game back, in a link of some length",
  async (game) => {
    const options = { players: 2, ...OPTIONS[game.id] };
    const { record } = playout(game, { random: seeded(5), options });
    const setup = { game: game.id, options, players: ["beginner", "person"] as const, seed: 7, match: 1 };
    const session = localSession(game, setup, () => new Promise(() => {}), record.moves);
    const hash = await gameHash(recordText(session));
    expect(hash).toMatch(/^#game\/[\w-]+$/);
    expect(hash.length).toBeLessThan(4000);
    const data = hash.slice("#game/".length);
    const read = (await readGameHash(data))!;
    expect(read.game.id).toBe(game.id);
    expect(read.saved).toMatchObject({ moves: record.moves, setup: { seed: 7, players: ["beginner", "person"] } });
    for (const damaged of ["", "x", data.slice(0, 40), data.slice(1), `${data}${"A".repeat(40_000)}`])
      expect(await readGameHash(damaged)).toBeUndefined();
  },
);

test("a record with the seed of another program can be played on", () => {
  const { record } = playout(games[0] as AnyGame, { random: seeded(5), limit: 9 });
  const { saved } = savedFrom(JSON.stringify({ ...record, meta: { seed: 999_999_999_999 } }));
  expect(saved.moves).toEqual(record.moves);
  expect(saved.setup.seed).toBeLessThan(1_000_000);
});
