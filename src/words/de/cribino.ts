import type { CommonWords } from "../common.ts";
import { german } from "./common.ts";

/**
 * The German words of Crib-Ino.
 *
 * @example
 * ```ts
 * import { describeMove } from "fifteen-two";
 * import * as cribino from "fifteen-two/cribino";
 * import * as german from "fifteen-two/words/de";
 *
 * describeMove(cribino, { type: "pass", seat: 0 }, { viewer: 0, words: german.cribino }); // => "Du setzt aus"
 * ```
 */
export const cribino: CommonWords & Readonly<Record<string, string>> = german({
  hidden: "ein Stein",
  "hidden-cards": "{number} Steine",
  deal: "die Steine sind verteilt",
  shuffle: "die Steine sind gemischt",
  "draw-tile": "{seat} {bekommst|bekommt} einen Stein[ mit Lila {purple}, Rot {red}, Grün {green}, Gelb {yellow}]",
  lay: "{seat} {legst|legt|legen|legt|leg} einen Stein[ mit Lila {purple}, Rot {red}, Grün {green}, Gelb {yellow}] auf {x},{y}[, um {degrees}° gedreht]",
  draw: "{seat} {ziehst|zieht|ziehen|zieht|zieh} einen Stein",
  pass: "{seat} {setzt|setzt|setzen|setzt|setz} aus",
  "turn-up": "{seat} {deckst|deckt|decken|deckt|deck} die nächsten Steine auf",
  loss: "{side} {zahlst|zahlt|zahlen|zahlt} {points}",
  "turn.deal": "{dealer} {bist|ist} dran: geben",
  "turn.shuffle": "die Steine werden gemischt",
  "turn.draw": "ein Stein wird gezogen",
  "turn.play": "{seats} {bist|ist|sind|seid} dran: einen Stein legen",
  "turn.solitaire": "{seats} {bist|ist} dran: einen Stein legen",
  "only.draw": "nichts passt: Zieh einen Stein",
  "only.draw-pass": "nichts passt: Zieh einen Stein oder setz aus",
  "only.pass": "nichts passt: Setz aus",
  "only.turn-up": "nichts passt: Deck die nächsten Steine auf",
  "refusal.chance-to-move": "warte auf die Steine",
  "refusal.not-held": "{seat} {hast|hat} diesen Stein nicht",
  "refusal.no-place": "ein Stein gehört neben den letzten oder dorthin, wo er zwei berührt",
  "refusal.no-fit": "der Stein passt dort nicht[, außer auf {degrees}° gedreht]",
  "refusal.can-lay": "ein Stein passt, also leg ihn",
  "refusal.can-draw": "zieh, bevor du aussetzt",
  "refusal.cannot-draw": "es kann kein Stein gezogen werden",
  "refusal.wrong-tiles": "diese Steine können nicht verteilt werden",
  "refusal.wrong-hand": "diese Hand bekommt keinen Stein",
  "won.blocked": "niemand kann legen; {winners} {gewinnst|gewinnt|gewinnen|gewinnt}",
  "tied.blocked": "niemand kann legen; unentschieden zwischen {winners:dat}",
  "won.played-out": "alle Steine liegen",
  "nobody.stuck": "kein Stein passt mehr",
  "item.scoring": "{color} {numbers} für {points}",
  "item.matching": "{color} {numbers}",
  "item.doubled": "verdoppelt für {points}",
  "item.opening": "die Summe des ersten Steins",
  "item.out": "{seat} {hast|hat} noch {tiles} auf der Hand",
  "item.blocked": "{seat} {hast|hat} noch {tiles} auf der Hand",
  "name.purple": "Lila",
  "name.red": "Rot",
  "name.green": "Grün",
  "name.yellow": "Gelb",
});
