// Fails for words that have a plainer equivalent, for clauses in place of nouns in code, and for comments wider than
// 120 columns.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The files and folders whose words are looked at. */
const ROOTS = ["README.md", ".changeset", "docs", "src", "test"];

const ROOT = join(import.meta.dirname, "../..");

/** Words with a plainer equivalent. A space in a pattern stands for any white space, also between two lines. */
const WORDS = [
  // Terms of the games and the interface.
  ["discard", "lay away", /\b(lay|lays|laying|laid) (\w+ ){0,2}away\b/],
  ["discard", "throw", /\bthrow(s|n|ing)? ((a|one|two|the|your|any) )?(cards?|pairs?|away|to (the|your) crib)\b/],
  ["equilibrium", "habits", /\bhabits?\b/],
  ["awards", "scored (as a field)", /\breadonly scored\b|(?<!\.\.)\.scored\b/],
  ["reason", "why or during (as a field)", /\breadonly (why|during)\b/],
  ["Redacted", "Seen (as a type)", /\b(type|interface) Seen\b|\bSeen</],
  ["options and settings", "options for both", /\boptions for both\b/],
  ["a side", "who shares a score", /\bwho shares? a score\b/],
  // Phrases that need a second reading.
  ["is not a", "is no", /(?<!\bthere )\b(is|are|was|were) no (?!longer\b)\w+/],
  ["is not one", "that is none", /\bthat is none\b/],
  ["duplicate", "is there twice", /\bthere twice\b|\btwice there\b/],
  ["expected one of", "known are", /\bknown are\b/],
  ["is, adds up to", "comes to", /\b(come|comes|came) to (?!mind\b)\w+/],
  ["adds up to, consists of", "made of", /\bmade of\b/],
  ["a player who", "whoever", /\bwhoever\b/],
  ["a player who can't", "who cannot", /\bwho cannot\b/],
  ["the seat, they", "he, him, his", /\b(he|him)\b|\bhis (?!heels\b|nobs\b|knobs\b)\w+/],
  ["anything else", "what is not …", /\bwhat is not (asked|an?|one)\b/],
  ["use …", "is for … to say", /\bis for \w+ to (say|tell)\b/],
  ["the reverse", "the other way round", /\bthe other way round\b/],
  ["your own", "of one's own", /\bof one's own\b/],
  ["apart from, also", "besides", /\bbesides\b/],
  ["the number itself", "so many", /\bso many\b/],
  ["usually", "as it is most often", /\bas (it is )?most often\b/],
  ["that matter", "on which something hangs", /\bon which something hangs\b/],
  ["what the bot prefers", "likes a card", /\b(dis)?likes (a|the|one) card\b/],
  ["separated by", "parted by, set apart by", /\b(parted|set apart) by\b/],
  ["case doesn't matter", "in either case", /\bin either case\b/],
  ["at random", "by lot", /\bby lot\b/],
  ["American spelling", "British spelling", /\b(colour|centre|neighbour|favour|behaviour|honour)\w*/],
];

/** Clauses that need a second reading, in comments and texts of code. */
const CLAUSES = [
  ["the range or the part", /\bas far as\b/],
  ["the noun itself", /\b(?:those that|of what)\b/],
  ["the verb's own subject", /\blet by\b|\b(?:is|are|was|were|be) told\b/],
];

/** A comment that opens with a clause, such as "What the card scores" for "Points of the card". */
const OPENER = /(?:\/\*+|^[ \t]*\/\/|[{(,;] *\/\/)\s*(?:\*\s*)?(?:What|How (?:much|many)|Who)\b/gm;

/** Code whose comments are held to {@link CLAUSES}, {@link OPENER} and the width. */
const CODE = ["src", "test", "docs"];

const WIDTH = 120;

/** The numbers of the rules, such as S2-60. Only the rules pages explain them. */
const RULE_NUMBER = /\bS\d[A-Z]?-\d\d\b/g;

const SELF = "test/package/vocabulary.mjs";

const isCode = (path) => CODE.some((folder) => path.startsWith(`${folder}/`)) && /\.(tsx?|[cm]?js|css)$/.test(path);

function filesIn(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return /\.(tsx?|[cm]?js|css|md|html)$/.test(path) ? [path] : [];
  return readdirSync(join(ROOT, path))
    .filter((name) => name !== "node_modules" && name !== "dist")
    .flatMap((name) => filesIn(join(path, name)));
}

/** A text with spaces instead of comment markers, so that patterns match across lines. */
function withoutMarkers(text) {
  return text.replace(/(?<=\n)[ \t]*(?:\*(?!\/)|\/\/|>)/g, (marker) => " ".repeat(marker.length));
}

const texts = ROOTS.flatMap(filesIn)
  .filter((path) => path !== SELF)
  .map((path) => {
    const source = readFileSync(join(ROOT, path), "utf8");
    return { path, source, text: withoutMarkers(source) };
  });

/** Every match of a pattern in a file, such as `src/core/card.ts:12: is no card`. */
function matchesIn(path, text, pattern) {
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => {
    const line = text.slice(0, index).split("\n").length;
    return `${path}:${line}: ${match.trim().replace(/\s+/g, " ")}`;
  });
}

/** A pattern with each space for any white space, in any case. */
function spaced({ source }) {
  return new RegExp(source.replaceAll(" ", "\\s+"), "gi");
}

/** A fault for each match of some entries in a file: an entry begins with the replacement and ends with the pattern. */
function advice(patterns, { path, text }) {
  return patterns.flatMap((entry) =>
    matchesIn(path, text, spaced(entry.at(-1))).map((found) => `${found}: better "${entry[0]}"`),
  );
}

/** The comment lines of a source that are too wide, without the code of examples. */
function wideIn({ path, source }) {
  let isExample = false;
  return source.split("\n").flatMap((line, i) => {
    if (/^\s*\*\s*```/.test(line)) isExample = !isExample;
    if (line.length <= WIDTH || isExample || !/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
    return [`${path}:${i + 1}: wrap the comment at ${WIDTH} columns`];
  });
}

const code = texts.filter(({ path }) => isCode(path));
const faults = [
  ...code.flatMap((file) => [
    ...matchesIn(file.path, file.source, OPENER).map((found) => `${found}: open with a noun or a verb`),
    ...advice(CLAUSES, file),
    ...wideIn(file),
  ]),
  ...texts.flatMap((file) => advice(WORDS, file)),
  ...texts
    .filter(({ path }) => path.startsWith("src/"))
    .flatMap(({ path, text }) => matchesIn(path, text, RULE_NUMBER).map((found) => `${found}: say the rule in words`)),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
