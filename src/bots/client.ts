import { InvalidStateError } from "../core/errors.ts";
import type { AnyGame, MoveOf, ViewOf } from "../core/game.ts";
import type { SearchLimits } from "./options.ts";
import type { SearchReport } from "./search.ts";
import type { BotAnswer, BotRequest } from "./worker.ts";

/** The part of a web worker, or of Node's `Worker` behind an adapter, that a client uses. */
export interface BotWorker {
  /** Sends a request. */
  postMessage(message: BotRequest): void;
  /** Listens to answers, and to what ends the worker. */
  addEventListener(
    type: "message" | "error" | "messageerror",
    listener: (event: { readonly data?: unknown }) => void,
  ): void;
}

/** The part of an `AbortSignal` that a client uses. */
export interface StopSignal {
  /** Whether it has been aborted. */
  readonly aborted: boolean;
  /** Listens to the abort. */
  addEventListener(type: "abort", listener: () => void): void;
  /** Listens no longer. */
  removeEventListener(type: "abort", listener: () => void): void;
}

/** What goes with a question to a worker. */
export interface AskOptions<Move = unknown> {
  /** The seed of the choice; default 1. */
  readonly seed?: number;
  /** Called with each report while a search goes on. */
  readonly onProgress?: (report: SearchReport<Move>) => void;
  /** An `AbortSignal`: a search that is aborted ends with what it has found. */
  readonly signal?: StopSignal;
}

/** Asks a worker, and gives promises for its answers. */
export interface BotClient {
  /** Searches for the best move; the promise gives the final report. */
  search<G extends AnyGame>(
    game: G,
    view: ViewOf<G>,
    limits: SearchLimits,
    options?: AskOptions<MoveOf<G>>,
  ): Promise<SearchReport<MoveOf<G>>>;
  /** Lets a bot choose a move, by the name that the worker's handler knows it by. */
  choose<G extends AnyGame>(
    game: G,
    view: ViewOf<G>,
    bot: string,
    options?: { readonly seed?: number },
  ): Promise<MoveOf<G>>;
}

/**
 * The page's side of a worker that runs {@link botHandler}: each question is a promise. If the worker fails, every open
 * question is rejected, and so is every later one.
 *
 * @param worker - the worker: `new Worker(url)`
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
    failure ??= new Error("the worker has failed");
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

/** What a worker's answer says was wrong, as the error that it was there. */
function errorOf({ message, path }: { readonly message: string; readonly path: string }): Error {
  return path === "" ? new Error(message) : new InvalidStateError(path, message.slice(path.length + 2));
}
