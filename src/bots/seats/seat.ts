import type { Seat } from "../../core/any.ts";
import { type AnyGame, type MoveOf, typed, type ViewOf } from "../../core/game.ts";
import { type Random, secureRandom } from "../../core/random.ts";
import { report } from "../../core/report.ts";
import { expectState } from "../../game/position.ts";
import { expectFunction, expectObject, readInteger, readOptions } from "../../schema/read.ts";
import { expectChoice } from "../../table/bot.ts";
import type { Table } from "../../table/table.ts";
import { type AbortSignal, platform, sleep } from "../basis/platform.ts";

/** A bot at a table: it returns a move, or a promise of one. Its signal is aborted if the game goes on without it. */
export type SeatedBot<G extends AnyGame = AnyGame> = {
  /** Declared as a method: parameters are then bivariant, so a bot for one game is accepted as a bot for any. */
  choose(
    view: ViewOf<G>,
    moves: readonly MoveOf<G>[],
    random: Random,
    signal: AbortSignal,
  ): MoveOf<G> | Promise<MoveOf<G>>;
}["choose"];

/** Options of {@link seatBot}. @inline */
export interface SeatBotOptions {
  /** Milliseconds to wait before each choice; default 0. */
  readonly delay?: number;
  /** The bot's source of randomness; default {@link secureRandom}. */
  readonly random?: Random;
  /**
   * Receives errors of the bot and of its illegal moves. By default, they go to the page's `reportError` or, in Node,
   * Deno and Bun, to the console.
   */
  readonly onError?: (error: unknown) => void;
}

/**
 * Seats a bot at a table. The bot moves whenever its seat is active, in this thread or in a worker.
 *
 * The table drops an answer that comes after the game went on without it, for example after an undo. After an error,
 * the bot waits for the next change.
 *
 * @param table - the table
 * @param seat - the bot's seat
 * @param choose - the bot, such as {@link greedyBot}, or a function that asks a worker
 * @param options - the delay and more
 * @returns a function that removes the bot
 * @throws InvalidStateError when `table` is not a table, the seat does not exist, or an option is unknown or out of
 * range
 *
 * @example
 * ```ts
 * import { newTable, seeded } from "fifteen-two";
 * import { greedyBot, seatBot } from "fifteen-two/bots";
 * import * as sackson from "fifteen-two/sackson";
 *
 * const table = newTable(sackson, { random: seeded(1) });
 * const leave = seatBot(table, 0, greedyBot(sackson), { random: seeded(2) });
 * while (sackson.activeSeats(table.state)[0] === 0) await new Promise((resolve) => setTimeout(resolve));
 * table.record.moves.map(({ type }) => type); // => ["take", "exchange", "return"]
 * leave();
 * ```
 */
export function seatBot<G extends AnyGame>(
  table: Table<G>,
  seat: Seat,
  choose: SeatedBot<G>,
  options?: SeatBotOptions | null,
): () => void {
  expectObject(table, ["table"]);
  const rules = typed(table.game, ["table", "game"]);
  for (const key of ["view", "legalMoves", "play", "subscribe"] as const) expectFunction(table[key], ["table", key]);
  expectState(table.state, ["table", "state"]);
  readInteger(seat, ["seat"], 0, table.state.settings.players - 1);
  expectFunction(choose, ["choose"]);
  const given = readOptions(options, ["delay", "random", "onError"]);
  const delay = readInteger(given.delay ?? 0, ["options", "delay"], 0, 2 ** 31 - 1);
  const random = given.random ?? secureRandom;
  const onError = given.onError ?? report;
  expectFunction(random, ["options", "random"]);
  expectFunction(onError, ["options", "onError"]);
  let abort = () => {};

  async function move(signal: AbortSignal): Promise<void> {
    try {
      await sleep(delay);
      if (signal.aborted) return;
      const chosen = await choose(table.view(seat), table.legalMoves(seat), random, signal);
      if (signal.aborted) return;
      abort = () => {};
      table.play(expectChoice<MoveOf<G>>(chosen, seat));
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  }

  function consider(): void {
    abort();
    if (!rules.activeSeats(table.state).includes(seat)) return;
    const controller = new platform.AbortController();
    abort = () => controller.abort();
    void move(controller.signal);
  }

  consider();
  const stop = table.subscribe(consider);
  return () => {
    stop();
    abort();
  };
}
