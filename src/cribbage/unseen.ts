import type { Seat } from "../core/any.ts";
import { type Card, valueOfCard } from "../core/card.ts";
import { packWithout } from "../shared/unseen.ts";
import { canPlay, cardsSince } from "./count.ts";
import type { CribbageState, CribbageView, PlayState } from "./state.ts";

/** The cards that a view does not show, in the order of `CARDS`. */
export function unseenCards(view: CribbageView): Card[] {
  const held = "hands" in view ? [...view.hands.flat(), ...view.crib] : [];
  const open = "plays" in view ? [view.starter, ...cardsSince(view.plays, 0)] : [];
  return packWithout([...held, ...open]);
}

/** A lower bound that the values of a seat's cards exceed: none fit when the seat had to play. */
export function boundOf({ plays, countStarts }: Pick<PlayState, "plays" | "countStarts">, seat: Seat): number {
  let bound = 0;
  let count = 0;
  let last: Seat = -1;
  for (let i = 0; i <= plays.length; i++) {
    const move = plays[i];
    const ended = countStarts.includes(i) && count < 31 && last === seat;
    if (ended || (move?.type === "go" && move.seat === seat)) bound = Math.max(bound, 31 - count);
    if (countStarts.includes(i)) count = 0;
    if (move?.type !== "play") continue;
    count += valueOfCard(move.card);
    last = move.seat;
  }
  return bound;
}

/** Whether the hands agree with every go and with the turn. */
export function agrees(state: CribbageState): boolean {
  if (state.phase !== "play") return true;
  const bounds = state.hands.map((_, seat) => boundOf(state, seat));
  return canPlayOn(state) && state.hands.every((hand, seat) => hand.every((card) => valueOfCard(card) > bounds[seat]!));
}

/** False if the turn returned to a seat that can't play. */
function canPlayOn({ plays, countStarts, hands, turn, count }: PlayState): boolean {
  const cards = plays.slice(countStarts.at(-1)).filter((move) => move.type === "play");
  return cards.at(-1)?.seat !== turn || canPlay(hands[turn]!, count);
}
