import type { CommonWords } from "../common.ts";
import { CRIB, german } from "./common.ts";

/**
 * The German words of cribbage.
 *
 * @example
 * ```ts
 * import { describeMove } from "fifteen-two";
 * import * as cribbage from "fifteen-two/cribbage";
 * import * as german from "fifteen-two/words/de";
 *
 * const options = { names: ["Ann", "Bob"], viewer: 0, words: german.cribbage };
 * describeMove(cribbage, { type: "discard", seat: 1, cards: ["??", "??"] }, options); // => "Bob legt zwei Karten in die Krippe"
 * ```
 */
export const cribbage: CommonWords & Readonly<Record<string, string>> = german(CRIB, {
  deal: "die Karten sind verteilt[; {seat} {bekommst|bekommt} {hand}]",
  discard: "{seat} {legst|legt|legen|legt|leg} {cards} in die Krippe",
  cut: "die Startkarte ist {card}",
  play: "{seat} {spielst|spielt|spielen|spielt|spiel} {card}[, das macht {count}]",
  go: "{seat} {sagst|sagt|sagen|sagt|sag} „passe“",
  show: "{seat} {zählst|zählt|zählen|zählt|zähl} {hand}[ und {sagst|sagt|sagen|sagt|sag} {claim} an]",
  "turn.discard": "{seats} {bist|ist|sind|seid} dran: in die Krippe legen",
  "turn.cut": "die Startkarte wird aufgedeckt",
  "turn.play": "{seats} {bist|ist|sind|seid} dran: eine Karte spielen[, es steht {count}]",
  "turn.show": "{seats} {bist|ist|sind|seid} dran: {hand} zählen",
  "only.go": "keine Karte passt bei {count}: Sag „passe“",
  "refusal.wrong-cards": "[lege {cards} ab]",
  "refusal.not-held": "{seat} {hast|hat} {card} nicht",
  "refusal.over-31": "{card} geht über 31: Es steht {count}",
  "refusal.can-play": "{seat} {kannst|kann} {card} spielen",
  "refusal.wrong-hand": "{seat} {musst|muss} {hand} zählen",
  "games.4": "ein doppelter Skunk",
  "name.hand": "das Blatt",
});
