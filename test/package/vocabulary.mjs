// Warns of words that have a plainer equivalent. A warning is a hint: it fails nothing.
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

/** The numbers of the rules, such as S2-60. Only the rules pages explain them. */
const RULE_NUMBER = /\bS\d[A-Z]?-\d\d\b/g;

const SELF = "test/package/vocabulary.mjs";

function filesIn(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return /\.(tsx?|m?js|md|html)$/.test(path) ? [path] : [];
  return readdirSync(join(ROOT, path))
    .filter((name) => name !== "node_modules" && name !== "dist")
    .flatMap((name) => filesIn(join(path, name)));
}

/** A file's text with spaces instead of comment markers, so that patterns match across lines. */
function textOf(path) {
  const text = readFileSync(join(ROOT, path), "utf8");
  return text.replace(/(?<=\n)[ \t]*(?:\*(?!\/)|\/\/|>)/g, (marker) => " ".repeat(marker.length));
}

const texts = ROOTS.flatMap(filesIn)
  .filter((path) => path !== SELF)
  .map((path) => ({ path, text: textOf(path) }));

/** Every match of a pattern, such as `src/core/card.ts:12: is no card`. */
function find(pattern, under = "") {
  return texts
    .filter(({ path }) => path.startsWith(under))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(pattern), ({ 0: match, index }) => {
        const line = text.slice(0, index).split("\n").length;
        return `${path}:${line}: ${match.replace(/\s+/g, " ")}`;
      }),
    );
}

for (const [use, , { source }] of WORDS)
  for (const found of find(new RegExp(source.replaceAll(" ", "\\s+"), "gi"))) console.warn(`${found}: better "${use}"`);
for (const found of find(RULE_NUMBER, "src/")) console.warn(`${found}: say the rule in words`);
