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
  return `fifteen-two                         a short tour
fifteen-two count 5H 5D 5S JC 5C    counts a hand; the fifth card is the starter
    --crib                          counts it as a crib
    --json                          tells it as JSON
fifteen-two count < hands.txt       counts hands from a file or another command, one a line;
                                    count - also reads what you type
    --crib                          counts them as cribs
    --csv, --json                   tells each as a row or as a line of JSON,
    --json --items                  with what each part of the hand is worth
fifteen-two discard 5H 6D 7S 8C JC KD
                                    the expected value of each discard, best first: with
                                    opponents who discard as well as you do, and with any cards in
                                    the crib
    --dealer                        the crib is yours
    --players 3                     five cards, of which you discard one (also with 4)
    --pegging 2000                  with what you and the others peg in so many simulated deals,
                                    the standard error of the difference, and the total
    --json                          tells it as JSON
fifteen-two play GAME               plays a game and tells it
    --bots greedy,search            who plays, one bot a seat: random (unless you say otherwise),
                                    greedy, search, and in cribbage easy, medium, hard
    --bots greedy,search --games 100
                                    plays many games and tells how many each bot has won
    --seat 0                        you play this seat and the bots all others: medium in cribbage,
                                    else search, unless you say otherwise
    --seed 7                        the same seed gives the same game
    --json                          tells the game or the match as JSON
fifteen-two review game.json        what each choice in a game of cribbage gave away, in points and in
                                    chances to win; the record is JSON or text, - is standard input
    --seat 0                        the choices of one seat
    --all                           good choices too
    --deals 2000                    tries each choice in more deals, 500 unless you say otherwise
    --json                          tells it as JSON, with what every choice was worth
  GAME is one of these, with its options:
${games.map((game) => `    ${game.id.padEnd(11)} ${flagsOf(game)}`).join("\n")}
fifteen-two help, -h, --help        this text
fifteen-two --version, -v           the version`;
}

/**
 * Runs the command with its arguments and gives the exit status: 0, 1 when the input ends in the middle of a game, or 2
 * when the arguments or lines of the input are wrong.
 *
 * @param args - the command line without the command
 * @param terminal - where it writes, reads and asks
 * @param version - the version of the package
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
    if (!isTyped(error)) throw error;
    terminal.err(`fifteen-two: ${flagged(error.message)}`);
    return 2;
  }
}

/** A message with options named as they are typed. */
function flagged(message: string): string {
  return message.replace(/(?:options|match)\.(\w+)/g, (_, name: string) => `--${kebabOf(name)}`);
}

function isTyped(error: unknown): error is Error {
  return [UsageError, NotationError, InvalidStateError, IllegalMoveError].some((type) => error instanceof type);
}

async function command([name, ...words]: readonly string[], flags: Flags, terminal: Terminal): Promise<number> {
  if (name === "help" || name === "-h" || "help" in flags) terminal.out(usage());
  else if (name === undefined) await tour(flags, terminal);
  else if (name === "count") return count(words, flags, terminal);
  else if (name === "discard") discard(words, flags, terminal);
  else if (name === "play") return play(words, flags, terminal);
  else if (name === "review") await reviewGame(words, flags, terminal);
  else throw new UsageError(`there is no command ${JSON.stringify(name)}; try count, discard, play, review or help`);
  return 0;
}
