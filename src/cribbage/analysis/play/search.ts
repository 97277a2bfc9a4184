import { valueOfRank } from "../../../core/card.ts";
import { rankAt } from "../simulator/hand.ts";
import { areOthersIn, playPlace } from "../simulator/play.ts";
import { type Simulation, sideAt } from "../simulator/simulation.ts";

/**
 * What a side pegs from here on, less what the others peg, when all hands are open, the side plays for the most and
 * everyone else for the least (minimax with alpha-beta pruning).
 *
 * @param game - a game in the play that nobody can win; it is afterwards as it was
 * @param depth - how many cards to look ahead; the rest of the play counts for nothing
 * @param low - a value up to which the exact one does not matter
 * @param high - a value from which the exact one does not matter
 */
export function openHandNet(
  game: Simulation,
  side: number,
  depth: number,
  low: number = Number.NEGATIVE_INFINITY,
  high: number = Number.POSITIVE_INFINITY,
): number {
  const { hands, scores, turn, playable, recent, count, gone, events } = game;
  if (playable === 0 || depth === 0) return 0;
  const hand = hands[turn]!;
  const mover = sideAt(game, turn);
  const score = scores[mover]!;
  const sign = mover === side ? 1 : -1;
  let best = -sign * Number.POSITIVE_INFINITY;
  let [from, to] = [low, high];
  for (let place = 0; place < playable && from < to; place++) {
    // Cards of one rank are worth the same.
    if (place > 0 && rankAt(hand, place) === rankAt(hand, place - 1)) continue;
    const atOnce = playNow(game, place);
    const net = sign * (depth === 1 ? atOnce : scores[mover]! - score);
    const value = net + openHandNet(game, side, depth - 1, from - net, to - net);
    hands[turn] = hand;
    scores[mover] = score;
    game.turn = turn;
    game.playable = playable;
    game.recent = recent;
    game.count = count;
    game.gone = gone;
    game.events = events;
    if (sign * (value - best) > 0) best = value;
    if (sign > 0) from = Math.max(from, best);
    else to = Math.min(to, best);
  }
  return best;
}

/** Plays the card at a place of the seat to play; gives what it pegs at once, without a go that others have yet to say. */
export function playNow(game: Simulation, place: number): number {
  const { hands, scores, turn, count } = game;
  const total = count + valueOfRank(rankAt(hands[turn]!, place));
  const areAsked = areOthersIn(game, turn);
  const side = sideAt(game, turn);
  const score = scores[side]!;
  playPlace(game, place);
  const hasEnded = game.recent === 0;
  return scores[side]! - score - (hasEnded && areAsked && total < 31 ? 1 : 0);
}
