import { errorOf, InvalidStateError } from "../../core/errors.ts";
import type { AnyGame } from "../../core/game.ts";
import { type Random, seeded } from "../../core/random.ts";
import { gameOf } from "../../record/read.ts";
import {
  expectArray,
  expectFunction,
  expectObject,
  fieldOf,
  readFields,
  readInteger,
  readOneOf,
} from "../../schema/read.ts";
import type { Bot } from "../basis/bot.ts";
import { type Method, movesIn } from "../basis/method.ts";
import { sleep } from "../basis/platform.ts";
import { type AdviceOptions, advise } from "../coach/advise.ts";
import { review } from "../coach/review.ts";
import { type BotMessage, type BotTasks, dataOf } from "./message.ts";

/** The games, bots and tasks of a worker. @inline */
export interface BotSetup {
  /** The games that the worker knows; required unless it has tasks. */
  readonly games?: readonly AnyGame[];
  /** Bots by names of your choice, for {@link BotClient.choose}. */
  readonly bots?: Readonly<Record<string, Bot>>;
  /** Methods of {@link BotClient.advise} and {@link BotClient.review}, by the id of the game; default: by search. */
  readonly methods?: Readonly<Record<string, Method>>;
  /**
   * Functions by names of your choice, for {@link BotClient.run}. Their arguments and results must be cloneable, such
   * as JSON.
   *
   * A generator's values are posted as progress, and it can be stopped after each step; the result is its return value
   * or, without one, the last value that it yielded. A task may also return a promise.
   */
  readonly tasks?: BotTasks;
}

/**
 * The worker's side of bots and tasks that run elsewhere: a function that takes messages and posts answers.
 *
 * The worker reads messages whenever a task yields, so you can stop a task, or run several at once. {@link botClient}
 * is the page's side.
 *
 * Three tasks are built in: `advise` takes `[game.id, view, options]`, `review` takes `[game.id, record,
 * options]`, and `choose` takes `[game.id, view, bot, options]`. Their options may have a `seed`.
 *
 * @param setup - the games, bots and tasks
 * @param post - sends an answer back, such as the worker's `postMessage`
 * @returns a function that handles a message. Its promise resolves once the last answer has been posted, and rejects
 * only if `post` throws
 * @throws InvalidStateError when there are neither games nor tasks, a bot, method or another part of the setup has the
 * wrong type, or a key is unknown
 *
 * @example
 * ```ts
 * import { type BotMessage, botHandler } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * // In a browser's worker: const handle = botHandler(setup, postMessage); onmessage = (event) => handle(event.data);
 * const answers: BotMessage[] = [];
 * const handle = botHandler({ games: [sackson] }, (answer) => answers.push(answer));
 * const view = sackson.view(sackson.initialState(), 0);
 * await handle({ type: "run", id: 7, task: "advise", args: ["sackson", view, { iterations: 80 }] });
 * answers.at(-1)?.type; // => "done"
 * await handle({ type: "run", id: 8, task: "advise", args: ["chess", view, { iterations: 80 }] });
 * const [error] = answers.slice(-1).flatMap((answer) => (answer.type === "error" ? [answer.error] : []));
 * error?.reason; // => 'must be "sackson", not "chess"'
 * ```
 */
export function botHandler(
  setup: BotSetup,
  post: (answer: BotMessage) => void,
): (message: BotMessage) => Promise<void> {
  const tasks = tasksOf(setup);
  expectFunction(post, ["post"]);
  const open = new Map<number, { stopped: boolean }>();

  async function handle(id: number, message: BotMessage): Promise<void> {
    const other = open.get(id);
    if (readOneOf(message.type, ["type"], ["run", "stop"]) === "stop") {
      if (other !== undefined) other.stopped = true;
      return;
    }
    if (other !== undefined) throw new InvalidStateError(["id"], `must not be ${id}, which another open request has`);
    const { task, args } = readFields(message, [], ["type", "id", "task", "args"]);
    const name = readOneOf(task, ["task"], Object.keys(tasks));
    expectArray(args, ["args"]);
    const request = { stopped: false };
    open.set(id, request);
    try {
      const begun = await tasks[name]!(...(args as never[]));
      const value = await resultOf(begun, request, (value) => post({ type: "progress", id, value }));
      post({ type: "done", id, value });
    } finally {
      open.delete(id);
    }
  }

  return async (message) => {
    let id: number | null = null;
    try {
      id = readInteger(fieldOf(message, "id"), ["id"], 0);
      await handle(id, message);
    } catch (error) {
      post({ type: "error", id, error: dataOf(error) });
    }
  };
}

/** Reads a setup: its own tasks and the built-in ones. */
function tasksOf(setup: BotSetup): BotTasks {
  readFields(setup, ["setup"], [], ["games", "bots", "methods", "tasks"]);
  const { games = [], bots = {}, methods = {}, tasks } = setup;
  expectArray(games, ["setup", "games"], tasks === undefined ? 1 : 0);
  for (const [key, functions] of Object.entries({ bots, tasks: tasks ?? {} })) {
    expectObject(functions, ["setup", key]);
    for (const [name, value] of Object.entries(functions)) expectFunction(value, ["setup", key, name]);
  }
  expectObject(methods, ["setup", "methods"]);
  /** A task that values choices in a view or a record. */
  const coaching =
    (coach: (game: AnyGame, given: never, options: AdviceOptions) => unknown) =>
    (id: unknown, given: unknown, options: unknown) => {
      const game = gameOf(games, id);
      return coach(game, given as never, {
        ...readLimits(options),
        method: fieldOf(methods, game.id) as Method | null,
      });
    };
  return {
    advise: coaching(advise),
    review: coaching(review),
    choose(id: unknown, seen: unknown, bot: unknown, options: unknown) {
      const choose = bots[readOneOf(bot, ["bot"], Object.keys(bots))]!;
      const game = gameOf(games, id);
      const view = game.parseViewJson(seen);
      const { random = seeded(1), ...others } = readLimits(options);
      readFields(others, ["options"], [], ["seed"]);
      const move = choose(view, movesIn(game, view), random);
      const refused = game.refusal(view, move);
      if (refused !== undefined) throw errorOf(refused, [], move);
      return move;
    },
    ...tasks,
  };
}

/** Reads options, with a source of randomness for their seed. */
function readLimits(options: unknown): { readonly random?: Random } {
  const given = options ?? {};
  expectObject(given, ["options"]);
  const { seed, random: _, ...limits } = given as { readonly seed?: unknown; readonly random?: unknown };
  return seed == null ? limits : { ...limits, random: seeded(readInteger(seed, ["options", "seed"], 0)) };
}

/** The result of a task. A generator runs to its end or until it is stopped. */
async function resultOf(begun: unknown, request: { readonly stopped: boolean }, report: (value: unknown) => void) {
  if (!isIterator(begun)) return begun;
  for (let latest: unknown; ; ) {
    const { done, value } = begun.next();
    if (done) return value ?? latest;
    latest = value;
    report(latest);
    await sleep();
    if (!request.stopped) continue;
    begun.return?.();
    return latest;
  }
}

function isIterator(value: unknown): value is Iterator<unknown, unknown> {
  return typeof (value as Partial<Iterator<unknown>> | null | undefined)?.next === "function";
}
