import type { Card } from "../core/card.ts";
import type { Side } from "../core/game.ts";
import { goMove, playMove } from "../cribbage/moves.ts";
import { sideOf } from "../cribbage/options.ts";
import { applyPlay, playable } from "../cribbage/play.ts";
import type { CribbageState, PlayState } from "../cribbage/state.ts";

/** What a side has pegged by the latest move, less what the others have. */
export function netScored(state: CribbageState, side: Side): number {
  let net = 0;
  for (const score of state.scored) net += score.side === side ? score.points : -score.points;
  return net;
}

/** One card of each rank: equal ranks play alike. */
function differentRanks(cards: readonly Card[]): Card[] {
  return cards.filter((card, i) => i === 0 || cards.findIndex((other) => other[0] === card[0]) === i);
}

/**
 * What a side pegs from here on, less what the others peg, when all hands are open, the side plays for the most and
 * everyone else for the least (minimax with alpha-beta pruning).
 *
 * @param depth - how many cards to look ahead, 1 or more; the rest of the play counts for nothing
 * @param low - a value up to which the exact one does not matter
 * @param high - a value from which the exact one does not matter
 */
export function openHandNet(
  state: PlayState,
  side: Side,
  depth: number,
  low: number = Number.NEGATIVE_INFINITY,
  high: number = Number.POSITIVE_INFINITY,
): number {
  const { turn, hands, count, options } = state;
  const cards = differentRanks(playable(hands[turn]!, count));
  if (cards.length === 0) return afterMove(applyPlay(state, goMove(turn)), side, depth, low, high);
  const sign = sideOf(options, turn) === side ? 1 : -1;
  const nexts = cards.map((card) => applyPlay(state, playMove(turn, card)));
  if (nexts.length > 1) nexts.sort((a, b) => sign * (netScored(b, side) - netScored(a, side)));
  let best = -sign * Number.POSITIVE_INFINITY;
  let [from, to] = [low, high];
  for (const next of nexts) {
    const value = afterMove(next, side, depth - 1, from, to);
    if (sign * (value - best) > 0) best = value;
    if (sign > 0) from = Math.max(from, best);
    else to = Math.min(to, best);
    if (from >= to) break;
  }
  return best;
}

/** What the move that led to a state pegged, and what follows. */
function afterMove(state: CribbageState, side: Side, depth: number, low: number, high: number): number {
  const net = netScored(state, side);
  if (state.phase !== "play" || depth === 0) return net;
  return net + openHandNet(state, side, depth, low - net, high - net);
}
