import { games } from "../games/index.ts";
import { flagsOf, UsageError } from "./flags.ts";

/** The help of each command; for `play`, the games follow. */
const COMMANDS: Readonly<Record<string, string>> = {
  count: `fifteen-two count 5H 5D 5S JC 5C    count a hand; the fifth card is the starter
    --crib                          count it as a crib
    --json                          print JSON
fifteen-two count < hands.txt       count hands from a file or another command, one per line;
                                    count - also reads from the keyboard
    --crib                          count them as cribs
    --csv, --json                   print each hand as a row of CSV or a line of JSON
    --json --items                  include the items that score`,
  discard: `fifteen-two discard 5H 6D 7S 8C JC KD
                                    list what each discard is worth in points, best first
    --dealer                        the crib is yours
    --players 3                     five cards, of which you discard one (also with 4)
    --score 80-95                   list how often each wins from this score, yours first; with
                                    three or four players, --dealer=2 says which seat deals,
                                    clockwise from yours
    --deals 2000                    with --score, deals to simulate; default 300
    --worth 1,2,3                   with --score, what a win, a skunk and a double skunk count;
                                    then the games won less those lost come first
    --json                          print JSON`,
  hint: `fifteen-two hint GAME view.json     list how often each choice of a view wins, best first, with
                                    its reasons; the view is JSON; - reads standard input
fifteen-two hint dealer 74-85, kept A34Q, cut Q, played: Q
                                    the same from what you know in cribbage for two: dealer or
                                    pone, the points, yours first, and your cards, with suits or
                                    without; before a discard, hand 5-5-6-7-J-J
                                    more clauses: discarded 2K; before the deal, if the points
                                    are without what was pegged since; target 61
    --deals 2000                    in cribbage, deals to simulate; default 300
    --worth 1,2,3                   in cribbage, what a win, a skunk and a double skunk count
    --iterations 5000               in the other games, trial games; default 1000
    --json                          print JSON`,
  play: `fifteen-two play GAME               play a game and print its moves
    --bots greedy,search            a bot for each seat in turn, repeated as needed: random
                                    (default), greedy, search, or a level: beginner, casual,
                                    intermediate, advanced, expert
    --bots greedy,search --games 100
                                    play many games with a bot for each side, each deal from every
                                    side, and print how many each has won and its lead in points
    --seat 0                        play this seat yourself; --bots are for the other seats,
                                    default intermediate
    --seed 7                        the same seed gives the same game, and the same deals to
                                    another --seat
    --json                          print the game's record or the match as JSON`,
  review: `fifteen-two review game.json        show what each choice in a game gave away, in points and in
                                    chances to win; the game is a record as JSON or text, or
                                    cribbage, one line a deal as written at a table; - reads
                                    standard input
    --seat 0                        show the choices of one seat only
    --all                           show good choices, too
    --deals 2000                    in cribbage, deals to simulate per choice; default 300
    --worth 1,2,3                   in cribbage, what a win, a skunk and a double skunk count
    --iterations 5000               in the other games, trial games per choice; default 1000
    --json                          print JSON with the value of every choice`,
  stats: `fifteen-two stats game.json …       average hands, cribs and pegging of each seat over some games of
                                    cribbage, as the dealer and as the pone, next to those of good
                                    players; - reads standard input
    --seat 0                        show one seat only
    --json                          print JSON`,
  help: `fifteen-two help, -h, --help        print this help
fifteen-two help COMMAND, COMMAND --help
                                    print the help of one command
fifteen-two --version, -v           print the version`,
};

function textOf(name: string): string {
  if (name !== "play") return COMMANDS[name]!;
  const lines = games.map((game) => `    ${game.id.padEnd(11)} ${flagsOf(game)}`);
  return [COMMANDS.play, "  GAME is one of these, with its options:", ...lines].join("\n");
}

/** The flags in a command's help; without a known command, the flags of all. */
export function flagNames(name: string | undefined): string[] {
  const names = name !== undefined && Object.hasOwn(COMMANDS, name) ? [name] : Object.keys(COMMANDS);
  const flags = names
    .map(textOf)
    .join()
    .matchAll(/--([a-z][a-z-]*)/g);
  return [...new Set(["help", "version", ...Array.from(flags, ([, flag]) => flag!)])];
}

/** Returns the help for one command, or for all if you omit the name. Throws for an unknown command. */
export function helpOf(name?: string): string {
  if (name !== undefined && !Object.hasOwn(COMMANDS, name)) throw unknownCommand(name);
  if (name !== undefined) return textOf(name);
  return ["fifteen-two                         short tour", ...Object.keys(COMMANDS).map(textOf)].join("\n");
}

export function unknownCommand(name: string): UsageError {
  const known = Object.keys(COMMANDS).join(", ");
  return new UsageError(`unknown command ${JSON.stringify(name)}; expected one of ${known}`);
}
