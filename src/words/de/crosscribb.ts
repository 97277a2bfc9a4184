import { CRIB, german, type Words } from "./common.ts";

/**
 * The German words of CrossCribb.
 *
 * @example
 * ```ts
 * import { describeMove } from "fifteen-two";
 * import * as crosscribb from "fifteen-two/crosscribb";
 * import * as german from "fifteen-two/words/de";
 *
 * describeMove(crosscribb, { type: "cut", card: "5H" }, { words: german.crosscribb }); // => "In der Mitte liegt Herz Fünf"
 * ```
 */
export const crosscribb: Words = /* @__PURE__ */ german(CRIB, {
  award: "{side} {bekommst|bekommt|bekommen|bekommt} {points}[ in {line:dat}]: {items}",
  deal: "die Karten sind gegeben",
  cut: "in der Mitte liegt {card}",
  place: "{seat} {legst|legt} {card} auf {square}",
  discard: "{seat} {legst|legt} {card} in die Krippe",
  show: "{seat} {zählst|zählt} {lines}[ und {sagst|sagt} {claim} an]",
  "turn.cut": "die Karte der Mitte wird abgehoben",
  "turn.play": "{seats} {legst|legt|legen|legt} eine Karte",
  "turn.show": "{seats} {zählst|zählt|zählen|zählt}",
  "only.discard": "die übrigen Karten gehören in die Krippe",
  "refusal.square-taken": "auf {square} liegt schon {card}",
  "refusal.must-discard": "alle übrigen Karten gehören in die Krippe",
  "refusal.nothing-owed": "{seat} {hast|hat} genug abgelegt: lege die Karte auf ein Feld",
  "refusal.one-discard": "{seat} {hast|hat} in diesem Zug schon abgelegt: lege die Karte auf ein Feld",
  "item.difference": "der Unterschied der Runde",
  "name.lines": "die Reihen",
  "name.columns": "die Spalten",
  "name.rows": "die Zeilen",
  "name.crib.dat": "der Krippe",
  "name.a": "Spalte a",
  "name.b": "Spalte b",
  "name.c": "Spalte c",
  "name.d": "Spalte d",
  "name.e": "Spalte e",
  "name.1": "Zeile 1",
  "name.2": "Zeile 2",
  "name.3": "Zeile 3",
  "name.4": "Zeile 4",
  "name.5": "Zeile 5",
});
