import { type AnyGame, advance, appendMoves, type MoveOf, newRecord, seeded, settle, steps } from "fifteen-two";
import { cribbage } from "fifteen-two/cribbage";
import { games } from "fifteen-two/games";
import { expect, test } from "vitest";
import { grown, type History } from "../../docs/playground/online/history.ts";

/** A match as a server tells a seat of it: after each player's move, with what chance makes of it. */
function* updates(game: AnyGame, seat: number, seed: number) {
  const random = seeded(seed);
  let { state, moves } = settle(game, game.initialState(), random);
  for (let i = 0; i < 400; i++) {
    yield {
      all: moves,
      update: { moves: moves.map((move) => game.redact(move, seat)), view: game.view(state, seat), seat },
    };
    const [active] = game.activeSeats(state);
    if (active === undefined) return;
    const legal = game.legalMoves(state, active);
    const next: { state: typeof state; moves: readonly MoveOf<AnyGame>[] } = advance(
      game,
      state,
      legal[Math.floor(random() * legal.length)]!,
      random,
    );
    state = next.state;
    moves = [...moves, ...next.moves];
  }
}

test.each(games)("$id: a history has the view of every update, and all moves", (game) => {
  let history: History | undefined;
  for (const { update } of updates(game, 1, 3)) {
    history = grown(game, history, update);
    expect(history.moves).toEqual(update.moves);
    expect(history.views).toHaveLength(update.moves.length + 1);
    expect(history.views.at(-1)).toEqual(update.view);
  }
});

test("what the last count of a deal scored is known, though the next deal came with it", () => {
  let history: History | undefined;
  let all: readonly MoveOf<AnyGame>[] = [];
  for (const { all: moves, update } of updates(cribbage, 1, 3)) {
    history = grown(cribbage, history, update);
    all = moves;
  }
  const record = appendMoves(newRecord(cribbage), all.map(cribbage.parseMoveJson));
  const counted = [...steps(cribbage, record)].map(({ move, awards }) => (move.type === "show" ? awards : []));
  expect(counted.flat().length).toBeGreaterThan(10);
  expect(history?.views.slice(1).map(({ awards }, i) => (all[i]?.type === "show" ? awards : []))).toEqual(counted);
});

test("after a reload the latest view stands in for those before, without awards", () => {
  const all = [...updates(cribbage, 0, 5)];
  const { update } = all[60]!;
  const { views, moves } = grown(cribbage, undefined, update);
  expect(moves).toHaveLength(update.moves.length);
  expect(views.slice(0, -1).every(({ awards }) => awards.length === 0)).toBe(true);
  expect(views.at(-1)).toEqual(update.view);
});
