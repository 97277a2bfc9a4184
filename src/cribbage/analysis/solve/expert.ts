import type { Method } from "../../../bots/basis/method.ts";
import type { CribbageGame } from "../../game.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import { decisionOf, discardDecision } from "../win/decision.ts";
import { type MethodOptions, methodOf } from "../win/method.ts";
import { MOST_NEEDED } from "../win/table.ts";
import { tryChoices } from "../win/trials.ts";
import { solveDiscard } from "./discard.ts";
import { solvePlay } from "./play.ts";

/** Maximum number of deals; time grows with them. */
const MOST_DEALS = 2000;

/**
 * The method of an expert at cribbage for `advise`, `review` and {@link cribbageBot}: it solves the rest of the deal.
 *
 * With two players, it draws possible cards for both, from average discards and the plays so far, and trains both to
 * win from their own views. The value of a choice is its share of wins under the trained strategies, and its `share` is
 * the chance that it is right: when no card is always best, an expert plays each of them now and then. Near the end of
 * the game, the best discards are valued in the same way. With three and four players it is {@link trials}.
 *
 * More than 2,000 deals change nothing. After a win, `points` counts only the show.
 *
 * @param options - number of deals to try, default 200
 * @returns the method; it throws an InvalidStateError for claims with muggins, and its chances do if a side needs more
 * than 241 points
 * @throws InvalidStateError when an option is unknown or out of range
 *
 * @example
 * ```ts
 * import { seeded } from "fifteen-two";
 * import { advise } from "fifteen-two/bots";
 * import * as cribbage from "fifteen-two/cribbage";
 * import { cribbageBot, expert } from "fifteen-two/cribbage/analysis";
 *
 * let state = cribbage.apply(cribbage.initialState({ first: 0 }), cribbage.parseMove("- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD"));
 * for (const text of ["0 discard AC 2C", "1 discard 3H KD", "- cut 5S"]) state = cribbage.apply(state, cribbage.parseMove(text));
 * const { choices } = [...advise(cribbage, cribbage.view(state, 1), { method: expert() })].at(-1)!;
 * choices.reduce((sum, { share }) => sum + share!, 0).toFixed(6); // => "1.000000"
 *
 * const bot = cribbageBot({ level: expert() });
 * bot(cribbage.view(state, 1), cribbage.legalMoves(state, 1), seeded(1)).type; // => "play"
 * ```
 */
export function expert(options?: MethodOptions | null): Method<CribbageGame> {
  return methodOf(options, 200, function* (view, moves, budget, stakes, kept) {
    const { settings, scores } = view;
    const isShort = settings.target - Math.min(...scores) <= MOST_NEEDED;
    if (settings.players > 2 || !isShort) {
      yield* tryChoices(decisionOf(view, moves, stakes), budget, kept);
      return;
    }
    const most = { ...budget, deals: Math.min(budget.deals, MOST_DEALS) };
    const worths =
      view.phase === "play"
        ? solvePlay(view, moves as readonly PlayMove[], most, stakes)
        : solveDiscard(discardDecision(view, moves as readonly DiscardMove[], stakes), view, most, kept);
    yield { progress: 1, worths };
  });
}
