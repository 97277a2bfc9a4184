// Bodies for the HTTP frameworks: moves of random games, and values that a schema of moves refuses.
import assert from "node:assert/strict";
import { playout, seeded, steps } from "fifteen-two";
import { games } from "fifteen-two/games";

const SEED = Number(process.env.SEED ?? 1);
/** The most legal moves of a state that are sent, taken at even steps from its list. */
const SENT = 8;

/** The moves of a random game for each game and number of players, and the legal moves of its states, each once. */
function* movesOf(game) {
  const seen = new Set();
  for (const players of game.players) {
    const { record } = playout(game, { random: seeded(SEED), options: { players }, limit: 2000 });
    for (const { before, move } of steps(game, record)) {
      const legal = game.legalMoves(before);
      const step = Math.ceil(legal.length / SENT);
      for (const sent of [move, ...legal.filter((_, i) => i % step === 0)]) {
        const text = JSON.stringify(sent);
        if (!seen.has(text)) yield sent;
        seen.add(text);
      }
    }
  }
}

/** Values that differ from a move in one key, and are invalid. */
function wrong(move) {
  const { type, ...rest } = move;
  return [{ ...move, type: "castle" }, { ...move, seat: 9 }, { ...move, extra: 1 }, rest];
}

/**
 * Expects 200 and the move for each move, 400 for all else. `post` sends a value to the path of a game, and returns the
 * status and the body of the answer. Returns how many moves were sent.
 */
export async function expectMoves(post) {
  let sent = 0;
  for (const game of games)
    for (const move of movesOf(game)) {
      assert.deepEqual(await post(`/${game.id}`, move), { status: 200, body: move }, `${game.id}, SEED=${SEED}`);
      if (sent++ % 10 > 0) continue;
      for (const value of wrong(move)) {
        const { status } = await post(`/${game.id}`, value);
        assert.equal(status, 400, `${game.id} takes ${JSON.stringify(value)}, SEED=${SEED}`);
      }
    }
  return sent;
}
