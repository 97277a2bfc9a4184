import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import {
  type BotAnswer,
  type BotErrorData,
  type BotRequest,
  type BotWorker,
  botClient,
  botHandler,
  type ReportOf,
  type ResultOf,
} from "../../src/bots/index.ts";
import {
  advise,
  type analysisTasks,
  type Choice,
  cribbageBot,
  type Review,
  review,
  winChances,
} from "../../src/cribbage/analysis/index.ts";
import { cribbage } from "../../src/cribbage/index.ts";
import { IllegalMoveError, InvalidStateError, NotationError, playout, seeded, settle } from "../../src/index.ts";
import { sackson } from "../../src/sackson/index.ts";

const SCRIPT = `
  import { parentPort } from "node:worker_threads";
  import { botHandler } from "./bots/index.ts";
  import { analysisTasks, cribbageBot } from "./cribbage/analysis/index.ts";
  import { cribbage } from "./cribbage/index.ts";
  import { sackson } from "./sackson/index.ts";
  const setup = { games: [cribbage, sackson], bots: { expert: cribbageBot() }, tasks: analysisTasks };
  const handle = botHandler(setup, (answer) => parentPort.postMessage(answer));
  parentPort.on("message", (message) => {
    if (message.bot === "crash") throw new Error("the worker crashes");
    handle(message);
  });
`;

/** Node's worker as a client takes it. */
function adapted(worker: Worker): BotWorker {
  return {
    postMessage: (message) => worker.postMessage(message),
    addEventListener: (type, listener) => worker.on(type, (data) => listener({ data })),
  };
}

const { state } = settle(cribbage, cribbage.initialState({ first: 0 }), seeded(7));
const seen = cribbage.view(state, 1);
const board = sackson.view(sackson.initialState(), 0);

