import { describe, expect, test } from "vitest";
import { type Bot, type BotMessage, botHandler } from "../../src/bots/index.ts";
import type { BotSetup } from "../../src/bots/worker/worker.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { InvalidStateError, parseCards } from "../../src/index.ts";
import * as sackson from "../../src/sackson/index.ts";
import { initialState, legalMoves, view } from "../../src/sackson/index.ts";
import { pathOf } from "../thrown.ts";

const SEEN = view(initialState(), 0);

/** A request for advice. */
function asked(options: object = { iterations: 30 }, id = 1, seen: object = SEEN, game = "sackson"): BotMessage {
  return { type: "run", id, task: "advise", args: [game, seen, options] };
}

/** A handler and the answers that it has posted. */
function handler() {
  const answers: BotMessage[] = [];
  return { answers, handle: botHandler({ games: [sackson, cribbage] }, (answer) => answers.push(answer)) };
}

describe("the handler of requests for advice", () => {
  test("posts reports and then the final one, the same for the same seed", async () => {
    const [one, other] = [handler(), handler()];
    for (const { handle } of [one, other]) await handle(asked({ iterations: 120, seed: 9 }));
    expect(one.answers[0]).toMatchObject({ type: "progress", value: { progress: 10 / 120 } });
    expect(one.answers.at(-1)).toMatchObject({ type: "done", id: 1, value: { progress: 1 } });
    expect(other.answers.at(-1)).toEqual(one.answers.at(-1));
    expect(structuredClone(one.answers)).toEqual(one.answers);
  });

  test("aborted advice ends with its results so far; another goes on", async () => {
    const { answers, handle } = handler();
    const long = handle(asked({ iterations: 1e9 }, 2));
    const short = handle(asked());
    await short;
    await handle({ type: "stop", id: 2 });
    await long;
    expect(answers.filter(({ type }) => type === "done").map(({ id }) => id)).toEqual([1, 2]);
    await handle({ type: "stop", id: 2 });
    await handle(asked(undefined, 2));
    expect(answers.at(-1)).toMatchObject({ type: "done", id: 2 });
  });

  test.each<[string, unknown, number | null]>([
    ["id", null, null],
    ["id", { ...asked(), id: "x" }, null],
    ["type", { ...asked(), type: "think" }, 1],
    ["task", { ...asked(), task: "dream" }, 1],
    ["args", { ...asked(), args: "sackson" }, 1],
    ["game", asked(undefined, 1, SEEN, "chess"), 1],
    ["game", { ...asked(), args: [] }, 1],
    ["", { ...asked(), args: ["sackson", 7, {}] }, 1],
    ["scores[1]", asked(undefined, 1, { ...SEEN, scores: [0, -1] }), 1],
    ["view", asked(undefined, 1, cribbage.view(cribbage.initialState(), 0), "cribbage"), 1],
    ["options", asked(7 as never), 1],
    ["options.seed", asked({ iterations: 5, seed: 0.5 }), 1],
    ["options.iterations", asked({ iterations: -1 }), 1],
    ["options.choose", asked({ iterations: 5, choose: "best" }), 1],
    ["extra", { ...asked(), extra: 1 }, 1],
  ])("answers what is wrong at %s", async (path, message, id) => {
    const { answers, handle } = handler();
    await handle(message as BotMessage);
    const error = {
      name: "InvalidStateError",
      code: "invalid-state",
      keys: expect.any(Array),
      reason: expect.stringMatching(/\w/),
    };
    expect(answers).toEqual([{ type: "error", id, error }]);
    const { keys, reason } = (answers as unknown as [{ error: InvalidStateError }])[0].error;
    expect(new InvalidStateError(keys, reason).path).toBe(path);
    expect(reason).not.toContain(`${path}: `);
  });

  test("answers an error for an invalid view, and for an id in use", async () => {
    const { answers, handle } = handler();
    await handle(asked(undefined, 1, { phase: "take" }));
    expect(answers.at(-1)).toMatchObject({ type: "error", id: 1 });
    const long = handle(asked({ iterations: 1e9 }, 3));
    await handle(asked(undefined, 3));
    expect(answers.at(-1)).toMatchObject({ type: "error", id: 3, error: { keys: ["id"] } });
    await handle({ type: "stop", id: 3 });
    await long;
    expect(answers.at(-1)).toMatchObject({ type: "done", id: 3 });
  });
});

