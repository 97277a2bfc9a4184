import { type Card, isCard, NotationError, parseCards } from "../index.ts";
import { countHand, scoreHand } from "../scoring/index.ts";
import { UsageError } from "./flags.ts";
import { LONGEST_LINE, linesOf } from "./lines.ts";
import type { Terminal } from "./terminal.ts";

/** Flags for counting hands from standard input; with `items`, JSON includes the scoring combinations. */
export type Format = Readonly<Record<"crib" | "json" | "csv" | "items", boolean>>;

export function readHand(text: string): readonly [hand: Card[], starter: Card | undefined] {
  const cards = plainCards(text) ?? (text.trim() === "" ? [] : parseCards(text));
  if (cards.length !== 4 && cards.length !== 5)
    throw new UsageError(`count takes four cards and an optional starter, not ${cards.length} cards`);
  return [cards.slice(0, 4), cards[4]];
}

/**
 * Reads cards in the usual form `5H 5D 5S JC 5C`. Returns undefined for anything else, which `parseCards` then reads or
 * rejects. This makes counting a million lines three times as fast.
 */
function plainCards(text: string): Card[] | undefined {
  const cards = text.split(" ");
  return cards.every((card, i): card is Card => isCard(card) && cards.indexOf(card) === i) ? cards : undefined;
}

/**
 * Counts hands from standard input, one per line, and prints each as it arrives. Errors go to standard error. Skips
 * blank lines and lines that begin with `#`. Returns the exit status: 0, or 2 if a line was invalid.
 */
export async function countLines(format: Format, { out, err, pieces, drained }: Terminal): Promise<number> {
  let number = 0;
  let status = 0;
  let columns: Columns | undefined;
  if (format.csv) out("line,hand,starter,points");
  for await (const lines of linesOf(pieces())) {
    const counted: string[] = [];
    const wrong: string[] = [];
    for (const line of lines) {
      number++;
      if (isLeftOut(line)) continue;
      if (line.includes("\0")) throw new UsageError(NOT_UTF_8);
      const isFirst = columns === undefined;
      columns ??= columnsOf(cellsOf(line));
      if (isFirst && columns.isHeader) continue;
      try {
        counted.push(countLine(line, columns, number, format));
      } catch (error) {
        if (!(error instanceof NotationError || error instanceof UsageError)) throw error;
        wrong.push(`fifteen-two: line ${number}: ${error.message}`);
      }
    }
    // One write per piece of input: a write per line would take most of the time.
    if (counted.length > 0) out(counted.join("\n"));
    if (wrong.length > 0) err(wrong.join("\n"));
    if (wrong.length > 0) status = 2;
    await drained();
  }
  return status;
}

const NOT_UTF_8 =
  "the hands must be UTF-8 text; in PowerShell, save the file with Set-Content -Encoding utf8, or run $OutputEncoding = [Text.Encoding]::UTF8 first";

/** The columns of a CSV table with the hand and the starter; both are -1 if each line is just a hand. */
interface Columns {
  readonly isHeader: boolean;
  readonly hand: number;
  readonly starter: number;
}

/** The cells of a line of CSV, without quotes. */
function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:"((?:[^"]|"")*)"|([^,;\t"]*))(?:[,;\t]|$)/g), ([, quoted, plain = ""]) =>
    (quoted ?? plain).trim(),
  ).slice(0, -1); // The pattern matches once more at the end of the line.
}

/** The columns that the first line names, if it is a header. */
function columnsOf(cells: readonly string[]): Columns {
  const find = (name: RegExp) => cells.findIndex((cell) => name.test(cell));
  const [hand, starter] = [find(/^(hand|cards)$/i), find(/^(starter|cut|turn-?up)$/i)];
  const isHeader =
    hand >= 0 || (cells.length > 2 && cells.every((cell) => /^(?![ATJQK][CDHS]$)[a-z][a-z_ -]+$/i.test(cell)));
  if (isHeader && hand < 0) throw new UsageError("the header of a CSV file must name the columns hand and starter");
  return { isHeader, hand, starter };
}

/** The cards of a line as text. */
function handIn(line: string, { hand, starter }: Columns): string {
  if (hand < 0) return line.includes('"') ? line.replaceAll('"', " ") : line;
  const cells = cellsOf(line);
  return `${cells[hand] ?? ""} ${cells[starter] ?? ""}`.trim();
}

function isLeftOut(line: string): boolean {
  // A line that is too long may be truncated.
  const text = line.length > LONGEST_LINE ? line : line.trim();
  return text === "" || text.startsWith("#");
}

function countLine(text: string, columns: Columns, line: number, { crib, json, csv, items }: Format): string {
  if (text.length > LONGEST_LINE) throw new UsageError("a line must not be longer than 1,000 characters");
  const [hand, starter] = readHand(handIn(text, columns));
  const score = items ? scoreHand(hand, starter, { crib }) : { points: countHand(hand, starter, { crib }) };
  if (json) return JSON.stringify({ line, hand, starter: starter ?? null, crib, ...score });
  if (csv) return `${line},${hand.join(" ")},${starter ?? ""},${score.points}`;
  return `${`${score.points}`.padStart(2)}  ${hand.join(" ")}${starter === undefined ? "" : ` ${starter}`}`;
}
