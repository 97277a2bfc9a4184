/** The words; a list has commas between its items. */
const ENGLISH = {
  you: "you",
  seat: "player {number}",
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
  turn: "{seats} {are|is|are} to move",
  "turn.chance": "wait for the cards",
  "turn.over": "the game is over",
  won: "{winners} {win|wins}, {scores}[, {games}]",
  tied: "{winners} {tie|ties}, {scores}",
  nobody: "nobody wins, {scores}",
  games: "worth {number} games",
  refusal: "that is not possible",
  "refusal.malformed": "that is not a move",
  "refusal.game-over": "the game is over",
  "refusal.not-your-turn": "wait[ for {seats}]",
  "refusal.wrong-phase": "not now",
  "refusal.chance-to-move": "wait for the cards",
  "refusal.players-to-move": "a player is to move",
  "refusal.not-listed": "that move is not possible now",
} as const;

/**
 * The names of the words that descriptions of all games share.
 *
 * @inline
 */
export type CommonWords = { readonly [name in keyof typeof ENGLISH]: string };

/**
 * The English words that every game shares: who acts, lists, cards, turns, refusals, ends, and what is said where a game
 * has no words of its own.
 *
 * `ranks`, `suits` and `numbers` are lists with commas, in the order of `CARDS` and from 0 up. In `seat` and
 * `hidden-cards`, `{number}` is the seat, counted from 1, or how many; the latter is spelled out by `numbers`.
 */
export const COMMON_WORDS: CommonWords = /* @__PURE__ */ Object.freeze(ENGLISH);
