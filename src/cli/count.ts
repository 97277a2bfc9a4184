import { formatCards } from "../index.ts";
import { formatScore, scoreHand } from "../scoring/index.ts";
import { countLines, readHand } from "./count-lines.ts";
import { type Flags, takeOnly, UsageError } from "./flags.ts";
import type { Output, Terminal } from "./terminal.ts";

/**
 * `fifteen-two count 5H 5D 5S JC 5C [--crib] [--json]`, or without cards `fifteen-two count [-] [--crib] [--json
 * [--items] | --csv]` to read hands from standard input. Returns the exit status.
 */
export async function count(words: readonly string[], flags: Flags, terminal: Terminal): Promise<number> {
  const { crib = false, json = false, csv = false, items = false } = takeOnly(flags, ["crib", "json", "csv", "items"]);
  const isRead = words.length === 0 ? !terminal.isTyped : words.length === 1 && words[0] === "-";
  if (!isRead) {
    if (csv || items) throw new UsageError(`--${csv ? "csv" : "items"} works only with hands from standard input`);
    countCards(words, crib === true, json === true, terminal);
    return 0;
  }
  if (csv && json) throw new UsageError("use --csv or --json, not both");
  if (items && !json) throw new UsageError("--items needs --json");
  const format = json ? "json" : csv ? "csv" : "text";
  return countLines({ crib: crib === true, format, items: items === true }, terminal);
}

/** Counts one hand and prints each item. */
export function countCards(words: readonly string[], crib: boolean, json: boolean, { out }: Output): void {
  const [hand, starter] = readHand(words.join(" "));
  const score = scoreHand(hand, starter, { crib });
  if (json) {
    out(JSON.stringify({ hand, starter: starter ?? null, crib, ...score }));
    return;
  }
  const what = `${formatCards(hand, { symbols: true })}${starter ? ` with ${formatCards([starter], { symbols: true })}` : ""}`;
  out(`${what}${crib ? " in the crib" : ""}: ${score.points}`);
  for (const item of score.items)
    out(`  ${item.kind.padEnd(8)}${`${item.points}`.padStart(2)}  ${formatCards(item.cards, { symbols: true })}`);
  out(`  "${formatScore(score.items)}"`);
}
