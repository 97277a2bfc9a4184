import type { AnyMove } from "../core/any.ts";
import { type AnyGame, type MoveOf, type StateOf, typed, type ViewOf } from "../core/game.ts";
import { expectPosition } from "../game/position.ts";
import { COMMON_WORDS } from "./common.ts";
import { type DescribeOptions, type Narration, phraseOf, readNarration } from "./narration.ts";
import { sentence } from "./values.ts";

/** Options of {@link describeMove}. @inline */
export interface DescribeMoveOptions<G extends AnyGame = AnyGame> extends DescribeOptions<G> {
  /** The state or view before the move. It supplies the count (a card is played "for 15") or the placed card. */
  readonly before?: StateOf<G> | ViewOf<G>;
  /** The state or view after the move; use it in place of `before` for a move already made. */
  readonly after?: StateOf<G> | ViewOf<G>;
}

/**
 * Describes a move in words, for logs, buttons and screen readers.
 *
 * @remarks Replace the words for another language or style. A word is a template: `{card}` is a value, `{play|plays}`
 * has a verb's forms for "you" and for others, and a part in brackets is left out if a value in it is unknown. A game
 * without words of its own uses its types of moves as words. For buttons, leave out the subject: with `{ you: "" }`,
 * "You say go" is "Say go".
 *
 * @param game - the game
 * @param move - a move, possibly redacted
 * @param options - the listener, the players' names, and the words
 * @returns a sentence without a period
 * @throws IllegalMoveError when it is not a move
 * @throws InvalidStateError when an option is unknown or invalid, or `before` or `after` is not a whole state or view
 *
 * @example
 * ```ts
 * import { describeMove, seeded, advance } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const log = { names: ["Ann", "Bob"], viewer: 0 };
 * describeMove(cribbage, { type: "go", seat: 1 }, log); // => "Bob says go"
 * describeMove(cribbage, { type: "discard", seat: 0, cards: ["5H", "JD"] }, log);
 * // => "You discard the five of hearts and the jack of diamonds"
 * describeMove(cribbage, { type: "discard", seat: 1, cards: ["5S", "JS"] }, log); // => "Bob discards two cards"
 * const german = { words: { discard: "{seat} {legst|legt} {cards} ab", "hidden-cards": "{number} Karten", numbers: "null, eine, zwei" } };
 * describeMove(cribbage, { type: "discard", seat: 1, cards: ["??", "??"] }, { ...log, ...german }); // => "Bob legt zwei Karten ab"
 * const { state } = advance(cribbage, cribbage.initialState({ first: 0 }), null, { random: seeded(7) });
 * describeMove(cribbage, cribbage.legalMoves(state, 0)[0]!, { viewer: 0, words: { you: "" } });
 * // => "Discard the six of diamonds and the ten of clubs"
 * ```
 */
export function describeMove<G extends AnyGame>(
  game: G,
  move: MoveOf<G> | ReturnType<G["redact"]>,
  options?: DescribeMoveOptions<G> | null,
): string {
  const rules: AnyGame = typed(game);
  const given: DescribeMoveOptions = options ?? {};
  const narration = readNarration(rules, options, given.after ?? given.before, ["before", "after"]);
  const { viewer } = narration;
  const seenAt = (key: "before" | "after") => {
    const position = given[key];
    if (position === undefined) return undefined;
    expectPosition(rules, position, ["options", key]);
    return viewer === undefined || position.viewer !== undefined ? position : rules.view(position, viewer);
  };
  const around = { before: seenAt("before"), after: seenAt("after") };
  // Throws unless it is a move.
  const seen = rules.redact(move as AnyMove, viewer);
  const shown: AnyMove = viewer === undefined ? (move as AnyMove) : seen;
  const { type, seat, ...rest } = shown;
  const facts = { ...rest, type, seat, rest, dealer: around.after?.dealer, ...rules.rules.facts?.(shown, around) };
  return sentence(templateOf(rules, shown, narration), facts, narration);
}

/** The template for a type of move, or for any move if the game has no words for it. */
function templateOf({ rules: { words } }: AnyGame, { type, seat }: AnyMove, narration: Narration): string {
  const isCommon = Object.hasOwn(COMMON_WORDS, type) && !Object.hasOwn(words, type);
  return phraseOf(narration, ...(isCommon ? [] : [type]), seat === undefined ? "chance" : "move");
}
