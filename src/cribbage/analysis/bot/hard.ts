import type { Random } from "../../../core/random.ts";
import type { DiscardMove, PlayMove } from "../../moves.ts";
import type { DiscardView, PlayView } from "../../state.ts";
import { discardDecision, playDecision } from "../winning/decision.ts";
import { tryChoices } from "../winning/trials.ts";

/** Discards that lose so many points or more on average are not tried. */
const FAR_FROM_BEST = 3;

/** The discard that wins most often, of those that are worth about as many points as the best. */
export function discardToWin(
  view: DiscardView,
  moves: readonly DiscardMove[],
  deals: number,
  random: Random,
): DiscardMove {
  const decision = discardDecision(view, moves);
  const most = Math.max(...decision.expected);
  const tried = moves.flatMap((_, i) => (decision.expected[i]! > most - FAR_FROM_BEST ? [i] : []));
  const only = <T>(list: readonly T[]) => tried.map((i) => list[i]!);
  const worths = tryChoices(
    { ...decision, choices: only(decision.choices), expected: only(decision.expected) },
    deals,
    random,
  );
  return moves[tried[bestOf(worths.map(({ win }) => win))]!]!;
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
