import type { Random } from "../../../core/random.ts";
import { beginPlay, dealCards, discardAll, discardOf } from "./deal.ts";
import { passGo, playCards } from "./play.ts";
import type { Position } from "./position.ts";
import { showCrib, showFrom } from "./show.ts";
import { nextSeat, peg, type Simulation } from "./simulation.ts";

/** Plays a whole deal, and passes the deal on; tells whether the game is won. */
export function playDeal(game: Simulation, random: Random): boolean {
  dealCards(game, random);
  discardAll(game);
  return endDeal(game, playAndShow(game));
}

/** Plays the deal of a position, once it is filled in, to its end, and passes the deal on; tells whether the game is won. */
export function finishDeal(position: Position): boolean {
  const { game, overlooked } = position;
  const won = overlooked !== undefined && peg(game, overlooked.side, overlooked.points);
  return endDeal(game, won || playOn(position));
}

function playOn({ game, next, undecided, last }: Position): boolean {
  switch (next) {
    case "discard":
      for (const seat of undecided) discardOf(game, seat, game.policies[seat]!.discard(game, seat));
      return playAndShow(game);
    case "cut":
      return playAndShow(game);
    case "play":
      return passGo(game, last) || playCards(game) || showFrom(game, nextSeat(game, game.dealer));
    case "hand":
      return showFrom(game, game.turn);
    case "crib":
      return showCrib(game);
    case "end":
      return false;
  }
}

function playAndShow(game: Simulation): boolean {
  return beginPlay(game) || playCards(game) || showFrom(game, nextSeat(game, game.dealer));
}

function endDeal(game: Simulation, won: boolean): boolean {
  if (!won) game.dealer = nextSeat(game, game.dealer);
  return won;
}
