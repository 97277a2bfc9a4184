import type { Neighbors, TemplateValues } from "../core/any.ts";
import { HIDDEN, type Redacted, valueOfCard } from "../core/card.ts";
import { countOf } from "./count.ts";
import type { CribbageMove } from "./moves.ts";
import type { CribbageState, CribbageView } from "./state.ts";

/** `{count}` is the count with the played card. */
export const words = {
  "cut-for-deal": "the cut for the deal: {cards}[; {dealer} {deal|deals}]",
  deal: "the cards are dealt[; {seat} {get|gets} {hand}]",
  discard: "{seat} {discard|discards} {cards}",
  cut: "the starter is {card}",
  play: "{seat} {play|plays} {card}[, for {count}]",
  go: "{seat} {say|says} go",
  show: "{seat} {count|counts} {hand}[, claiming {claim}]",
  muggins: "{seat} {call|calls} muggins for {points}",
  accept: "{seat} {let|lets} the count stand",
  "turn.cut-for-deal": "the players cut for the deal",
  "turn.deal": "{dealer} {deal|deals}",
  "turn.discard": "{seats} {are|is|are} to discard",
  "turn.cut": "the starter is cut",
  "turn.play": "{seats} {are|is|are} to play a card[ at {count}]",
  "turn.show": "{seats} {are|is|are} to count {hand}",
  "turn.muggins": "{seats} may claim overlooked points",
  "only.go": "{seats} {have|has} no card to play at {count}: say go",
  "refusal.wrong-cards": "[discard {cards}]",
  "refusal.not-held": "{seat} {do|does} not hold {card}",
  "refusal.over-31": "{card} would take the count of {count} past 31",
  "refusal.can-play": "{seat} can play {card}",
  "refusal.wrong-hand": "{seat} {are|is} to count {hand}",
  "refusal.wrong-claim": "that is not worth {claim}",
  "refusal.no-muggins": "points are claimed only in games with muggins",
  "games.2": "a skunk",
  "games.3": "a double skunk",
  "games.4": "a double skunk",
  "name.hand": "the hand",
  "name.crib": "the crib",
};

/**
 * The name of a word or sentence of this game.
 *
 * @useDeclaredType
 */
export type Word = Extract<keyof typeof words, string>;

type Position = CribbageState | CribbageView;

/** For a deal, its only hand that is face up, if there is one. For a play, the count including the card. */
export function facts(move: Redacted<CribbageMove>, { before, after }: Neighbors<Position>): TemplateValues {
  if (move.type === "deal") {
    const open = move.hands.flatMap((hand, seat) => (hand[0] === HIDDEN ? [] : [{ seat, hand }]));
    return open.length === 1 ? open[0]! : {};
  }
  if (move.type !== "play" || move.card === HIDDEN) return {};
  if (before?.phase === "play") return { count: before.count + valueOfCard(move.card) };
  return { count: after && countAfter(after) };
}

function countAfter(state: Position): number | undefined {
  if (!("plays" in state)) return undefined;
  const { plays, countStarts } = state;
  // A new count may have started already.
  const start = countStarts.filter((at) => at < plays.length).at(-1);
  return countOf(plays.slice(start));
}
