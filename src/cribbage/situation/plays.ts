import type { Seat } from "../../core/any.ts";
import { type Card, HIDDEN, valueOfCard } from "../../core/card.ts";
import { type Fault, fault } from "../../core/fault.ts";
import { replaced } from "../../core/list.ts";
import { packWithout } from "../../shared/unseen.ts";
import { applyUnchecked, initialState, legalMoves } from "../rules.ts";
import type { CutState, PlayState } from "../state.ts";
import { type GivenCards, type KnownCards, knownCards, type Owner, type SituationCode, withUnknown } from "./cards.ts";
import { type CardOrRank, isSuited } from "./suits.ts";

/** Maximum number of cards before a play: the eighth card is never a choice. */
const MOST_PLAYED = 7;

/** A hand with an empty string in place of each played card. */
type Hand = readonly (CardOrRank | "")[];

/** A target out of reach while the cards are replayed. */
const ENDLESS = 1_000_000;

/**
 * The state after the cards that both have played, with seat 0 to play a card. Its scores are the points pegged since
 * the cut, and the cards hidden from seat 0 are invented.
 *
 * If several divisions of the played cards are possible, the one with the fewest goes counts.
 */
export function afterPlays(given: GivenCards, dealer: Seat): PlayState | Fault<SituationCode> {
  const cards = withUnknown(given);
  const { hand, plays } = cards;
  const extra = [...plays.keys()].filter((i) => plays[i] !== "go")[MOST_PLAYED];
  if (extra !== undefined) return fault("illegal-move", "nobody has a choice after eight cards", ["plays", extra]);
  let found: PlayState | undefined;
  let furthest: Fault<SituationCode> | undefined;
  for (const owners of ownersOf(hand, plays)) {
    const known = knownCards(cards, owners);
    const reached = "code" in known ? known : replayed(known, owners, dealer);
    if (!("code" in reached)) {
      if (found === undefined || reached.plays.length < found.plays.length) found = reached;
    } else if (furthest === undefined || placeOf(reached) > placeOf(furthest)) furthest = reached;
  }
  return found ?? furthest ?? fault("illegal-move", "your opponent has four cards, and these are more", ["plays"]);
}

/** The index of the faulty played card; Infinity for a fault of other cards. */
function placeOf({ keys: [key, index] }: Fault): number {
  return key === "plays" && index !== undefined ? (index as number) : Number.POSITIVE_INFINITY;
}

/** Every division of the played cards between the players, if the opponent has `left` cards. */
function* ownersOf(hand: Hand, plays: GivenCards["plays"], left = 4, i = 0): Generator<Owner[]> {
  const card = plays[i];
  if (card === undefined) yield [];
  else if (card === "go") for (const owners of ownersOf(hand, plays, left, i + 1)) yield [undefined, ...owners];
  else {
    const at = indexIn(hand, card);
    const isOwn = at >= 0 && isSuited(card) && isSuited(hand[at] as CardOrRank);
    if (!isOwn && left > 0) for (const owners of ownersOf(hand, plays, left - 1, i + 1)) yield [-1, ...owners];
    if (at >= 0) for (const owners of ownersOf(replaced(hand, at, ""), plays, left, i + 1)) yield [at, ...owners];
  }
}

/** The index of a played card in a hand; -1 if it can't come from there. */
function indexIn(hand: Hand, card: CardOrRank): number {
  const same = hand.indexOf(card);
  if (same >= 0) return same;
  return hand.findIndex((own) => own !== "" && own[0] === card[0] && !(isSuited(own) && isSuited(card)));
}

/** Plays known cards by their owners. A player without a card that fits says go. */
function replayed(known: KnownCards, owners: readonly Owner[], dealer: Seat): PlayState | Fault<SituationCode> {
  const { plays } = known;
  const theirs = plays.filter((_, i) => owners[i] === -1) as Card[];
  let state = start(known, theirs, dealer);
  for (const [i, card] of plays.entries()) {
    const keys = ["plays", i];
    if (card === undefined) {
      // The text may have a second go, after the one that ended the count.
      if (state.count === 0 && state.plays.at(-1)?.type === "go") continue;
      const [move] = legalMoves(state);
      if (move?.type !== "go") return fault("illegal-move", `nobody says go here: ${turnOf(state)}`, keys);
      state = applyUnchecked(state, move) as PlayState;
      continue;
    }
    state = afterGoes(state);
    const seat = owners[i] === -1 ? 1 : 0;
    if (valueOfCard(card) + state.count > 31)
      return fault("illegal-move", `${card[0]} takes the count of ${state.count} past 31`, keys);
    if (state.turn !== seat) return fault("illegal-move", `${card[0]} can't be the next card: ${turnOf(state)}`, keys);
    state = applyUnchecked(state, { type: "play", seat, card }) as PlayState;
  }
  state = afterGoes(state);
  if (state.turn === 0) return state;
  const reason = `it must be your turn after these cards, but ${turnOf(state)}`;
  return fault("illegal-move", reason, ["plays"]);
}

/** Whose turn it is, for messages to seat 0. */
function turnOf({ turn, count, hands }: PlayState): string {
  if (turn !== 0) return `at a count of ${count} it is your opponent's turn`;
  return `at a count of ${count} it is your turn, and you have ${hands[0]!.map((card) => card[0]).join("-")}`;
}

/** The state in which the pone leads. The opponent's other cards are the highest left, so that it goes early. */
function start({ hand, discards, starter }: KnownCards, theirs: readonly Card[], dealer: Seat): PlayState {
  const { settings, scores } = initialState({ players: 2, target: ENDLESS });
  const left = packWithout([...hand, ...discards, starter, ...theirs]);
  const other = [...theirs, ...left.slice(left.length - 4 + theirs.length)];
  const crib = [...discards, HIDDEN, HIDDEN] as readonly Card[];
  const state: CutState = { settings, scores, awards: [], phase: "cut", dealer, hands: [hand, other], crib };
  return applyUnchecked(state, { type: "cut", card: starter }) as PlayState;
}

/** Applies every forced go. */
function afterGoes(state: PlayState): PlayState {
  const [move] = legalMoves(state);
  return move?.type === "go" ? afterGoes(applyUnchecked(state, move) as PlayState) : state;
}
