import { IllegalMoveError, InvalidStateError, NotationError } from "../index.ts";
import { count } from "./count.ts";
import { discard } from "./discard.ts";
import { type Flags, kebabOf, readArguments, refuseOthers, UsageError } from "./flags.ts";
import { flagNames, helpOf, unknownCommand } from "./help.ts";
import { hint } from "./hint.ts";
import { play } from "./play.ts";
import { reviewGame } from "./review.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs the command and returns its exit status: 0, 1 if the input ends in the middle of a game, or 2 if the arguments
 * or input lines are invalid.
 *
 * @param args - the command-line arguments
 * @param terminal - where the command writes and reads
 * @param version - the package version
 */
export async function run(args: readonly string[], terminal: Terminal, version: string): Promise<number> {
  try {
    const { words, flags } = readArguments(args, flagNames(args.find((arg) => !arg.startsWith("-"))));
    if (words[0] === "-v" || "version" in flags) {
      terminal.out(version);
      return 0;
    }
    return await command(words, flags, terminal);
  } catch (error) {
    const message = messageOf(error);
    if (message === undefined) throw error;
    terminal.err(`fifteen-two: ${message}`);
    return 2;
  }
}

/** What is wrong with the arguments or the input, with options named as flags; undefined for any other error. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof InvalidStateError)) {
    const isKnown = error instanceof UsageError || error instanceof NotationError || error instanceof IllegalMoveError;
    return isKnown ? error.message : undefined;
  }
  const { keys, reason } = error;
  const at = keys.findIndex((key) => key !== "setup" && key !== "options");
  const name = keys[at];
  if (typeof name !== "string" || (at === 0 && name !== "seed")) return error.message;
  return new InvalidStateError([`--${kebabOf(name)}`, ...keys.slice(at + 1)], reason).message;
}

async function command([name, ...words]: readonly string[], flags: Flags, terminal: Terminal): Promise<number> {
  if (name === "help" || name === "-h") terminal.out(helpOf(words[0]));
  else if ("help" in flags || words.includes("-h")) terminal.out(helpOf(name));
  else if (name === undefined) await tour(flags, terminal);
  else if (name === "count") return count(words, flags, terminal);
  else if (name === "discard") discard(words, flags, terminal);
  else if (name === "play") return play(words, flags, terminal);
  else if (name === "hint") await hint(words, flags, terminal);
  else if (name === "review") await reviewGame(words, flags, terminal);
  else throw unknownCommand(name);
  return 0;
}

/** The command without arguments: counts two hands and plays a game. */
async function tour(flags: Flags, terminal: Terminal): Promise<void> {
  refuseOthers(flags);
  for (const text of ["count 5H 5D 5S JC 5C", "count 2C 4C 6C 8C KH --crib", "play cribbage --seed 7"]) {
    const { words, flags } = readArguments(text.split(" "), flagNames(text.split(" ")[0]));
    terminal.out(`$ fifteen-two ${text}`);
    await command(words, flags, terminal);
    terminal.out("");
  }
  terminal.out("More: fifteen-two help");
}
