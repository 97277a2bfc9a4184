import type { Random } from "../../../core/random.ts";
import { beginPlay, countHeels, dealCards, discardAll, discardOf } from "./deal.ts";
import { passGo, playOut } from "./play.ts";
import type { Position } from "./position.ts";
import { showCrib, showFrom } from "./show.ts";
import { nextSeat, peg, type Simulation } from "./simulation.ts";

/** Plays a whole deal and passes the deal on. Returns whether the game is won. */
export function playDeal(game: Simulation, random: Random): boolean {
  dealCards(game, random);
  discardAll(game);
  return playAndShow(game);
}

/** Plays a deal from the starter to its end and passes the deal on. Returns whether the game is won. */
export function playAndShow(game: Simulation): boolean {
  beginPlay(game);
  return countHeels(game) || finishPlay(game);
}

/** Plays a deal from within the play to its end and passes the deal on. Returns whether the game is won. */
export function finishPlay(game: Simulation): boolean {
  return playOut(game) || endDeal(game, showFrom(game, nextSeat(game, game.dealer)));
}

/**
 * Plays a position's deal, once its hidden cards are filled in, to its end and passes the deal on. Returns whether the
 * game is won.
 */
export function finishDeal({ game, phase, undecided, overlooked, last }: Position): boolean {
  if (overlooked !== undefined && peg(game, overlooked.side, overlooked.points)) return true;
  switch (phase) {
    case "discard":
      for (const seat of undecided) discardOf(game, seat, game.policies[seat]!.discard(game, seat));
      return playAndShow(game);
    case "cut":
      return playAndShow(game);
    case "play":
      return passGo(game, last) || finishPlay(game);
    case "show":
      return endDeal(game, showFrom(game, game.turn));
    case "crib":
      return endDeal(game, showCrib(game));
    case "end":
      return endDeal(game, false);
  }
}

function endDeal(game: Simulation, won: boolean): boolean {
  if (!won) game.dealer = nextSeat(game, game.dealer);
  return won;
}
