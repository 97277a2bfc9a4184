// The table's mode at any time, without a browser.
import { type AnyGame, playout, type Random, randomInt, seeded } from "fifteen-two";
import { describe, expect, test } from "vitest";
import type { Clock } from "../../docs/playground/table/clock.ts";
import { GAMES } from "../../docs/playground/table/looks/index.ts";
import type { Look } from "../../docs/playground/table/looks/look.ts";
import { localSession } from "../../docs/playground/table/session/local.ts";
import type { PlayerKind, Session } from "../../docs/playground/table/session/session.ts";
import { type TableState, tableState } from "../../docs/playground/table/state.ts";

const looks = await Promise.all(GAMES.map(({ load }) => load()));
const cribbage = looks.find(({ game }) => game.id === "cribbage")!;
const LIMITS: Readonly<Record<string, object>> = { sackson: { turnLimit: 12 }, cribbage: { target: 31 } };

/** A game of two, as a page keeps it. */
function gameOf(game: AnyGame, options: object = {}) {
  const all = { players: 2, first: 0, ...LIMITS[game.id], ...options };
  return playout(game, { random: seeded(3), options: all }).record;
}

/** A session of it whose bots never answer, after some moves. */
function sessionAt(
  game: AnyGame,
  { settings: options, moves }: ReturnType<typeof gameOf>,
  length: number,
  players: readonly PlayerKind[],
): Session {
  const setup = { game: game.id, options, players, seed: 1, match: 1 };
  return localSession(game, setup, () => new Promise(() => {}), moves.slice(0, length));
}

const STILL: Clock = { shown: Number.POSITIVE_INFINITY, counting: false, still: true, step: undefined };

/** Positions of a game, with the table's state at some time once all has been shown. */
function* positions(look: Look, players: readonly PlayerKind[], options: object = {}) {
  const { game } = look;
  const record = gameOf(game, options);
  for (let length = 0; length <= record.moves.length; length += game.id === "cribbage" ? 1 : 3) {
    const session = sessionAt(game, record, length, players);
    const at = (clock: Partial<Clock> = {}, input = {}): TableState =>
      tableState(session, look, { ...STILL, ...clock }, { picked: [], ...input });
    yield { session, at };
    session.close();
  }
}

test("the tile that ends a deal of Crib-Ino lies on the table while the deal is counted", () => {
  const cribino = looks.find(({ game }) => game.id === "cribino")!;
  const record = gameOf(cribino.game);
  const ends = record.moves.flatMap(({ type }, i) =>
    type === "lay" && record.moves[i + 1]?.type === "deal" ? [i] : [],
  );
  expect(ends.length).toBeGreaterThan(0);
  for (const end of ends) {
    const session = sessionAt(cribino.game, record, end + 1, ["person", "advanced"]);
    const clock = { ...STILL, shown: end + 1, counting: true };
    const { knowledge, ...state } = tableState(session, cribino, clock, { picked: [] });
    expect(state.kind).toBe("count");
    const payment = expect.objectContaining({ text: expect.stringMatching(/ (have|has) \d left, at 5 points each$/) });
    expect(state).toMatchObject({ count: { parts: [{ items: expect.arrayContaining([payment]) }] } });
    expect(knowledge.view).toMatchObject({ phase: "play" });
    const { laid }: { laid: readonly object[] } = Object(knowledge.view);
    expect(laid.at(-1)).toEqual(record.moves[end]);
    session.close();
  }
});

test("the hand that wins a game of cribbage stays on the table", () => {
  const { game } = cribbage;
  const ends = Array.from({ length: 20 }, (_, n) =>
    playout(game, { random: seeded(n), options: { players: 2, ...LIMITS.cribbage } }),
  ).filter(({ state }) => "reason" in state && state.reason === "hand");
  expect(ends.length).toBeGreaterThan(0);
  for (const { record } of ends) {
    const session = sessionAt(game, record, record.moves.length, ["person", "advanced"]);
    const state = tableState(session, cribbage, STILL, { picked: [] });
    const { hands, starter }: { hands: string[][]; starter: string } = Object(state.knowledge.view);
    const cards = [...hands[record.moves.at(-1)!.seat!]!, starter].toSorted();
    expect(state.kind).toBe("over");
    expect(state).toMatchObject({
      count: { parts: [{ cards: expect.toSatisfy((all) => `${all.toSorted()}` === `${cards}`) }] },
    });
    session.close();
  }
});

test("what was taken back is made again, until another move is made", () => {
  const { game } = cribbage;
  const record = gameOf(game);
  const session = sessionAt(game, record, 3, ["person", "person"]);
  const move = () => {
    const seat = session.chooser;
    session.send(game.legalMoves(session.knowledge(session.length, seat).view, seat)[0]!);
  };
  move();
  const { length } = session;
  const made = session.record()!.moves;
  expect(session.redo).toBeUndefined();
  session.undo?.();
  expect(session.length).toBeLessThan(length);
  session.redo?.();
  expect(session.record()!.moves).toEqual(made);
  expect(session.redo).toBeUndefined();
  session.undo?.();
  move();
  expect(session.redo).toBeUndefined();
  session.close();
});

