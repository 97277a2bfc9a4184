import { IllegalMoveError, InvalidStateError, within } from "../core/errors.ts";
import type { AnyGame } from "../core/game.ts";
import { seeded } from "../core/random.ts";
import { gameOf } from "../generic/read-record.ts";
import { expectArray, expectFunction, expectObject, readFields, readInteger, readOneOf } from "../schema/read.ts";
import { type Bot, movesIn } from "./bot.ts";
import { type BotErrorData, dataOf } from "./error-data.ts";
import { readLimits, type SearchLimits } from "./options.ts";
import { type SearchReport, search } from "./search.ts";
import { sleep } from "./sleep.ts";

/**
 * A request to a worker, as plain JSON: search, let a bot choose, run a task, or stop a search or task and answer with
 * what it has found.
 */
export type BotRequest =
  | {
      readonly type: "search";
      /** A number that you choose; all answers carry it. Open requests must have different ids. */
      readonly id: number;
      /** The game's name, such as `cribbage.id`. */
      readonly game: string;
      /** What the seat knows: the game's `view`. */
      readonly view: unknown;
      /** How long to search. */
      readonly options: SearchLimits;
      /** Seed of the search; default 1. */
      readonly seed?: number;
    }
  | {
      readonly type: "choose";
      readonly id: number;
      readonly game: string;
      readonly view: unknown;
      /** The bot's name in the handler. */
      readonly bot: string;
      /** Seed of the choice; default 1. */
      readonly seed?: number;
    }
  | {
      readonly type: "run";
      readonly id: number;
      /** The task's name in the handler. */
      readonly task: string;
      /** Its arguments. */
      readonly args: readonly unknown[];
    }
  | { readonly type: "stop"; readonly id: number };

/** A worker's answer, as plain JSON: a report during a search, the final report, a move, parts of a task, or an error. */
export type BotAnswer<Move = unknown> =
  | { readonly type: "progress" | "done"; readonly id: number; readonly report: SearchReport<Move> }
  | { readonly type: "move"; readonly id: number; readonly move: Move }
  | {
      /** What a task yields, and its result. */
      readonly type: "report" | "result";
      readonly id: number;
      readonly value: unknown;
    }
  | {
      readonly type: "error";
      /** The request's id; null if it had none. */
      readonly id: number | null;
      /** The error; the keys of an `InvalidStateError` lead to a part of the request. */
      readonly error: BotErrorData;
    };

/**
 * A function that a worker runs for a page. Its arguments and result can be cloned, such as JSON.
 *
 * What a generator yields is posted as progress, and it can be stopped after each step; the result is what it returns
 * or, if that is nothing, what it yielded last. A task may also return a promise.
 */
export type BotTask = (...args: never[]) => unknown;

/** Tasks by name. */
export type BotTasks = Readonly<Record<string, BotTask>>;

/** The games, bots and tasks of a worker. */
export interface BotSetup {
  /** The games it knows. */
  readonly games: readonly AnyGame[];
  /** Bots by names of your choice, for requests of type `choose`. */
  readonly bots?: Readonly<Record<string, Bot>>;
  /** Other functions by names of your choice, for requests of type `run`. */
  readonly tasks?: BotTasks;
  /** Returns a promise that resolves after waiting messages have been delivered; default: uses `setTimeout`. */
  readonly pause?: () => Promise<unknown>;
}

/**
 * The worker's side of bots and tasks that run elsewhere: a function that takes requests and posts answers.
 *
 * Between two reports it lets other messages in, so you can stop a search or task, or run several at once. {@link
 * botClient} is the page's side.
 *
 * @param setup - the games, bots and tasks; see {@link BotSetup}
 * @param post - sends an answer back, such as the worker's `postMessage`
 * @returns a function that handles a message. Its promise resolves once the last answer has been posted, and rejects
 * only if `post` throws
 * @throws InvalidStateError when there are neither games nor tasks, a bot or another part of the setup has the wrong type,
 * or a key is unknown
 *
 * @example
 * ```ts
 * import { type BotAnswer, botHandler } from "fifteen-two/bots";
 * import { cribbage } from "fifteen-two/cribbage";
 * import { cribbageBot } from "fifteen-two/cribbage/analysis";
 * import { initialState, sackson, view } from "fifteen-two/sackson";
 *
 * // In a browser's worker: const handle = botHandler(setup, postMessage); onmessage = (event) => handle(event.data);
 * const answers: BotAnswer[] = [];
 * const setup = { games: [cribbage, sackson], bots: { expert: cribbageBot() } };
 * const handle = botHandler(setup, (answer) => answers.push(answer));
 * const seen = view(initialState(), 0);
 * await handle({ type: "search", id: 7, game: "sackson", view: seen, options: { iterations: 100 } });
 * answers.map((answer) => answer.type); // => ["progress", "done"]
 * await handle({ type: "choose", id: 8, game: "chess", view: seen, bot: "expert" });
 * const reason = 'must be "cribbage" or "sackson", not "chess"';
 * answers.at(-1); // => { type: "error", id: 8, error: { name: "InvalidStateError", keys: ["game"], reason } }
 * ```
 */
