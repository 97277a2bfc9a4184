const assert = require("node:assert/strict");

/** Uses the package through its modules, and gives the names that each exports. */
exports.checkModules = (modules) => {
  const { IllegalMoveError, InvalidStateError, NotationError, readRecord, playout, seeded } = modules["fifteen-two"];
  assert.equal(modules["fifteen-two/scoring"].countHand(["5H", "5D", "5S", "JC"], "5C"), 29);
  const { games } = modules["fifteen-two/games"];
  assert.ok(games.length > 0);
  for (const game of games) {
    // A bundler may give the list objects of its own, with the functions of the modules.
    const module = modules[`fifteen-two/${game.id}`];
    for (const key of Object.keys(game)) assert.equal(module[key], game[key]);
    const { record } = playout(module, { random: seeded(7), limit: 50 });
    assert.deepEqual(readRecord(game, JSON.parse(JSON.stringify(record))).record, record);
    // The errors are the same classes in every entry.
    assert.throws(() => game.apply(game.initialState(), { type: "castle" }), IllegalMoveError);
    assert.throws(() => game.initialState({ players: 99 }), InvalidStateError);
    assert.throws(() => game.parseMove("0 castle"), NotationError);
  }
  return Object.fromEntries(
    Object.entries(modules).map(([entry, module]) => [
      entry,
      Object.keys(module)
        .filter((name) => name !== "default" && name !== "__esModule" && name !== "module.exports")
        .sort(),
    ]),
  );
};
