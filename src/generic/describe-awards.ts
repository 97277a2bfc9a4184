import {
  type AnyAward,
  type AnyGame,
  type AnyState,
  type AnyView,
  rulesOf,
  type StateOf,
  type ViewOf,
} from "../core/game.ts";
import { expectState } from "../core/no-state.ts";
import { seatsFrom, sideOf } from "../core/seat.ts";
import { expectKeys } from "../schema/read.ts";
import { formatScore, type ScoreItem, type ScoreWords } from "../scoring/index.ts";
import { type DescribeOptions, tellerFor } from "./describe.ts";
import { filled } from "./describe-template.ts";
import { factValue, seatsValue, sentence, type Teller } from "./describe-values.ts";

/** Options of {@link describeAwards}. */
export interface DescribeAwardsOptions<G extends AnyGame = AnyGame> extends DescribeOptions<G> {
  /** Words for what cards score, which replace those of `formatScore`. */
  readonly score?: Partial<ScoreWords>;
}

/**
 * Describes what the latest move scored.
 *
 * @param game - the game
 * @param state - the state or view after the move
 * @param options - who is told, by which names and in which words; see {@link DescribeAwardsOptions}
 * @returns a sentence without a period for each award
 * @throws InvalidStateError when it is not a state, or an option is unknown or invalid
 *
 * @example
 * ```ts
 * import { describeAwards } from "fifteen-two";
 * import { apply, cribbage, initialState, parseMove } from "fifteen-two/cribbage";
 *
 * let state = initialState({ first: 0 });
 * for (const text of ["- deal 5H 6C JS QD AC 2C / 7D 7H 8C KS 3H KD", "1 discard 3H KD", "0 discard AC 2C", "- cut JC"])
 *   state = apply(state, parseMove(text));
 * describeAwards(cribbage, state, { names: ["Ann", "Bob"] }); // => ["Ann scores 2: two for his heels"]
 * ```
 */
export function describeAwards<G extends AnyGame>(
  game: G,
  state: StateOf<G> | ViewOf<G>,
  options: DescribeAwardsOptions<G> = {},
): string[] {
  const rules: AnyGame = rulesOf(game);
  expectKeys(options, ["options"], ["viewer", "names", "words", "score"]);
  const position: AnyState | AnyView = state;
  expectState(position);
  const { score } = options;
  const teller = tellerFor(rules, options as DescribeOptions, position);
  return position.awards.map((award) => {
    const { side, points } = award;
    const seats = seatsFrom(0, position.settings.players).filter((seat) => sideOf(position, seat) === side);
    const facts = { ...award, points: Math.abs(points), items: itemsInWords(award, rules, teller, score) };
    const text = filled(teller.words[points < 0 ? "loss" : "award"]!, (name) =>
      name === "side" ? seatsValue(seats, teller) : factValue(facts, name, teller),
    );
    return sentence(text, teller.names);
  });
}

/** The items of an award: cards the way players count them, others by the words for their kind. */
function itemsInWords(
  { items }: AnyAward,
  { words: own }: AnyGame,
  teller: Teller,
  score: Partial<ScoreWords> | undefined,
): string | undefined {
  const isCards = (item: AnyAward["items"][number]): item is ScoreItem =>
    "cards" in item && !Object.hasOwn(own, `item.${item.kind}`);
  if (items.length === 0) return undefined;
  if (items.every(isCards)) return formatScore(items, score);
  const { words } = teller;
  const wordsOf = (kind: string) => words[`item.${kind}`] ?? words.item!;
  return items
    .map((item) => filled(wordsOf(item.kind), (name) => factValue({ ...item }, name, teller)))
    .join(words.comma);
}
