import type { Seat } from "../../core/any.ts";
import { type AnyGame, type MoveOf, typed, type ViewOf } from "../../core/game.ts";
import { quote } from "../../core/message.ts";
import type { RecordOf } from "../../record/record.ts";
import { expectFunction, expectObject } from "../../schema/read.ts";
import { type AbortSignal, platform } from "../basis/platform.ts";
import type { Advice } from "../coach/advise.ts";
import type { Review } from "../coach/review.ts";
import type { SearchLimits } from "../search/options.ts";
import { type BotMessage, type BotTasks, errorFrom } from "./message.ts";

/** The parts of a web worker, or of an adapted Node `Worker`, that a client uses. @inline */
export interface BotWorker {
  /** Sends a message. */
  postMessage(message: BotMessage): void;
  /** Listens for answers, and for errors that end the worker. An adapter reports the worker's exit as an error. */
  addEventListener(
    type: "message" | "error" | "messageerror",
    listener: (event: { readonly data?: unknown }) => void,
  ): void;
}

/** Options of a task in a worker. @inline */
interface RunOptions<Report = unknown> {
  /** Called with each report of advice, a review or a task. */
  readonly onProgress?: ((report: Report) => void) | undefined;
  /**
   * An `AbortSignal`. Aborted advice, reviews and tasks end with their results so far; the promise rejects if the
   * worker doesn't answer within 10 seconds.
   */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The values that a task yields, and its result: its return value or, for a generator without one, the last value that
 * it yields.
 *
 * @inline
 * @typeParam Task - the task's function
 */
type TaskSteps<Task extends BotTasks[string]> =
  Awaited<ReturnType<Task>> extends Iterator<infer Report, infer Result>
    ? { readonly report: Report; readonly result: undefined extends Result ? Report | Exclude<Result, void> : Result }
    : { readonly report: never; readonly result: Awaited<ReturnType<Task>> };

/**
 * Sends messages to a worker, and returns promises of its answers.
 *
 * @typeParam Tasks - the worker's tasks: functions by name
 */
export interface BotClient<
  Tasks extends Readonly<Record<string, (...args: never[]) => unknown>> = Readonly<
    Record<string, (...args: never[]) => unknown>
  >,
> {
  /** Values the choices of the view's viewer, as {@link advise} does; default seed 1. Resolves to the final advice. */
  advise<G extends AnyGame>(
    game: G,
    view: ViewOf<G>,
    options?:
      | (SearchLimits &
          RunOptions<Advice<MoveOf<G>>> & { readonly made?: MoveOf<G> | undefined; readonly seed?: number })
      | null,
  ): Promise<Advice<MoveOf<G>>>;
  /** Reviews a game, as {@link review} does; default seed 1. Resolves to the final review. */
  review<G extends AnyGame>(
    game: G,
    record: RecordOf<G>,
    options?: (SearchLimits & RunOptions<Review<MoveOf<G>>> & { readonly seat?: Seat; readonly seed?: number }) | null,
  ): Promise<Review<MoveOf<G>>>;
  /** Asks a bot for a move, by the bot's name in the worker's setup; `seed` is for its randomness, default 1. */
  choose<G extends AnyGame>(
    game: G,
    view: ViewOf<G>,
    bot: string,
    options?: { readonly seed?: number } | null,
  ): Promise<MoveOf<G>>;
  /** Runs a task by its name in the worker's setup, with its arguments. Resolves to its result. */
  run<Name extends string & keyof Tasks>(
    task: Name,
    args: Readonly<Parameters<Tasks[Name]>>,
    options?: RunOptions<TaskSteps<Tasks[Name]>["report"]> | null,
  ): Promise<TaskSteps<Tasks[Name]>["result"]>;
}

/** Time for a worker to answer an abort: it may still be loading, or in the middle of a long step. */
const ABORT_SECONDS = 10;

/** The latest request id of each worker. Two clients may share a worker, as after a hot reload or in two components. */
const latestIds = /* @__PURE__ */ new WeakMap<BotWorker, number>();

/** A request without an answer yet. */
interface Question {
  readonly onProgress: ((report: never) => void) | undefined;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The page's side of a worker that runs {@link botHandler}.
 *
 * Each request is a promise. To type {@link BotClient.run}, give the type of the worker's tasks: `botClient<typeof
 * tasks>(worker)`. An error in the worker rejects the promise with an error of the same class and the same parts. An
 * unexpected answer rejects it, too. An error thrown by `onProgress` rejects it and stops the task. If the worker
 * fails, all open and later requests are rejected. A worker in an endless loop does not answer; abort the request's
 * signal to reject its promise.
 *
 * @typeParam Tasks - the worker's tasks by name
 * @param worker - the worker, such as `new Worker(url)`
 * @returns the client
 * @throws InvalidStateError when `worker` is not a worker
 *
 * @example
 * ```ts
 * import { type BotWorker, botClient, botHandler } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * // A worker in the same thread; in a browser this is `new Worker(url)`.
 * let answer: (event: { data?: unknown }) => void = () => {};
 * const handle = botHandler({ games: [sackson] }, (data) => answer({ data }));
 * const worker: BotWorker = {
 *   postMessage: handle,
 *   addEventListener: (type, listener) => {
 *     if (type === "message") answer = listener;
 *   },
 * };
 * const advice = await botClient(worker).advise(sackson, sackson.view(sackson.initialState(), 0), { iterations: 100 });
 * advice.choices.length; // => 10
 * ```
 */
export function botClient<Tasks extends BotTasks = BotTasks>(worker: BotWorker): BotClient<Tasks> {
  expectObject(worker, ["worker"]);
  for (const key of ["postMessage", "addEventListener"] as const) expectFunction(worker[key], ["worker", key]);
  const open = new Map<number, Question>();
  let failure: Error | undefined;
  const failAll = () => {
    failure ??= new Error("the worker failed; start a new one");
    for (const { reject } of open.values()) reject(failure);
  };
  worker.addEventListener("message", ({ data }) => {
    const answer = data as BotMessage | null | undefined;
    const question = open.get(answer?.id as number);
    if (answer != null && question !== undefined)
      deliver(question, answer, () => worker.postMessage({ type: "stop", id: answer.id as number }));
  });
  worker.addEventListener("error", failAll);
  worker.addEventListener("messageerror", failAll);

  /** Posts a request. With `isJson`, its arguments are copied as JSON, which removes Vue's proxies. */
  function post(request: BotMessage, isJson: boolean): void {
    try {
      worker.postMessage(request);
    } catch (error) {
      if (!isJson) throw error;
      const copy = JSON.stringify(request, (_, value) => {
        if (typeof value === "function") throw error;
        return value;
      });
      worker.postMessage(JSON.parse(copy));
    }
  }

  function request(task: string, args: readonly unknown[], options: RunOptions<never>, isJson: boolean) {
    const { onProgress, signal } = options;
    if (failure !== undefined) return Promise.reject(failure);
    const id = (latestIds.get(worker) ?? 0) + 1;
    latestIds.set(worker, id);
    let timer: unknown;
    const stop = () => {
      const late = new Error(`the worker did not answer an abort within ${ABORT_SECONDS} seconds; start a new one`);
      timer = platform.setTimeout(() => open.get(id)?.reject(late), ABORT_SECONDS * 1000);
      worker.postMessage({ type: "stop", id });
    };
    const result = new Promise<unknown>((resolve, reject) => {
      open.set(id, { onProgress, resolve, reject });
      post({ type: "run", id, task, args }, isJson);
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop);
    });
    const close = () => {
      open.delete(id);
      platform.clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    };
    result.then(close, close);
    return result as Promise<never>;
  }

  /** A request about a position or a record. */
  const requestOn = (task: string) => (game: AnyGame, given: unknown, options?: RunOptions<never> | null) => {
    const { onProgress, signal, ...others } = options ?? {};
    return request(task, [typed(game).id, given, others], { onProgress, signal }, true);
  };

  return {
    run: (task, args, options) => request(task, args, options ?? {}, false),
    advise: requestOn("advise"),
    review: requestOn("review"),
    choose(game, view, bot, options) {
      return request("choose", [typed(game).id, view, bot, options ?? {}], {}, true);
    },
  };
}

/** Passes an answer to its request. Calls `stop` if `onProgress` throws, to end the task. */
function deliver({ onProgress, resolve, reject }: Question, answer: BotMessage, stop: () => void): void {
  try {
    if (answer.type === "progress") onProgress?.(answer.value as never);
    else if (answer.type === "done") resolve(answer.value);
    else if (answer.type === "error") reject(errorFrom(answer.error));
    else reject(new Error(`the worker answered ${quote(answer.type)}`));
  } catch (error) {
    reject(error);
    stop();
  }
}
