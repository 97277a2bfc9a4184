import type { AnyGame, MoveOf, ViewOf } from "../core/game.ts";
import { quote } from "../core/message.ts";
import { errorOf } from "./error-data.ts";
import type { SearchLimits } from "./options.ts";
import type { SearchReport } from "./search.ts";
import type { BotAnswer, BotRequest, BotTask, BotTasks } from "./worker.ts";

/** The parts of a web worker, or of an adapted Node `Worker`, that a client uses. */
export interface BotWorker {
  /** Sends a request. */
  postMessage(message: BotRequest): void;
  /** Listens for answers and for errors that end the worker. */
  addEventListener(
    type: "message" | "error" | "messageerror",
    listener: (event: { readonly data?: unknown }) => void,
  ): void;
}

/** The parts of an `AbortSignal` that a client uses. */
export interface StopSignal {
  /** Whether it has been aborted. */
  readonly aborted: boolean;
  /** Listens for the abort. */
  addEventListener(type: "abort", listener: () => void): void;
  /** Stops listening. */
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Options of a task in a worker. */
export interface RunOptions<Report = unknown> {
  /** Called with each report of a search or task. */
  readonly onProgress?: (report: Report) => void;
  /** An `AbortSignal`. An aborted search or task ends with what it has found so far. */
  readonly signal?: StopSignal;
}

/** Options of a search in a worker. */
export interface AskOptions<Move = unknown> extends RunOptions<SearchReport<Move>> {
  /** Seed of the choice; default 1. */
  readonly seed?: number;
}

/** What a task yields and returns; a task that isn't a generator yields nothing. */
type Steps<Task extends BotTask> =
  Awaited<ReturnType<Task>> extends Iterator<infer Report, infer Result>
    ? { readonly report: Report; readonly result: undefined extends Result ? Report | Exclude<Result, void> : Result }
    : { readonly report: never; readonly result: Awaited<ReturnType<Task>> };

/** What a task reports while it runs; never if it isn't a generator. */
export type ReportOf<Task extends BotTask> = Steps<Task>["report"];

/** What a task results in: what it returns or, for a generator that returns nothing, what it yields last. */
export type ResultOf<Task extends BotTask> = Steps<Task>["result"];

/** Sends requests to a worker and returns promises for its answers. `Tasks` is the type of the worker's tasks. */
export interface BotClient<Tasks extends BotTasks = BotTasks> {
  /** Searches for the best move. The promise resolves to the final report. */
  search<G extends AnyGame>(
    game: G,
    view: ViewOf<G>,
    limits: SearchLimits,
    options?: AskOptions<MoveOf<G>>,
  ): Promise<SearchReport<MoveOf<G>>>;
  /** Lets a bot choose a move, given the bot's name in the worker's handler. */
  choose<G extends AnyGame>(
    game: G,
    view: ViewOf<G>,
    bot: string,
    options?: { readonly seed?: number },
  ): Promise<MoveOf<G>>;
  /** Runs a task, given its name in the worker's handler and its arguments. The promise resolves to its result. */
  run<Name extends string & keyof Tasks>(
    task: Name,
    args: Readonly<Parameters<Tasks[Name]>>,
    options?: RunOptions<ReportOf<Tasks[Name]>>,
  ): Promise<ResultOf<Tasks[Name]>>;
}

/** A request without an answer yet. */
interface Question {
  /** The type of the answer that ends it. */
  readonly wanted: "done" | "move" | "result";
  /** Takes each report of a search or task. */
  readonly onProgress?: ((report: never) => void) | undefined;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The page's side of a worker that runs {@link botHandler}.
 *
 * Each request is a promise. To have {@link BotClient.run} typed, give the type of the worker's tasks: `botClient<typeof
 * tasks>(worker)`. An error in the worker rejects it with an error of the same class and the same parts, and
 * an answer that is not expected rejects it, too. If the worker fails, all open requests and all later ones are rejected.
 *
 * @param worker - the worker, such as `new Worker(url)`
 * @returns the client
 *
 * @example
 * ```ts
 * import { type BotWorker, botClient, botHandler } from "fifteen-two/bots";
 * import { initialState, sackson, view } from "fifteen-two/sackson";
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
 * const report = await botClient(worker).search(sackson, view(initialState(), 0), { iterations: 100 });
 * report.moves.length; // => 10
 * ```
 */
export function botClient<Tasks extends BotTasks = BotTasks>(worker: BotWorker): BotClient<Tasks> {
  const ask = askOf(worker);
  /** Asks for something that reports and can be stopped. */
  const start = (
    request: (id: number) => BotRequest,
    last: "done" | "result",
    { onProgress, signal }: RunOptions<never>,
  ) => {
    let asked = 0;
    const stop = () => worker.postMessage({ type: "stop", id: asked });
    const wanted = (id: number) => {
      asked = id;
      return request(id);
    };
    const report = ask(wanted, last, onProgress ?? (() => {}));
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop);
    const ended = () => signal?.removeEventListener("abort", stop);
    report.then(ended, ended);
    return report as Promise<never>;
  };
  return {
    search(game, view, limits, { seed = 1, ...options } = {}) {
      return start((id) => ({ type: "search", id, game: game.id, view, options: limits, seed }), "done", options);
    },
    choose(game, view, bot, { seed = 1 } = {}) {
      return ask((id) => ({ type: "choose", id, game: game.id, view, bot, seed }), "move") as Promise<never>;
    },
    run(task, args, options = {}) {
      return start((id) => ({ type: "run", id, task, args }), "result", options);
    },
  };
}

/** Sends a request with a new id. The promise ends with the answer of the wanted type, an error or any other answer. */
type Ask = (
  request: (id: number) => BotRequest,
  wanted: Question["wanted"],
  onProgress?: Question["onProgress"],
) => Promise<unknown>;

/** Listens to a worker and keeps its open requests. */
function askOf(worker: BotWorker): Ask {
  const open = new Map<number, Question>();
  let failure: Error | undefined;
  let latest = 0;
  const failAll = () => {
    failure ??= new Error("the worker failed; start a new one");
    for (const { reject } of open.values()) reject(failure);
    open.clear();
  };
  worker.addEventListener("message", ({ data }) => {
    const answer = data as BotAnswer | null | undefined;
    const question = open.get(answer?.id as number);
    if (answer == null || question === undefined) return;
    if (question.onProgress !== undefined) {
      if (answer.type === "progress") return question.onProgress(answer.report as never);
      if (answer.type === "report") return question.onProgress(answer.value as never);
    }
    open.delete(answer.id!);
    try {
      question.resolve(resultOf(answer, question.wanted));
    } catch (error) {
      question.reject(error);
    }
  });
  worker.addEventListener("error", failAll);
  worker.addEventListener("messageerror", failAll);
  return (request, wanted, onProgress) => {
    if (failure !== undefined) return Promise.reject(failure);
    const id = ++latest;
    return new Promise((resolve, reject) => {
      open.set(id, { wanted, resolve, reject, ...(onProgress && { onProgress }) });
      try {
        worker.postMessage(request(id));
      } catch (error) {
        open.delete(id);
        reject(error);
      }
    });
  };
}

/** The result in an answer; throws its error, or one that says what was not expected. */
function resultOf(answer: BotAnswer, wanted: Question["wanted"]): unknown {
  if (answer.type === "error") throw errorOf(answer.error);
  if (answer.type === wanted) return "move" in answer ? answer.move : "value" in answer ? answer.value : answer.report;
  throw new Error(`the worker answered ${quote(answer.type)} instead of ${quote(wanted)}`);
}
