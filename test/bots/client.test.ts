import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import {
  type Advice,
  advise,
  type BotClient,
  type BotMessage,
  type BotWorker,
  botClient,
  botHandler,
  type Review,
  review,
} from "../../src/bots/index.ts";
import { cribbageBot, trials, winChances } from "../../src/cribbage/analysis/index.ts";
import type { CribbageMove } from "../../src/cribbage/index.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import {
  advance,
  IllegalMoveError,
  InvalidStateError,
  NotationError,
  newRecord,
  playout,
  seeded,
} from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { NIGHT } from "../often.ts";
import { GAMES, position } from "./positions.ts";

const SCRIPT = `
  import { parentPort } from "node:worker_threads";
  import { botHandler } from "./bots/index.ts";
  import { cribbageBot, trials, winChances } from "./cribbage/analysis/index.ts";
  import * as cribbage from "./cribbage/index.ts";
  import { games } from "./games/index.ts";
  const methods = { cribbage: trials({ deals: 4 }) };
  const setup = { games, bots: { expert: cribbageBot({ level: "casual" }) }, methods, tasks: { winChances } };
  const handle = botHandler(setup, (answer) => parentPort.postMessage(answer));
  parentPort.on("message", (message) => {
    if (message.args?.[2] === "crash") throw new Error("the worker crashes");
    if (message.args?.[2] === "exit") process.exit();
    handle(message);
  });
`;

/** Node's worker as a client takes it. */
function adapted(worker: Worker): BotWorker {
  return {
    postMessage: (message) => worker.postMessage(message),
    addEventListener(type, listener) {
      worker.on(type, (data) => listener({ data }));
      if (type === "error") worker.on("exit", () => listener({}));
    },
  };
}

const { state } = advance(cribbage, cribbage.initialState({ first: 0 }), null, { random: seeded(7) });
const seen = cribbage.view(state, 1);
const board = sackson.view(sackson.initialState(), 0);

/** A value as Vue's `reactive` wraps it, with all its parts. */
function proxied<T extends object>(value: T): T {
  const get = (target: T, key: PropertyKey) => {
    const part: unknown = Reflect.get(target, key);
    return typeof part === "object" && part !== null ? proxied(part) : part;
  };
  return new Proxy(value, { get });
}

/** Expects an answer to be an InvalidStateError at a path, with the message that goes with it. */
async function expectRefused(asked: Promise<unknown>, path: string): Promise<void> {
  const error = await asked.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(InvalidStateError);
  expect((error as InvalidStateError).path).toBe(path);
  const { message, reason } = error as InvalidStateError;
  expect(message).toBe(`${path}: ${reason}`);
}

