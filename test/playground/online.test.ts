import { type AnyGame, advance, appendMoves, type MoveOf, newRecord, seeded, settle, steps } from "fifteen-two";
import { cribbage } from "fifteen-two/cribbage";
import { games } from "fifteen-two/games";
import { expect, test, vi } from "vitest";
import { grown, type History, keepHistory, keptHistory } from "../../docs/playground/online/history.ts";

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

test.each(games)("$id: who joins in the middle knows what is open, and nothing wrong of what was hidden", (game) => {
  const all = [...updates(game, 0, 5)];
  let seen: History | undefined;
  for (const { update } of all.slice(0, 31)) seen = grown(game, seen, update);
  const { update } = all[30]!;
  const { views, moves } = grown(game, undefined, update);
  expect(moves).toEqual(update.moves);
  expect(views.at(-1)).toEqual(update.view);
  const start = game.view(game.initialState(update.view.settings), 0);
  const isOpen = game.id === "cribino" || game.id === "sackson";
  for (const [i, view] of views.slice(0, -1).entries())
    expect(isOpen ? [seen?.views[i]] : [seen?.views[i], start]).toContainEqual(view);
});

test("a reload forgets nothing of a match, and another match knows nothing of it", () => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  const place = { server: "http://127.0.0.1", match: "a", seat: 1 };
  let history: History | undefined;
  for (const { update } of [...updates(cribbage, 1, 3)].slice(0, 40)) history = grown(cribbage, history, update);
  keepHistory(place, cribbage, history!, false);
  expect(keptHistory(place, cribbage)?.views).toEqual(history!.views);
  expect(keptHistory({ ...place, match: "b" }, cribbage)).toBeUndefined();
  expect(keptHistory({ ...place, seat: 0 }, cribbage)).toBeUndefined();
  items.set("fifteen-two:online", '{"match":"a","views":[{}]}');
  expect(keptHistory(place, cribbage)).toBeUndefined();
  vi.unstubAllGlobals();
});
