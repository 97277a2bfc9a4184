import type { Card, Rank } from "../../core/card.ts";
import { type Fault, fault, type Key } from "../../core/fault.ts";
import { type CardOrRank, isSuited, suitedStarter, withSuits } from "./suits.ts";

/** The cards that one of two players knows in the play. */
export interface GivenCards {
  readonly hand: readonly CardOrRank[];
  /** The two cards that the player discarded; empty if unknown. */
  readonly discards: readonly CardOrRank[];
  /** Undefined if unknown. */
  readonly starter: CardOrRank | undefined;
  /** The cards that both have played, in order. A go may be left out. */
  readonly plays: readonly (CardOrRank | "go")[];
}

export type SituationCode = "duplicate-card" | "wrong-count" | "illegal-move";

export interface KnownCards {
  readonly hand: readonly Card[];
  readonly discards: readonly Card[];
  readonly starter: Card;
  /** The cards of {@link GivenCards.plays}; undefined for a go. */
  readonly plays: readonly (Card | undefined)[];
}

/** The owner of a played card: its index in the player's hand, or -1 for the opponent; undefined for a go. */
export type Owner = number | undefined;

/** Ranks for unknown cards, best first. A jack comes last, since it scores as a starter. */
const NEUTRAL: readonly Rank[] = ["K", "9", "2", "Q", "7", "T", "3", "8", "6", "A", "4", "5", "J"];

/** Replaces an unknown starter and unknown discards by ranks that occur nowhere else, if possible. */
export function withUnknown(given: GivenCards): GivenCards & { readonly starter: CardOrRank } {
  const { hand, discards, starter, plays } = given;
  const known = new Set([...hand, ...discards, ...plays, starter].map((card) => card?.[0]));
  const neutral = NEUTRAL.filter((rank) => !known.has(rank));
  return {
    ...given,
    starter: starter ?? neutral.shift()!,
    discards: discards.length > 0 ? discards : neutral.slice(0, 2),
  };
}

/** The fault of cards that must all differ: a duplicate, or a fifth card of a rank. */
function cardsFault(
  cards: readonly CardOrRank[],
  keysOf: (i: number) => readonly Key[],
): Fault<SituationCode> | undefined {
  const counts = new Map<string, number>();
  for (const [i, card] of cards.entries()) {
    if (isSuited(card) && cards.indexOf(card) < i)
      return fault("duplicate-card", `duplicate ${card}`, keysOf(i), { card });
    const rank = card[0]!;
    const count = (counts.get(rank) ?? 0) + 1;
    counts.set(rank, count);
    if (count > 4) {
      const reason = `there are only four cards of rank ${rank} in the pack`;
      return fault("wrong-count", reason, keysOf(i), { count, expected: 4 });
    }
  }
  return undefined;
}

/** Gives the cards of a hand suits, or returns their fault. */
export function suitedHand(cards: readonly CardOrRank[]): Card[] | Fault<SituationCode> {
  return cardsFault(cards, (i) => ["hand", i]) ?? withSuits(cards, new Set(cards.filter(isSuited)));
}

/** Gives all cards suits, or returns their fault. */
export function knownCards(
  { hand, discards, starter, plays }: ReturnType<typeof withUnknown>,
  owners: readonly Owner[],
): KnownCards | Fault<SituationCode> {
  const kept = hand.map((card, at) => (isSuited(card) ? card : ((plays[owners.indexOf(at)] as CardOrRank) ?? card)));
  const others = [...plays.keys()].filter((i) => owners[i] === -1);
  const theirs = others.map((i) => plays[i] as CardOrRank);
  const all = [...kept, ...discards, starter, ...theirs];
  const keys = [...kept.map((_, i) => ["hand", i]), ...discards.map((_, i) => ["discards", i]), ["starter"]];
  const wrong = cardsFault(all, (i) => keys[i] ?? ["plays", others[i - keys.length]!]);
  if (wrong !== undefined) return wrong;
  const taken = new Set(all.filter(isSuited));
  const nobs = isSuited(starter) ? [starter] : [];
  const ownHand = withSuits(kept, taken, nobs);
  const ownDiscards = withSuits(discards, taken, nobs);
  const cut = suitedStarter(starter, taken, [...ownHand, ...ownDiscards]);
  const left = withSuits(theirs, taken);
  return {
    hand: ownHand,
    discards: ownDiscards,
    starter: cut,
    plays: owners.map((at) => (at === undefined ? undefined : at < 0 ? left.shift() : ownHand[at])),
  };
}
