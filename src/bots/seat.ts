import { type AnyGame, type MoveOf, rulesOf, type Seat, type ViewOf } from "../core/game.ts";
import { type Random, secureRandom } from "../core/random.ts";
import { expectChoice } from "../generic/bot.ts";
import type { Table } from "../generic/table.ts";
import { expectFunction, readFields, readInteger } from "../schema/read.ts";
import { sleep } from "./sleep.ts";

/** Says whether the game has gone on without a bot's answer. */
export interface Abort {
  /** Whether it has. */
  readonly aborted: boolean;
}

/** A bot at a table: it returns a move, or a promise of one. */
export type SeatedBot<G extends AnyGame = AnyGame> = {
  /** A method, so that a bot for one game is accepted where bots for any game are. */
  choose(view: ViewOf<G>, moves: readonly MoveOf<G>[], random: Random, signal: Abort): MoveOf<G> | Promise<MoveOf<G>>;
}["choose"];

/** Options of {@link seatBot}. */
export interface SeatBotOptions {
  /** Milliseconds to wait before each choice; default 0. */
  readonly delay?: number;
  /** The bot's source of randomness; default {@link secureRandom}. */
  readonly random?: Random;
  /** Called with an error of the bot, or for an illegal move. By default it is thrown where nobody catches it. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Seats a bot at a table: it moves whenever its seat is active, in this thread or in a worker.
 *
 * An answer that comes after the game went on without it is dropped, for example after an undo. After an error, the bot
 * waits for the next change.
 *
 * @param table - the table
 * @param seat - the bot's seat
 * @param choose - the bot, such as {@link greedyBot}, or a function that asks a worker
 * @param options - the delay and more; see {@link SeatBotOptions}
 * @returns a function that lets the bot leave
 * @throws InvalidStateError when the seat does not exist, or an option is unknown or out of range
 *
 * @example
 * ```ts
 * import { newTable, seeded } from "fifteen-two";
 * import { greedyBot, seatBot } from "fifteen-two/bots";
 * import { sackson } from "fifteen-two/sackson";
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
  options: SeatBotOptions = {},
): () => void {
  const rules = rulesOf(table.game);
  readInteger(seat, ["seat"], 0, table.state.settings.players - 1);
  expectFunction(choose, ["choose"]);
  const given = readFields(options, ["options"], [], ["delay", "random", "onError"]);
  const delay = readInteger(given.delay ?? 0, ["options", "delay"], 0, 2 ** 31 - 1);
  for (const name of ["random", "onError"] as const)
    if (given[name] !== undefined) expectFunction(given[name], ["options", name]);
  const { random = secureRandom, onError = throwLater } = options;
  let thinking: { aborted: boolean } | undefined;

  async function move(signal: { aborted: boolean }): Promise<void> {
    try {
      await sleep(delay);
      if (signal.aborted) return;
      const chosen = await choose(table.view(seat), table.legalMoves(seat), random, signal);
      if (signal.aborted) return;
      thinking = undefined;
      table.play(expectChoice<MoveOf<G>>(chosen, seat));
    } catch (error) {
      if (!signal.aborted) onError(error);
    }
  }

  function consider(): void {
    if (thinking !== undefined) thinking.aborted = true;
    thinking = undefined;
    if (!rules.activeSeats(table.state).includes(seat)) return;
    thinking = { aborted: false };
    void move(thinking);
  }

  consider();
  const stop = table.subscribe(consider);
  return () => {
    stop();
    if (thinking !== undefined) thinking.aborted = true;
  };
}

/** Lets an error go unhandled, so that it shows. */
function throwLater(error: unknown): void {
  void Promise.reject(error);
}
