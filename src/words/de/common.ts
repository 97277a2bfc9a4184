import { frozen } from "../../core/frozen.ts";
import type { CommonWords } from "../common.ts";

/** The German words that all games share. */
const COMMON: CommonWords & Readonly<Record<string, string>> = {
  you: "du",
  "you.dat": "dir",
  "you.acc": "dich",
  seat: "Spieler {number}",
  and: " und ",
  comma: ", ",
  card: "{suit} {rank}",
  ranks: "Ass, Zwei, Drei, Vier, Fünf, Sechs, Sieben, Acht, Neun, Zehn, Bube, Dame, König",
  suits: "Kreuz, Karo, Herz, Pik",
  hidden: "eine Karte",
  "hidden-cards": "{number} Karten",
  numbers: "keine, eine, zwei, drei, vier, fünf, sechs",
  move: "{seat}: {type}[ {rest}]",
  chance: "{type}[ {rest}]",
  award: "{side} {bekommst|bekommt|bekommen|bekommt} {points}[: {items}]",
  loss: "{side} {verlierst|verliert|verlieren|verliert} {points}[: {items}]",
  item: "{kind} {points}",
  turn: "{seats} {bist|ist|sind|seid} dran",
  "turn.chance": "gleich kommen die Karten",
  "turn.over": "das Spiel ist aus",
  outcome: "{result}, {scores}[, {games}]",
  points: "{points} Punkte",
  won: "{winners} {gewinnst|gewinnt|gewinnen|gewinnt}",
  tied: "unentschieden zwischen {winners:dat}",
  nobody: "niemand gewinnt",
  games: "das zählt {number} Spiele",
  refusal: "das geht nicht",
  "refusal.malformed": "das ist kein Zug",
  "refusal.game-over": "das Spiel ist aus",
  "refusal.not-your-turn": "warte[ auf {seats:acc}]",
  "refusal.wrong-phase": "das geht jetzt nicht",
  "refusal.chance-to-move": "warte auf die Karten",
  "refusal.players-to-move": "ein Spieler ist dran",
  "refusal.not-listed": "dieser Zug ist jetzt nicht möglich",
  "refusal.not-a-string": "das ist kein Text",
  "refusal.not-an-array": "das ist keine Liste",
  "refusal.too-long": "das ist länger als {most} Zeichen",
  "refusal.empty": "da steht nichts",
  "refusal.not-a-card": "„{word}“ ist keine Karte[; schreibe {spelling}]",
  "refusal.duplicate-card": "{card} steht doppelt da",
  "refusal.wrong-count": "nötig: {expected}, nicht {count}",
  "refusal.not-a-seat": "„{word}“ ist kein Spieler[; Spieler sind 0 bis {last}]",
  "refusal.unknown-move": "„{word}“ ist kein Zug",
  "refusal.missing-word": "da fehlt etwas",
  "refusal.unexpected-word": "„{word}“ ist zu viel",
  "refusal.duplicate-word": "„{word}“ steht doppelt da",
  "refusal.bad-word": "„{word}“ passt hier nicht",
  "refusal.bad-prefix": "„{word}“ muss mit „{prefix}“ beginnen",
  "refusal.bad-json": "[„{word}“: ]Das ist kein gültiges JSON",
  "refusal.bad-header": "„{word}“ ist keine Kopfzeile",
  "refusal.unknown-header": "eine Kopfzeile „{word}“ gibt es nicht",
  "refusal.missing-header": "die Kopfzeile „{word}“ fehlt",
  "refusal.late-header": "Kopfzeilen stehen am Anfang",
  "refusal.unfinished-deal": "die Runde davor ist nicht zu Ende",
  "refusal.illegal-move": "das erlauben die Regeln nicht",
};

/** The words of the games with a crib. */
export const CRIB = {
  "cut-for-deal": "Abheben um das Geben: {cards}[; {dealer} {gibst|gibt}]",
  muggins: "{seat} {rufst|ruft|rufen|ruft|ruf} „Muggins“ und {nimmst|nimmt|nehmen|nehmt|nimm} {points}",
  accept: "{seat} {lässt|lässt|lassen|lasst|lass} die Zählung gelten",
  "turn.cut-for-deal": "die Spieler heben um das Geben ab",
  "turn.deal": "{dealer} {bist|ist} dran: geben",
  "turn.muggins": "{seats} {darfst|darf|dürfen|dürft} übersehene Punkte nehmen",
  "refusal.wrong-claim": "das ist keine {claim} wert",
  "refusal.no-muggins": "angesagt wird nur im Spiel mit Muggins",
  "games.2": "ein Skunk",
  "games.3": "ein doppelter Skunk",
  "name.crib": "die Krippe",
};

/** Merges the shared words with a game's own, which win. */
export function german(
  ...own: readonly { readonly [name: string]: string }[]
): CommonWords & Readonly<Record<string, string>> {
  return merged(COMMON, ...own);
}

/** Merges words; later ones win. A function call, so that bundlers can drop words that are unused. */
export function merged<Words extends readonly { readonly [name: string]: string }[]>(
  ...words: Words
): Words[0] & Readonly<Record<string, string>> {
  return frozen(Object.assign({}, ...words));
}
