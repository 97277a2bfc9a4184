import { InvalidStateError } from "../core/errors.ts";
import type { AnyGame, MoveOf, ViewOf } from "../core/game.ts";
import type { SearchLimits } from "./options.ts";
import type { SearchReport } from "./search.ts";
import type { BotAnswer, BotRequest } from "./worker.ts";

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

/** Options of a request to a worker. */
export interface AskOptions<Move = unknown> {
  /** Seed of the choice; default 1. */
  readonly seed?: number;
  /** Called with each report during a search. */
  readonly onProgress?: (report: SearchReport<Move>) => void;
  /** An `AbortSignal`. An aborted search ends with what it has found so far. */
  readonly signal?: StopSignal;
}

/** Sends requests to a worker and returns promises for its answers. */
export interface BotClient {
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
}

/**
 * The page's side of a worker that runs {@link botHandler}.
 *
 * Each request is a promise. If the worker fails, all open requests and all later ones are rejected.
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
export function botClient(worker: BotWorker): BotClient {
  const open = new Map<number, { take(answer: BotAnswer): void; fail(error: Error): void }>();
  let failure: Error | undefined;
  let latest = 0;
  const failAll = () => {
    failure ??= new Error("the worker failed; start a new one");
    for (const { fail } of open.values()) fail(failure);
    open.clear();
  };
  worker.addEventListener("message", ({ data }) => {
    const answer = data as BotAnswer;
    const question = answer?.id == null ? undefined : open.get(answer.id);
    if (answer?.type !== "progress" && answer?.id != null) open.delete(answer.id);
    question?.take(answer);
  });
  worker.addEventListener("error", failAll);
  worker.addEventListener("messageerror", failAll);

  function ask<T>(request: (id: number) => BotRequest, take: (answer: BotAnswer) => T | undefined): Promise<T> {
    if (failure !== undefined) return Promise.reject(failure);
    const id = ++latest;
    return new Promise((resolve, reject) => {
      const onAnswer = (answer: BotAnswer) => {
        if (answer.type === "error") return reject(errorOf(answer));
        const result = take(answer);
        if (result !== undefined) resolve(result);
      };
      open.set(id, { take: onAnswer, fail: reject });
      try {
        worker.postMessage(request(id));
      } catch (error) {
        open.delete(id);
        reject(error);
      }
    });
  }

  return {
    search(game, view, limits, { seed = 1, onProgress, signal } = {}) {
      let asked = 0;
      const stop = () => worker.postMessage({ type: "stop", id: asked });
      const report = ask<SearchReport>(
        (id) => {
          asked = id;
          return { type: "search", id, game: game.id, view, options: limits, seed };
        },
        (answer) => {
          if (answer.type === "progress") onProgress?.(answer.report as never);
          return answer.type === "done" ? answer.report : undefined;
        },
      );
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop);
      const ended = () => signal?.removeEventListener("abort", stop);
      report.then(ended, ended);
      return report as Promise<SearchReport<never>>;
    },
    choose(game, view, bot, { seed = 1 } = {}) {
      const move = ask<unknown>(
        (id) => ({ type: "choose", id, game: game.id, view, bot, seed }),
        (answer) => (answer.type === "move" ? answer.move : undefined),
      );
      return move as Promise<never>;
    },
  };
}

/** Turns an error answer back into the error that the worker caught. */
function errorOf({ message, path }: { readonly message: string; readonly path: string }): Error {
  return path === "" ? new Error(message) : new InvalidStateError(path, message.slice(path.length + 2));
}
