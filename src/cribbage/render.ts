import type { Seat } from "../core/any.ts";
import { seatsFrom, sideOf } from "../core/seat.ts";
import { expectState } from "../game/position.ts";
import { formatScore } from "../scoring/index.ts";
import { row } from "../shared/render.ts";
import { cardsInCount, playedBy } from "./count.ts";
import type { CribbageState, CribbageView } from "./state.ts";

/**
 * Draws the table as text.
 *
 * It shows the phase; one line per seat with its score, hand and played cards; the crib, the starter and the count; and
 * the points of the latest move.
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * cribbage.render(cribbage.initialState()).split("\n")[0]; // => "cribbage to 121: cut for deal"
 * ```
 */
export function render(state: CribbageState | CribbageView): string {
  expectState(state);
  const { settings } = state;
  const lines = [`cribbage to ${settings.target}: ${title(state)}`];
  for (const seat of seatsFrom(0, settings.players)) lines.push(seatLine(state, seat));
  if ("crib" in state) lines.push(`  crib    ${row(state.crib)}`);
  if ("starter" in state) lines.push(`  starter ${row([state.starter])}`);
  if (state.phase === "play") lines.push(`  count   ${state.count}: ${row(cardsInCount(state))}`.trimEnd());
  for (const { side, points, items } of state.awards)
    lines.push(`  ${sideName(state, side)} scored ${points}: ${formatScore(items)}`);
  return lines.join("\n");
}

function title(state: CribbageState | CribbageView): string {
  switch (state.phase) {
    case "play":
      return `seat ${state.turn} to play`;
    case "show":
      return `seat ${state.turn} to count the ${state.hand}`;
    case "muggins":
      return `seat ${state.turn} overlooked ${state.missing}; seats ${state.pending.join(", ")} may claim them`;
    case "over":
      return `${sideName(state, state.winners[0]!)} has won`;
    default:
      return state.phase.replaceAll("-", " ");
  }
}

function sideName(state: CribbageState | CribbageView, side: number): string {
  return state.settings.partners ? `side ${side}` : `seat ${side}`;
}

function seatLine(state: CribbageState | CribbageView, seat: Seat): string {
  const dealer = "dealer" in state && state.dealer === seat ? "*" : " ";
  const score = `${state.scores[sideOf(state, seat)]}`.padStart(4);
  const held = "hands" in state ? row(state.hands[seat]!) : "";
  const laid = state.phase === "play" || state.phase === "over" ? row(playedBy(state.plays, seat)) : "";
  return `${dealer} seat ${seat} ${score}  ${held.padEnd(17)}  ${laid}`.trimEnd();
}
