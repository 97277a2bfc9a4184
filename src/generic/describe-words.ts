/** The words; a list has commas between its items. */
const ENGLISH = {
  you: "you",
  seat: "seat {number}",
  and: " and ",
  comma: ", ",
  card: "the {rank} of {suit}",
  ranks: "ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king",
  suits: "clubs, diamonds, hearts, spades",
  hidden: "a card",
  "hidden-cards": "{number} cards",
  numbers: "no, one, two, three, four, five, six",
  move: "{seat}: {type}[ {rest}]",
  chance: "{type}[ {rest}]",
  award: "{side} {score|scores} {points}[: {items}]",
  loss: "{side} {lose|loses} {points}[: {items}]",
  item: "{kind} {points}",
} as const;

/** The names of the words that descriptions of all games share. */
export type CommonWords = { readonly [name in keyof typeof ENGLISH]: string };

/**
 * The English words that {@link describeMove} and {@link describeAwards} use in every game: who acts, lists, cards, and
 * what they say where a game has no words of its own.
 *
 * `ranks`, `suits` and `numbers` are lists with commas, in the order of `CARDS` and from 0 up. In `seat` and
 * `hidden-cards`, `{number}` is the seat or how many; the latter is spelled out by `numbers`.
 *
 * @example
 * ```ts
 * import { COMMON_WORDS, describeMove } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * COMMON_WORDS.card; // => "the {rank} of {suit}"
 * const words = { card: "{rank}{suit}", ranks: "A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K", suits: "♣, ♦, ♥, ♠" };
 * describeMove(cribbage, { type: "cut", card: "5H" }, { words }); // => "The starter is 5♥"
 * ```
 */
export const COMMON_WORDS: CommonWords = /* @__PURE__ */ Object.freeze(ENGLISH);
