import { games } from "../games/index.ts";
import { IllegalMoveError, InvalidStateError, NotationError } from "../index.ts";
import { count } from "./count.ts";
import { discard } from "./discard.ts";
import { type Flags, flagsOf, kebabOf, readArguments, UsageError } from "./flags.ts";
import { play } from "./play.ts";
import type { Terminal } from "./terminal.ts";
import { tour } from "./tour.ts";

/** The help text. */
function usage(): string {
  return `fifteen-two                                       a short tour
fifteen-two count 5H 5D 5S JC 5C [--crib] [--json]   counts a hand; the fifth card is the starter
fifteen-two discard 5H 6D 7S 8C JC KD [--dealer] [--players 3] [--json]
                                                  what each discard to the crib comes to, the best first:
                                                  with opponents who discard as well as you do, and with
                                                  any cards in the crib
fifteen-two play GAME [--seed 7] [--json] [--OPTION VALUE …]
                                                  plays a game and tells it, at random or by opponents:
                                                  --bots greedy,search (random, greedy, search, and in
                                                  cribbage expert; one a seat)
fifteen-two play GAME --seat 0 [--bots …] [--seed 7] [--OPTION VALUE …]
                                                  you play a seat, the opponents all others (expert in
                                                  cribbage, else search)
${games.map((game) => `  ${game.id.padEnd(11)} ${flagsOf(game)}`).join("\n")}
fifteen-two help                                  this text`;
}

/**
 * Runs the command with its arguments and gives the exit status: 0, 1 when the input ends in the middle of a game, or 2
 * when the arguments are wrong.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { words, flags } = readArguments(args);
    return await command(words, flags, terminal);
  } catch (error) {
    if (!isTyped(error)) throw error;
    terminal.err(`fifteen-two: ${flagged(error.message)}`);
    return 2;
  }
}

/** A message with options named as they are typed. */
function flagged(message: string): string {
  return message.replace(/options\.(\w+)/g, (_, name: string) => `--${kebabOf(name)}`);
}

function isTyped(error: unknown): error is Error {
  return [UsageError, NotationError, InvalidStateError, IllegalMoveError].some((type) => error instanceof type);
}

async function command([name, ...words]: readonly string[], flags: Flags, terminal: Terminal): Promise<number> {
  if (name === "help" || name === "-h" || "help" in flags) terminal.out(usage());
  else if (name === undefined) await tour(flags, terminal);
  else if (name === "count") count(words, flags, terminal);
  else if (name === "discard") discard(words, flags, terminal);
  else if (name === "play") return play(words, flags, terminal);
  else throw new UsageError(`there is no command ${JSON.stringify(name)}; try count, discard, play or help`);
  return 0;
}