describe("the handler of requests to choose", () => {
  const request = { type: "run", id: 1, task: "choose", args: ["sackson", SEEN, "mine"] } as const;
  const answerOf = async (bot: Bot) => {
    const answers: BotMessage[] = [];
    await botHandler({ games: [sackson], bots: { mine: bot } }, (answer) => answers.push(answer))(request);
    expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
    return answers;
  };

  test("answers with the bot's move", async () => {
    expect(await answerOf((_, moves) => moves[3]!)).toEqual([
      { type: "done", id: 1, value: legalMoves(initialState())[3] },
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
    [
      "an error",
      () => parseCards("1H") as never,
      { name: "NotationError", code: "not-a-card", text: "1H", index: 0, values: { word: "1H", spelling: "10H" } },
    ],
    ["another error", () => raise(new RangeError("too deep")), { name: "Error", reason: "too deep" }],
    ["any other value", () => raise("late"), { name: "Error", reason: '"late"' }],
  ])("answers %s that the bot throws", async (_, bot, error) => {
    expect(await answerOf(bot)).toMatchObject([{ type: "error", id: 1, error }]);
  });

  function raise(thrown: unknown): never {
    throw thrown;
  }
});

describe("the handler of tasks", () => {
  function* counting(to: number) {
    for (let i = 1; i <= to; i++) yield { i };
  }
  function* summing(numbers: readonly number[]) {
    let sum = 0;
    for (const n of numbers) {
      sum += n;
      yield sum;
    }
    return { sum };
  }
  const tasks = {
    add: (a: number, b: number) => a + b,
    later: async (value: unknown) => value,
    nothing: () => {},
    cards: (text: string) => parseCards(text),
    counting,
    summing,
  };

  /** The answers to a request, without their ids. */
  async function answersTo(message: object) {
    const answers: BotMessage[] = [];
    await botHandler({ tasks }, (answer) => answers.push(answer))({
      type: "run",
      id: 1,
      ...message,
    } as never);
    return answers.map(({ id: _, ...answer }) => answer);
  }

  test.each<[string, unknown[], unknown[]]>([
    ["add", [2, 3], [{ type: "done", value: 5 }]],
    ["later", [{ a: 1 }], [{ type: "done", value: { a: 1 } }]],
    ["nothing", [], [{ type: "done", value: undefined }]],
    [
      "counting",
      [2],
      [
        { type: "progress", value: { i: 1 } },
        { type: "progress", value: { i: 2 } },
        { type: "done", value: { i: 2 } },
      ],
    ],
    [
      "summing",
      [[4, 5]],
      [
        { type: "progress", value: 4 },
        { type: "progress", value: 9 },
        { type: "done", value: { sum: 9 } },
      ],
    ],
  ])("%s of %j", async (task, args, answers) => {
    expect(await answersTo({ task, args })).toEqual(answers);
  });

  test.each<[string, object, object]>([
    ["an unknown task", { task: "subtract", args: [] }, { name: "InvalidStateError", keys: ["task"] }],
    ["no arguments", { task: "add" }, { name: "InvalidStateError", keys: ["args"] }],
    ["an unknown key", { task: "add", args: [1, 2], seed: 1 }, { name: "InvalidStateError", keys: ["seed"] }],
    ["an error of the task", { task: "cards", args: ["5H 1H"] }, { name: "NotationError", index: 3 }],
  ])("answers %s with an error", async (_, message, error) => {
    expect(await answersTo(message)).toMatchObject([{ type: "error", error }]);
  });

  test("an aborted generator ends with its values so far, and is closed; another goes on", async () => {
    const answers: BotMessage[] = [];
    let closed = false;
    function* endless() {
      try {
        for (let i = 1; ; i++) yield i;
      } finally {
        closed = true;
      }
    }
    const handle = botHandler({ tasks: { endless, counting } }, (answer) => answers.push(answer));
    const long = handle({ type: "run", id: 1, task: "endless", args: [] });
    await handle({ type: "run", id: 2, task: "counting", args: [3] });
    await handle({ type: "stop", id: 1 });
    await long;
    expect(closed).toBe(true);
    const values = answers.filter(({ id }) => id === 1).map((answer) => "value" in answer && answer.value);
    expect(answers.at(-1)).toEqual({ type: "done", id: 1, value: values.at(-2) });
    expect(answers.filter(({ id }) => id === 2).at(-1)).toEqual({ type: "done", id: 2, value: { i: 3 } });
  });
});

test.each<[string, unknown]>([
  ["setup", undefined],
  ["setup.games", {}],
  ["setup.games", { games: 5 }],
  ["setup.games", { games: [] }],
  ["setup.bots.mine", { games: [sackson], bots: { mine: "greedy" } }],
  ["setup.tasks", { games: [sackson], tasks: 5 }],
  ["setup.tasks.add", { games: [], tasks: { add: 5 } }],
  ["setup.extra", { games: [sackson], extra: 5 }],
])("a handler's setup is checked at the call: %s", (path, setup) => {
  expect(pathOf(() => botHandler(setup as BotSetup, () => {}))).toBe(path);
});