describe("a client and a handler in a worker of Node's", () => {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  const script = join(folder, "worker.mjs");
  const workers: Worker[] = [];
  const started = () => {
    const worker = new Worker(pathToFileURL(script));
    workers.push(worker);
    return botClient<{ readonly winChances: typeof winChances }>(adapted(worker));
  };
  let client: ReturnType<typeof started>;

  beforeAll(async () => {
    const stdin = { contents: SCRIPT, resolveDir: join(import.meta.dirname, "../../src") };
    await build({ stdin, outfile: script, bundle: true, platform: "node", format: "esm", tsconfigRaw: {} });
    client = started();
  });

  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
    rmSync(folder, { recursive: true });
  });

  test("a bot chooses as it does here, the same for the same seed", async () => {
    const move = await client.choose(cribbage, seen, "expert");
    expect(move).toEqual(cribbageBot({ level: "casual" })(seen, cribbage.legalMoves(seen), seeded(1)));
    expect(cribbage.isLegal(state, move)).toBe(true);
    expect(await client.choose(cribbage, seen, "expert", { seed: 1 })).toEqual(move);
  });

  test("advice tells its progress, and the final one is the result", async () => {
    const progress: number[] = [];
    const onProgress = (report: { progress: number }) => progress.push(report.progress);
    const report = await client.advise(sackson, board, { iterations: 120, seed: 3, onProgress });
    expect(report.progress).toBe(1);
    expect(report.choices).toHaveLength(10);
    expect(progress[0]).toBe(10 / 120);
    expect(progress.at(-1)).toBe(1);
  });

  test("errors come back as the InvalidStateError that they were, with the path", async () => {
    for (const [asked, path] of [
      [client.choose(cribbage, seen, "nobody"), "bot"],
      [client.choose({ ...cribbage, id: "chess" } as never, seen as never, "expert"), "game"],
      [client.choose(cribbage, { ...seen, scores: [0, -1] }, "expert"), "scores[1]"],
      [client.choose(cribbage, seen, "expert", { seed: 0.5 }), "options.seed"],
      [client.advise(sackson, board, { iterations: -1 }), "options.iterations"],
      [client.advise(cribbage, cribbage.view(cribbage.initialState(), 0), { iterations: 9 }), "view"],
    ] as const) {
      await expectRefused(asked, path);
    }
    expect(await client.choose(cribbage, seen, "expert")).toMatchObject({ type: "discard", seat: 1 });
  });

  test("advice that is aborted ends with what it has, other advice goes on", async () => {
    const controller = new AbortController();
    const long = client.advise(sackson, board, {
      iterations: 1e9,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    const short = client.advise(sackson, board, { iterations: 60 });
    expect((await short).progress).toBe(1);
    const report = await long;
    expect(report.progress).toBeLessThan(1);
    expect(report.choices).toHaveLength(10);
  });

  test("advice whose signal is aborted already ends soon", async () => {
    const report = await client.advise(sackson, board, { iterations: 1e9, signal: AbortSignal.abort() });
    expect(report.progress).toBeLessThan(1);
    expect(report.choices).toHaveLength(10);
  });

  test("hints, reviews and chances are what they are here", async () => {
    const method = trials({ deals: 4 });
    expect(await client.advise(cribbage, seen)).toEqual([...advise(cribbage, seen, { method })].at(-1));
    expect(await client.run("winChances", [seen, { deals: 4 }])).toEqual(winChances(seen, { deals: 4 }));
    const { record } = playout(cribbage, { random: seeded(7), options: { first: 0, target: 11 } });
    const reviews = [...review(cribbage, record, { seat: 1, method })];
    const progress: Review[] = [];
    const onProgress = (report: Review) => progress.push(report);
    expect(await client.review(cribbage, record, { seat: 1, onProgress })).toEqual(reviews.at(-1));
    expect(progress).toEqual(reviews);
    for (const seed of NIGHT ? [5, 6] : [5]) {
      const options = { seat: 1, seed };
      const random = seeded(options.seed);
      const here = [...review(cribbage, record, { seat: 1, method, random })].at(-1);
      expect(await client.review(cribbage, record, options)).toEqual(here);
    }
  });

  test.each(GAMES)("hints and reviews of %s, all or until they are aborted", async (_, game, options) => {
    const { view, moves } = position(game, options, 4);
    const made = moves.at(-1)!;
    const progress: Advice[] = [];
    const onProgress = (report: Advice) => progress.push(report);
    const whole = await client.advise(game, view, { iterations: 20, made, seed: 3, onProgress });
    expect(progress.at(-1)).toEqual(whole);
    const method = game.id === "cribbage" ? trials({ deals: 4 }) : null;
    const here = advise(game, view, { iterations: 20, method, made, random: seeded(3) });
    expect(whole).toEqual([...here].at(-1));
    const { record } = playout(game, { random: seeded(4), options, limit: 20 });
    const stop = new AbortController();
    const end = ({ done }: Review) => done >= 1 && stop.abort();
    const some = await client.review(game, record, { iterations: 5, onProgress: end, signal: stop.signal });
    expect(some.done).toBeGreaterThanOrEqual(1);
    expect(some.done).toBeLessThan(some.total);
    const aborted = await client.advise(sackson, board, { iterations: 1e9, signal: AbortSignal.abort() });
    expect(aborted.progress).toBeLessThan(1);
    expect(aborted.choices).toHaveLength(10);
  });

  test("a review that is aborted ends with what it has", async () => {
    const { record } = playout(cribbage, { random: seeded(7), options: { first: 0, target: 31 } });
    const controller = new AbortController();
    const onProgress = ({ done }: Review) => done >= 2 && controller.abort();
    const { done, total } = await client.review(cribbage, record, { onProgress, signal: controller.signal });
    expect(done).toBeGreaterThanOrEqual(2);
    expect(done).toBeLessThan(total);
  });

  test("errors of a task name its arguments", async () => {
    for (const [asked, path] of [
      [client.advise(cribbage, { ...seen, dealer: 7 } as never), "dealer"],
      [client.advise(cribbage, seen, { seed: -1 }), "options.seed"],
      [client.advise(cribbage, seen, { iterations: 0 }), "options.iterations"],
      [client.advise(cribbage, cribbage.view(state)), "view"],
      [client.advise({ ...cribbage, id: "chess" } as never, seen as never), "game"],
      [client.review(cribbage, { ...newRecord(cribbage), moves: 7 } as never), "moves"],
      [client.review(cribbage, newRecord(sackson) as never), "game"],
      [client.review(cribbage, newRecord(cribbage), { seat: 2 }), "options.seat"],
      [client.run("winChances", [{ ...seen, dealer: 7 } as never]), "dealer"],
    ] as const) {
      await expectRefused(asked, path);
    }
  });

  test.each(["crash", "exit"])(
    "a worker that fails rejects every open question and every later one: %s",
    async (end) => {
      const client = started();
      const open = [
        client.advise(sackson, board, { iterations: 1e9 }),
        client.advise(sackson, board, { milliseconds: 1e9 }),
        client.choose(cribbage, seen, end),
      ];
      for (const { status } of await Promise.allSettled(open)) expect(status).toBe("rejected");
      await expect(client.choose(cribbage, seen, "expert")).rejects.toThrow("the worker failed");
      await expect(client.advise(sackson, board, { iterations: 9 })).rejects.toThrow("the worker failed");
    },
  );
});

