import { formatScore, scoreHand } from "../scoring/index.ts";
import { countLines, type Format, readHand } from "./count-lines.ts";
import { type Flags, UsageError } from "./flags.ts";
import { symbols } from "./narrate.ts";
import { print, type Terminal } from "./terminal.ts";

/**
 * `fifteen-two count 5H 5D 5S JC 5C [--crib] [--json]`, or without cards `fifteen-two count [-] [--crib] [--json
 * [--items] | --csv]` to read hands from standard input. Returns the exit status.
 */
export async function count(words: readonly string[], flags: Flags, terminal: Terminal): Promise<number> {
  const { crib = false, json = false, csv = false, items = false } = flags as Partial<Format>;
  if (words.length === 0 ? !terminal.isTyped : words.length === 1 && words[0] === "-") {
    if (csv && json) throw new UsageError("use --csv or --json, not both");
    if (items && !json) throw new UsageError("--items needs --json");
    return countLines({ crib, json, csv, items }, terminal);
  }
  if (csv || items) throw new UsageError(`--${csv ? "csv" : "items"} works only with hands from standard input`);
  const [hand, starter] = readHand(words.join(" "));
  const score = scoreHand(hand, starter, { crib });
  const cards = `${symbols(hand)}${starter ? ` with ${symbols([starter])}` : ""}`;
  print(terminal, json, { hand, starter: starter ?? null, crib, ...score }, [
    `${cards}${crib ? " in the crib" : ""}: ${score.points}`,
    ...score.items.map(({ kind, points, cards }) => `  ${kind.padEnd(8)}${`${points}`.padStart(2)}  ${symbols(cards)}`),
    `  "${formatScore(score.items)}"`,
  ]);
  return 0;
}