describe("a client and a handler in a worker of Node's", () => {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  const script = join(folder, "worker.mjs");
  const workers: Worker[] = [];
  const started = () => {
    const worker = new Worker(pathToFileURL(script));
    workers.push(worker);
    return botClient<typeof analysisTasks>(adapted(worker));
  };

  beforeAll(async () => {
    const stdin = { contents: SCRIPT, resolveDir: join(import.meta.dirname, "../../src") };
    await build({ stdin, outfile: script, bundle: true, platform: "node", format: "esm", tsconfigRaw: {} });
  });

  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
    rmSync(folder, { recursive: true });
  });

  test("a bot chooses as it does here, the same for the same seed", async () => {
    const client = started();
    const move = await client.choose(cribbage, seen, "expert");
    expect(move).toEqual(cribbageBot()(seen, cribbage.legalMoves(seen), seeded(1)));
    expect(cribbage.isLegal(state, move)).toBe(true);
    expect(await client.choose(cribbage, seen, "expert", { seed: 1 })).toEqual(move);
  });

  test("a search tells its progress, and gives the final report", async () => {
    const progress: number[] = [];
    const onProgress = (report: { progress: number }) => progress.push(report.progress);
    const report = await started().search(sackson, board, { iterations: 120 }, { seed: 3, onProgress });
    expect(report).toMatchObject({ iterations: 120, progress: 1 });
    expect(report.moves).toHaveLength(10);
    expect(progress).toEqual([50 / 120, 100 / 120]);
  });

  test("errors come back as the InvalidStateError that they were, with the path", async () => {
    const client = started();
    for (const [asked, path] of [
      [client.choose(cribbage, seen, "nobody"), "bot"],
      [client.choose({ ...cribbage, id: "chess" } as never, seen as never, "expert"), "game"],
      [client.choose(cribbage, { ...seen, scores: [0, -1] }, "expert"), "view.scores[1]"],
      [client.choose(cribbage, seen, "expert", { seed: 0.5 }), "seed"],
      [client.search(sackson, board, { iterations: -1 }), "options.iterations"],
      [client.search(sackson, board, {}), "options"],
      [client.search(cribbage, cribbage.view(cribbage.initialState(), 0), { iterations: 9 }), "view"],
    ] as const) {
      const error = await asked.then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(error).toBeInstanceOf(InvalidStateError);
      expect((error as InvalidStateError).path).toBe(path);
      const { message, reason } = error as InvalidStateError;
      expect(message).toBe(`${path}: ${reason}`);
    }
    expect(await client.choose(cribbage, seen, "expert")).toMatchObject({ type: "discard", seat: 1 });
  });

  test("a search that is aborted ends with what it has, others go on", async () => {
    const client = started();
    const controller = new AbortController();
    const long = client.search(
      sackson,
      board,
      { iterations: 1e9 },
      { signal: controller.signal, onProgress: ({ iterations }) => iterations >= 100 && controller.abort() },
    );
    const short = client.search(sackson, board, { iterations: 60 });
    expect((await short).iterations).toBe(60);
    const report = await long;
    expect(report.iterations).toBeGreaterThanOrEqual(100);
    expect(report.progress).toBeLessThan(1);
    expect(report.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(report.iterations);
  });

  test("a search whose signal is aborted already ends soon", async () => {
    const report = await started().search(sackson, board, { iterations: 1e9 }, { signal: AbortSignal.abort() });
    expect(report.progress).toBeLessThan(1);
    expect(report.moves).toHaveLength(10);
  });

  test("hints, reviews and chances are what they are here", async () => {
    const client = started();
    expect(await client.run("advise", [seen, { deals: 40 }])).toEqual(advise(seen, { deals: 40 }));
    const situation = { hand: ["5H", "5D", "5S", "JC", "2C", "KD"], dealer: true, scores: [0, 0] } as const;
    expect(await client.run("advise", [situation, { deals: 40 }])).toEqual(advise(situation, { deals: 40 }));
    expect(await client.run("winChances", [seen, { deals: 40 }])).toEqual(winChances(seen, { deals: 40 }));
    const { record } = playout(cribbage, { random: seeded(7), options: { first: 0, target: 31 } });
    const reviews = [...review(record, { seat: 1, deals: 20 })];
    const progress: Review[] = [];
    const onProgress = (report: Review) => progress.push(report);
    expect(await client.run("review", [record, { seat: 1, deals: 20 }], { onProgress })).toEqual(reviews.at(-1));
    expect(progress).toEqual(reviews);
  });

  test("a review that is aborted ends with what it has", async () => {
    const { record } = playout(cribbage, { random: seeded(7), options: { first: 0 } });
    const controller = new AbortController();
    const onProgress = ({ done }: Review) => done >= 2 && controller.abort();
    const { done, total } = await started().run("review", [record], { onProgress, signal: controller.signal });
    expect(done).toBeGreaterThanOrEqual(2);
    expect(done).toBeLessThan(total);
  });

  test("errors of a task name its arguments", async () => {
    const client = started();
    const asked = client.run("advise", [{ hand: ["5H"], dealer: true, scores: [0, 0] }]);
    const error = await asked.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(InvalidStateError);
    expect((error as InvalidStateError).path).toBe("hand");
  });

  test("a worker that fails rejects every open question and every later one", async () => {
    const client = started();
    const open = [
      client.search(sackson, board, { iterations: 1e9 }),
      client.search(sackson, board, { milliseconds: 1e9 }),
      client.choose(cribbage, seen, "crash"),
    ];
    for (const { status } of await Promise.allSettled(open)) expect(status).toBe("rejected");
    await expect(client.choose(cribbage, seen, "expert")).rejects.toThrow("the worker failed");
    await expect(client.search(sackson, board, { iterations: 9 })).rejects.toThrow("the worker failed");
  });
});

test("a task's result and reports are typed by the worker's tasks", () => {
  expectTypeOf<ResultOf<typeof analysisTasks.advise>>().toEqualTypeOf<Choice[]>();
  expectTypeOf<ReportOf<typeof analysisTasks.advise>>().toEqualTypeOf<never>();
  expectTypeOf<ResultOf<typeof analysisTasks.review>>().toEqualTypeOf<Review>();
  expectTypeOf<ReportOf<typeof analysisTasks.review>>().toEqualTypeOf<Review>();
  expectTypeOf<ResultOf<() => Promise<string>>>().toEqualTypeOf<string>();
  expectTypeOf<ResultOf<() => Generator<number, string, void>>>().toEqualTypeOf<string>();
  const client = botClient<typeof analysisTasks>({ postMessage() {}, addEventListener() {} });
  // @ts-expect-error no such task
  client.run("advice", [seen]);
  // @ts-expect-error no such argument
  client.run("advise", ["5H"]);
});

