import { discardValues } from "../cribbage/analysis/index.ts";
import { formatCards, parseCards } from "../index.ts";
import { type Flags, refuseOthers, take, UsageError } from "./flags.ts";
import type { Output } from "./terminal.ts";

const ENOUGH = "six with two players, five with --players 3 or 4";

/** `fifteen-two discard 5H 6D 7S 8C JC KD [--dealer] [--players 3] [--json]`: every discard, the best first. */
export function discard(words: readonly string[], flags: Flags, { out }: Output): void {
  const [{ dealer = false, players, json = false }, others] = take(flags, ["dealer", "players", "json"]);
  refuseOthers(others);
  if (typeof dealer !== "boolean") throw new UsageError(`--dealer is true or false here, not ${dealer}`);
  const hand = parseCards(words.join(" "));
  const needed = players === undefined || players === 2 ? 6 : 5;
  if (hand.length !== needed) throw new UsageError(`discard takes ${needed} cards, not ${hand.length}: ${ENOUGH}`);
  const values = discardValues(hand, {
    dealer,
    ...(players !== undefined && { players: players as 2 | 3 | 4 }),
  });
  if (json) {
    out(JSON.stringify(values));
    return;
  }
  out(`${formatCards(hand, { symbols: true })}, ${dealer ? "own" : "an opponent's"} crib`);
  out("  discard  hand   crib    net   net with any cards in the crib");
  for (const { cards, hand: kept, equilibrium, uniform } of values) {
    const figures = [kept.mean, equilibrium.crib.mean, equilibrium.net.mean, uniform.net.mean];
    out(`  ${formatCards(cards, { symbols: true }).padEnd(6)}${figures.map((n) => n.toFixed(2).padStart(7)).join("")}`);
  }
}
