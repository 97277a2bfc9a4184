/** Lists are comma-separated. */
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
  outcome: "{result}, {scores}[, {games}]",
  points: "{points} points",
  won: "{winners} {win|wins}",
  tied: "{winners} {tie|ties}",
  nobody: "nobody wins",
  games: "worth {number} games",
  refusal: "that is not possible",
  "refusal.malformed": "that is not a move",
  "refusal.game-over": "the game is over",
  "refusal.not-your-turn": "wait[ for {seats}]",
  "refusal.wrong-phase": "not now",
  "refusal.chance-to-move": "wait for the cards",
  "refusal.players-to-move": "a player is to move",
  "refusal.not-listed": "that move is not possible now",
  "refusal.not-a-string": "that is not text",
  "refusal.not-an-array": "that is not a list",
  "refusal.too-long": "that is longer than {most} characters",
  "refusal.empty": "there is nothing to read",
  "refusal.not-a-card": "“{word}” is not a card[; write {spelling}]",
  "refusal.duplicate-card": "{card} appears twice",
  "refusal.wrong-count": "{expected} expected, not {count}",
  "refusal.not-a-seat": "“{word}” is not a player[; players are 0 to {last}]",
  "refusal.unknown-move": "“{word}” is not a move",
  "refusal.missing-word": "something is missing",
  "refusal.unexpected-word": "“{word}” is unexpected",
  "refusal.duplicate-word": "“{word}” appears twice",
  "refusal.bad-word": "“{word}” does not fit here",
  "refusal.bad-prefix": "“{word}” must begin with “{prefix}”",
  "refusal.bad-json": "[“{word}”: ]that is not valid JSON",
  "refusal.bad-header": "“{word}” is not a header",
  "refusal.unknown-header": "there is no header “{word}”",
  "refusal.missing-header": "the header “{word}” is missing",
  "refusal.late-header": "headers come first",
  "refusal.unfinished-deal": "the deal before this one is not finished",
  "refusal.illegal-move": "the rules do not allow that",
} as const;

/**
 * The words that descriptions of all games share, by name.
 *
 * @useDeclaredType
 */
export type CommonWords = { readonly [name in keyof typeof ENGLISH]: string };

/**
 * The English words that every game shares: players, lists, cards, turns, refusals, ends, and defaults for games
 * without words of their own.
 *
 * `ranks` and `suits` are comma-separated lists in the order of `CARDS`; `numbers` lists the numbers from 0 up. In
 * `seat`, `{number}` is the seat counted from 1; in `hidden-cards`, it is the number of cards, spelled out by
 * `numbers`.
 */
export const COMMON_WORDS: CommonWords = /* @__PURE__ */ Object.freeze(ENGLISH);
