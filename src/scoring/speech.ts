import type { Key } from "../core/errors.ts";
import { splitList } from "../core/message.ts";
import {
  expectArray,
  expectKeys,
  expectObject,
  expectString,
  fieldOf,
  readCards,
  readInteger,
  readOneOf,
} from "../schema/read.ts";
import type { ScoreItem } from "./item.ts";

/** Lists are comma-separated. */
const ENGLISH = {
  numbers:
    "nothing, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty-one, twenty-two, twenty-three, twenty-four, twenty-five, twenty-six, twenty-seven, twenty-eight, twenty-nine",
  nothing: "nothing",
  fifteen: "fifteen {total}",
  "thirty-one": "thirty-one for {total}",
  pair: "pair is {total}",
  "three-of-a-kind": "three of a kind is {total}",
  "four-of-a-kind": "four of a kind is {total}",
  run: "run of {cards} is {total}",
  "double-run": "double run of {cards} is {total}",
  "triple-run": "triple run of {cards} is {total}",
  "quadruple-run": "quadruple run of {cards} is {total}",
  "multiple-run": "{runs} runs of {cards} with their pairs is {total}",
  flush: "flush is {total}",
  nobs: "one for his nobs is {total}",
  heels: "two for his heels",
  go: "go is {total}",
  "last-card": "last card is {total}",
  claim: "claim is {total}",
  muggins: "muggins is {total}",
  difference: "difference is {total}",
  runs: "each",
} as const;

/**
 * The words of {@link formatScore}, so that you can translate them.
 *
 * `{total}` stands for the points so far, `{cards}` for the number of cards and `{runs}` for the number of runs.
 * `numbers` spells them out: a comma-separated list from 0 up. Higher numbers appear as digits. `nothing` is a hand
 * worth nothing. `runs` is `"each"` for a phrase per run, or `"grouped"` to combine runs of the same ranks with their
 * pairs: "double run of three is eight"; more than four of them are a `multiple-run`.
 *
 * @useDeclaredType
 */
export type ScoreWords = { readonly [name in Exclude<keyof typeof ENGLISH, "runs">]: string } & {
  readonly runs: "each" | "grouped";
};

/**
 * The default words of {@link formatScore}.
 *
 * @example
 * ```ts
 * import { SCORE_WORDS } from "fifteen-two/scoring";
 *
 * SCORE_WORDS.nobs; // => "one for his nobs is {total}"
 * ```
 */
export const SCORE_WORDS: ScoreWords = /* @__PURE__ */ Object.freeze(ENGLISH);

/**
 * Phrases a count the way players say it, each item with the points so far: "fifteen two, fifteen four, pair is six".
 *
 * Three or four of a kind are one phrase. With `{ runs: "grouped" }`, so are runs of the same ranks, together with the
 * pairs in them: "double run of three is eight".
 *
 * @remarks By default each run gets its own phrase, in the order of the rules: fifteens, pairs, runs, flush, his nobs.
 * The phrases follow the items, so a listener can check each against the cards. Grouped runs are a shorthand for
 * players who know their values by heart.
 *
 * @param items - the items of one score, from {@link scoreHand}, {@link scoreCards} or {@link scorePlay}
 * @param words - replacements for {@link SCORE_WORDS}, and whether to group runs
 * @returns a phrase without a period; a hand worth nothing is "nothing"
 * @throws InvalidStateError when `items` are not a score's items, or a key of `words` is unknown or its value not a
 * string
 *
 * @example
 * ```ts
 * import { formatScore, scoreHand } from "fifteen-two/scoring";
 *
 * formatScore(scoreHand(["7H", "8D", "2S", "KC"], "8C").items); // => "fifteen two, fifteen four, pair is six"
 * formatScore(scoreHand(["5H", "5D", "5S", "KC"], "2C").items);
 * // => "fifteen two, fifteen four, fifteen six, fifteen eight, three of a kind is fourteen"
 * formatScore(scoreHand(["5H", "5D", "6S", "7C"], "2C").items, { runs: "grouped" });
 * // => "fifteen two, double run of three is ten"
 * const german = { numbers: "null, eins, zwei, drei, vier, fünf, sechs", fifteen: "fünfzehn {total}", pair: "Paar macht {total}" };
 * formatScore(scoreHand(["7H", "8D", "2S", "KC"], "8C").items, german); // => "fünfzehn zwei, fünfzehn vier, Paar macht sechs"
 * ```
 */