describe("a client", () => {
  /** A worker in this thread, and what makes its events. */
  function fakeWorker() {
    const listeners = new Map<string, (event: { readonly data?: unknown }) => void>();
    const posted: BotRequest[] = [];
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
      { type: "choose", id: 1, bot: "a", seed: 1 },
      { type: "choose", id: 2, bot: "b", seed: 4 },
    ]);
    for (const stray of [null, undefined, 7, {}, { id: 9, type: "move", move: 1 }, { id: null, type: "error" }])
      tell("message", stray);
    tell("message", { type: "move", id: 2, move: "two" } satisfies BotAnswer);
    tell("message", { type: "move", id: 2, move: "again" } satisfies BotAnswer);
    tell("message", { type: "move", id: 1, move: "one" } satisfies BotAnswer);
    expect(await Promise.all([first, second])).toEqual(["one", "two"]);
  });

  test("a worker that takes no message rejects that question and answers the next", async () => {
    let broken = true;
    const posted: number[] = [];
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

  test("a search that has ended no longer listens to its signal", async () => {
    const { client, tell } = fakeWorker();
    const listeners = new Set<() => void>();
    const signal = {
      aborted: false,
      addEventListener: (_: "abort", listener: () => void) => listeners.add(listener),
      removeEventListener: (_: "abort", listener: () => void) => listeners.delete(listener),
    };
    const searching = client.search(cribbage, seen, { iterations: 5 }, { signal });
    expect(listeners.size).toBe(1);
    const report = { moves: [], iterations: 5, progress: 1 };
    tell("message", { type: "done", id: 1, report } satisfies BotAnswer);
    await searching;
    expect(listeners.size).toBe(0);
  });

  test.each<[string, BotErrorData, Error]>([
    [
      "InvalidStateError",
      { name: "InvalidStateError", keys: ["view", "scores", 1], reason: "must be: 7" },
      new InvalidStateError(["view", "scores", 1], "must be: 7"),
    ],
    [
      "IllegalMoveError",
      { name: "IllegalMoveError", code: "not-held", keys: ["card"], reason: "is not held", move: { type: "play" } },
      new IllegalMoveError("not-held", "is not held", { type: "play" }, ["card"]),
    ],
    [
      "NotationError",
      { name: "NotationError", reason: "is not a card", text: "5H 1H", index: 3 },
      new NotationError("is not a card", "5H 1H", 3),
    ],
    ["plain error", { name: "Error", reason: "out of memory" }, new Error("out of memory")],
  ])("makes an error of the same class with the same parts: %s", async (_, data, expected) => {
    const { client, tell } = fakeWorker();
    const open = client.choose(cribbage, seen, "a");
    tell("message", { type: "error", id: 1, error: data } satisfies BotAnswer);
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
    { type: "done", id: 1, report: { moves: [], iterations: 5, progress: 1 } },
    { type: "progress", id: 1, report: { moves: [], iterations: 5, progress: 0.5 } },
  ])("rejects an answer that it doesn't expect: %j", async (answer) => {
    const { client, tell } = fakeWorker();
    const open = client.choose(cribbage, seen, "a");
    tell("message", answer);
    await expect(open).rejects.toBeInstanceOf(Error);
  });

  test("rejects a move in answer to a search, and takes a bot's empty move for an answer", async () => {
    const { client, tell } = fakeWorker();
    const report = client.search(cribbage, seen, { iterations: 5 });
    const move = client.choose(cribbage, seen, "a");
    tell("message", { type: "move", id: 1, move: {} });
    tell("message", { type: "move", id: 2 });
    await expect(report).rejects.toThrow('the worker answered "move" instead of "done"');
    expect(await move).toBeUndefined();
  });

  test("what is posted and answered is plain JSON", async () => {
    const answers: BotAnswer[] = [];
    const handle = botHandler({ games: [cribbage], bots: { expert: cribbageBot() } }, (answer) => answers.push(answer));
    const { client, posted } = fakeWorker();
    client.choose(cribbage, seen, "expert");
    client.search(cribbage, seen, { iterations: 5 });
    for (const message of posted) {
      expect(JSON.parse(JSON.stringify(message))).toEqual(message);
      await handle(message);
    }
    expect(answers.map(({ type }) => type)).toEqual(["move", "done"]);
    expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
  });
});
