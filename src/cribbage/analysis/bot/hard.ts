import type { Random } from "../../../core/random.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { discardDecision, playDecision } from "../winning/decision.ts";
import { tryChoices } from "../winning/trials.ts";

/** Discards that lose so many points or more on average are not tried. */
const FAR_FROM_BEST = 3;

/** So many may be lost by who goes out first in return, when somebody may go out in this deal. */
const FAR_AT_THE_END = 8;

/** The points that a side may well score in a deal. */
const IN_A_DEAL = 25;

/** In the first round each choice is tried in so many times fewer deals. */
const FIRST_ROUND = 4;

/** Whoever is so many standard errors from the best is out after the first round. */
const OUT = 2;

/** The discard that wins most often, of those that are worth about as many points as the best. */
export function discardToWin(
  view: DiscardView,
  moves: readonly DiscardMove[],
  deals: number,
  random: Random,
): DiscardMove {
  const decision = discardDecision(view, moves);
  const { choices, expected } = decision;
  const most = Math.max(...expected);
  const isEnding = Math.max(...view.scores) >= view.settings.target - IN_A_DEAL;
  const far = isEnding ? FAR_AT_THE_END : FAR_FROM_BEST;
  const tryOut = (tried: readonly number[], n: number) => {
    const only = { choices: tried.map((i) => choices[i]!), expected: tried.map((i) => expected[i]!) };
    return tryChoices({ ...decision, ...only }, n, random);
  };
  const near = [...choices.keys()].filter((i) => expected[i]! > most - far);
  const first = tryOut(near, Math.ceil(deals / FIRST_ROUND));
  const best = first[bestOf(first.map(({ win }) => win))]!;
  const left = near.filter((_, i) => best.win - first[i]!.win <= OUT * Math.hypot(best.error, first[i]!.error));
  const worths = tryOut(left, deals);
  return moves[left[bestOf(worths.map(({ win }) => win))]!]!;
}

/** The card that wins most often. */
export function playToWin(view: PlayView, moves: readonly PlayMove[], deals: number, random: Random): PlayMove {
  const worths = tryChoices(playDecision(view, moves), deals, random);
  return moves[bestOf(worths.map(({ win }) => win))]!;
}

/** Where the largest number stands, the first of equals. */
function bestOf(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}
