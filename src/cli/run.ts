import { IllegalMoveError, InvalidStateError, NotationError } from "../index.ts";
import { count } from "./count.ts";
import { discard } from "./discard.ts";
import { type Flags, kebabOf, readArguments, UsageError } from "./flags.ts";
import { helpOf, unknownCommand } from "./help.ts";
import { play } from "./play.ts";
import { reviewGame } from "./review.ts";
import type { Terminal } from "./terminal.ts";
import { tour } from "./tour.ts";

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
    const { words, flags } = readArguments(args);
    if (words[0] === "-v" || "version" in flags) {
      terminal.out(version);
      return 0;
    }
    return await command(words, flags, terminal);
  } catch (error) {
    if (!isInputError(error)) throw error;
    terminal.err(`fifteen-two: ${messageOf(error)}`);
    return 2;
  }
}

/** The errors that say what is wrong with the arguments or the input. */
type InputError = UsageError | NotationError | InvalidStateError | IllegalMoveError;

function isInputError(error: unknown): error is InputError {
  return [UsageError, NotationError, InvalidStateError, IllegalMoveError].some((type) => error instanceof type);
}

/** The message of an error, with options named as flags. */
function messageOf(error: InputError): string {
  if (!(error instanceof InvalidStateError)) return error.message;
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
  else if (name === "review") await reviewGame(words, flags, terminal);
  else throw unknownCommand(name);
  return 0;
}
