import { type DiscardValue, type DiscardValuesOptions, discardValues } from "../cribbage/analysis/index.ts";
import { parseCards } from "../index.ts";
import { type Flags, refuseOthers, UsageError } from "./flags.ts";
import { symbols } from "./narrate.ts";
import type { Terminal } from "./terminal.ts";

const ENOUGH = "six for two players, five with --players 3 or 4";

/**
 * `fifteen-two discard 5H 6D 7S 8C JC KD [--dealer] [--players 3] [--pegging 2000] [--json]`: lists every discard, best
 * first.
 */
export function discard(words: readonly string[], flags: Flags, { out }: Terminal): void {
  const { dealer = false, players, pegging, json, ...others } = flags;
  refuseOthers(others);
  const hand = parseCards(words.join(" "));
  const needed = players === undefined || players === 2 ? 6 : 5;
  if (hand.length !== needed) throw new UsageError(`discard takes ${needed} cards, not ${hand.length}: ${ENOUGH}`);
  const values = discardValues(hand, { dealer, players, pegging } as DiscardValuesOptions);
  if (json) {
    out(JSON.stringify(values));
    return;
  }
  out(`${symbols(hand)}, ${dealer ? "own" : "an opponent's"} crib`);
  const names = pegging === undefined ? "net against random discards" : "pegs others    +/-  total";
  out(`  discard  hand   crib    net   ${names}`);
  for (const value of values) {
    const figures = figuresOf(value).map((figure) => figure.toFixed(2).padStart(7));
    out(`  ${symbols(value.cards).padEnd(6)}${figures.join("")}`);
  }
}

/** The figures on a line, with pegging if requested. */
function figuresOf({ hand, uniform, equilibrium, pegging, total }: DiscardValue): number[] {
  const shown = [hand.mean, equilibrium.crib.mean, equilibrium.net.mean];
  if (pegging === null) return [...shown, uniform.net.mean];
  return [...shown, pegging.own, pegging.others, pegging.error, total];
}
