import type { CommonWords } from "../common.ts";
import { german } from "./common.ts";

/**
 * The German words of the Sackson game.
 *
 * @example
 * ```ts
 * import { describeMove } from "fifteen-two";
 * import * as sackson from "fifteen-two/sackson";
 * import * as german from "fifteen-two/words/de";
 *
 * const options = { viewer: 0, words: german.sackson };
 * describeMove(sackson, { type: "take", seat: 0, colors: ["red", "blue"] }, options);
 * // => "Du nimmst Rot und Blau aus der Bank"
 * ```
 */
export const sackson: CommonWords & Readonly<Record<string, string>> = german({
  take: "{seat} {nimmst|nimmt|nehmen|nehmt|nimm} {colors} aus der Bank",
  exchange: "{seat} {tauschst|tauscht|tauschen|tauscht|tausch} die Plättchen auf {squares}",
  return: "{seat} {gibst|gibt|geben|gebt|gib} {color} in die Bank zurück",
  item: "{kind} in {color} auf {squares} für {points}",
  "turn.take": "{seats} {bist|ist|sind|seid} dran: Farbsteine nehmen",
  "turn.exchange": "{seats} {bist|ist|sind|seid} dran: zwei Plättchen tauschen",
  "turn.return": "{seats} {bist|ist|sind|seid} dran: einen Farbstein zurückgeben",
  "refusal.wrong-stones": "Farbsteine zu nehmen: {number}",
  "refusal.not-in-bank": "der {color:nom} Farbstein ist nicht in der Bank",
  "refusal.not-held": "{seat} {hast|hat} den {color:acc} Farbstein nicht",
  "refusal.wrong-colors": "tausche Plättchen in den Farben deiner Farbsteine: {colors}",
  "refusal.same-color": "tausche zwei verschiedene Farben",
  "refusal.isolated": "ein Plättchen stünde allein",
  "refusal.must-return-figure": "gib den {color:acc} Farbstein zurück, den in der Farbe der Figur",
  "nobody.turn-limit": "die Höchstzahl der Züge ist erreicht: unentschieden",
  "won.turn-limit": "die Höchstzahl der Züge ist erreicht; {winners} {gewinnst|gewinnt|gewinnen|gewinnt}",
  "games.2": "ein doppelter Sieg",
  "name.yellow": "Gelb",
  "name.blue": "Blau",
  "name.green": "Grün",
  "name.brown": "Braun",
  "name.red": "Rot",
  "name.yellow.nom": "gelbe",
  "name.yellow.acc": "gelben",
  "name.blue.nom": "blaue",
  "name.blue.acc": "blauen",
  "name.green.nom": "grüne",
  "name.green.acc": "grünen",
  "name.brown.nom": "braune",
  "name.brown.acc": "braunen",
  "name.red.nom": "rote",
  "name.red.acc": "roten",
  "name.plus": "Plus",
  "name.cross": "Kreuz",
  "name.line": "Reihe",
  "name.zig-zag": "Zickzack",
});
