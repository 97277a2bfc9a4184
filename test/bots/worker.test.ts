import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { type Bot, type BotAnswer, type BotRequest, type BotSetup, botHandler } from "../../src/bots/index.ts";
import { cribbage } from "../../src/cribbage/index.ts";
import { InvalidStateError, parseCards } from "../../src/index.ts";
import { initialState, legalMoves, sackson, view } from "../../src/sackson/index.ts";
import { pathOf } from "../thrown.ts";

const REQUEST: BotRequest = {
  type: "search",
  id: 1,
  game: "sackson",
  view: view(initialState(), 0),
  options: { iterations: 120 },
};

/** A handler and the answers that it has posted. */
function handler() {
  const answers: BotAnswer[] = [];
  return { answers, handle: botHandler({ games: [sackson, cribbage] }, (answer) => answers.push(answer)) };
}

describe("the handler of search requests", () => {
  test("posts reports and then the final one, the same for the same seed", async () => {
    const [one, other] = [handler(), handler()];
    await one.handle({ ...REQUEST, seed: 9 });
    await other.handle({ ...REQUEST, seed: 9 });
    expect(one.answers.map(({ type }) => type)).toEqual(["progress", "progress", "done"]);
    expect(one.answers.at(-1)).toMatchObject({ id: 1, report: { iterations: 120, progress: 1 } });
    expect(other.answers).toEqual(one.answers);
    expect(structuredClone(one.answers)).toEqual(one.answers);
  });

  test("a search that is told to stop is done with what it has; another goes on", async () => {
    const { answers, handle } = handler();
    const long = handle({ ...REQUEST, id: 2, options: { iterations: 1e9 } });
    const short = handle(REQUEST);
    await short;
    await handle({ type: "stop", id: 2 });
    await long;
    expect(answers.filter(({ type }) => type === "done").map(({ id }) => id)).toEqual([1, 2]);
    await handle({ type: "stop", id: 2 });
    await handle({ ...REQUEST, id: 2 });
    expect(answers.at(-1)).toMatchObject({ type: "done", id: 2 });
  });

  test.each<[string, unknown, number | null]>([
    ["id", null, null],
    ["id", { ...REQUEST, id: "x" }, null],
    ["type", { ...REQUEST, type: "think" }, 1],
    ["game", { ...REQUEST, game: "chess" }, 1],
    ["view", { ...REQUEST, view: 7 }, 1],
    ["view.scores[1]", { ...REQUEST, view: { ...view(initialState(), 0), scores: [0, -1] } }, 1],
    ["view", { ...REQUEST, game: "cribbage", view: cribbage.view(cribbage.initialState(), 0) }, 1],
    ["seed", { ...REQUEST, seed: 0.5 }, 1],
    ["options", { ...REQUEST, options: {} }, 1],
    ["options.iterations", { ...REQUEST, options: { iterations: -1 } }, 1],
    ["options.choose", { ...REQUEST, options: { iterations: 5, choose: "best" } }, 1],
    ["extra", { ...REQUEST, extra: 1 }, 1],
  ])("answers what is wrong at %s", async (path, message, id) => {
    const { answers, handle } = handler();
    await handle(message as BotRequest);
    const error = { name: "InvalidStateError", keys: expect.any(Array), reason: expect.stringMatching(/\w/) };
    expect(answers).toEqual([{ type: "error", id, error }]);
    const { keys, reason } = (answers as unknown as [{ error: InvalidStateError }])[0].error;
    expect(new InvalidStateError(keys, reason).path).toBe(path);
    expect(reason).not.toContain(`${path}: `);
  });

  test("answers an error for an invalid view, and for an id in use", async () => {
    const { answers, handle } = handler();
    await handle({ ...REQUEST, view: { phase: "take" } });
    expect(answers.at(-1)).toMatchObject({ type: "error", id: 1 });
    const long = handle({ ...REQUEST, id: 3, options: { iterations: 1e9 } });
    await handle({ ...REQUEST, id: 3 });
    expect(answers.at(-1)).toMatchObject({ type: "error", id: 3, error: { keys: ["id"] } });
    await handle({ type: "stop", id: 3 });
    await long;
    expect(answers.at(-1)).toMatchObject({ type: "done", id: 3 });
  });
});

