import type { Random } from "../../../core/random.ts";
import { beginPlay, cutStarter, dealCards, discardAll, discardOf } from "./deal.ts";
import { passGo, playOut } from "./play.ts";
import type { Position } from "./position.ts";
import { showCrib, showFrom } from "./show.ts";
import { nextSeat, type Simulation } from "./simulation.ts";

/** Plays a whole deal, and passes the deal on; tells whether the game is won. */
export function playDeal(game: Simulation, random: Random): boolean {
  dealCards(game, random);
  discardAll(game);
  cutStarter(game, random);
  return beginPlay(game) || finishPlay(game);
}

/** Plays the deal of a position, whose hidden cards are filled in, to its end; tells whether the game is won. */
export function finishDeal({ game, phase, undecided, last }: Position, random: Random): boolean {
  if (phase === "crib") return endDeal(game, showCrib(game));
  if (phase === "show") return endDeal(game, showFrom(game, game.turn));
  if (phase === "discard")
    for (const seat of undecided) discardOf(game, seat, game.policies[seat]!.discard(game, seat));
  if (phase === "play") return passGo(game, last) || finishPlay(game);
  cutStarter(game, random);
  return beginPlay(game) || finishPlay(game);
}

/** Plays a deal on from the play; tells whether the game is won. */
export function finishPlay(game: Simulation): boolean {
  return playOut(game) || endDeal(game, showFrom(game, nextSeat(game, game.dealer)));
}

function endDeal(game: Simulation, won: boolean): boolean {
  if (!won) game.dealer = nextSeat(game, game.dealer);
  return won;
}