export function botHandler(setup: BotSetup, post: (answer: BotAnswer) => void): (message: BotRequest) => Promise<void> {
  expectSetup(setup);
  expectFunction(post, ["post"]);
  const signals = new Map<number, { aborted: boolean }>();
  return async (message) => {
    let id: number | null = null;
    try {
      id = readInteger((message as Partial<BotRequest> | null)?.id, ["id"], 0);
      const type = readOneOf(message.type, ["type"], ["search", "choose", "run", "stop"]);
      const signal = signals.get(id);
      if (type === "stop") {
        if (signal !== undefined) signal.aborted = true;
      } else if (signal !== undefined)
        throw new InvalidStateError(["id"], `must not be ${id}, which another open request has`);
      else if (type === "choose") post({ type: "move", id, move: choose(setup, message) });
      else {
        const running = { id, signal: { aborted: false }, pause: setup.pause ?? sleep, post };
        signals.set(id, running.signal);
        await (type === "search" ? runSearch : runTask)(setup, message, running).finally(() =>
          signals.delete(running.id),
        );
      }
    } catch (error) {
      post({ type: "error", id, error: dataOf(error) });
    }
  };
}

function expectSetup(setup: BotSetup): void {
  readFields(setup, ["setup"], ["games"], ["bots", "tasks", "pause"]);
  const { games, bots = {}, tasks, pause = sleep } = setup;
  expectArray(games, ["setup", "games"], tasks === undefined ? 1 : 0);
  for (const [key, functions] of Object.entries({ bots, tasks: tasks ?? {} })) {
    expectObject(functions, ["setup", key]);
    for (const [name, value] of Object.entries(functions)) expectFunction(value, ["setup", key, name]);
  }
  expectFunction(pause, ["setup", "pause"]);
}

/** Lets a bot choose, and checks its move. */
function choose({ games, bots = {} }: BotSetup, message: unknown) {
  const request = readFields(message, [], ["type", "id", "game", "view", "bot"], ["seed"]);
  const bot = bots[readOneOf(request.bot, ["bot"], Object.keys(bots))]!;
  const { game, view, moves, random } = readTurn(games, request);
  const move = bot(view, moves, random);
  const refused = game.refusal(view, move);
  if (refused !== undefined) throw new IllegalMoveError(refused.code, refused.message, move);
  return move;
}

/** A request that can be stopped. */
interface Running {
  readonly id: number;
  readonly signal: { readonly aborted: boolean };
  readonly pause: () => Promise<unknown>;
  readonly post: (answer: BotAnswer) => void;
}

/** Runs a search, posting its reports. */
async function runSearch({ games }: BotSetup, message: unknown, running: Running): Promise<void> {
  const request = readFields(message, [], ["type", "id", "game", "view", "options"], ["seed"]);
  const limits = request.options as SearchLimits;
  readLimits(limits);
  const { game, view, random } = readTurn(games, request);
  const { id, post } = running;
  const tell = (report: SearchReport) => {
    if (report.progress < 1) post({ type: "progress", id, report });
  };
  post({ type: "done", id, report: await stepThrough(search(game, view, limits, random), running, tell) });
}

/** Runs a task, posting what it yields. */
async function runTask({ tasks = {} }: BotSetup, message: unknown, running: Running): Promise<void> {
  const { task, args } = readFields(message, [], ["type", "id", "task", "args"]);
  const name = readOneOf(task, ["task"], Object.keys(tasks));
  expectArray(args, ["args"]);
  const { id, post } = running;
  const begun = await tasks[name]!(...(args as never[]));
  const isIterator = typeof (begun as Partial<Iterator<unknown>> | null | undefined)?.next === "function";
  const tell = (value: unknown) => post({ type: "report", id, value });
  const value = isIterator ? await stepThrough(begun as Iterator<unknown>, running, tell) : begun;
  post({ type: "result", id, value });
}

/**
 * Runs a generator to its end, or until it is told to stop. Returns its result or, if that is nothing, what it yielded
 * last.
 */
async function stepThrough<Report>(
  steps: Iterator<Report, unknown>,
  { signal, pause }: Running,
  tell: (report: Report) => void,
) {
  for (let latest: Report | undefined; ; ) {
    const { done, value } = steps.next();
    if (done) return (value ?? latest) as Report;
    latest = value as Report;
    tell(latest);
    await pause();
    if (!signal.aborted) continue;
    steps.return?.();
    return latest;
  }
}

/** Reads the game, view and moves of a request. */
function readTurn(games: readonly AnyGame[], request: { game: unknown; view: unknown; seed?: unknown }) {
  const game = gameOf(games, request.game);
  const random = seeded(readInteger(request.seed ?? 1, ["seed"], 0));
  const view = within(["view"], () => game.parseViewJson(request.view));
  return { game, view, moves: movesIn(game, view), random };
}