export function formatScore(items: readonly ScoreItem[], words?: Partial<ScoreWords> | null): string {
  expectArray(items, ["items"]);
  for (let i = 0; i < items.length; i++) expectItem(items[i], ["items", i]);
  expectWords(words ?? {});
  const all: ScoreWords = { ...ENGLISH, ...words };
  if (items.length === 0) return all.nothing;
  let total = 0;
  const phrases = phraseGroups(items, all.runs === "grouped").map((group) => {
    for (const { points } of group) total += points;
    return phrase(group, total, all);
  });
  return phrases.join(", ");
}

function expectItem(item: unknown, at: readonly Key[]): void {
  expectObject(item, at);
  expectString(fieldOf(item, "kind"), [...at, "kind"]);
  readInteger(fieldOf(item, "points"), [...at, "points"], 0);
  readCards(fieldOf(item, "cards"), [...at, "cards"], 0, 52);
}

function expectWords(words: Partial<ScoreWords>): void {
  expectKeys(words, ["words"], Object.keys(ENGLISH));
  for (const [key, word] of Object.entries(words)) expectString(word, ["words", key]);
  readOneOf(words.runs ?? "each", ["words", "runs"], ["each", "grouped"]);
}

/** Groups a score's items by phrase: pairs of one rank and, if `grouped`, runs of the same ranks with their pairs. */
function phraseGroups(items: readonly ScoreItem[], grouped: boolean): readonly ScoreItem[][] {
  const runs = grouped ? items.filter(({ kind }) => kind === "run") : [];
  // Two runs of one score share all of their ranks or none.
  const runOf = ({ kind, cards: [card] }: ScoreItem) =>
    kind === "run" || kind === "pair"
      ? runs.find((run) => run.cards.some((other) => other[0] === card?.[0]))
      : undefined;
  const isInRun = (item: ScoreItem) => item.kind === "pair" && runOf(item) !== undefined;
  const groups = new Map<unknown, ScoreItem[]>();
  for (const item of [...items.filter((item) => !isInRun(item)), ...items.filter(isInRun)]) {
    const key = runOf(item) ?? (item.kind === "pair" ? item.cards[0]?.[0] : item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** The phrase for one group. */
function phrase(group: readonly ScoreItem[], total: number, words: ScoreWords): string {
  const { kind, cards } = group[0]!;
  const runs = group.filter((item) => item.kind === "run").length;
  // Three of a kind are three pairs, of which a third card makes two.
  const alike = new Set(group.flatMap((item) => item.cards)).size;
  const named = kind === "run" ? (RUNS[runs - 1] ?? "multiple-run") : kind === "pair" ? PAIRS[alike - 2] : kind;
  const key = named ?? kind;
  const text = Object.hasOwn(words, key) ? words[key as keyof ScoreWords] : `${key.replaceAll("-", " ")} is {total}`;
  const numbers = splitList(words.numbers);
  const values: { readonly [name: string]: number } = { total, cards: kind === "pair" ? alike : cards.length, runs };
  return text.replace(/\{(total|cards|runs)\}/g, (_, name: string) => numbers[values[name]!] ?? `${values[name]}`);
}

/** Words for two, three and four cards of one rank. */
const PAIRS = ["pair", "three-of-a-kind", "four-of-a-kind"];

/** Words for one to four runs of the same ranks. */
const RUNS = ["run", "double-run", "triple-run", "quadruple-run"];
