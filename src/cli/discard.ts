import { discardValues, situation } from "../cribbage/analysis/index.ts";
import * as cribbage from "../cribbage/index.ts";
import { type AnyGame, type Card, parseCards, type Seat } from "../index.ts";
import { printAdvice } from "./advice.ts";
import { discardLines } from "./choices.ts";
import { type Flags, refuseOthers, UsageError } from "./flags.ts";
import { symbols } from "./narrate.ts";
import { print, type Terminal } from "./terminal.ts";

const ENOUGH = "six for two players, five with --players 3 or 4";

interface DiscardFlags extends Flags {
  readonly dealer: boolean | Seat;
  readonly players: 2 | 3 | 4;
}

/**
 * `fifteen-two discard 5H 6D 7S 8C JC KD [--dealer] [--players 3] [--json] [--score 80-95 [--deals 500] [--worth
 * 1,2,3]]`: lists every discard, best first.
 */
export function discard(words: readonly string[], flags: Flags, terminal: Terminal): void {
  const { score, dealer = false, players = 2, ...others } = flags as DiscardFlags;
  const hand = parseCards(words.join(" "));
  const needed = players === 2 ? 6 : 5;
  if (hand.length !== needed) throw new UsageError(`discard takes ${needed} cards, not ${hand.length}: ${ENOUGH}`);
  if (score === undefined) {
    const { json, ...limits } = others;
    refuseOthers(limits);
    const values = discardValues(hand, { dealer: dealer as boolean, players });
    print(terminal, json, values, [titleOf(hand, dealer === true), ...discardLines(values)]);
    return;
  }
  const game = cribbage as AnyGame;
  const sides = game.initialState({ players }).scores.length;
  const seat = dealerOf(dealer, players);
  const view = situation({ hand, dealer: seat, scores: readScore(`${score}`, sides), players });
  const title = `${titleOf(hand, seat % sides === 0)}, ${score}`;
  printAdvice(game, view, title, others, terminal);
}

function titleOf(hand: readonly Card[], isOwn: boolean): string {
  return `${symbols(hand)}, ${isOwn ? "own" : "an opponent's"} crib`;
}

/** The seat that deals, counted clockwise from the player's. */
function dealerOf(dealer: boolean | Seat, players: number): Seat {
  if (dealer === true) return 0;
  if (dealer === false && players === 2) return 1;
  if (typeof dealer === "number" && dealer >= 0 && dealer < players) return dealer;
  const seats = `--dealer=SEAT, 0 to ${players - 1} clockwise from yours`;
  throw new UsageError(`--score needs to know who deals: use --dealer if you do, or ${seats}`);
}

/** The points of each side, the player's first. */
function readScore(score: string, sides: number): number[] {
  const scores = score.split("-").map((points) => (/^\d{1,3}$/.test(points) ? Number(points) : Number.NaN));
  if (scores.length === sides && scores.every((points) => points <= 120)) return scores;
  const example = [80, 95, 70, 65].slice(0, sides).join("-");
  throw new UsageError(
    `--score takes the points of ${sides} sides, 0 to 120 and yours first, such as ${example}; not ${score}`,
  );
}