describe.each(looks)("$game.id", (look) => {
  const { game } = look;

  test("a snapshot shows the game as it was, also after an undo", () => {
    const record = gameOf(game);
    const session = sessionAt(game, record, Math.min(20, record.moves.length - 1), ["person", "person"]);
    const snapshot = { ...session };
    const known = [...Array(snapshot.length + 1).keys()].map((moves) => session.knowledge(moves, 0));
    const kept = session.record();
    session.undo?.();
    session.undo?.();
    expect(session.length).toBeLessThan(snapshot.length);
    expect(known.map((_, moves) => snapshot.knowledge(moves, 0))).toEqual(known);
    expect(snapshot.record()).toBe(kept);
    expect({ ...session }.length).toBe(session.length);
    session.close();
  });

  test("against a bot one chooses among one's legal moves, claims, waits, or it is over", () => {
    for (const { session, at } of positions(look, ["person", "beginner"])) {
      const state = at();
      expect(["choose", "wait", "over"]).toContain(state.kind);
      expect(state.kind === "over").toBe(game.outcome(state.knowledge.view) !== undefined);
      expect(state.kind === "choose").toBe(session.chooser === 0);
      if (state.kind !== "choose") continue;
      expect(state.legal).toEqual(game.legalMoves(state.knowledge.view, 0));
      expect(state.ready).toBe(true);
      expect(at({ still: false })).toMatchObject({ kind: "choose", ready: false });
    }
  });

  test("who looks back sees what the own seat knew then, and can press nothing else", () => {
    const session = sessionAt(game, gameOf(game), 20, ["person", "beginner"]);
    for (const step of [0, 5, 19]) {
      const state = tableState(session, look, { ...STILL, step }, { picked: [] });
      expect(state).toMatchObject({ kind: "back", moves: step, viewer: 0 });
      if (state.kind === "back" && !state.count) expect(state.knowledge).toEqual(session.knowledge(step, 0));
    }
    session.close();
  });

  test("between two people the table shows what everybody may know, until the next has taken the seat", () => {
    for (const { session, at } of positions(look, ["person", "person"])) {
      const state = at();
      const isSecret = look.secret(session.knowledge(session.length).view) && session.chooser !== undefined;
      expect(state.kind === "curtain").toBe(isSecret);
      if (state.kind !== "curtain") continue;
      expect(state.knowledge).toEqual(session.knowledge(session.length));
      const seat = session.chooser;
      expect(at({}, { uncovered: seat })).toMatchObject({ kind: "choose", viewer: seat });
      expect(at({}, { uncovered: 1 - seat! }).kind).toBe("curtain");
    }
  });
});

test("after a game of two people, who looks back sees the cards of the seat that moves next", () => {
  const { game } = cribbage;
  const record = gameOf(game);
  const session = sessionAt(game, record, record.moves.length, ["person", "person"]);
  for (const [step, { seat }] of record.moves.entries())
    expect(tableState(session, cribbage, { ...STILL, step }, { picked: [] }).viewer).toBe(seat);
  session.close();
});

test("a count shows the cards that are counted: what was known before the move", () => {
  for (const { session, at } of positions(cribbage, ["person", "beginner"])) {
    const counted = at({ counting: true });
    if (counted.kind !== "count") continue;
    expect(counted.knowledge).toEqual(session.knowledge(session.length - 1, 0));
    expect(session.knowledge(session.length).move?.type).toBe("show");
  }
});

test("with muggins one claims, once all has been shown", () => {
  const kinds = [...positions(cribbage, ["person", "beginner"], { muggins: true })].map(({ at }) => [
    at().kind,
    at({ still: false }).kind,
  ]);
  const claims = kinds.filter(([still]) => still === "claim");
  expect(claims.length).toBeGreaterThan(1);
  for (const [, moving] of claims) expect(moving).toBe("choose");
});

test.each(["cribbage", "crosscribb"])("%s: one seed deals the same cards in every deal, whatever players do", (id) => {
  const { game } = looks.find((look) => look.game.id === id)!;
  const deals = (random: Random) => {
    const setup = {
      game: id,
      options: { players: 2, first: 0, target: 61 },
      players: ["person", "person"] as const,
      seed: 5,
      match: 1,
    };
    const session = localSession(game, setup, () => new Promise(() => {}));
    const dealt = () => session.record()!.moves.filter(({ seat }) => seat === undefined);
    while (dealt().length < 4) {
      const seat = session.chooser;
      const moves = game.legalMoves(session.knowledge(session.length, seat).view, seat);
      session.send(moves[randomInt(moves.length, random)]!);
    }
    return dealt();
  };
  expect(deals(seeded(1))).toEqual(deals(seeded(2)));
});
