/**
 * The German words of all games, for `describeMove` and its siblings, and of scores, for `formatScore`.
 *
 * ```ts
 * import * as german from "fifteen-two/words/de";
 * ```
 *
 * @module fifteen-two/words/de
 */

export { board } from "./board.ts";
export { cribbage } from "./cribbage.ts";
export { cribino } from "./cribino.ts";
export { crosscribb } from "./crosscribb.ts";
export { reasons } from "./reasons.ts";
export { sackson } from "./sackson.ts";
export { score } from "./score.ts";
export { themes } from "./themes.ts";
