import { formatCards, parseCards } from "../index.ts";
import { formatScore, scoreHand } from "../scoring/index.ts";
import { type Flags, refuseOthers, take, UsageError } from "./flags.ts";
import type { Output } from "./terminal.ts";

/** `fifteen-two count 5H 5D 5S JC 5C [--crib] [--json]`. */
export function count(words: readonly string[], flags: Flags, { out }: Output): void {
  const [{ crib = false, json = false }, others] = take(flags, ["crib", "json"]);
  refuseOthers(others);
  const cards = words.length === 0 ? [] : parseCards(words.join(" "));
  if (cards.length !== 4 && cards.length !== 5)
    throw new UsageError(`count takes a hand of four cards, and the starter as the fifth; ${cards.length} were given`);
  const [hand, starter] = [cards.slice(0, 4), cards[4]];
  const score = scoreHand(hand, starter, { crib: crib === true });
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