describe("the handler of requests to choose", () => {
  const request = { type: "choose", id: 1, game: "sackson", view: REQUEST.view, bot: "mine" } as const;
  const answerOf = async (bot: Bot) => {
    const answers: BotAnswer[] = [];
    await botHandler({ games: [sackson], bots: { mine: bot } }, (answer) => answers.push(answer))(request);
    expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
    return answers;
  };

  test("answers with the bot's move", async () => {
    expect(await answerOf((_, moves) => moves[3]!)).toEqual([
      { type: "move", id: 1, move: legalMoves(initialState())[3] },
    ]);
  });

  test.each<[string, unknown, unknown]>([
    ["none", undefined, null],
    ["no JSON", () => 1, null],
    ["illegal", { type: "return", seat: 0, color: "red" }, { type: "return", seat: 0, color: "red" }],
    ["another seat's", { ...legalMoves(initialState())[0]!, seat: 1 }, { ...legalMoves(initialState())[0]!, seat: 1 }],
  ])("answers an illegal move that is %s with an IllegalMoveError", async (_, move, sent) => {
    expect(await answerOf(() => move as never)).toEqual([
      {
        type: "error",
        id: 1,
        error: {
          name: "IllegalMoveError",
          code: expect.any(String),
          keys: [],
          reason: expect.any(String),
          move: sent,
        },
      },
    ]);
  });

  test.each<[string, () => never, unknown]>([
    ["an error", () => parseCards("1H") as never, { name: "NotationError", text: "1H", index: 0 }],
    ["another error", () => raise(new RangeError("too deep")), { name: "Error", reason: "too deep" }],
    ["any other value", () => raise("late"), { name: "Error", reason: '"late"' }],
  ])("answers %s that the bot throws", async (_, bot, error) => {
    expect(await answerOf(bot)).toMatchObject([{ type: "error", id: 1, error }]);
  });

  function raise(thrown: unknown): never {
    throw thrown;
  }
});

test.each<[string, unknown]>([
  ["setup", undefined],
  ["setup.games", {}],
  ["setup.games", { games: [] }],
  ["setup.bots.mine", { games: [sackson], bots: { mine: "greedy" } }],
  ["setup.pause", { games: [sackson], pause: 5 }],
  ["setup.extra", { games: [sackson], extra: 5 }],
])("a handler's setup is checked at the call: %s", (path, setup) => {
  expect(pathOf(() => botHandler(setup as BotSetup, () => {}))).toBe(path);
});

const WORKER = `
  import { parentPort } from "node:worker_threads";
  import { botHandler } from "./bots/index.ts";
  import { sackson } from "./sackson/index.ts";
  parentPort.on("message", botHandler({ games: [sackson] }, (answer) => parentPort.postMessage(answer)));
`;

test("a search runs in a worker, reports and can be stopped", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  const script = join(folder, "worker.mjs");
  const resolveDir = join(import.meta.dirname, "../../src");
  const stdin = { contents: WORKER, resolveDir };
  await build({ stdin, outfile: script, bundle: true, platform: "node", format: "esm", tsconfigRaw: {} });
  const worker = new Worker(pathToFileURL(script));
  try {
    const answers: BotAnswer[] = [];
    const last = new Promise<BotAnswer>((resolve, reject) => {
      worker.on("error", reject);
      worker.on("message", (answer: BotAnswer) => {
        answers.push(answer);
        if (answers.length === 3) worker.postMessage({ type: "stop", id: 1 } satisfies BotRequest);
        if (answer.type !== "progress") resolve(answer);
      });
    });
    worker.postMessage({ ...REQUEST, options: { iterations: 1e9 } } satisfies BotRequest);
    expect(await last).toMatchObject({ type: "done", id: 1 });
    expect(answers.length).toBeGreaterThan(3);
  } finally {
    await worker.terminate();
    rmSync(folder, { recursive: true });
  }
}, 30_000);
