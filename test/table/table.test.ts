import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { CribbageMove } from "../../src/cribbage/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import type { DiscardMove } from "../../src/cribbage/moves.ts";
import * as cribino from "../../src/cribino/index.ts";
import {
  type AnyGame,
  formatRecord,
  IllegalMoveError,
  newTable,
  type Random,
  readRecord,
  replay,
  seeded,
  steps,
  type Table,
} from "../../src/index.ts";
import { GAMES } from "../games.ts";
import { pathOf, thrownBy } from "../thrown.ts";

/** A move of the table at random; undefined at the end. */
function anyMove<G extends AnyGame>(table: Table<G>, random: Random) {
  const moves = table.legalMoves();
  return moves[Math.floor(random() * moves.length)];
}

/** A table in the play of the first deal. */
function inPlay(random = seeded(7)): Table<typeof cribbage> {
  const table = newTable(cribbage, { random, options: { first: 0 } });
  table.play(table.legalMoves(1)[0]!);
  table.play(table.legalMoves(0)[3]!);
  return table;
}

describe.each(GAMES)("a table of $id", (game) => {
  const setup = { random: seeded(3), options: (game.id === "sackson" ? { turnLimit: 12 } : {}) as object };

  test("is always what its record says, whatever is played, taken back and made again", () => {
    const random = seeded(5);
    const table = newTable(game, setup);
    for (let n = 0; n < 150; n++) {
      const way = random();
      const move = anyMove(table, random);
      if (way < 0.15) table.undo(Math.floor(random() * table.state.settings.players));
      else if (way < 0.25) table.redo();
      else if (move !== undefined) table.play(move);
      expect(replay(game, table.record)).toEqual(table.state);
      expect(game.chance(table.state, random)).toBeUndefined();
    }
    expect(readRecord(game, JSON.parse(JSON.stringify(table.record))).record).toEqual(table.record);
  });

  test("tells each seat the steps as it saw them", () => {
    const random = seeded(5);
    const table = newTable(game, setup);
    for (let n = 0; n < 20; n++) {
      const move = anyMove(table, random);
      if (move !== undefined) table.play(move);
    }
    const all = [...steps(game, table.record)];
    for (const seat of [null, 0, 1])
      expect(table.since(seat, 3)).toEqual(
        all.slice(3).map(({ move, after: state, awards }, i) => ({
          number: 4 + i,
          move: game.redact(move, seat),
          view: game.view(state, seat),
          awards,
        })),
      );
  });
});

describe("play", () => {
  test("returns the move and all that followed, with what each scored", () => {
    const table = newTable(cribbage, { random: seeded(7), options: { first: 0 }, automatic: ["go", "show"] });
    const random = seeded(1);
    let shown = 0;
    while (cribbage.outcome(table.state) === undefined) {
      const before = table.record.moves.length;
      const made = table.play(anyMove(table, random)!);
      expect(made.map(({ move }) => move)).toEqual(table.record.moves.slice(before));
      for (const { move, awards } of made) if (move.type === "show") shown += awards.length;
    }
    // Listeners see the points of a show although a deal follows it.
    expect(shown).toBeGreaterThan(10);
  });

  test("keeps a copy of the move, and takes no array for one", () => {
    const table = newTable(cribbage, { random: seeded(7), options: { first: 0 } });
    const { type, seat, cards } = table.legalMoves(0)[0] as DiscardMove;
    expect(thrownBy(() => table.play(Object.assign([], { type, seat, cards }) as never))).toBeInstanceOf(
      IllegalMoveError,
    );
    const move = { type, seat, cards: [...cards] };
    table.play(move);
    move.cards.pop();
    expect(replay(cribbage, table.record)).toEqual(table.state);
  });

  test("of an illegal move changes nothing and tells nobody", () => {
    const table = inPlay();
    const { state, record } = table;
    table.subscribe(() => expect.fail("nothing has changed"));
    expect(thrownBy(() => table.play({ type: "go", seat: 0 }))).toBeInstanceOf(IllegalMoveError);
    expect([table.state, table.record]).toEqual([state, record]);
  });

  test("makes moves of automatic types only where a seat has no other", () => {
    const table = newTable(cribbage, {
      random: seeded(7),
      options: { first: 0, muggins: true, target: 31 },
      automatic: ["go", "show", "discard"],
    });
    const random = seeded(2);
    while (cribbage.outcome(table.state) === undefined) {
      const moves = table.legalMoves();
      expect(moves.length > 1 || !["go", "show"].includes(moves[0]!.type)).toBe(true);
      table.play(anyMove(table, random)!);
    }
  });
});

