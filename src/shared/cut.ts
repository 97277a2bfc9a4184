import { CARDS, type Card, indexOfCard } from "../core/card.ts";
import { addCard, cardNotIn, noCards } from "../core/cardset.ts";
import { fault } from "../core/fault.ts";
import { plain } from "../core/message.ts";
import { randomInt } from "../core/random.ts";
import { chanceToMove } from "../core/refusal.ts";
import type { Phase } from "../game/phases.ts";
import { NO_SCORE, type Score } from "../scoring/item.ts";
import type { CutMove, SharedMove } from "./moves.ts";

/** The phase in which a card is cut from the pack; `dealtIn` returns the cards that have left it. */
export function makeCut<State, Next>(
  dealtIn: (state: State) => readonly (readonly Card[])[],
  apply: (state: State, move: CutMove) => Next,
): Phase<State, SharedMove, "wrong-cards" | "chance-to-move", Next> {
  return {
    refuse(state, move) {
      if (move.type !== "cut") return chanceToMove();
      const { card } = move;
      if (indexOfCard(card) >= 0 && !dealtIn(state).some((cards) => cards.includes(card))) return undefined;
      return fault("wrong-cards", `${plain(card)} is not left in the pack`, ["card"]);
    },
    apply,
    chance(state, random) {
      const gone = noCards();
      let left = CARDS.length;
      for (const cards of dealtIn(state)) {
        left -= cards.length;
        for (const card of cards) addCard(gone, indexOfCard(card));
      }
      return { type: "cut", card: cardNotIn(gone, randomInt(left, random)) };
    },
  };
}

/** His heels: two points for the dealer if the cut card is a jack. */
export function scoreHeels(card: Card): Score<"heels"> {
  return card[0] === "J" ? { points: 2, items: [{ kind: "heels", points: 2, cards: [card] }] } : NO_SCORE;
}
