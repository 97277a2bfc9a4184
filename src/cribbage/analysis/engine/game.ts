import type { Random } from "../../../core/random.ts";
import { beginPlay, countHeels, dealCards, discardAll } from "./deal.ts";
import { playOut } from "./play.ts";
import { showFrom } from "./show.ts";
import { nextSeat, type Simulation } from "./state.ts";

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

/** Ends a deal: passes it on unless the game is won. Returns whether it is. */
export function endDeal(game: Simulation, won: boolean): boolean {
  if (!won) game.dealer = nextSeat(game, game.dealer);
  return won;
}