describe("undo", () => {
  test("takes back a seat's latest real choice, and deals nothing anew", () => {
    const table = inPlay();
    const { record, state } = table;
    const starter = record.moves.at(-1) as CribbageMove;
    expect(starter.type).toBe("cut");
    for (const choice of [0, 5, 14]) {
      expect(table.undo(0)).toBe(true);
      expect(table.state.phase).toBe("discard");
      table.play(table.legalMoves(0)[choice]!);
      expect(table.record.moves.at(-1)).toEqual(starter);
    }
    table.undo(0);
    table.play(record.moves.at(-2)!);
    expect(table.state).toEqual(state);
  });

  test("gives the next deals again, too", () => {
    const first = dealsOf(newTable(cribbage, { random: seeded(9), options: { first: 0, target: 61 } }), false);
    const second = dealsOf(newTable(cribbage, { random: seeded(9), options: { first: 0, target: 61 } }), true);
    expect(second).toEqual(first);
  });

  test("gives the same tiles however a player tries in between", () => {
    const table = newTable(cribino, { random: seeded(3) });
    const drawn = () => table.record.moves.filter(({ type }) => type === "draw-tile");
    for (let n = 0; n < 60 && table.legalMoves().length > 0; n++) {
      const moves = table.legalMoves();
      const { length } = table.record.moves;
      table.play(moves[0]!);
      const first = drawn();
      for (const other of moves.length > 1 ? moves.slice(1, 4) : []) {
        while (table.record.moves.length > length) table.undo();
        table.play(other);
        const [next] = table.legalMoves();
        if (next !== undefined) table.play(next);
      }
      if (moves.length === 1) continue;
      while (table.record.moves.length > length) table.undo();
      table.play(moves[0]!);
      expect(drawn()).toEqual(first);
    }
    expect(drawn().length).toBeGreaterThan(3);
  });

  test("deals anew if that is asked for", () => {
    const starters = new Set<string>();
    const table = newTable(cribbage, { random: seeded(7), options: { first: 0 }, redeal: true });
    table.play(table.legalMoves(1)[0]!);
    for (let n = 0; n < 10; n++) {
      table.play(table.legalMoves(0)[0]!);
      starters.add(JSON.stringify(table.record.moves.at(-1)));
      table.undo(0);
    }
    expect(starters.size).toBeGreaterThan(3);
  });

  test("is false before a seat's first choice, and redo after another move", () => {
    const table = newTable(cribbage, { random: seeded(7), options: { first: 0 } });
    expect(table.undo(0)).toBe(false);
    expect(table.redo()).toBe(false);
    table.play(table.legalMoves(0)[0]!);
    expect(table.undo(1)).toBe(false);
    expect(table.undo(0)).toBe(true);
    table.play(table.legalMoves(0)[1]!);
    expect(table.redo()).toBe(false);
  });

  test("of one of several seats, or of anyone, takes back the latest choice", () => {
    const table = inPlay();
    expect(table.undo([])).toBe(false);
    expect(table.undo([1, 0])).toBe(true);
    expect(table.record.moves.map(({ seat }) => seat)).toEqual([undefined, 1]);
    expect(table.undo()).toBe(true);
    expect(table.record.moves.map(({ seat }) => seat)).toEqual([undefined]);
    expect(table.undo()).toBe(false);
  });

  test("is made good step by step by redo", () => {
    const table = inPlay();
    const records = [table.record];
    while (table.undo(0) || table.undo(1)) records.push(table.record);
    for (const record of records.reverse().slice(1)) {
      expect(table.redo()).toBe(true);
      expect(table.record).toEqual(record);
    }
  });
});

