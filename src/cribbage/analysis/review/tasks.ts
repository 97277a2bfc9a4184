import { winChances } from "../win/chances.ts";
import { advise } from "./advise.ts";
import { review } from "./review.ts";

/**
 * Hints, reviews and chances to win as tasks of a worker: `botHandler({ games: [], tasks: analysisTasks }, postMessage)`.
 *
 * @example
 * ```ts
 * import { type BotWorker, botClient, botHandler } from "fifteen-two/bots";
 * import { initialState, view } from "fifteen-two/cribbage";
 * import { analysisTasks } from "fifteen-two/cribbage/analysis";
 *
 * // A worker in the same thread; in a browser this is `new Worker(url)`.
 * let answer: (event: { data?: unknown }) => void = () => {};
 * const handle = botHandler({ games: [], tasks: analysisTasks }, (data) => answer({ data }));
 * const worker: BotWorker = {
 *   postMessage: handle,
 *   addEventListener: (type, listener) => {
 *     if (type === "message") answer = listener;
 *   },
 * };
 * const client = botClient<typeof analysisTasks>(worker);
 * const { sides } = await client.run("winChances", [view(initialState({ first: 0 }))]);
 * sides[0]!.toFixed(2); // => "0.56"
 * ```
 */
export const analysisTasks: {
  readonly advise: typeof advise;
  readonly review: typeof review;
  readonly winChances: typeof winChances;
} = /* @__PURE__ */ Object.freeze({ advise, review, winChances });
