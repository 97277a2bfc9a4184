import { type AnyGame, advance, appendMoves, type MoveOf, newRecord, seeded, steps } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { games } from "fifteen-two/games";
import * as sackson from "fifteen-two/sackson";
import { afterEach, expect, test, vi } from "vitest";
import { grown, type History, keepHistory, keptHistory } from "../../docs/playground/app/online/history.ts";
import {
  keepPlace,
  latestMatch,
  leave,
  openTables,
  placeAt,
  rematch,
  takeSeat,
} from "../../docs/playground/app/online/server.ts";
import { ATTEMPTS, type Opened, openMatch } from "../../docs/playground/app/online/session.ts";
import { often } from "../often.ts";
import { emptyStorage } from "./storage.ts";

// The page's server is read when the page is loaded.
vi.hoisted(() => vi.stubGlobal("location", { search: "?server=https://cards.example" }));

const items = emptyStorage();
afterEach(() => void vi.useRealTimers());

/** A match as a server tells a seat of it: after each player's move, with what chance makes of it. */
function* updates(game: AnyGame, seat: number, seed: number) {
  const random = seeded(seed);
  let { state, moves } = advance(game, game.initialState(), null, { random });
  for (let i = 0; i < often(120, 400); i++) {
    yield {
      all: moves,
      update: { moves: moves.map((move) => game.redact(move, seat)), view: game.view(state, seat) },
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
    history = grown(game, history, update, 1);
    expect(history.moves).toEqual(update.moves);
    expect(history.views).toHaveLength(update.moves.length + 1);
    expect(history.views.at(-1)).toEqual(update.view);
  }
});

test("what the last count of a deal scored is known, though the next deal came with it", () => {
  let history: History | undefined;
  let all: readonly MoveOf<AnyGame>[] = [];
  for (const { all: moves, update } of updates(cribbage, 1, 3)) {
    history = grown(cribbage, history, update, 1);
    all = moves;
  }
  const record = appendMoves(newRecord(cribbage), all.map(cribbage.parseMoveJson));
  const counted = [...steps(cribbage, record)].map(({ move, awards }) => (move.type === "show" ? awards : []));
  expect(counted.flat().length).toBeGreaterThan(10);
  expect(history?.views.slice(1).map(({ awards }, i) => (all[i]?.type === "show" ? awards : []))).toEqual(counted);
});

test.each(games)("$id: a late joiner knows everything open, and nothing wrong about hidden parts", (game) => {
  const all = [...updates(game, 0, 5)];
  let seen: History | undefined;
  for (const { update } of all.slice(0, 31)) seen = grown(game, seen, update, 0);
  const { update } = all[30]!;
  const { views, moves } = grown(game, undefined, update, 0);
  expect(moves).toEqual(update.moves);
  expect(views.at(-1)).toEqual(update.view);
  const start = game.view(game.initialState(update.view.settings), 0);
  const isOpen = game.id === "cribino" || game.id === "sackson";
  for (const [i, view] of views.slice(0, -1).entries())
    expect(isOpen ? [seen?.views[i]] : [seen?.views[i], start]).toContainEqual(view);
});

test("a reload forgets nothing of a match, and another match knows nothing of it", () => {
  const place = { match: "a", seat: 1 };
  let history: History | undefined;
  for (const { update } of [...updates(cribbage, 1, 3)].slice(0, 40)) history = grown(cribbage, history, update, 1);
  keepHistory("a", cribbage, history!, false);
  expect(keptHistory(place, cribbage)?.views).toEqual(history!.views);
  expect(keptHistory({ ...place, match: "b" }, cribbage)).toBeUndefined();
  expect(keptHistory({ ...place, seat: 0 }, cribbage)).toBeUndefined();
  for (const key of items.keys()) items.set(key, '{"match":"a","game":"cribbage","over":false,"views":[{}]}');
  expect(keptHistory(place, cribbage)).toBeUndefined();
});

