import type { AnyAward } from "../core/any.ts";
import { type AnyGame, type StateOf, typed, type ViewOf } from "../core/game.ts";
import { seatsOf } from "../core/seat.ts";
import { expectScored } from "../game/position.ts";
import { formatScore, type ScoreItem, type ScoreWords } from "../scoring/index.ts";
import { type DescribeOptions, type Narration, phraseOf, readNarration } from "./narration.ts";
import { filled, sentence } from "./values.ts";

/** Options of {@link describeAwards}. @inline */
export interface DescribeAwardsOptions<G extends AnyGame = AnyGame> extends DescribeOptions<G> {
  /** Phrases for scoring cards, in place of the words of `formatScore`. */
  readonly score?: Partial<ScoreWords>;
}

/**
 * Describes the points of the latest move.
 *
 * @param game - the game
 * @param state - the state or view after the move
 * @param options - the listener, the players' names, and the words
 * @returns a sentence without a period for each award
 * @throws InvalidStateError when it is not a state, or an option is unknown or invalid
 *
 * @example
 * ```ts
 * import { describeAwards } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * let state = cribbage.initialState({ first: 0 });
 * for (const text of ["- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD", "1 discard 3H KD", "0 discard AC 2C", "- cut JC"])
 *   state = cribbage.apply(state, cribbage.parseMove(text));
 * describeAwards(cribbage, state, { names: ["Ann", "Bob"] }); // => ["Ann scores 2: two for his heels"]
 * ```
 */
export function describeAwards<G extends AnyGame>(
  game: G,
  state: StateOf<G> | ViewOf<G>,
  options?: DescribeAwardsOptions<G> | null,
): string[] {
  expectScored(typed(game), state);
  const narration = readNarration(game, options, state, ["score"]);
  return state.awards.map((award) => {
    const { side, points } = award;
    const items = itemsInWords(award, game, narration, options?.score);
    const values = { ...award, side: seatsOf(state, [side]), points: Math.abs(points), items };
    return sentence(phraseOf(narration, points < 0 ? "loss" : "award"), values, narration);
  });
}

/** Puts the items of an award or reason into words: cards the way players count them, others by their kind. */
export function itemsInWords(
  { items }: Pick<AnyAward, "items">,
  { rules: { words: own } }: AnyGame,
  narration: Narration,
  score: Partial<ScoreWords> | undefined,
): string | undefined {
  const isCards = (item: AnyAward["items"][number]): item is ScoreItem =>
    "cards" in item && !Object.hasOwn(own, `item.${item.kind}`);
  if (items.length === 0) return undefined;
  if (items.every(isCards)) return formatScore(items, score);
  return items
    .map((item) => filled(phraseOf(narration, `item.${item.kind}`, "item"), { ...item }, narration))
    .join(phraseOf(narration, "comma"));
}
