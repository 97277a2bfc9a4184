import { sideOf } from "fifteen-two";
import { advise } from "fifteen-two/bots";
import * as cribino from "fifteen-two/cribino";
import type ENDS from "./ends.json";

/** A lay of Crib-Ino and the likely ones after it: their number, the points of both sides, and what follows them. */
export type Sequel = NonNullable<ReturnType<typeof sequelOf>>;

/** Maximum number of likely lays. */
const MOST = 6;

/** The sequel of a move between two sides, with 500 trial games for each lay; undefined if no lay follows the move. */
export function sequelOf(view: cribino.CribinoView, move: cribino.CribinoMove) {
  if (move.type !== "lay") return undefined;
  const side = sideOf(view, move.seat);
  const { viewer: _, ...before } = view;
  let state = cribino.apply(before as cribino.CribinoState, move);
  let n = 0;
  for (; n < MOST && state.phase === "play" && endOf(state, side) === ""; n++) {
    const { choices } = [...advise(cribino, cribino.view(state, state.turn), { iterations: 500 })].at(-1)!;
    state = cribino.apply(state, choices[0]!.move);
  }
  const [own, theirs] = [side, 1 - side].map((one) => state.scores[one]! - view.scores[one]!) as [number, number];
  return n === 0 ? undefined : { n, own, theirs, end: endOf(state, side) };
}

/** The end of the lays in a state; empty if another lay follows. */
function endOf(state: cribino.CribinoState, side: number): keyof typeof ENDS {
  if (state.phase !== "play") return "over";
  if (cribino.legalMoves(state)[0]!.type === "lay") return "";
  return sideOf(state, state.turn) === side ? "own draw" : "their draw";
}