test("another server takes no seat and no match from this browser, whatever it calls its own", async () => {
  const history = grown(cribbage, undefined, [...updates(cribbage, 0, 3)][1]!.update, 0);
  const ours = { match: "a", seat: 1, token: "ours" };
  keepPlace(ours);
  keepHistory("a", cribbage, history, false);
  for (const [server, match] of [
    ["https://evil.example", "a"],
    ["https://cards.example/", "a"],
    ["https://cards.example/a", ""],
  ] as const) {
    vi.stubGlobal("location", { search: `?server=${server}` });
    vi.resetModules();
    const other = await import("../../docs/playground/app/online/server.ts");
    const { keepHistory } = await import("../../docs/playground/app/online/history.ts");
    expect(other.server).toBe(server);
    expect(other.placeAt(match)).toEqual({ match });
    expect(other.latestMatch()).toBeUndefined();
    other.keepPlace({ match, seat: 0, token: "theirs" });
    keepHistory(match, cribbage, history, true);
  }
  expect(placeAt("a")).toEqual(ours);
  expect(latestMatch()).toMatchObject({ match: "a", game: "cribbage", over: false });
});

test.each(['{"seat":"0","token":"t"}', '{"seat":0}', "[]", "null", "{"])(
  "a seat that is kept as %s is none, and the page watches",
  (text) => {
    keepPlace({ match: "a", seat: 0, token: "t" });
    for (const key of items.keys()) items.set(key, text);
    expect(placeAt("a")).toEqual({ match: "a" });
  },
);

/** Answers every request with the same. */
function answerWith(status: number, json: unknown) {
  const requests = vi.fn(async (_: string) => Response.json(json, { status }));
  vi.stubGlobal("fetch", requests);
  return requests;
}

test("a refused rematch says what the server says, and so does a seat that is taken", async () => {
  const requests = answerWith(409, { message: "you have no seat in the rematch" });
  await expect(rematch({ match: "a", token: "t" })).rejects.toThrow(
    "The server says: you have no seat in the rematch.",
  );
  expect(requests.mock.calls.map(([url]) => url)).toEqual(["https://cards.example/matches/a/rematch"]);
  answerWith(409, { message: "that seat is taken" });
  await expect(takeSeat("a", "Ann")).rejects.toThrow("The server says: that seat is taken.");
});

test("a server that fails, or answers with something else, is asked three times or told of", async () => {
  const failing = answerWith(503, {});
  await expect(rematch({ match: "a", token: "t" })).rejects.toThrow("The server does not answer.");
  expect(failing).toHaveBeenCalledTimes(3);
  answerWith(201, { seat: 0, token: "t" });
  await expect(rematch({ match: "a", token: "t" })).rejects.toThrow("The server says: ?.");
  answerWith(200, [{ match: 1 }]);
  expect(await openTables()).toEqual([]);
});

/** Sockets that connect only on request. */
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
  vi.stubGlobal("addEventListener", () => {});
  return opened;
}

/** Opens a match; what it shows last is in `shown`. */
function open(place: Parameters<typeof openMatch>[0]) {
  const shown: Opened[] = [];
  const close = openMatch(place, (opened) => shown.push(opened));
  return { close, shown: () => shown.at(-1)! };
}

test("a page that is left before the server has answered does not connect again", () => {
  vi.useFakeTimers();
  const opened = silentSockets();
  const { close } = open({ match: "a" });
  vi.advanceTimersByTime(20_000);
  const { length } = opened;
  expect(length).toBeGreaterThan(1);
  close();
  vi.advanceTimersByTime(600_000);
  expect(opened).toHaveLength(length);
  expect(opened.every(({ isClosed }) => isClosed)).toBe(true);
});

test("a turn ends some time after the last move, or after the page has heard of it", () => {
  vi.useFakeTimers();
  vi.setSystemTime(100_000);
  const opened = silentSockets();
  const { close, shown } = open({ match: "a", seat: 0, token: "t" });
  opened[0]!.onopen();
  const start = sackson.initialState();
  const move = sackson.legalMoves(start, 0)[0]!;
  const update = (state: typeof start, moves: readonly object[], tag?: number) =>
    opened[0]!.hear({
      ...{ type: "update", game: "sackson", number: moves.length, moves, tag, names: ["", ""] },
      ...{ view: sackson.view(state, 0), turn: { seconds: 60, end: "move" } },
    });
  update(start, [], 90_000_000);
  expect(shown().session?.deadline).toBe(150_000);
  vi.setSystemTime(110_000);
  update(sackson.apply(start, move), [move]);
  expect(shown().session?.deadline).toBe(170_000);
  close();
});

