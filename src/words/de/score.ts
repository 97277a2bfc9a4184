import { frozen } from "../../core/frozen.ts";
import type { ScoreWords } from "../../scoring/index.ts";

/**
 * The German words of scores, for `formatScore` and the option `score` of `describeAwards`.
 *
 * @example
 * ```ts
 * import { formatScore, scoreHand } from "fifteen-two/scoring";
 * import * as german from "fifteen-two/words/de";
 *
 * formatScore(scoreHand(["7H", "8D", "2S", "KC"], "8C").items, german.score);
 * // => "fünfzehn zwei, fünfzehn vier, Paar macht sechs"
 * ```
 */
export const score: ScoreWords = frozen({
  numbers:
    "null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundzwanzig, fünfundzwanzig, sechsundzwanzig, siebenundzwanzig, achtundzwanzig, neunundzwanzig",
  nothing: "nichts",
  fifteen: "fünfzehn {total}",
  "thirty-one": "einunddreißig für {total}",
  pair: "Paar macht {total}",
  "three-of-a-kind": "Drilling macht {total}",
  "four-of-a-kind": "Vierling macht {total}",
  run: "Folge von {cards} macht {total}",
  "double-run": "doppelte Folge von {cards} macht {total}",
  "triple-run": "dreifache Folge von {cards} macht {total}",
  "quadruple-run": "vierfache Folge von {cards} macht {total}",
  "multiple-run": "{runs} Folgen von {cards} mit ihren Paaren machen {total}",
  flush: "Flush macht {total}",
  nobs: "Bube der Startfarbe macht {total}",
  heels: "zwei für den Buben als Startkarte",
  go: "„passe“ macht {total}",
  "last-card": "letzte Karte macht {total}",
  claim: "Ansage macht {total}",
  muggins: "Muggins macht {total}",
  difference: "Unterschied macht {total}",
  runs: "each",
});
