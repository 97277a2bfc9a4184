import { type AnyGame, advance, appendMoves, type MoveOf, newRecord, seeded, steps } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { games } from "fifteen-two/games";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { grown, type History, keepHistory, keptHistory } from "../../docs/playground/app/online/history.ts";
import { keepPlace, latestMatch, placeAt, server } from "../../docs/playground/app/online/server.ts";
import { openMatch } from "../../docs/playground/app/online/session.ts";

// The page's server is read when the page is loaded.
vi.hoisted(() => vi.stubGlobal("location", { search: "?server=https://cards.example" }));

/** What the browser keeps. */
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A match as a server tells a seat of it: after each player's move, with what chance makes of it. */
function* updates(game: AnyGame, seat: number, seed: number) {
  const random = seeded(seed);
  let { state, moves } = advance(game, game.initialState(), null, { random });
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
      { random },
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
  const place = { server: "http://127.0.0.1", match: "a", seat: 1 };
  let history: History | undefined;
  for (const { update } of [...updates(cribbage, 1, 3)].slice(0, 40)) history = grown(cribbage, history, update);
  keepHistory(place, cribbage, history!, false);
  expect(keptHistory(place, cribbage)?.views).toEqual(history!.views);
  expect(keptHistory({ ...place, match: "b" }, cribbage)).toBeUndefined();
  expect(keptHistory({ ...place, seat: 0 }, cribbage)).toBeUndefined();
  expect(keptHistory({ ...place, server: "http://127.0.0.2" }, cribbage)).toBeUndefined();
  for (const key of items.keys()) items.set(key, '{"match":"a","views":[{}]}');
  expect(keptHistory(place, cribbage)).toBeUndefined();
});

test("another server takes no seat and no match from this browser, whatever it calls its own", () => {
  const [, last] = [...updates(cribbage, 0, 3)].slice(0, 2);
  const history = grown(cribbage, undefined, last!.update);
  const ours = { server: server!, match: "a", seat: 1, token: "ours" };
  keepPlace(ours);
  keepHistory(ours, cribbage, history, false);
  for (const [other, match] of [
    ["https://evil.example", "a"],
    ["https://cards.example/", "a"],
    ["https://cards.example/a", ""],
    ["https:", "/cards.example/a"],
  ] as const) {
    keepPlace({ server: other, match, seat: 0, token: "theirs" });
    keepHistory({ server: other, match }, cribbage, history, true);
  }
  expect(placeAt(server!, "a")).toMatchObject(ours);
  expect(latestMatch()).toMatchObject({ match: "a", game: "cribbage" });
});

/** Sockets that never connect, until they are told to. */
function silentSockets() {
  const opened: {
    readonly isClosed: boolean;
    readonly onopen: () => void;
    readonly hear: (message: object) => void;
  }[] = [];
  class Silent {
    isClosed = false;
    onopen = () => {};
    onmessage: ((event: { readonly data: string }) => void) | null = null;
    constructor() {
      opened.push(this);
    }
    send() {}
    close() {
      this.isClosed = true;
    }
    hear = (message: object) => this.onmessage?.({ data: JSON.stringify(message) });
  }
  vi.stubGlobal("WebSocket", Silent);
  return opened;
}

test("a page that is left before the server has answered does not connect again", () => {
  vi.useFakeTimers();
  const opened = silentSockets();
  const { close } = openMatch({ server: server!, match: "a" });
  vi.advanceTimersByTime(20_000);
  const { length } = opened;
  expect(length).toBeGreaterThan(1);
  close();
  vi.advanceTimersByTime(600_000);
  expect(opened).toHaveLength(length);
  expect(opened.every(({ isClosed }) => isClosed)).toBe(true);
});

test("a match of a game that the page does not know is left", async () => {
  vi.useFakeTimers();
  const opened = silentSockets();
  const { session } = openMatch({ server: server!, match: "a" });
  opened[0]!.hear({ type: "update", game: "chess", number: 0, moves: [], names: [], view: {} });
  await expect(session).rejects.toThrow("does not know the game");
  vi.advanceTimersByTime(600_000);
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true]);
});

test("who is waited for and away is named, and nobody while it is one's own turn", async () => {
  const opened = silentSockets();
  const { session: opening, close } = openMatch({ server: server!, match: "a", seat: 0, token: "ours" });
  const state = cribbage.initialState({ players: 3 });
  const { state: dealt } = advance(cribbage, state, null, { random: seeded(1) });
  const tell = (view: unknown, more: object) =>
    opened[0]!.hear({ type: "update", game: "cribbage", number: 0, moves: [], names: ["", "Ann", ""], view, ...more });
  const undealt = cribbage.view(state, 0);
  tell(undealt, { away: [1] });
  const session = await opening;
  expect(session.trouble).toBe("Ann has lost connection.");
  tell(undealt, { away: [0, 1, 2] });
  expect(session.trouble).toBe("Ann and Player 3 have lost connection.");
  tell(cribbage.view(dealt, 0), { away: [1] });
  expect(session.chooser).toBe(0);
  expect(session.trouble).toBe("");
  tell(undealt, {});
  expect(session.trouble).toBe("");
  close();
});
