import { IllegalMoveError, InvalidStateError, NotationError } from "../index.ts";
import { count } from "./count.ts";
import { discard } from "./discard.ts";
import { type Flags, kebabOf, readArguments, refuseOthers, UsageError } from "./flags.ts";
import { flagNames, helpOf, unknownCommand } from "./help.ts";
import { hint } from "./hint.ts";
import { play } from "./play.ts";
import { reviewGame } from "./review.ts";
import { stats } from "./stats.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs the command and returns its exit status: 0, 1 if the input ends in the middle of a game, or 2 if the arguments
 * or input lines are invalid.
 */
export async function run(args: readonly string[], terminal: Terminal, version: string): Promise<number> {
  try {
    return await command(args, terminal, version);
  } catch (error) {
    const message = messageOf(error);
    if (message === undefined) throw error;
    terminal.err(`fifteen-two: ${message}`);
    return 2;
  }
}

/** The message for bad arguments or input, with options named as flags; undefined for any other error. */
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

const COMMANDS = new Map<string, (words: readonly string[], flags: Flags, terminal: Terminal) => unknown>(
  Object.entries({ count, discard, hint, play, review: reviewGame, stats }),
);

async function command(args: readonly string[], terminal: Terminal, version: string): Promise<number> {
  const { words, flags } = readArguments(args, flagNames(args.find((arg) => !arg.startsWith("-"))));
  const [name, ...others] = words;
  const isHelp = name === "help" || name === "-h";
  if (name === "-v" || "version" in flags) terminal.out(version);
  else if (isHelp || "help" in flags || others.includes("-h")) terminal.out(helpOf(isHelp ? others[0] : name));
  else if (name === undefined) {
    refuseOthers(flags);
    await tour(terminal, version);
  } else {
    const run = COMMANDS.get(name);
    if (run === undefined) throw unknownCommand(name);
    // Check again: `readArguments` may have taken a flag's value for the command and allowed its flags.
    refuseOthers(flags, flagNames(name));
    return ((await run(others, flags, terminal)) as number | undefined) ?? 0;
  }
  return 0;
}

/** The command without arguments: counts two hands and plays a game. */
async function tour(terminal: Terminal, version: string): Promise<void> {
  for (const text of ["count 5H 5D 5S JC 5C", "count 2C 4C 6C 8C KH --crib", "play cribbage --seed 7"]) {
    terminal.out(`$ fifteen-two ${text}`);
    await command(text.split(" "), terminal, version);
    terminal.out("");
  }
  terminal.out("More: fifteen-two help");
}