test("a task's result and reports are typed by the worker's tasks", () => {
  const tasks = {
    counted: (view: typeof seen) => [view.phase],
    reports: function* (): Generator<Review, void, void> {},
    later: () => Promise.resolve(""),
    counting: function* (): Generator<number, string, void> {
      yield 1;
      return "";
    },
  };
  const client = botClient<typeof tasks>({ postMessage() {}, addEventListener() {} });
  expectTypeOf(client.run("counted", [seen])).resolves.toExtend<string[]>();
  const onProgress = (report: unknown) => expectTypeOf(report).toBeUnknown();
  expectTypeOf(client.run("reports", [], { onProgress })).resolves.toEqualTypeOf<Review>();
  client.run("reports", [], { onProgress: (report) => expectTypeOf(report).toEqualTypeOf<Review>() });
  expectTypeOf(client.advise(cribbage, seen)).resolves.toEqualTypeOf<Advice<CribbageMove>>();
  expectTypeOf(client.run("later", [])).resolves.toEqualTypeOf<string>();
  expectTypeOf(client.run("counting", [])).resolves.toEqualTypeOf<string>();
  client.run("counting", [], { onProgress: (report) => expectTypeOf(report).toEqualTypeOf<number>() });
  // @ts-expect-error no such task
  client.run("count", [seen]);
  // @ts-expect-error no such argument
  client.run("counted", ["5H"]);
});

