import { valueOfRank } from "../../../core/card.ts";
import { rankAt } from "../simulator/hand.ts";
import { areOthersIn, playPlace } from "../simulator/play.ts";
import { type Simulation, sideAt } from "../simulator/simulation.ts";

/**
 * What a side pegs to the end of the play, less what the others peg. All hands are open; the side plays for the most
 * and everyone else for the least (minimax with alpha-beta pruning).
 *
 * @param game - a game in the play that nobody can win; it is restored afterwards
 * @param depth - number of cards to look ahead; later cards count for nothing
 * @param low - a bound at or below which the exact value doesn't matter
 * @param high - a bound at or above which the exact value doesn't matter
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
    // Cards of the same rank are worth the same.
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

/**
 * Plays the card at a place for the seat to move. Returns what it pegs at once, without a go that others have yet to
 * say.
 */
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
