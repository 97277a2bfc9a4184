import { mistakeOf, type Review, review } from "../bots/index.ts";
import { parseGame } from "../cribbage/shorthand/index.ts";
import { games } from "../games/index.ts";
import { type AnyGame, type AnyMove, type RecordOf, readRecord } from "../index.ts";
import { limitsOf } from "./choices.ts";
import { type Flags, UsageError } from "./flags.ts";
import { readInput } from "./input.ts";
import { moveInShort } from "./narrate.ts";
import { watched } from "./progress.ts";
import type { Terminal } from "./terminal.ts";

/** The review of any game. */
type AnyReview = Review<AnyMove>;

/**
 * `fifteen-two review game.json [--seat 0] [--deals 500 | --iterations 500] [--all] [--json]`: shows what each choice of a
 * game gave away.
 */
export async function reviewGame(words: readonly string[], flags: Flags, terminal: Terminal): Promise<void> {
  const { all, json, seat, ...limits } = flags;
  const [file, ...others] = words;
  if (file === undefined || others.length > 0)
    throw new UsageError("review takes one file with a game, or - for standard input");
  const { game, record } = readGame(await readInput(file, "record", terminal));
  const options = { seat: (seat ?? null) as number | null, ...limitsOf(game, limits) };
  const reports = review(game, record, options) as Iterable<AnyReview>;
  let last: AnyReview | undefined;
  for (last of watched(terminal, "choice", reports, ({ done, total }) => [done, total]));
  if (json) terminal.out(JSON.stringify(last));
  else tellReview(game, last!, Boolean(all), terminal);
}

/** Reads a record as JSON or text, which has a line that begins with a bracket, or cribbage as written at a table. */
function readGame(text: string): { readonly game: AnyGame; readonly record: RecordOf<AnyGame> } {
  if (/^[ \t\ufeff]*[[{]/m.test(text)) return readRecord(games as readonly AnyGame[], text);
  return { game: games.find(({ id }) => id === "cribbage")!, record: parseGame(text) as RecordOf<AnyGame> };
}

function tellReview(game: AnyGame, { choices, seats }: AnyReview, all: boolean, { out }: Terminal): void {
  const sized = choices.map((choice) => ({ ...choice, size: mistakeOf(choice.chosen.loss) }));
  const listed = (all ? sized : sized.filter(({ size }) => size)).map((choice) => ({
    ...choice,
    names: [
      moveInShort(game, choice.chosen.move),
      choice.chosen === choice.best ? "" : moveInShort(game, choice.best.move),
    ],
  }));
  const width = Math.max(10, ...listed.flatMap(({ names }) => names.map(({ length }) => length)));
  const line = (columns: readonly string[]) =>
    `${columns[0]!.padStart(6)}${columns[1]!.padStart(6)}  ${columns[2]!.padEnd(width)}  ${columns[3]!.padEnd(width)}  ${columns[4]!.padStart(6)}${columns[5]!.padStart(9)}`;
  out(all ? "Every choice" : "Choices that gave chances away");
  out(line(["move", "seat", "chosen", "best", "points", "win"]));
  for (const { index, seat, chosen, names, size } of listed) {
    const lost = [minus(chosen.loss.points, 2), `${minus(100 * chosen.loss.win, 1)} %`];
    out(`${line([`${index}`, `${seat}`, ...names, ...lost])}${size === undefined ? "" : `  ${size}`}`);
  }
  if (listed.length === 0) out("  none");
  for (const seat of seats) out(`\n${summary(seat)}`);
}

/** What was given away: a negative number, or 0. */
function minus(lost: number, digits: number): string {
  const text = lost.toFixed(digits);
  return Number(text) === 0 ? text : `-${text}`;
}

function summary({ seat, types, start, skill, accuracy, luck, result }: AnyReview["seats"][number]): string {
  const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;
  const kinds = Object.entries(types).map(
    ([type, { count, loss }]) =>
      `  ${`${type}, ${count} times`.padEnd(20)}${minus(loss.points, 2).padStart(6)} points and ${minus(100 * loss.win, 2)} % of the game each\n`,
  );
  return `Seat ${seat}
${kinds.join("")}  chance to win  ${percent(start)} at the start, ${percent(skill)} by skill, ${luck < 0 ? "" : "+"}${percent(luck)} by luck: ${percent(result)}
  accuracy       ${percent(accuracy)}`;
}
