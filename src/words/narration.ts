import type { AnyState, AnyView, Phrases, Seat } from "../core/any.ts";
import type { AnyGame } from "../core/game.ts";
import { expectArray, expectObject, expectString, readInteger, readOptions } from "../schema/read.ts";
import { COMMON_WORDS, type CommonWords } from "./common.ts";

/** Options of {@link describeMove} and {@link describeAwards}. @inline */
export interface DescribeOptions<G extends AnyGame = AnyGame> {
  /**
   * The seat addressed as "you", or null for a spectator; the sentence reveals only what that viewer may know. Default:
   * the viewer of a view; with a whole state, the sentence reveals everything, and nobody is "you".
   */
  readonly viewer?: Seat | null;
  /** Names by seat; default "player 1" and so on. */
  readonly names?: readonly string[];
  /** Phrases that replace the game's `words` and the common words of all games. */
  readonly words?: Partial<CommonWords & G["rules"]["words"]>;
}

/** The listener of a sentence, and the words to use. */
export interface Narration {
  /** Phrases by name; the first object that has a name wins. */
  readonly phrases: readonly Phrases[];
  /** Names by seat. */
  readonly names: readonly string[];
  /** The seat that is "you"; null or undefined if none is. */
  readonly viewer: Seat | null | undefined;
}

/** Reads the options of a description and its `further` options. The viewer defaults to the viewer of `position`. */
export function readNarration(
  game: AnyGame,
  options: DescribeOptions | null | undefined,
  position?: AnyState | AnyView,
  further: readonly string[] = [],
): Narration {
  const given = readOptions<DescribeOptions>(options, ["viewer", "names", "words", ...(further as [])]);
  const { names = [], words = {}, viewer = position?.viewer } = given;
  expectArray(names, ["options", "names"]);
  for (let seat = 0; seat < names.length; seat++) expectString(names[seat], ["options", "names", seat]);
  expectObject(words, ["options", "words"]);
  // Building a path for each word would take most of the time.
  for (const name in words)
    if (typeof words[name] !== "string" && Object.hasOwn(words, name))
      expectString(words[name], ["options", "words", name]);
  if (viewer !== undefined && viewer !== null) readInteger(viewer, ["options", "viewer"], 0);
  return { names, viewer, phrases: [words as Phrases, game.rules.words, COMMON_WORDS] };
}

/** Adds words that the game lacks, such as words for reasons, to a narration. The caller's own words still win. */
export function withWords({ phrases: [own = {}, ...others], ...narration }: Narration, words: Phrases): Narration {
  return { ...narration, phrases: [own, words, ...others] };
}

/** The first phrase with one of these names. */
export function phraseOf(narration: Narration, ...names: readonly [...string[], keyof CommonWords]): string;
export function phraseOf(narration: Narration, ...names: readonly string[]): string | undefined;
export function phraseOf({ phrases }: Narration, ...names: readonly string[]): string | undefined {
  for (const name of names) for (const some of phrases) if (Object.hasOwn(some, name)) return some[name];
  return undefined;
}