test("a page whose server is gone gives up after some minutes, and connects again on request", () => {
  vi.useFakeTimers();
  const opened = silentSockets();
  const { close, shown } = open({ match: "a" });
  vi.advanceTimersByTime(60_000);
  expect(shown().again).toBeUndefined();
  vi.advanceTimersByTime(3_600_000);
  expect(opened).toHaveLength(ATTEMPTS + 1);
  expect(opened.every(({ isClosed }) => isClosed)).toBe(true);
  shown().again?.();
  expect(shown().again).toBeUndefined();
  expect(opened).toHaveLength(ATTEMPTS + 2);
  close();
  vi.advanceTimersByTime(3_600_000);
  expect(opened).toHaveLength(ATTEMPTS + 2);
});

test("a match goes on where it was when the page connects again after it has given up", () => {
  vi.useFakeTimers();
  const opened = silentSockets();
  const { close, shown } = open({ match: "a", seat: 0, token: "t" });
  const all = [...updates(cribbage, 0, 3)];
  const tell = (n: number) => {
    const { moves, view } = all[n]!.update;
    opened.at(-1)!.hear({ type: "update", game: "cribbage", number: moves.length, moves, names: ["", ""], view });
  };
  tell(1);
  const { session } = shown();
  vi.advanceTimersByTime(3_600_000);
  expect(session?.trouble).toBe("The connection is lost.");
  shown().again?.();
  tell(2);
  expect(shown()).toEqual({ session });
  expect(session?.trouble).toBe("");
  expect(session).toHaveLength(all[2]!.update.moves.length);
  close();
});

test("a match of a game that the page does not know is left", () => {
  vi.useFakeTimers();
  const opened = silentSockets();
  const { shown } = open({ match: "a" });
  opened[0]!.hear({ type: "update", game: "chess", number: 0, moves: [], names: [], view: {} });
  expect(shown().trouble).toContain("no game “chess”");
  vi.advanceTimersByTime(600_000);
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true]);
});

/** Tells a seat of cribbage for three what a server says. */
function tellSeat() {
  const opened = silentSockets();
  const { close, shown } = open({ match: "a", seat: 0, token: "ours" });
  const state = cribbage.initialState({ players: 3 });
  const { state: dealt } = advance(cribbage, state, null, { random: seeded(1) });
  const tell = (view: unknown, more: object) => {
    const update = { type: "update", game: "cribbage", number: 0, moves: [], names: ["", "Ann", ""], view, ...more };
    opened[0]!.hear(update);
    return shown().session!;
  };
  return { tell, close, undealt: cribbage.view(state, 0), dealt: cribbage.view(dealt, 0) };
}

test("who is waited for and away is named, and nobody while it is one's own turn", () => {
  const { tell, close, undealt, dealt } = tellSeat();
  expect(tell(undealt, { away: [1] }).trouble).toBe("Ann has lost connection.");
  expect(tell(undealt, { away: [0, 1, 2] }).trouble).toBe("Ann and Player 3 have lost connection.");
  expect(tell(dealt, { away: [1] })).toMatchObject({ chooser: 0, trouble: "" });
  expect(tell(undealt, {}).trouble).toBe("");
  close();
});

test("somebody else who is called You is not taken for the player", () => {
  const { tell, close, undealt } = tellSeat();
  const { players } = tell(undealt, { names: ["Ann", "You", "Bert"] });
  expect(players).toEqual([
    { kind: "person", name: "You" },
    { kind: "remote", name: "Player 2" },
    { kind: "remote", name: "Bert" },
  ]);
  close();
});

test("a seat that is left or lost is forgotten, and so is the way back to it", async () => {
  const history = grown(cribbage, undefined, [...updates(cribbage, 0, 3)][1]!.update, 0);
  const sit = (match: string) => {
    keepPlace({ match, seat: 0, token: "t" });
    keepHistory(match, cribbage, history, false);
  };
  sit("a");
  answerWith(409, { message: "the match has begun" });
  await expect(leave(placeAt("a"))).rejects.toThrow("The server says: the match has begun.");
  expect(placeAt("a")).toMatchObject({ token: "t" });
  const requests = answerWith(200, { seat: 0 });
  await leave(placeAt("a"));
  expect(requests.mock.calls.map(([url]) => url)).toEqual(["https://cards.example/matches/a/leave"]);
  expect([placeAt("a"), latestMatch()]).toEqual([{ match: "a" }, undefined]);
  sit("b");
  const opened = silentSockets();
  const { close, shown } = open(placeAt("b"));
  opened[0]!.hear({ type: "error", code: "wrong-token", message: "no seat has this token" });
  expect(shown().trouble).toBe("The server says: no seat has this token.");
  expect([placeAt("b"), latestMatch()]).toEqual([{ match: "b" }, undefined]);
  close();
});
