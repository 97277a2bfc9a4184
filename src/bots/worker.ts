import { InvalidStateError } from "../core/errors.ts";
import type { AnyGame } from "../core/game.ts";
import { readInteger, readObject, readOneOf } from "../core/json.ts";
import { quote } from "../core/message.ts";
import { seeded } from "../core/random.ts";
import { readLimits, type SearchLimits } from "./options.ts";
import { type SearchReport, search } from "./search.ts";

/** What a worker is asked: to search, or to stop a search and report what it has. Plain JSON. */
export type SearchRequest =
  | {
      readonly type: "search";
      /** A number of the asker's choice, which all answers carry; no two searches at a time may have the same. */
      readonly id: number;
      /** The name of the game, as `cribbage.id`. */
      readonly game: string;
      /** What the seat knows: the game's `view`. */
      readonly view: unknown;
      /** How long to search. */
      readonly options: SearchLimits;
      /** The seed of the search; default 1. */
      readonly seed?: number;
    }
  | { readonly type: "stop"; readonly id: number };

/** What a worker answers: reports while it searches, then the final one, or what was wrong. Plain JSON. */
export type SearchAnswer =
  | { readonly type: "progress" | "done"; readonly id: number; readonly report: SearchReport }
  | {
      readonly type: "error";
      /** The id of the request; null when it had none. */
      readonly id: number | null;
      readonly message: string;
      /** The path of an `InvalidStateError`, as `"options.iterations"`; else empty. */
      readonly path: string;
    };

/**
 * The worker's side of a search that runs elsewhere: a function that takes requests and posts answers. Between two reports
 * it lets other messages in, so that a search can be stopped; several can be under way.
 *
 * @param games - the games that it knows
 * @param post - sends an answer back: the worker's `postMessage`
 * @param pause - gives a promise for when waiting messages have been delivered; default: `setTimeout`
 * @returns the function that takes a message. Its promise is kept when the last answer has been posted; it never fails
 *   but when `post` does
 *
 * @example
 * ```ts
 * import { type SearchAnswer, searchHandler } from "fifteen-two/bots";
 * import { initialState, sackson, view } from "fifteen-two/sackson";
 *
 * // In a browser's worker: const handle = searchHandler([sackson], postMessage); onmessage = (e) => handle(e.data);
 * const answers: SearchAnswer[] = [];
 * const handle = searchHandler([sackson], (answer) => answers.push(answer));
 * const options = { iterations: 100 };
 * await handle({ type: "search", id: 7, game: "sackson", view: view(initialState(), 0), options });
 * answers.map((answer) => answer.type); // => ["progress", "done"]
 * await handle({ type: "search", id: 8, game: "chess", view: {}, options });
 * answers.at(-1); // => { type: "error", id: 8, message: 'game: must be "sackson", not "chess"', path: "game" }
 * ```
 */
export function searchHandler(
  games: readonly AnyGame[],
  post: (answer: SearchAnswer) => void,
  pause: () => Promise<unknown> = nextTask,
): (message: SearchRequest) => Promise<void> {
  const signals = new Map<number, { aborted: boolean }>();
  return async (message) => {
    let id: number | null = null;
    try {
      id = readInteger((message as Partial<SearchRequest> | null)?.id, "id", 0);
      const type = readOneOf(message.type, "type", ["search", "stop"]);
      if (type === "stop") {
        const signal = signals.get(id);
        if (signal !== undefined) signal.aborted = true;
        return;
      }
      if (signals.has(id)) throw new InvalidStateError("id", `is that of another search, ${id}`);
      const signal = { aborted: false };
      const searching = begin(games, message, signal);
      signals.set(id, signal);
      try {
        for (;;) {
          const { done, value } = searching.next();
          post({ type: done ? "done" : "progress", id, report: value });
          if (done) return;
          await pause();
        }
      } finally {
        signals.delete(id);
      }
    } catch (error) {
      const path = error instanceof InvalidStateError ? error.path : "";
      post({ type: "error", id, message: error instanceof Error ? error.message : quote(error), path });
    }
  };
}

/** Starts the search that a message asks for. */
function begin(games: readonly AnyGame[], message: unknown, signal: { readonly aborted: boolean }) {
  const request = readObject(message, "", ["type", "id", "game", "view", "options"], ["seed"]);
  const ids = games.map((game) => game.id);
  const game = games[ids.indexOf(readOneOf(request.game, "game", ids))]!;
  readLimits(request.options);
  const random = seeded(readInteger(request.seed ?? 1, "seed", 0));
  const view = readViewOf(game, request.view);
  return search(game, { ...(request.options as SearchLimits), signal })(view, game.legalMoves(view), random);
}

function readViewOf(game: AnyGame, json: unknown) {
  try {
    return game.parseViewJson(json);
  } catch (error) {
    if (!(error instanceof InvalidStateError)) throw error;
    const reason = error.path === "" ? error.message : error.message.slice(error.path.length + 2);
    throw new InvalidStateError(error.path === "" ? "view" : `view.${error.path}`, reason);
  }
}

/** A promise for the next task, after messages that wait have been delivered. */
function nextTask(): Promise<void> {
  const { setTimeout } = globalThis as unknown as { readonly setTimeout: (run: () => void) => void };
  return new Promise((resolve) => setTimeout(resolve));
}
