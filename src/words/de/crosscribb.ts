import type { CommonWords } from "../common.ts";
import { CRIB, german } from "./common.ts";

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
export const crosscribb: CommonWords & Readonly<Record<string, string>> = german(CRIB, {
  award: "{side} {bekommst|bekommt|bekommen|bekommt} {points}[ in {line:dat}]: {items}",
  deal: "die Karten sind verteilt",
  cut: "in der Mitte liegt {card}",
  place: "{seat} {legst|legt|legen|legt|leg} {card} auf {square}",
  discard: "{seat} {legst|legt|legen|legt|leg} {card} in die Krippe",
  show: "{seat} {zählst|zählt|zählen|zählt|zähl} {lines}[ und {sagst|sagt|sagen|sagt|sag} {claim} an]",
  "turn.cut": "die mittlere Karte wird aufgedeckt",
  "turn.play": "{seats} {bist|ist|sind|seid} dran: eine Karte legen[ ({card})]",
  "turn.show": "{seats} {bist|ist|sind|seid} dran: zählen",
  "only.place-discard": "{seats} {bist|ist|sind|seid} dran: {card} auf das Brett oder in die Krippe legen",
  "only.discard": "die übrigen Karten gehören in die Krippe",
  "refusal.wrong-cards": "diese Karten können nicht gegeben werden",
  "refusal.square-taken": "{card} liegt schon auf {square}",
  "refusal.must-discard": "alle übrigen Karten gehören in die Krippe",
  "refusal.nothing-owed": "{seat} {hast|hat} genug abgelegt: Leg die Karte auf ein Feld",
  "refusal.one-discard": "{seat} {hast|hat} in diesem Zug schon abgelegt: Leg die Karte auf ein Feld",
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
