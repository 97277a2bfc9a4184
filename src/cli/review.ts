import { isMistake, type Review, type ReviewOptions, review } from "../cribbage/analysis/index.ts";
import * as cribbage from "../cribbage/index.ts";
import { parseGame } from "../cribbage/shorthand/index.ts";
import { type RecordOf, readRecord } from "../index.ts";
import { type Flags, refuseOthers, UsageError } from "./flags.ts";
import { symbols } from "./narrate.ts";
import { watched } from "./progress.ts";
import type { Terminal } from "./terminal.ts";

/** The longest record that is read, in characters; `readRecord` has the same limit. */
const LONGEST_RECORD = 20_000_000;

/**
 * `fifteen-two review game.json [--seat 0] [--deals 500] [--all] [--json]`: shows what each choice of a game gave away.
 */
export async function reviewGame(words: readonly string[], flags: Flags, terminal: Terminal): Promise<void> {
  const { seat, deals, all, json, ...others } = flags;
  refuseOthers(others);
  const [file, ...rest] = words;
  if (file === undefined || rest.length > 0)
    throw new UsageError("review takes one file with a game of cribbage, or - for standard input");
  const record = readGame(await join(file === "-" ? terminal.pieces() : terminal.read(file)));
  const reports = review(record, { seat, deals } as ReviewOptions);
  let last: Review | undefined;
  for (last of watched(terminal, "choice", reports, ({ done, total }) => [done, total]));
  if (json) terminal.out(JSON.stringify(last));
  else tellReview(last!, Boolean(all), terminal);
}

/** Joins the pieces of a record's text. Stops reading once it is too long, since the input may be endless. */
async function join(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > LONGEST_RECORD) throw new UsageError("the record must not be longer than 20,000,000 characters");
  }
  if (text.includes("\0")) throw new UsageError("the record must be UTF-8 text");
  if (text.trim() === "") throw new UsageError("the record is empty");
  return text;
}

/** Reads a record as JSON or text, which has a line that begins with a bracket, or a game as written at a table. */
function readGame(text: string): RecordOf<typeof cribbage> {
  return /^[ \t\ufeff]*[[{]/m.test(text) ? readRecord([cribbage], text).record : parseGame(text);
}

function tellReview({ choices, seats }: Review, all: boolean, { out }: Terminal): void {
  const listed = all ? choices : choices.filter(({ chosen }) => isMistake(chosen.loss));
  out(all ? "Every choice" : "Choices that gave chances away");
  out("  move  seat  chosen      best        points    win");
  for (const choice of listed) out(row(choice));
  if (listed.length === 0) out("  none");
  for (const seat of seats) out(`\n${summary(seat)}`);
}

function row({ index, seat, chosen, best }: Review["choices"][number]): string {
  const cards = ({ move }: typeof chosen) => symbols(move.type === "discard" ? move.cards : [move.card]);
  const names = [cards(chosen), chosen === best ? "" : cards(best)].map((text) => text.padEnd(12));
  const lost = [`${minus(chosen.loss.points, 2)}`.padStart(6), `${minus(100 * chosen.loss.win, 1)} %`.padStart(8)];
  return `${`${index}`.padStart(6)}${`${seat}`.padStart(6)}  ${names.join("")}${lost.join("")}`;
}

/** What was given away: a negative number, or 0. */
function minus(lost: number, digits: number): string {
  const text = lost.toFixed(digits);
  return Number(text) === 0 ? text : `-${text}`;
}

function summary({ seat, discards, plays, start, skill, luck, result }: Review["seats"][number]): string {
  const percent = (chance: number) => `${(100 * chance).toFixed(1)} %`;
  const kind = (name: string, { count, loss }: typeof plays) =>
    `  ${`${count} ${name}`.padEnd(14)}${minus(loss.points, 2).padStart(6)} points and ${minus(100 * loss.win, 2)} % of the game each`;
  return `Seat ${seat}
${kind("discards", discards)}
${kind("cards", plays)}
  chance to win  ${percent(start)} at the start, ${percent(skill)} by skill, ${luck < 0 ? "" : "+"}${percent(luck)} by luck: ${percent(result)}`;
}
