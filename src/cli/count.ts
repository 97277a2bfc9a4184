import { formatScore, scoreHand } from "../scoring/index.ts";
import { countLines, readHand } from "./count-lines.ts";
import { type Flags, refuseOthers, UsageError } from "./flags.ts";
import { symbols } from "./narrate.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `fifteen-two count 5H 5D 5S JC 5C [--crib] [--json]`, or without cards `fifteen-two count [-] [--crib] [--json
 * [--items] | --csv]` to read hands from standard input. Returns the exit status.
 */
export async function count(words: readonly string[], flags: Flags, terminal: Terminal): Promise<number> {
  const { crib, json, csv, items, ...others } = flags;
  refuseOthers(others);
  const format = { crib: Boolean(crib), json: Boolean(json), csv: Boolean(csv), items: Boolean(items) };
  if (words.length === 0 ? !terminal.isTyped : words.length === 1 && words[0] === "-") {
    if (csv && json) throw new UsageError("use --csv or --json, not both");
    if (items && !json) throw new UsageError("--items needs --json");
    return countLines(format, terminal);
  }
  if (csv || items) throw new UsageError(`--${csv ? "csv" : "items"} works only with hands from standard input`);
  countCards(words.join(" "), format.crib, format.json, terminal);
  return 0;
}

/** Counts one hand and prints each item. */
function countCards(text: string, crib: boolean, json: boolean, { out }: Terminal): void {
  const [hand, starter] = readHand(text);
  const score = scoreHand(hand, starter, { crib });
  if (json) {
    out(JSON.stringify({ hand, starter: starter ?? null, crib, ...score }));
    return;
  }
  const what = `${symbols(hand)}${starter ? ` with ${symbols([starter])}` : ""}`;
  out(`${what}${crib ? " in the crib" : ""}: ${score.points}`);
  for (const { kind, points, cards } of score.items)
    out(`  ${kind.padEnd(8)}${`${points}`.padStart(2)}  ${symbols(cards)}`);
  out(`  "${formatScore(score.items)}"`);
}
