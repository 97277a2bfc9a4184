import * as json from "./json.ts";
import * as moves from "./moves.ts";
import type { Played } from "./played.ts";
import * as views from "./views.ts";

/** Says what is wrong in a state of a played game; undefined if the law holds there. */
export type Law = (played: Played, at: number) => string | undefined;

function endsInEveryPlayout({ game, states, failure }: Played, at: number): string | undefined {
  if (at < states.length - 1 || game.outcome(states[at]!) !== undefined) return undefined;
  return failure ?? `the game has not ended after ${at} moves`;
}

/** The laws that every game keeps, by their titles. */
export const LAWS: { readonly [title: string]: Law } = {
  "exactly one holds: over, chance to move, someone active": moves.isOverOrChanceOrActive,
  "every playout ends": endsInEveryPlayout,
  "the listed moves are those of each active seat": moves.listsEachSeatsMoves,
  "every listed move applies": moves.appliesWhatIsListed,
  "what is not listed is refused with a code": moves.refusesWhatIsNotListed,
  "anything but a move is refused as malformed": moves.refusesWhatIsNoMove,
  "moves of different seats at the same time commute": moves.commutesBetweenSeats,
  "the outcome fits the sides": moves.outcomeFitsTheSides,
  "states and views come back from JSON": json.statesComeBack,
  "moves come back from JSON and text": json.movesComeBack,
  "records come back from JSON and text, and replay": json.recordsComeBack,
  "broken states are refused with their path": json.refusesBrokenStates,
  "a view lists and judges exactly its viewer's moves": views.viewsListTheirViewersMoves,
  "a view tells who moves, the outcome and the standing": views.viewsTellWhatIsOpen,
  "what a view is completed to gives that view again": views.completionsGiveTheView,
  "a seat sees its own moves whole": views.seatsSeeTheirOwnMoves,
  "moves have words": views.movesHaveWords,
  "a view hides what the moves hide": views.viewsHideWhatMovesHide,
};
