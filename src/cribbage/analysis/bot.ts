import { type Bot, expectSome } from "../../bots/bot.ts";
import type { Card } from "../../core/card.ts";
import { InvalidStateError } from "../../core/errors.ts";
import { readInteger, readObject } from "../../core/json.ts";
import type { Random } from "../../core/random.ts";
import { sideOf } from "../../core/seat.ts";
import type { CribbageMove, cribbage, DiscardMove, PlayMove } from "../index.ts";
import type { DiscardView, PlayView } from "../state.ts";
import { bestDiscard } from "./discard/best.ts";
import { drawHands } from "./play/likely.ts";
import { copyPegging, peggingOf } from "./play/pegging.ts";
import { type Race, tryPlace } from "./play/rollout.ts";

/** How a {@link cribbageBot} plays. */
export interface CribbageBotOptions {
  /** With how many deals of the hidden cards each card is tried, 1 or more; default 120. */
  readonly deals?: number | null;
}

/**
 * A bot for cribbage, made of the analysis: it discards as {@link bestDiscard} says, counts all that there is to count, and
 * tries each card that it can play with likely hands of the others. Likely is what players keep who discard by
 * {@link cribTable}, of the cards that are not seen, and with regard to what they could not play. A card is worth what its
 * side then pegs, less what the others do, when everyone goes on in a simple way by his own cards; to reach the target
 * is worth more than any points.
 *
 * @param options - with how many deals it tries each card
 * @returns the bot, for two, three or four players; it throws an InvalidStateError when there is no
 *   move, or the play is another seat's
 * @throws InvalidStateError when an option is unknown or out of range; its path names it
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { cribbageBot } from "fifteen-two/cribbage/analysis";
 * import { apply, initialState, legalMoves, parseMove, view } from "fifteen-two/cribbage";
 *
 * const bot = cribbageBot();
 * let state = apply(initialState({ dealer: 0 }), parseMove("- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD"));
 * bot(view(state, 0), legalMoves(state, 0), seeded(1)); // => { type: "discard", seat: 0, cards: ["AC", "2C"] }
 * for (const text of ["0 discard AC 2C", "1 discard 3H KD", "- cut 5S"]) state = apply(state, parseMove(text));
 * bot(view(state, 1), legalMoves(state, 1), seeded(1)); // => { type: "play", seat: 1, card: "7D" }
 * ```
 */
export function cribbageBot(options: CribbageBotOptions = {}): Bot<typeof cribbage> {
  const given = readObject(options, "options", [], ["deals"]);
  const deals = readInteger(given.deals ?? 120, "options.deals", 1, 1_000_000);
  return (view, moves, random) => {
    expectSome(moves);
    if (moves.length === 1) return moves[0]!;
    if (view.phase === "discard") return chooseDiscard(view, moves);
    if (view.phase === "play") return choosePlay(view, moves, deals, random);
    return moves.reduce((best, move) => (claimOf(move) > claimOf(best) ? move : best));
  };
}

/** The points that a move of the show claims. */
function claimOf(move: CribbageMove): number {
  return move.type === "show" ? (move.claim ?? 0) : move.type === "muggins" ? move.points : 0;
}

function chooseDiscard(view: DiscardView, moves: readonly CribbageMove[]): CribbageMove {
  const { hands, settings, dealer } = view;
  const { seat } = moves[0] as DiscardMove;
  const { players, teams } = settings;
  const own = sideOf(view, seat) === sideOf(view, dealer);
  const { cards } = bestDiscard(hands[seat] as readonly Card[], { dealer: own, players, teams });
  const best = moves.find((move) => move.type === "discard" && cards.every((card) => move.cards.includes(card)));
  return best ?? moves[0]!;
}

function choosePlay(view: PlayView, moves: readonly CribbageMove[], deals: number, random: Random): CribbageMove {
  const { hands, settings, scores, turn } = view;
  if (view.viewer !== turn) throw new InvalidStateError("view.viewer", `must be ${turn}, the seat to play`);
  const own = hands[turn] as readonly Card[];
  const sides = hands.map((_, seat) => sideOf(view, seat));
  const race: Race = { sides, needs: scores.map((score) => settings.target - score) };
  const drawn = drawHands(view, deals, random);
  const plays = drawn.map((dealt) => peggingOf(view, dealt));
  const trial = peggingOf(view, drawn[0]!);
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    let worth = 0;
    for (const play of plays) {
      copyPegging(trial, play);
      worth += tryPlace(trial, own.indexOf((move as PlayMove).card), race, sides[turn]!);
    }
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return best;
}
