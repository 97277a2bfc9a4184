import { type Card, HIDDEN, type Redacted, valueOfCard } from "../core/card.ts";
import type { Around, Facts } from "../core/game.ts";
import { countOf } from "./count.ts";
import type { CribbageMove } from "./moves.ts";
import type { CribbageState, CribbageView } from "./state.ts";

const ENGLISH = {
  "cut-for-deal": "the cut for the deal: {cards}[; {dealer} {deal|deals}]",
  deal: "the cards are dealt[; {seat} {get|gets} {hand}]",
  discard: "{seat} {discard|discards} {cards}",
  cut: "the starter is {card}",
  play: "{seat} {play|plays} {card}[, for {count}]",
  go: "{seat} {say|says} go",
  show: "{seat} {count|counts} {hand}[, claiming {claim}]",
  muggins: "{seat} {call|calls} muggins for {points}",
  accept: "{seat} {let|lets} the count stand",
  "name.hand": "the hand",
  "name.crib": "the crib",
} as const;

/** The names of the words of cribbage. */
export type CribbageWords = { readonly [name in keyof typeof ENGLISH]: string };

/** The words of moves; see {@link Game.words}. `{count}` is the count with the played card. */
export const words: CribbageWords = /* @__PURE__ */ Object.freeze(ENGLISH);

type Position = CribbageState | CribbageView;

/** The only hand of a deal that is face up, and the count with a played card; see {@link Game.facts}. */
export function facts(move: Redacted<CribbageMove>, { before, after }: Around<Position>): Facts {
  if (move.type === "deal") {
    const open = move.hands.flatMap((hand, seat) => (hand[0] === HIDDEN ? [] : [{ seat, hand }]));
    return open.length === 1 ? open[0]! : {};
  }
  if (move.type !== "play") return {};
  if (before?.phase === "play") return { count: before.count + valueOfCard(move.card as Card) };
  return { count: after && countAfter(after) };
}

/** The count with the card that was played last. */
function countAfter(state: Position): number | undefined {
  if (!("plays" in state)) return undefined;
  const { plays, countStarts } = state;
  // A new count may have started already.
  const start = countStarts.filter((at) => at < plays.length).at(-1);
  return countOf(plays.slice(start));
}
