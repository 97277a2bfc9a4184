import { valueOfRank } from "../../../core/card.ts";
import { countLatest, withRank } from "../../../scoring/play.ts";
import { canPlay, playableCards, rankAt, withoutPlace } from "./hand.ts";
import { nextSeat, peg, type Simulation, sideAt } from "./simulation.ts";

/** Plays the cards to the end of the deal's play, or of the game; tells whether the game is won. */
export function playOut(game: Simulation): boolean {
  const { hands, policies } = game;
  while (game.turn >= 0) {
    const { turn } = game;
    const playable = playableCards(hands[turn]!, game.count);
    const place = playable > 1 ? policies[turn]!.play(game, playable) : 0;
    playPlace(game, place);
    if (game.winner >= 0) return true;
  }
  return false;
}

/** Plays the card at a place of the seat to play, and finds who is next; -1 after the last card of all. */
export function playPlace(game: Simulation, place: number): void {
  const { hands, turn } = game;
  const hand = hands[turn]!;
  const rank = rankAt(hand, place);
  const count = game.count + valueOfRank(rank);
  const recent = withRank(game.recent, rank);
  hands[turn] = withoutPlace(hand, place);
  const points = countLatest(recent, count);
  const side = sideAt(game, turn);
  const next = nextInCount(game, turn, count);
  if (next >= 0) {
    game.recent = recent;
    game.count = count;
    game.turn = next;
    if (points > 0) peg(game, side, points);
    return;
  }
  // The point for the last card is not pegged by whoever has won without it.
  const isLast = count < 31 && game.scores[side]! + points < game.target;
  endCount(game, turn, isLast ? points + 1 : points);
}

/** Lets the seat to play say go, and all others too, if they must. */
export function passGo(game: Simulation, last: number): boolean {
  const { hands, turn, count } = game;
  if (canPlay(hands[turn]!, count)) return false;
  const next = nextInCount(game, turn, count);
  if (next >= 0) game.turn = next;
  else endCount(game, last, 1);
  return game.winner >= 0;
}

/** Ends a count, in which a seat played the last card; the next that has cards leads. */
function endCount(game: Simulation, last: number, points: number): void {
  game.recent = 0;
  game.count = 0;
  game.turn = nextInCount(game, last, 0);
  if (points > 0) peg(game, sideAt(game, last), points);
}

/** The first seat after another that has a card for a count; -1 when nobody has. Who has none says go. */
function nextInCount(game: Simulation, from: number, count: number): number {
  if (count === 31) return -1;
  const { hands, seats } = game;
  let seat = from;
  for (let i = 0; i < seats; i++) {
    seat = nextSeat(game, seat);
    if (canPlay(hands[seat]!, count)) return seat;
  }
  return -1;
}
