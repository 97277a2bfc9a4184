import type { Random } from "../../../core/random.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { discardDecision, playDecision } from "../winning/decision.ts";
import { tryChoices } from "../winning/trials.ts";

/** Discards that lose this many points or more on average are not tried. */
const FAR_FROM_BEST = 3;

/** The same limit when someone may win in this deal, since a costly discard may then win the race. */
const FAR_AT_THE_END = 8;

/** Points that a side may well score in a deal. */
const IN_A_DEAL = 25;

/** The first round tries each choice in this many times fewer deals. */
const FIRST_ROUND = 4;

/** A choice this many standard errors worse than the best is dropped after the first round. */
const OUT = 2;

/** The discard that wins most often, among those worth nearly as many points as the best. */
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

/** Index of the largest number, the first on a tie. */
function bestOf(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}
