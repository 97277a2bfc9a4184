import type { CribbageMove, CribbageView } from "../../index.ts";
import { type Merit, meritsOfCard, meritsOfDiscard } from "./merits.ts";
import { readChoice } from "./read.ts";
import { answerersOf, type CardReply, repliesIn } from "./replies.ts";
import { type Named, type Theme, themesOfCard, themesOfDiscard } from "./themes.ts";

/** Features of a discard or a card. @inline */
interface Features {
  /** Faults, in the order of {@link Theme}. */
  readonly themes: readonly Theme[];
  /**
   * Strengths; only ranks matter.
   *
   * - `adds …`: the discard to the own crib is or holds a five, a pair, a fifteen, or touching cards, such as 7-8
   * - `gives distant cards`: an opponent's crib gets two cards that no run of three holds, no five, and no fifteen
   * - `allows nothing`: the card has no replies
   * - `answers a pair`: to every reply that makes one, the player can make three of a kind. Nothing answers a reply
   *   that wins, here and below
   * - `answers a fifteen`: every reply that makes one, the player can pair
   * - `answers a run`: to every reply that makes one, the player can make a longer one
   * - `allows no fifteen`, `passes 15`: the card makes a count below 5, or takes the count past 15
   * - `keeps a thirty-one`: another card of the player would make 31 next
   * - `nears 31`: the count is now from 26 to 30
   * - `keeps a pair`: the player's other cards include one
   * - `keeps a low card`: the card is higher than a four, and another one is not
   */
  readonly merits: readonly Merit[];
  /**
   * The unseen cards that would score if an opponent played them next, in the order of `CARDS`; without the ones that
   * would have fit when the opponents said go.
   */
  readonly replies: readonly CardReply[];
}

/**
 * Names the features of a discard or a card, in the words of players. The themes of a mistake are the ones that the
 * best move lacks; the merits of the best move are the ones that the mistake lacks.
 *
 * A card has no features when no opponent can answer it: all have said go or played their last.
 *
 * @param view - the view of the seat that chooses, in the discard or the play
 * @param move - one of its legal moves; a go has no features, a discard no replies
 * @returns the features
 * @throws InvalidStateError when `view` is not a view of the discard or the play, or the move is not legal; its path
 * names the part
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 * import { featuresOf } from "fifteen-two/cribbage/analysis";
 * import { parseSituation } from "fifteen-two/cribbage/shorthand";
 *
 * const view = parseSituation("pone 0-0, kept 4C 4H 5D 9S, cut K, played:");
 * const [four, five] = ["4C", "5D"].map((card) => featuresOf(view, cribbage.parseMove(`0 play ${card}`)));
 * four!.merits; // => ["answers a pair", "allows no fifteen"]
 * four!.replies.map(({ card }) => card); // => ["4D", "4S"]
 * five!.themes; // => ["leads a five"]
 * ```
 */
export function featuresOf(view: CribbageView, move: CribbageMove): Features {
  const choice = readChoice(view, move);
  if (choice.type === "discard") {
    const { view: seen, move: made } = choice;
    return { themes: holding(themesOfDiscard(seen, made)), merits: holding(meritsOfDiscard(seen, made)), replies: [] };
  }
  if (choice.type === "go" || answerersOf(choice.view, choice.move.seat).length === 0)
    return { themes: [], merits: [], replies: [] };
  const replies = repliesIn(choice.view, choice.move);
  return {
    themes: holding(themesOfCard(choice.view, choice.move, replies)),
    merits: holding(meritsOfCard(choice.view, choice.move, replies)),
    replies,
  };
}

function holding<Name>(names: Named<Name>): Name[] {
  return names.flatMap(([name, holds]) => (holds ? [name] : []));
}
