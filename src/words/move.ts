import type { AnyMove, AnyState, AnyView, Phrases, Seat, TemplateValues } from "../core/any.ts";
import { type AnyGame, type MoveOf, type StateOf, typed, type ViewOf } from "../core/game.ts";
import { expectPosition, expectScored } from "../game/position.ts";
import { expectArray, expectObject, expectString, readInteger, readOptions } from "../schema/read.ts";
import { COMMON_WORDS, type CommonWords } from "./common.ts";
import { filled, sentence } from "./template.ts";
import { type Narration, valueFor } from "./values.ts";

/**
 * Options of {@link describeMove} and {@link describeAwards}.
 *
 * @inline
 */
export interface DescribeOptions<G extends AnyGame = AnyGame> {
  /**
   * The seat addressed as "you", or null for a spectator; only what it may know is described. Default: the viewer
   * of a view; with a whole state, everything is told, and nobody is "you".
   */
  readonly viewer?: Seat | null;
  /** Names by seat; default "player 1" and so on. */
  readonly names?: readonly string[];
  /** Phrases that replace the game's `words` and those of all games. */
  readonly words?: Partial<CommonWords & G["rules"]["words"]>;
}

/**
 * Options of {@link describeMove}.
 *
 * @inline
 */
export interface DescribeMoveOptions<G extends AnyGame = AnyGame> extends DescribeOptions<G> {
  /** The state or view before the move: with it, a card is played "for 15", and the card that is placed has a name. */
  readonly before?: StateOf<G> | ViewOf<G>;
  /** The state or view after the move; use it in place of `before` for a move already made. */
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
 * @param options - who is told, by which names and in which words
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
  const { before, after }: DescribeMoveOptions = Object(options);
  const narration = narrationFor(rules, options, after ?? before, ["before", "after"]);
  if (before !== undefined) expectPosition(rules, before, ["options", "before"]);
  if (after !== undefined) expectPosition(rules, after, ["options", "after"]);
  const { viewer, words } = narration;
  const told = viewer === undefined ? move : rules.redact(move as AnyMove, viewer);
  rules.formatMove(told); // refuses anything but a move
  const around = { before: seenBy(rules, viewer, before), after: seenBy(rules, viewer, after) };
  const { type, seat, ...rest } = told;
  const facts = { ...rest, type, seat, rest, dealer: around.after?.dealer, ...rules.rules.facts?.(told, around) };
  const template = templateOf(rules, type, words) ?? words[seat === undefined ? "chance" : "move"]!;
  return said(template, facts, narration);
}

/** A sentence from a template. */
export function said(template: string, values: TemplateValues, narration: Narration): string {
  return sentence(filled(template, (name) => valueFor(values, name, narration)));
}

/** The template for a type of move; undefined if the game has no words for it. */
function templateOf({ rules: { words: own } }: AnyGame, type: string, words: Phrases): string | undefined {
  return Object.hasOwn(COMMON_WORDS, type) && !Object.hasOwn(own, type) ? undefined : words[type];
}

/** Who is told, and how; throws for invalid options. `own` names the options that only this description has. */
export function narrationFor(
  game: AnyGame,
  options: DescribeOptions | null | undefined,
  position: AnyState | AnyView | undefined,
  own: readonly string[] = [],
): Narration {
  const given = readOptions<DescribeOptions>(options, ["viewer", "names", "words", ...(own as [])]);
  const { names = [], words = {}, viewer = position?.viewer } = given;
  expectArray(names, ["options", "names"]);
  for (let seat = 0; seat < names.length; seat++) expectString(names[seat], ["options", "names", seat]);
  expectObject(words, ["options", "words"]);
  for (const [name, word] of Object.entries(words)) expectString(word, ["options", "words", name]);
  if (viewer !== undefined && viewer !== null) readInteger(viewer, ["options", "viewer"], 0);
  // Without a prototype, since a type of move may be "constructor".
  return { names, viewer, words: Object.assign(Object.create(null), COMMON_WORDS, game.rules.words, words) as Phrases };
}

/** Reads the arguments of a description of a state or view; `own` names the options that only it has. */
export function readArguments(
  game: AnyGame,
  position: AnyState | AnyView,
  options: DescribeOptions | null | undefined,
  own: readonly string[] = [],
): { rules: AnyGame; position: AnyState | AnyView; narration: Narration } {
  const rules = typed(game);
  expectScored(rules, position);
  return { rules, position, narration: narrationFor(rules, options, position, own) };
}

/** What the viewer knows of a state; a view stays as it is. */
function seenBy(game: AnyGame, viewer: Seat | null | undefined, position: AnyState | AnyView | undefined) {
  return viewer === undefined || position === undefined || position.viewer !== undefined
    ? position
    : game.view(position, viewer);
}
