import { type Card, isCard, NotationError, parseCards } from "../index.ts";
import { countHand, scoreHand } from "../scoring/index.ts";
import { UsageError } from "./flags.ts";
import { LONGEST_LINE, lineCutter } from "./lines.ts";
import type { Terminal } from "./terminal.ts";

/** How hands from standard input are counted, and how that is told. */
interface LinesPlan {
  readonly crib: boolean;
  readonly format: "text" | "csv" | "json";
  /** Whether JSON has the items, too. */
  readonly items: boolean;
}

/** A hand of four cards, with or without a starter. */
export function readHand(text: string): readonly [hand: Card[], starter: Card | undefined] {
  const cards = plainCards(text) ?? (text.trim() === "" ? [] : parseCards(text));
  if (cards.length !== 4 && cards.length !== 5)
    throw new UsageError(`count takes a hand of four cards, and the starter as the fifth; ${cards.length} were given`);
  return [cards.slice(0, 4), cards[4]];
}

/**
 * Cards written as `5H 5D 5S JC 5C`, as most hands in files are; undefined for anything else, and then `parseCards`
 * reads it or says what is wrong. A million lines take a third of the time.
 */
function plainCards(text: string): Card[] | undefined {
  if (text.length !== 11 && text.length !== 14) return undefined;
  const cards = text.split(" ");
  return cards.every((card, i): card is Card => isCard(card) && cards.indexOf(card) === i)
    ? (cards as Card[])
    : undefined;
}

/**
 * Counts hands from standard input, one a line, and tells them as they come; what is wrong with a line is told on
 * standard error. Blank lines are left out, and those that begin with `#`.
 *
 * @returns the exit status: 0, or 2 if there was something wrong with a line
 */
export async function countLines(plan: LinesPlan, { out, err, pieces, drained }: Terminal): Promise<number> {
  const cutter = lineCutter();
  let number = 0;
  let status = 0;
  const countAll = (lines: readonly string[]) => {
    const told: string[] = [];
    const wrong: string[] = [];
    for (const line of lines) {
      number++;
      if (isLeftOut(line)) continue;
      try {
        told.push(countLine(line, number, plan));
      } catch (error) {
        if (!(error instanceof NotationError || error instanceof UsageError)) throw error;
        wrong.push(`fifteen-two: line ${number}: ${error.message}`);
      }
    }
    // One write a piece: a write a line would take most of the time.
    if (told.length > 0) out(told.join("\n"));
    if (wrong.length > 0) err(wrong.join("\n"));
    if (wrong.length > 0) status = 2;
  };
  if (plan.format === "csv") out("line,hand,starter,points");
  for await (const piece of pieces()) {
    countAll(cutter.take(piece));
    await drained();
  }
  countAll(cutter.end());
  await drained();
  return status;
}

function isLeftOut(line: string): boolean {
  // Of a line that is too long there may be more than is known.
  const text = line.length > LONGEST_LINE ? line : line.trim();
  return text === "" || text.startsWith("#");
}

function countLine(text: string, line: number, { crib, format, items }: LinesPlan): string {
  if (text.length > LONGEST_LINE) throw new UsageError("a line has at most 1,000 characters");
  const [hand, starter] = readHand(text);
  if (format === "json") {
    const score = items ? scoreHand(hand, starter, { crib }) : { points: countHand(hand, starter, { crib }) };
    return JSON.stringify({ line, hand, starter: starter ?? null, crib, ...score });
  }
  const points = countHand(hand, starter, { crib });
  if (format === "csv") return `${line},${hand.join(" ")},${starter ?? ""},${points}`;
  return `${points < 10 ? " " : ""}${points}  ${hand.join(" ")}${starter === undefined ? "" : ` ${starter}`}`;
}