describe("a client", () => {
  /** A worker in this thread, and what makes its events. */
  function fakeWorker() {
    const listeners = new Map<string, (event: { readonly data?: unknown }) => void>();
    const posted: BotMessage[] = [];
    const worker: BotWorker = {
      postMessage: (message) => posted.push(message),
      addEventListener: (type, listener) => listeners.set(type, listener),
    };
    const tell = (type: string, data?: unknown) => listeners.get(type)!({ data });
    return { client: botClient(worker), posted, tell };
  }

  test.each(["error", "messageerror"])("rejects open and later questions on %s", async (type) => {
    const { client, posted, tell } = fakeWorker();
    const open = client.choose(cribbage, seen, "expert");
    tell(type);
    await expect(open).rejects.toThrow("the worker failed");
    await expect(client.choose(cribbage, seen, "expert")).rejects.toThrow("the worker failed");
    expect(posted).toHaveLength(1);
  });

  test("gives every question an id of its own, and heeds no answers but to open ones", async () => {
    const { client, posted, tell } = fakeWorker();
    const first = client.choose(cribbage, seen, "a");
    const second = client.choose(cribbage, seen, "b", { seed: 4 });
    expect(posted).toMatchObject([
      { type: "run", id: 1, task: "choose", args: ["cribbage", seen, "a", {}] },
      { type: "run", id: 2, task: "choose", args: ["cribbage", seen, "b", { seed: 4 }] },
    ]);
    for (const stray of [null, undefined, 7, {}, { id: 9, type: "done", value: 1 }, { id: null, type: "error" }])
      tell("message", stray);
    tell("message", { type: "done", id: 2, value: "two" } satisfies BotMessage);
    tell("message", { type: "done", id: 2, value: "again" } satisfies BotMessage);
    tell("message", { type: "done", id: 1, value: "one" } satisfies BotMessage);
    expect(await Promise.all([first, second])).toEqual(["one", "two"]);
  });

  test("a worker that takes no message rejects that question and answers the next", async () => {
    let broken = true;
    const posted: unknown[] = [];
    const client = botClient({
      postMessage({ id }) {
        if (broken) throw new Error("could not be cloned");
        posted.push(id);
      },
      addEventListener() {},
    });
    await expect(client.choose(cribbage, seen, "a")).rejects.toThrow("could not be cloned");
    broken = false;
    client.choose(cribbage, seen, "a");
    expect(posted).toEqual([2]);
  });

  test("two clients of one worker get their own answers", async () => {
    const listeners: ((event: { readonly data?: unknown }) => void)[] = [];
    const tasks = { echo: (value: string) => Promise.resolve(value) };
    const handle = botHandler({ tasks }, (data) => {
      for (const listener of listeners) listener({ data });
    });
    const worker: BotWorker = {
      postMessage: (message) => void handle(message),
      addEventListener: (type, listener) => void (type === "message" && listeners.push(listener)),
    };
    const clients = [botClient<typeof tasks>(worker), botClient<typeof tasks>(worker)];
    expect(await Promise.all(clients.map((client, i) => client.run("echo", [`${i}`])))).toEqual(["0", "1"]);
  });

  test("an error of onProgress rejects the question, and stops the worker", async () => {
    const { client, posted, tell } = fakeWorker();
    const open = client.advise(sackson, board, {
      onProgress() {
        throw new Error("no such element");
      },
    });
    tell("message", { type: "progress", id: 1, value: {} } satisfies BotMessage);
    await expect(open).rejects.toThrow("no such element");
    expect(posted.at(-1)).toEqual({ type: "stop", id: 1 });
  });

  /** A client of a worker that clones as workers do, and what has arrived there. */
  function cloningClient() {
    const arrived: BotMessage[] = [];
    const client = botClient({
      postMessage: (message) => arrived.push(structuredClone(message)),
      addEventListener() {},
    });
    return { client, arrived };
  }

  test.each(GAMES)("sends views and records that a framework has wrapped in proxies: %s", (_, game, options) => {
    const { client, arrived } = cloningClient();
    const { record, state: end } = playout(game, { random: seeded(1), options });
    const view = game.view(end, 0);
    client.advise(game, proxied(view));
    client.choose(game, proxied(view), "a");
    client.review(game, proxied(record));
    expect(arrived.map((message) => message.type === "run" && message.args[1])).toEqual([view, view, record]);
  });

  test("refuses functions, and the proxies of a task's arguments, which need not be JSON", async () => {
    const { client, arrived } = cloningClient();
    const options = { method: () => {} };
    await expect(client.advise(sackson, board, options as never)).rejects.toThrow("could not be cloned");
    await expect(client.run("a", [proxied({})] as never)).rejects.toThrow("could not be cloned");
    expect(arrived).toEqual([]);
  });

  describe("whose worker hears of an abort", () => {
    beforeEach(() => {
      vi.useFakeTimers();
      return () => vi.useRealTimers();
    });

    const record = newRecord(sackson);
    test.each<[string, (client: BotClient, signal: AbortSignal) => Promise<unknown>]>([
      ["advice", (client, signal) => client.advise(sackson, board, { signal })],
      ["a review", (client, signal) => client.review(sackson, record, { signal })],
      ["a task", (client, signal) => client.run("counted", [], { signal })],
    ])("rejects %s that it never answers, and asks on", async (_, ask) => {
      const { client, posted, tell } = fakeWorker();
      const controller = new AbortController();
      const open = ask(client, controller.signal);
      const early = ask(client, AbortSignal.abort());
      const other = client.choose(cribbage, seen, "a");
      controller.abort();
      tell("message", { type: "progress", id: 1, value: {} } satisfies BotMessage);
      const settled = Promise.allSettled([open, early]);
      await vi.runAllTimersAsync();
      for (const outcome of await settled)
        expect(outcome).toMatchObject({
          status: "rejected",
          reason: { message: expect.stringContaining("did not answer an abort") },
        });
      tell("message", { type: "done", id: 1, value: "late" } satisfies BotMessage);
      tell("message", { type: "done", id: 3, value: "three" } satisfies BotMessage);
      expect(await other).toBe("three");
      expect(posted.filter(({ type }) => type === "stop").map(({ id }) => id)).toEqual([2, 1]);
    });

    test("resolves advice that it answers, and waits for nothing more", async () => {
      const { client, tell } = fakeWorker();
      const open = client.advise(sackson, board, { signal: AbortSignal.abort() });
      expect(vi.getTimerCount()).toBe(1);
      tell("message", { type: "done", id: 1, value: "some" } satisfies BotMessage);
      expect(await open).toBe("some");
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  test("advice that has ended no longer listens to its signal", async () => {
    const { client, tell } = fakeWorker();
    const { signal } = new AbortController();
    const listening = new Set<unknown>();
    vi.spyOn(signal, "addEventListener").mockImplementation((_, listener) => void listening.add(listener));
    vi.spyOn(signal, "removeEventListener").mockImplementation((_, listener) => void listening.delete(listener));
    const advice = client.advise(cribbage, seen, { iterations: 5, signal });
    expect(listening.size).toBe(1);
    const value = { choices: [], progress: 1 };
    tell("message", { type: "done", id: 1, value } satisfies BotMessage);
    expect(await advice).toBe(value);
    expect(listening.size).toBe(0);
  });

  test.each<[string, Extract<BotMessage, { type: "error" }>["error"], Error]>([
    [
      "InvalidStateError",
      { name: "InvalidStateError", code: "invalid-state", keys: ["view", "scores", 1], reason: "must be: 7" },
      new InvalidStateError(["view", "scores", 1], "must be: 7"),
    ],
    [
      "IllegalMoveError",
      {
        name: "IllegalMoveError",
        code: "not-held",
        keys: ["card"],
        reason: "is not held",
        move: { type: "play" },
        values: { seat: 0 },
      },
      new IllegalMoveError("not-held", "is not held", { type: "play" }, ["card"], { seat: 0 }),
    ],
    [
      "NotationError",
      {
        name: "NotationError",
        code: "not-a-card",
        reason: "is not a card",
        text: "1H",
        index: 0,
        values: { word: "1H" },
      },
      new NotationError("not-a-card", "is not a card", "1H", 0, { word: "1H" }),
    ],
    ["plain error", { name: "Error", reason: "out of memory" }, new Error("out of memory")],
  ])("makes an error of the same class with the same parts: %s", async (_, data, expected) => {
    const { client, tell } = fakeWorker();
    const open = client.choose(cribbage, seen, "a");
    tell("message", { type: "error", id: 1, error: data } satisfies BotMessage);
    const error = await open.catch((error: unknown) => error);
    expect((error as Error).constructor).toBe(expected.constructor);
    expect({ ...(error as object) }).toEqual({ ...expected });
    expect((error as Error).message).toBe(expected.message);
  });

  test.each([
    { type: "thought", id: 1 },
    { id: 1 },
    { type: "error", id: 1 },
    { type: "error", id: 1, error: { name: "InvalidStateError" } },
    { type: "run", id: 1, task: "advise", args: [] },
  ])("rejects an answer that it doesn't expect: %j", async (answer) => {
    const { client, tell } = fakeWorker();
    const open = client.choose(cribbage, seen, "a");
    tell("message", answer);
    await expect(open).rejects.toBeInstanceOf(Error);
  });
});
