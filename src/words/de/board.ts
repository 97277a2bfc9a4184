import { frozen } from "../../core/frozen.ts";

/**
 * The German words of `describeBoard`. Pass them together with the words of cribbage.
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 * import { describeBoard, situation } from "fifteen-two/cribbage/analysis";
 * import * as german from "fifteen-two/words/de";
 *
 * const view = situation({ hand: ["2H", "3D", "3S", "5C", "9S", "QD"], dealer: true, scores: [70, 60] });
 * const options = { names: ["", "Bob"], words: { ...german.cribbage, ...german.board } };
 * describeBoard(cribbage, view, options)[0]; // => "Du liegst im Soll (70) und solltest auf Sicherheit spielen"
 * ```
 */
export const board: Readonly<Record<string, string>> = /* @__PURE__ */ frozen({
  "board.ahead": "{side} {liegst|liegt} {points} vor dem Soll[ ({par})] und {solltest|sollte} auf Sicherheit spielen",
  "board.at": "{side} {liegst|liegt} im Soll[ ({par})] und {solltest|sollte} auf Sicherheit spielen",
  "board.behind": "{side} {liegst|liegt} {points} hinter dem Soll[ ({par})] und {solltest|sollte} auf Punkte spielen",
});
