import { InvalidStateError } from "../core/errors.ts";
import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  type AnyView,
  type MoveOf,
  rulesOf,
  type Seat,
  type StateOf,
  type ViewOf,
  type Words,
} from "../core/game.ts";
import { quote } from "../core/message.ts";
import { expectArray, expectKeys, expectObject, readInteger } from "../schema/read.ts";
import { filled } from "./describe-template.ts";
import { factValue, sentence, type Teller } from "./describe-values.ts";
import { COMMON_WORDS, type CommonWords } from "./describe-words.ts";

/** Options of {@link describeMove} and {@link describeAwards}. */
export interface DescribeOptions<G extends AnyGame = AnyGame> {
  /**
   * The seat that is told, which is "you", or null for a spectator; it hears only what it may know. Default: the viewer
   * of a view; with a whole state, everything is told, and nobody is "you".
   */
  readonly viewer?: Seat | null;
  /** Names by seat; default `seat 1` and so on. */
  readonly names?: readonly string[];
  /** Words that replace the game's `words` and {@link COMMON_WORDS}. */
  readonly words?: Partial<CommonWords & G["words"]>;
}

/** Options of {@link describeMove}. */
export interface DescribeMoveOptions<G extends AnyGame = AnyGame> extends DescribeOptions<G> {
  /** The state or view before the move: with it, a card is played "for 15", and the card that is placed has a name. */
  readonly before?: StateOf<G> | ViewOf<G>;
  /** The state or view after the move; it tells the same of a move that was made. */
  readonly after?: StateOf<G> | ViewOf<G>;
}

/**
 * Describes a move in words, for logs, buttons and screen readers.
 *
 * @remarks Replace the words for another language or style. A word is a template: `{card}` is a value, `{play|plays}` the
 * form of a verb for "you" and for others, and a part in brackets is left out if a value in it is unknown. A game
 * defines its words; without them, its types of moves stand for themselves. For buttons, leave out the subject: with `{
 * you: "" }`, "You say go" is "Say go".
 *
 * @param game - the game
 * @param move - a move, possibly redacted
 * @param options - who is told, by which names and in which words; see {@link DescribeMoveOptions}
 * @returns a sentence without a period
 * @throws IllegalMoveError when it is not a move
 * @throws InvalidStateError when an option is unknown or invalid
 *
 * @example
 * ```ts
 * import { describeMove, seeded, settle } from "fifteen-two";
 * import { cribbage } from "fifteen-two/cribbage";
 *
 * const log = { names: ["Ann", "Bob"], viewer: 0 };
 * describeMove(cribbage, { type: "go", seat: 1 }, log); // => "Bob says go"
 * describeMove(cribbage, { type: "discard", seat: 0, cards: ["5H", "JD"] }, log);
 * // => "You discard the five of hearts and the jack of diamonds"
 * describeMove(cribbage, { type: "discard", seat: 1, cards: ["5S", "JS"] }, log); // => "Bob discards two cards"
 * const german = { words: { discard: "{seat} {legst|legt} {cards} ab", "hidden-cards": "{number} Karten", numbers: "null, eine, zwei" } };
 * describeMove(cribbage, { type: "discard", seat: 1, cards: ["??", "??"] }, { ...log, ...german }); // => "Bob legt zwei Karten ab"
 * const { state } = settle(cribbage, cribbage.initialState({ first: 0 }), seeded(7));
 * describeMove(cribbage, cribbage.legalMoves(state, 0)[0]!, { viewer: 0, words: { you: "" } });
 * // => "Discard the six of diamonds and the ten of clubs"
 * ```
 */
export function describeMove<G extends AnyGame>(
  game: G,
  move: MoveOf<G> | ReturnType<G["redact"]>,
  options: DescribeMoveOptions<G> = {},
): string {
  const rules: AnyGame = rulesOf(game);
  expectKeys(options, ["options"], ["viewer", "names", "words", "before", "after"]);
  const { before, after } = options as DescribeMoveOptions;
  const teller = tellerFor(rules, options as DescribeOptions, after ?? before);
  const { viewer, words } = teller;
  const told = viewer === undefined ? move : rules.redact(move as AnyMove, viewer);
  rules.formatMove(told); // refuses anything but a move
  const around = { before: seenBy(rules, viewer, before), after: seenBy(rules, viewer, after) };
  const { type, seat, ...rest } = told;
  const facts = { ...rest, type, seat, rest, dealer: around.after?.dealer, ...rules.facts?.(told, around) };
  const template = templateOf(rules, type, words) ?? words[seat === undefined ? "chance" : "move"]!;
  const text = filled(template, (name) => factValue(facts, name, teller));
  return sentence(text, teller.names);
}

/** The template for a type of move; undefined if the game has no words for it. */
function templateOf({ words: own }: AnyGame, type: string, words: Words): string | undefined {
  return Object.hasOwn(COMMON_WORDS, type) && !Object.hasOwn(own, type) ? undefined : words[type];
}

/** Who is told, and how. */
export function tellerFor(game: AnyGame, options: DescribeOptions, position: AnyState | AnyView | undefined): Teller {
  const { names = [], words = {}, viewer = position?.viewer } = options;
  expectArray(names, ["options", "names"]);
  for (let seat = 0; seat < names.length; seat++) expectString(names[seat], ["options", "names", seat]);
  expectObject(words, ["options", "words"]);
  for (const [name, word] of Object.entries(words)) expectString(word, ["options", "words", name]);
  if (viewer !== undefined && viewer !== null) readInteger(viewer, ["options", "viewer"], 0);
  // Without a prototype, since a type of move may be "constructor".
  return { names, viewer, words: Object.assign(Object.create(null), COMMON_WORDS, game.words, words) as Words };
}

function expectString(value: unknown, at: readonly (string | number)[]): void {
  if (typeof value !== "string") throw new InvalidStateError(at, `must be a string, not ${quote(value)}`);
}

/** What the viewer knows of a state; a view stays as it is. */
function seenBy(game: AnyGame, viewer: Seat | null | undefined, position: AnyState | AnyView | undefined) {
  return viewer === undefined || position === undefined || position.viewer !== undefined
    ? position
    : game.view(position, viewer);
}
