import { valueOfRank } from "../../../core/card.ts";
import { withRank } from "../../../scoring/play.ts";
import { NO_RANKS, playableCards, rankAt, withoutPlace } from "./hand.ts";
import { pointsOfLatest } from "./latest.ts";
import { nextSeat, peg, type Simulation, sideAt } from "./state.ts";

/** Plays all remaining cards by the seats' policies. Returns whether the game is won. */
export function playOut(game: Simulation): boolean {
  const { policies, turn, playable } = game;
  return playable > 0 && playFrom(game, playable > 1 ? policies[turn]!.play(game, playable) : 0, 16);
}

/** Plays the card at a place for the seat to move. Returns whether that wins the game. */
export function playPlace(game: Simulation, place: number): boolean {
  return playFrom(game, place, 1);
}

/**
 * Plays a card and goes on by the policies, up to `most` cards. Returns whether the game is won. For speed, changes
 * stay in local variables until another function needs them.
 */
function playFrom(game: Simulation, first: number, most: number): boolean {
  const { hands, policies, seats } = game;
  let { recent, count, turn, playable } = game;
  // `| 0` tells the engine that a callback's result is an integer.
  let place = first | 0;
  for (let left = most; ; ) {
    const hand = hands[turn]!;
    const rank = rankAt(hand, place);
    hands[turn] = withoutPlace(hand, place);
    count += valueOfRank(rank);
    recent = withRank(recent, rank);
    const points = pointsOfLatest(recent, count);
    const last = turn;
    let gone = 0;
    do {
      turn = turn + 1 === seats ? 0 : turn + 1;
      playable = playableCards(hands[turn]!, count);
      if (playable > 0) break;
      gone |= 1 << turn;
    } while (turn !== last);
    if (playable > 0) {
      if (gone !== 0) game.gone |= gone;
      if (points > 0 && peg(game, sideAt(game, last), points)) return true;
    } else {
      game.count = count;
      if (endCount(game, last, points)) return true;
      ({ recent, count, turn, playable } = game);
    }
    if (playable === 0 || --left === 0) break;
    place = 0;
    if (playable > 1) {
      game.recent = recent;
      game.count = count;
      game.turn = turn;
      place = policies[turn]!.play(game, playable) | 0;
    }
  }
  game.recent = recent;
  game.count = count;
  game.turn = turn;
  game.playable = playable;
  return false;
}

/**
 * Passes the turn to the first seat, from the next one on, with a card for the count; the others say go. Returns
 * whether that wins the game.
 *
 * @param last - the seat that played the latest card
 */
export function passGo(game: Simulation, last: number): boolean {
  const { hands, count, seats } = game;
  for (let i = 0; i < seats; i++) {
    game.playable = playableCards(hands[game.turn]!, count);
    if (game.playable > 0) return false;
    game.gone |= 1 << game.turn;
    game.turn = nextSeat(game, game.turn);
  }
  return endCount(game, last, 0);
}

/** Ends a count with points for its last card. The next seat with cards leads. Returns whether that wins the game. */
function endCount(game: Simulation, last: number, points: number): boolean {
  const { count, scores, target } = game;
  const side = sideAt(game, last);
  // The point for the last card is a separate score if another seat has yet to say go, or the others win the game
  // without it.
  const isApart = points > 0 && count < 31 && (areOthersIn(game, last) || scores[side]! + points >= target);
  lead(game, last);
  if (isApart) return peg(game, side, points) || peg(game, side, 1);
  return peg(game, side, count === 31 ? points : points + 1);
}

/** Whether any other seat has cards and has not said go in this count. */
function areOthersIn({ hands, seats, gone }: Simulation, one: number): boolean {
  for (let seat = 0; seat < seats; seat++)
    if (seat !== one && ((gone >> seat) & 1) === 0 && hands[seat] !== NO_RANKS) return true;
  return false;
}

/** Begins a count. The first seat with cards after the player of the last card leads. */
function lead(game: Simulation, last: number): void {
  const { hands } = game;
  let seat = last;
  do seat = nextSeat(game, seat);
  while (hands[seat] === NO_RANKS && seat !== last);
  game.recent = 0;
  game.count = 0;
  game.gone = 0;
  game.turn = seat;
  game.playable = playableCards(hands[seat]!, 0);
}
