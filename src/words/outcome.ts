import type { Side } from "../core/any.ts";
import { type AnyGame, type StateOf, typed, type ViewOf } from "../core/game.ts";
import { seatsOf } from "../core/seat.ts";
import { expectScored } from "../game/position.ts";
import { type DescribeOptions, phraseOf, readNarration } from "./narration.ts";
import { filled, sentence } from "./values.ts";

/**
 * Describes the end of a game: the winners, the scores, the number of games that the win is worth, and the reason.
 *
 * @param game - the game
 * @param state - the state or view
 * @param options - the listener, the players' names, and the words
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
  expectScored(typed(game), state);
  const narration = readNarration(game, options, state);
  const outcome = game.outcome(state);
  if (outcome === undefined) return undefined;
  const { winners, scores, gamesLost, reason } = outcome;
  const lost = Math.max(...gamesLost);
  const worth = phraseOf(narration, `games.${lost}`, "games");
  const games = lost > 1 ? filled(worth, { number: lost }, narration) : undefined;
  const sides = [...new Set([...winners, ...scores.keys()])];
  const isNamed = sides.length > 2;
  const number = sides.length === 1 ? phraseOf(narration, "points") : "{points}";
  const score = isNamed ? `{seats} ${number}` : number;
  const scoreOf = (side: Side) => filled(score, { seats: seatsOf(state, [side]), points: scores[side]! }, narration);
  const scoreText = sides.map(scoreOf).join(isNamed ? phraseOf(narration, "comma") : " : ");
  const kind = winners.length > 1 ? "tied" : winners.length === 1 ? "won" : "nobody";
  const template = phraseOf(narration, `${kind}.${reason}`, kind);
  const result = filled(template, { winners: seatsOf(state, winners) }, narration);
  return sentence(phraseOf(narration, "outcome"), { result, scores: scoreText, games }, narration);
}
