import type { Side } from "../core/any.ts";
import type { AnyGame, StateOf, ViewOf } from "../core/game.ts";
import { seatsOf } from "../core/seat.ts";
import { type DescribeOptions, phraseOf, readArguments } from "./narration.ts";
import { filled, sentence } from "./values.ts";

/**
 * Describes how a game ended: who won, the scores, what it is worth, and why it ended.
 *
 * @param game - the game
 * @param state - the state or view
 * @param options - who is told, by which names and in which words
 * @returns a sentence without a period; undefined while the game goes on
 * @throws InvalidStateError when it is not a state, or an option is unknown or invalid
 *
 * @example
 * ```ts
 * import { describeOutcome, playout, seeded } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const { state } = playout(cribbage, { random: seeded(1) });
 * describeOutcome(cribbage, state, { names: ["Ann", "Bob"] }); // => "Ann wins, 121 : 56, a double skunk"
 * ```
 */
export function describeOutcome<G extends AnyGame>(
  game: G,
  state: StateOf<G> | ViewOf<G>,
  options?: DescribeOptions<G> | null,
): string | undefined {
  const { rules, position, narration } = readArguments(game, state, options);
  const outcome = rules.outcome(position);
  if (outcome === undefined) return undefined;
  const { winners, scores, gamesLost, reason } = outcome;
  const lost = Math.max(...gamesLost);
  const template = phraseOf(narration, `games.${lost}`) ?? phraseOf(narration, "games");
  const games = lost > 1 ? filled(template, { number: lost }, narration) : undefined;
  const sides = [...new Set([...winners, ...scores.keys()])];
  const scoreOf = (side: Side) => {
    const seats = seatsOf(position, [side]);
    return filled(`{seats} ${scores[side]}`, { seats }, narration);
  };
  const told =
    sides.length > 2
      ? sides.map(scoreOf).join(phraseOf(narration, "comma"))
      : sides.map((side) => scores[side]).join(" : ");
  const values = { winners: seatsOf(position, winners), scores: told, games };
  const kind = winners.length > 1 ? "tied" : winners.length === 1 ? "won" : "nobody";
  return sentence(phraseOf(narration, `${kind}.${reason}`) ?? phraseOf(narration, kind), values, narration);
}
