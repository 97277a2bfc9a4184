/** The features of a choice of cribbage, for the likely hands of the opponents. */
import { sideOf } from "fifteen-two";
import type { CribbageMove, CribbageView, PlayState, View } from "fifteen-two/cribbage";
import { featuresOf, likelyHands } from "fifteen-two/cribbage/analysis";
import { cardsText, listOf, seatsOf, t } from "../../ui/words.ts";
import type { Position } from "../looks/telling.ts";
import type { Choice } from "./choice.ts";
import KINDS from "./kinds.json";
import MERITS from "./merits.json";
import THEMES from "./themes.json";

type Replies = ReturnType<typeof featuresOf>["replies"];
export type Features = ReturnType<typeof featuresIn>;
type Words = Partial<Record<string, string>>;
type Hands = ReturnType<typeof likelyHands>;

/** A chance, in 100, that is worth a word. */
export const LIKELY = 5;

/** The features of a choice, the weightiest fault first. Replies that hardly any hand holds make no merit or fault. */
export function featuresIn(position: Position, move: Choice["move"]) {
  const { themes, merits, replies } = featuresOf(position.view as CribbageView, move as CribbageMove);
  const told = (names: readonly string[], words: Words) =>
    names.flatMap((name) => {
      const [kind, text = ""] = [(KINDS as Words)[name], words[name]];
      const some = replies.filter(({ score }) => score.items.some((item) => item.kind === kind));
      const n = chanceOf(position, some);
      const values = { ranks: ranksOf(some), n, rivals: seatsOf(position.view).length - 1 };
      const weight = n * Math.max(0, ...some.map(({ score }) => score.points));
      return text === "" || (kind && n < LIKELY) ? [] : [{ name, kind, weight, text: t(text, values) }];
    });
  const faults = told(themes, THEMES).toSorted((a, b) => b.weight - a.weight);
  return { merits: told(merits, MERITS), faults, ranks: ranksOf(replies), chance: chanceOf(position, replies) };
}

const known = new WeakMap<Position["view"], readonly Hands[]>();

/** The likely hands of each opponent with cards. */
function handsIn({ view }: Position): readonly Hands[] {
  const { hands } = view as View<PlayState>;
  const isRival = (seat: number) => hands[seat]!.length > 0 && sideOf(view, seat) !== sideOf(view, view.viewer ?? 0);
  const rivals = seatsOf(view).filter(isRival);
  const likely = known.get(view) ?? rivals.map((seat) => likelyHands(view as CribbageView, seat));
  known.set(view, likely);
  return likely;
}

/** The chance, in 100, that an opponent holds one of some replies. */
function chanceOf(position: Position, replies: Replies): number {
  if (replies.length === 0) return 0;
  const isMiss = ({ ranks }: Hands[number]) => !replies.some(({ card }) => ranks.some((rank) => card.startsWith(rank)));
  const missOf = (hands: Hands) => hands.filter(isMiss).reduce((sum, { chance }) => sum + chance, 0);
  return Math.round(100 * (1 - handsIn(position).reduce((miss, hands) => miss * missOf(hands), 1)));
}

/** The ranks of some replies, first the great ones with their points: "K for 6 points or 5". */
function ranksOf(replies: Replies): string {
  const named = replies
    .toSorted((a, b) => Number(b.score.points > 3) - Number(a.score.points > 3))
    .map(({ card, score: { points } }) => {
      const rank = cardsText([card]).slice(0, -1);
      return points > 3 ? t("{rank} for {n} points", { rank, n: points }) : rank;
    });
  return listOf([...new Set(named)], "disjunction");
}
