import { IllegalMoveError, InvalidStateError, within } from "../core/errors.ts";
import type { AnyGame, MoveOf, ViewOf } from "../core/game.ts";
import { type Random, seeded } from "../core/random.ts";
import { expectArray, expectFunction, expectObject, readFields, readInteger, readOneOf } from "../schema/read.ts";
import { type Bot, movesIn } from "./bot.ts";
import { type BotErrorData, dataOf } from "./error-data.ts";
import { readLimits, type SearchLimits } from "./options.ts";
import { type SearchReport, search } from "./search.ts";

/** A request to a worker, as plain JSON: search, let a bot choose, or stop a search and report what it has found. */
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
  | { readonly type: "stop"; readonly id: number };

/** A worker's answer, as plain JSON: a report during a search, the final report, a move, or an error. */
export type BotAnswer<Move = unknown> =
  | { readonly type: "progress" | "done"; readonly id: number; readonly report: SearchReport<Move> }
  | { readonly type: "move"; readonly id: number; readonly move: Move }
  | {
      readonly type: "error";
      /** The request's id; null if it had none. */
      readonly id: number | null;
      /** The error; the keys of an `InvalidStateError` lead to a part of the request. */
      readonly error: BotErrorData;
    };

/** The games and bots of a worker. */
export interface BotSetup {
  /** The games it knows. */
  readonly games: readonly AnyGame[];
  /** Bots by names of your choice, for requests of type `choose`. */
  readonly bots?: Readonly<Record<string, Bot>>;
  /** Returns a promise that resolves after waiting messages have been delivered; default: uses `setTimeout`. */
  readonly pause?: () => Promise<unknown>;
}

/**
 * The worker's side of bots that run elsewhere: a function that takes requests and posts answers.
 *
 * Between two reports of a search it lets other messages in, so you can stop a search or run several at once. {@link
 * botClient} is the page's side.
 *
 * @param setup - the games and bots; see {@link BotSetup}
 * @param post - sends an answer back, such as the worker's `postMessage`
 * @returns a function that handles a message. Its promise resolves once the last answer has been posted, and rejects
 * only if `post` throws
 * @throws InvalidStateError when there are no games, a bot or another part of the setup has the wrong type, or a key is
 * unknown
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
      const type = readOneOf(message.type, ["type"], ["search", "choose", "stop"]);
      const signal = signals.get(id);
      if (type === "stop") {
        if (signal !== undefined) signal.aborted = true;
      } else if (signal !== undefined)
        throw new InvalidStateError(["id"], `must not be ${id}, which another open request has`);
      else if (type === "choose") post({ type: "move", id, move: choose(setup, message) });
      else await runSteps(setup, message, id, signals, post);
    } catch (error) {
      post({ type: "error", id, error: dataOf(error) });
    }
  };
}

function expectSetup(setup: BotSetup): void {
  readFields(setup, ["setup"], ["games"], ["bots", "pause"]);
  const { games, bots = {}, pause = nextTask } = setup;
  expectArray(games, ["setup", "games"], 1);
  expectObject(bots, ["setup", "bots"]);
  for (const [name, bot] of Object.entries(bots)) expectFunction(bot, ["setup", "bots", name]);
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

/** Runs a search, posting its reports. */
async function runSteps(
  { games, pause = nextTask }: BotSetup,
  message: unknown,
  id: number,
  signals: Map<number, { aborted: boolean }>,
  post: (answer: BotAnswer) => void,
): Promise<void> {
  const request = readFields(message, [], ["type", "id", "game", "view", "options"], ["seed"]);
  const signal = { aborted: false };
  const limits = request.options as SearchLimits;
  readLimits(limits);
  const { game, view, random } = readTurn(games, request);
  const searching = search(game, view, { ...limits, signal }, random);
  signals.set(id, signal);
  try {
    for (let step = searching.next(); ; step = searching.next()) {
      if (step.done) return post({ type: "done", id, report: step.value });
      if (step.value.progress === 1 || signal.aborted) continue;
      post({ type: "progress", id, report: step.value });
      await pause();
    }
  } finally {
    signals.delete(id);
  }
}

/** Reads the game, view and moves of a request. */
function readTurn(
  games: readonly AnyGame[],
  request: { readonly game: unknown; readonly view: unknown; readonly seed?: unknown },
): {
  readonly game: AnyGame;
  readonly view: ViewOf<AnyGame>;
  readonly moves: readonly MoveOf<AnyGame>[];
  readonly random: Random;
} {
  const ids = games.map((game) => game.id);
  const game = games[ids.indexOf(readOneOf(request.game, ["game"], ids))]!;
  const random = seeded(readInteger(request.seed ?? 1, ["seed"], 0));
  const view = within(["view"], () => game.parseViewJson(request.view));
  return { game, view, moves: movesIn(game, view), random };
}

/** A promise for the next task, after waiting messages have been delivered. */
function nextTask(): Promise<void> {
  const { setTimeout } = globalThis as unknown as { readonly setTimeout: (run: () => void) => void };
  return new Promise((resolve) => setTimeout(resolve));
}
