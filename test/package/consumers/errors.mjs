// An app may load both builds, the ES modules and the CommonJS ones: the errors of each are instances of the other's
// classes.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { games } from "fifteen-two/games";

const require = createRequire(import.meta.url);
const [esm, cjs] = [{ ...(await import("fifteen-two")) }, require("fifteen-two")];
const NAMES = ["IllegalMoveError", "InvalidStateError", "NotationError"];

/** The errors that a game throws, by name. */
function thrownBy(game) {
  const runs = {
    IllegalMoveError: () => game.apply(game.initialState(), { type: "castle" }),
    InvalidStateError: () => game.initialState({ players: 99 }),
    NotationError: () => game.parseMove("0 castle"),
  };
  return NAMES.map((name) => {
    try {
      runs[name]();
    } catch (error) {
      return [name, error];
    }
    throw new Error(`${game.id} throws no ${name}`);
  });
}

for (const name of NAMES) assert.notEqual(esm[name], cjs[name], "these are two builds");
for (const game of [...games, ...require("fifteen-two/games").games])
  for (const [thrown, error] of thrownBy(game))
    for (const name of NAMES)
      for (const build of [esm, cjs]) assert.equal(error instanceof build[name], name === thrown, `${thrown}, ${name}`);
for (const name of NAMES)
  for (const build of [esm, cjs]) assert.ok(!(Object.assign(new Error("other"), { name }) instanceof build[name]));

// The same for schemas: what one build makes of the other's games says what is wrong, and throws nothing.
const { games: others } = require("fifteen-two/games");
const mixed = [
  [esm, others],
  [cjs, games],
];
for (const [build, its] of mixed)
  for (const game of its) {
    const record = build.playout(game, { random: build.seeded(1), limit: 20 }).record;
    assert.deepEqual(build.readRecord(game, record).record, record);
    for (const wrong of [null, { ...record, version: 2 }, { ...record, moves: [{ type: "castle" }] }])
      assert.throws(() => build.readRecord(game, wrong), build.InvalidStateError);
    assert.equal(game.stateSchema["~standard"].validate({}).issues.length, 1, game.id);
  }