/** The deals of a whole game, played the same way; with each choice taken back and made again if asked. */
function dealsOf(table: Table<typeof cribbage>, hesitates: boolean): CribbageMove[] {
  for (let [move] = table.legalMoves(); move !== undefined; [move] = table.legalMoves()) {
    const hasChoice = table.legalMoves(move.seat).length > 1;
    table.play(move);
    if (hesitates && hasChoice && table.undo(move.seat!)) table.play(move);
  }
  return table.record.moves.filter(({ seat }) => seat === undefined);
}

describe("subscribers", () => {
  test("hear of each change, until they stop", () => {
    const table = inPlay();
    let heard = 0;
    const stop = table.subscribe(() => heard++);
    table.play(table.legalMoves()[0]!);
    table.undo(table.record.moves.at(-1)!.seat!);
    table.redo();
    expect(heard).toBe(3);
    stop();
    table.play(table.legalMoves()[0]!);
    expect(heard).toBe(3);
  });

  test("see the same view and record until something changes, as React wants it", () => {
    const { view, subscribe, play, legalMoves, ...rest } = inPlay();
    expect(view(0)).toBe(view(0));
    expect(view()).toBe(view(null));
    const before = view(0);
    subscribe(() => expect(view(0)).not.toBe(before));
    play(legalMoves()[0]!);
    expect(rest.game).toBe(cribbage);
  });

  test("may look back at what was known after any number of steps", () => {
    const table = inPlay();
    const { length } = table.record.moves;
    for (const seat of [null, 0, 1])
      for (let n = 0; n <= length; n++)
        expect(table.view(seat, n)).toEqual(cribbage.view(replay(cribbage, table.record, n), seat));
    expect(table.view(0, length)).toBe(table.view(0));
  });

  test("that throw stop neither the move nor the others, and hear nothing once they stopped", () => {
    const table = inPlay();
    const heard: string[] = [];
    const reported = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => reported.mockRestore());
    table.subscribe(() => {
      throw new Error("boom");
    });
    table.subscribe(() => {
      heard.push("one");
      stop();
    });
    const stop = table.subscribe(() => heard.push("two"));
    table.play(table.legalMoves()[0]!);
    expect(heard).toEqual(["one"]);
    expect(reported.mock.calls).toEqual([[new Error("boom")]]);
    expect(pathOf(() => table.subscribe(undefined as never))).toBe("listener");
  });

  test("may play on at once", () => {
    const table = newTable(cribbage, { random: seeded(7), options: { target: 31 } });
    table.subscribe(() => {
      const [move] = table.legalMoves();
      if (move !== undefined) table.play(move);
    });
    table.play(table.legalMoves()[0]!);
    expect(cribbage.outcome(table.state)).toBeDefined();
  });
});

describe("restart", () => {
  test("starts a new game with the same settings and names, and nothing to undo or redo", () => {
    const { record } = inPlay();
    const table = newTable(cribbage, { random: seeded(1), record: { ...record, meta: { names: ["Ann", "Bob"] } } });
    let heard = 0;
    table.subscribe(() => heard++);
    table.undo(0);
    table.restart();
    expect(heard).toBe(2);
    expect(table.record.moves.map(({ type }) => type)).toEqual(["deal"]);
    expect(table.record.moves[0]).not.toEqual(record.moves[0]);
    expect([table.record.settings, table.record.meta]).toEqual([record.settings, { names: ["Ann", "Bob"] }]);
    expect([table.undo(), table.redo()]).toEqual([false, false]);
  });

  test("takes other options, and changes nothing if they are wrong", () => {
    const table = inPlay();
    const { record } = table;
    expect(pathOf(() => table.restart({ target: 0 }))).toBe("options.target");
    expect(table.record).toBe(record);
    table.restart({ players: 3 });
    expect(table.state.settings).toMatchObject({ players: 3, target: 121, first: null });
    expect(table.view(2).viewer).toBe(2);
  });
});

