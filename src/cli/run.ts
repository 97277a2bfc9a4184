import { games } from "../games/index.ts";
import { IllegalMoveError, InvalidStateError, NotationError } from "../index.ts";
import { count } from "./count.ts";
import { discard } from "./discard.ts";
import { type Flags, flagsOf, kebabOf, readArguments, UsageError } from "./flags.ts";
import { play } from "./play.ts";
import { reviewGame } from "./review.ts";
import type { Terminal } from "./terminal.ts";
import { tour } from "./tour.ts";

/** The help text. */
function usage(): string {
  return `fifteen-two                         short tour
fifteen-two count 5H 5D 5S JC 5C    count a hand; the fifth card is the starter
    --crib                          count it as a crib
    --json                          print JSON
fifteen-two count < hands.txt       count hands from a file or another command, one per line;
                                    count - also reads from the keyboard
    --crib                          count them as cribs
    --csv, --json                   print each hand as a row of CSV or a line of JSON
    --json --items                  include the items that score
fifteen-two discard 5H 6D 7S 8C JC KD
                                    list the expected value of each discard, best first: against
                                    opponents who discard as well as you do, and against random
                                    discards
    --dealer                        the crib is yours
    --players 3                     five cards, of which you discard one (also with 4)
    --pegging 2000                  simulate 2000 deals; add what you and the others peg, the
                                    standard error of the difference, and the total
    --json                          print JSON
fifteen-two play GAME               play a game and print its moves
    --bots greedy,search            one bot per seat: random (default), greedy, search, and in
                                    cribbage easy, medium, hard
    --bots greedy,search --games 100
                                    play many games and print how many each bot has won
    --seat 0                        play this seat yourself against bots; default medium in
                                    cribbage, search in other games
    --seed 7                        the same seed gives the same game
    --json                          print the game or match as JSON
fifteen-two review game.json        show what each choice in a game of cribbage gave away, in points
                                    and in chances to win; the record is JSON or text, - reads
                                    standard input
    --seat 0                        show the choices of one seat only
    --all                           show good choices, too
    --deals 2000                    deals to simulate per choice; default 500
    --json                          print JSON with the value of every choice
  GAME is one of these, with its options:
${games.map((game) => `    ${game.id.padEnd(11)} ${flagsOf(game)}`).join("\n")}
fifteen-two help, -h, --help        print this help
fifteen-two --version, -v           print the version`;
}

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
  if (name === "help" || name === "-h" || "help" in flags) terminal.out(usage());
  else if (name === undefined) await tour(flags, terminal);
  else if (name === "count") return count(words, flags, terminal);
  else if (name === "discard") discard(words, flags, terminal);
  else if (name === "play") return play(words, flags, terminal);
  else if (name === "review") await reviewGame(words, flags, terminal);
  else
    throw new UsageError(`unknown command ${JSON.stringify(name)}; expected one of count, discard, play, review, help`);
  return 0;
}
