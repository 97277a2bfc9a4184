import { type Card, indexOfCard } from "../../../core/card.ts";
import type { Random } from "../../../core/random.ts";
import { sideOf } from "../../../core/seat.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { bestDiscard } from "../discard/best.ts";
import { drawHands } from "../play/likely.ts";
import { handOfRanks, placeOfRank } from "../simulator/hand.ts";
import { playOut, playPlace } from "../simulator/play.ts";
import { positionOf } from "../simulator/position.ts";
import { policiesOf } from "../simulator/simple.ts";
import { newSimulation, rewind, type Simulation, sideAt } from "../simulator/simulation.ts";

/** The discard with the best expected hand and average crib. */
export function discardForPoints(view: DiscardView, moves: readonly DiscardMove[]): DiscardMove {
  const { hands, settings, dealer } = view;
  const { seat } = moves[0]!;
  const { players, teams } = settings;
  const own = sideOf(view, seat) === sideOf(view, dealer);
  const { cards } = bestDiscard(hands[seat] as readonly Card[], { dealer: own, players, teams });
  return moves.find((move) => cards.every((card) => move.cards.includes(card))) ?? moves[0]!;
}

/** The card whose side pegs most less what the others do, in so many deals of likely hands. */
export function playForPoints(view: PlayView, moves: readonly PlayMove[], deals: number, random: Random): PlayMove {
  const { settings, scores, turn } = view;
  const policies = policiesOf(view);
  const { start } = positionOf(view, policies);
  const drawn = drawHands(view, deals, random).map((dealt) => dealt.map(handOfRanks));
  const game = newSimulation({ players: settings.players, sides: scores.length, target: settings.target }, policies);
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const rank = indexOfCard(move.card) >> 2;
    let worth = 0;
    for (const hands of drawn) {
      rewind(game, start);
      for (let seat = 0; seat < hands.length; seat++) game.hands[seat] = hands[seat]!;
      playPlace(game, placeOfRank(hands[turn]!, rank));
      worth += peggedOn(game, start, sideAt(game, turn));
    }
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return best;
}

/** What it is worth to win the game in the play, in points: more than a deal's play ever brings. */
const WIN = 50;

/** What a side has pegged since the start, less what the others have on average, when all go on to the end of the play. */
function peggedOn(game: Simulation, start: Simulation, side: number): number {
  if (game.winner >= 0 || playOut(game)) return game.winner === side ? WIN : -WIN;
  let others = 0;
  for (let other = 0; other < game.sides; other++)
    if (other !== side) others += game.scores[other]! - start.scores[other]!;
  return game.scores[side]! - start.scores[side]! - others / (game.sides - 1);
}