describe("a table that resumes", () => {
  test("goes on where the record ends, and keeps its names", () => {
    const { record } = inPlay();
    const named = { ...record, meta: { names: ["Ann", "Bob"] } };
    const table = newTable(cribbage, { random: seeded(1), record: named });
    expect(table.record).toEqual(named);
    table.play(table.legalMoves()[0]!);
    expect(table.record.meta).toEqual({ names: ["Ann", "Bob"] });
    expect(formatRecord(cribbage, table.record)).toContain("Ann");
  });

  test("deals first if the record ends before a deal", () => {
    const { record } = inPlay();
    const table = newTable(cribbage, { random: seeded(1), record: { ...record, moves: [] } });
    expect(table.state.phase).toBe("discard");
  });
});

test("a random source can't play at the table that it deals for", () => {
  const random = seeded(7);
  let meddle = () => {};
  const meddling: Random = () => {
    meddle();
    return random();
  };
  const table = newTable(cribbage, { random: meddling, options: { first: 0 } });
  table.play(table.legalMoves(1)[0]!);
  const before = table.record;
  for (const act of [() => table.play(table.legalMoves(0)[3]!), () => table.undo(), () => table.restart()]) {
    meddle = act;
    expect(pathOf(() => table.play(table.legalMoves(0)[0]!))).toBe("random");
    meddle = () => {};
    expect(table.record).toEqual(before);
  }
  table.play(table.legalMoves(0)[0]!);
  expect(replay(cribbage, table.record)).toEqual(table.state);
});

test.each(GAMES as readonly AnyGame[])(
  "$id: a record keeps its settings, whatever options an app passes today",
  (game) => {
    const [players = 2] = game.players;
    const { record } = newTable(game, { random: seeded(1), options: { players } });
    for (const options of [{ players: game.players.at(-1)! }, { target: -1 }, undefined]) {
      const table = newTable(game, { random: seeded(1), options, record });
      expect(table.state.settings).toEqual(record.settings);
      expect(table.record).toEqual(record);
    }
  },
);

test.each(GAMES as readonly AnyGame[])(
  "$id: state, record, views and lists of moves are the same objects until a change",
  (game) => {
    const table = newTable(game, { random: seeded(1) });
    const snapshots = [
      () => table.state,
      () => table.record,
      ...[undefined, null, 0].map((seat) => () => table.view(seat)),
      ...[undefined, 0, 1].map((seat) => () => table.legalMoves(seat)),
    ];
    for (let n = 0; n < 10; n++) {
      const before = snapshots.map((snapshot) => snapshot());
      for (const [i, snapshot] of snapshots.entries()) expect(snapshot()).toBe(before[i]);
      table.play(table.legalMoves()[0]!);
      for (const [i, snapshot] of snapshots.slice(0, 5).entries()) expect(snapshot()).not.toBe(before[i]);
      expect(table.legalMoves()).toEqual(game.legalMoves(table.state));
    }
  },
);

test("wrong arguments are named", () => {
  const make = (setup: object) => () => newTable(cribbage, setup as never);
  expect(pathOf(make({}))).toBe("setup.random");
  expect(pathOf(make({ random: seeded(1), undo: true }))).toBe("setup.undo");
  expect(pathOf(make({ random: seeded(1), redeal: 1 }))).toBe("setup.redeal");
  expect(pathOf(make({ random: seeded(1), automatic: "go" }))).toBe("setup.automatic");
  expect(pathOf(make({ random: seeded(1), options: { target: 0 } }))).toBe("setup.options.target");
  expect(pathOf(() => inPlay().undo(2))).toBe("seat");
  expect(pathOf(() => inPlay().since(0, -1))).toBe("number");
  expect(inPlay().since(0, 99)).toEqual([]);
  expect(pathOf(() => inPlay().view(5))).toBe("seat");
  expect(pathOf(() => inPlay().view(0, 99))).toBe("number");
  expect(pathOf(() => inPlay().undo([0, 2]))).toBe("seat");
  expect(pathOf(() => inPlay().undo(null as never))).toBe("seat");
});
