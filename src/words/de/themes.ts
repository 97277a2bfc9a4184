import { frozen } from "../../core/frozen.ts";

/**
 * The German words of the themes and merits of a choice (`featuresOf`), and of the themes of a board
 * (`boardPosition`) in cribbage.
 *
 * @example
 * ```ts
 * import { boardPosition, situation } from "fifteen-two/cribbage/analysis";
 * import { themes } from "fifteen-two/words/de";
 *
 * const view = situation({ hand: ["2H", "3D", "3S", "5C", "9S", "QD"], dealer: false, scores: [76, 61] });
 * boardPosition(view)[0]!.themes.map((theme) => themes[theme]); // => ["vor dem Soll", "auf Sicherheit spielen"]
 * themes["gives a five"]; // => "verschenkt eine Fünf"
 * ```
 */
export const themes: Readonly<Record<string, string>> = /* @__PURE__ */ frozen({
  "gives a five": "verschenkt eine Fünf",
  "gives a pair": "verschenkt ein Paar",
  "gives a fifteen": "verschenkt eine Fünfzehn",
  "gives touching cards": "verschenkt benachbarte Karten",
  "splits a pair": "trennt ein Paar",
  "splits a fifteen": "trennt eine Fünfzehn",
  "breaks a run": "zerreißt eine Folge",
  "leads a five": "beginnt mit einer Fünf",
  "leads a ten-card": "beginnt mit einer Zehnerkarte",
  "makes 5": "macht 5",
  "makes 21": "macht 21",
  "allows a run": "erlaubt eine Folge",
  "allows three of a kind": "erlaubt einen Drilling",
  "adds a five": "legt eine Fünf in die eigene Krippe",
  "adds a pair": "legt ein Paar in die eigene Krippe",
  "adds a fifteen": "legt eine Fünfzehn in die eigene Krippe",
  "adds touching cards": "legt benachbarte Karten in die eigene Krippe",
  "gives distant cards": "verschenkt nur weit entfernte Karten",
  "allows nothing": "erlaubt nichts",
  "answers a pair": "erwidert ein Paar",
  "answers a fifteen": "erwidert eine Fünfzehn",
  "answers a run": "erwidert eine Folge",
  "allows no fifteen": "erlaubt keine Fünfzehn",
  "passes 15": "geht über 15",
  "keeps a pair": "behält ein Paar",
  "keeps a thirty-one": "behält eine Einunddreißig",
  "nears 31": "geht bis kurz vor 31",
  "keeps a low card": "behält eine niedrige Karte",
  "ahead of par": "vor dem Soll",
  "at par": "im Soll",
  "behind par": "hinter dem Soll",
  "play on": "auf Punkte spielen",
  "play off": "auf Sicherheit spielen",
});
