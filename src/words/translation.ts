import { type Fault, fault } from "../core/fault.ts";
import { type AnyGame, typed } from "../core/game.ts";
import { quote } from "../core/message.ts";
import { expectObject } from "../schema/read.ts";
import { COMMON_WORDS } from "./common.ts";
import { placesIn } from "./template.ts";

/** Words that are comma-separated lists. */
const LISTS = ["ranks", "suits", "numbers"];

/**
 * Finds missing and mistyped words in a translation of a game, for a translator's test.
 *
 * A name may end with a case, such as `name.crib.dative`; then it is the form for `{hand:dative}`.
 *
 * @param game - the game
 * @param words - all words in another language, including the words that games share
 * @returns a fault for each missing, unknown or non-string name, for each placeholder that the English word lacks, for
 * brackets without a partner, and for lists of another length; empty if there is none
 * @throws InvalidStateError when the words are not an object
 *
 * @example
 * ```ts
 * import { checkWords } from "fifteen-two";
 * import * as sackson from "fifteen-two/sackson";
 * import * as german from "fifteen-two/words/de";
 *
 * const words = { ...german.sackson, take: "{seat} nimmt {color}" };
 * checkWords(sackson, words);
 * // => [{ code: "wrong-words", keys: ["take"], reason: "must not have {color}; it may have {seat}, {colors}" }]
 * ```
 */
export function checkWords(game: AnyGame, words: { readonly [name: string]: string }): Fault<"wrong-words">[] {
  expectObject(words, ["words"]);
  const english: { readonly [name: string]: string } = { ...COMMON_WORDS, ...typed(game).rules.words };
  const missing = Object.keys(english).filter((name) => !Object.hasOwn(words, name));
  return [
    ...missing.map((name) => fault("wrong-words", "is missing", [name])),
    ...Object.entries(words).flatMap(([name, word]) => {
      const known = Object.hasOwn(english, name) ? name : name.replace(/\.[^.]*$/, "");
      const reason = Object.hasOwn(english, known)
        ? faultIn(known, word, english[known]!)
        : "is not a word of the game";
      return reason === undefined ? [] : [fault("wrong-words", reason, [name])];
    }),
  ];
}

function faultIn(name: string, word: unknown, english: string): string | undefined {
  if (typeof word !== "string") return `must be a string, not ${quote(word)}`;
  if (LISTS.includes(name)) {
    const [items, wanted] = [word, english].map((list) => list.split(",").length);
    return items === wanted ? undefined : `must be a list of ${wanted} items, not ${items}`;
  }
  if (!/^(\[[^[\]]*\]|[^[\]])*$/.test(word) || !/^(\{[^{}]+\}|[^{}])*$/.test(word)) return "must close its brackets";
  const known = placesIn(english);
  const [unknown] = placesIn(word).filter((place) => !known.includes(place));
  if (unknown === undefined) return undefined;
  return `must not have {${unknown}}; it may have ${known.map((place) => `{${place}}`).join(", ") || "no placeholder"}`;
}
