import type { AnyState, AnyView, Phrases, Seat } from "../core/any.ts";
import { type AnyGame, typed } from "../core/game.ts";
import { expectScored } from "../game/position.ts";
import { expectArray, expectObject, expectString, readInteger, readOptions } from "../schema/read.ts";
import { COMMON_WORDS, type CommonWords } from "./common.ts";

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

/** The names of {@link DescribeOptions}. */
export const OPTIONS = ["viewer", "names", "words"] as const;

/** Who is told, and in which words. */
export interface Narration {
  /** Phrases by their names; the first object that has a name defines it. */
  readonly phrases: readonly Phrases[];
  /** Names by seat. */
  readonly names: readonly string[];
  /** The seat that is "you"; null or undefined if none is. */
  readonly viewer: Seat | null | undefined;
}

/** Checks the options of a description and completes them; the default viewer is that of `position`. */
export function narrationFor(
  game: AnyGame,
  { names = [], words = {}, viewer }: DescribeOptions,
  position?: AnyState | AnyView,
): Narration {
  expectArray(names, ["options", "names"]);
  for (let seat = 0; seat < names.length; seat++) expectString(names[seat], ["options", "names", seat]);
  expectObject(words, ["options", "words"]);
  const phrases = words as Phrases;
  for (const name of Object.keys(phrases))
    if (typeof phrases[name] !== "string") expectString(phrases[name], ["options", "words", name]);
  const told = viewer === undefined ? position?.viewer : viewer;
  if (told !== undefined && told !== null) readInteger(told, ["options", "viewer"], 0);
  return { names, viewer: told, phrases: [phrases, game.rules.words, COMMON_WORDS] };
}

/** Checks the arguments of a description of a state or view; `further` are the options that only it has. */
export function readArguments<Options extends DescribeOptions>(
  game: AnyGame,
  position: AnyState | AnyView,
  options: Options | null | undefined,
  further: readonly Exclude<keyof Options & string, keyof DescribeOptions>[] = [],
): { rules: AnyGame; position: AnyState | AnyView; narration: Narration } {
  const rules = typed(game);
  expectScored(rules, position);
  const given = readOptions<DescribeOptions>(options, [...OPTIONS, ...(further as [])]);
  return { rules, position, narration: narrationFor(rules, given, position) };
}

/** The phrase with a name, in a case if it has that form: `hand.acc`. */
export function phraseOf(narration: Narration, name: keyof CommonWords, form?: string): string;
export function phraseOf(narration: Narration, name: string, form?: string): string | undefined;
export function phraseOf(narration: Narration, name: string, form?: string): string | undefined {
  const inForm = form === undefined ? undefined : phraseOf(narration, `${name}.${form}`);
  return inForm ?? narration.phrases.find((phrases) => Object.hasOwn(phrases, name))?.[name];
}
