import { type RankHand, rankAt } from "../../../src/cribbage/analysis/engine/hand.ts";
import { apply, type CribbageMove, type CribbageState, initialState, legalMoves } from "../../../src/cribbage/index.ts";
import type { PlayMove } from "../../../src/cribbage/moves.ts";
import { CARDS, type Card, cardIndex } from "../../../src/index.ts";
import type { Deals } from "./deals.ts";

/** A card that was played. */
export interface Played {
  readonly seat: number;
  readonly rank: number;
}

/** How a role plays its unplayed ranks after some cards: the ranks that it may play and their shares. */
export type Choose = (hand: readonly number[], plays: readonly Played[], ranks: readonly number[]) => readonly number[];

/** One of the deals that agree with what a role has seen. */
interface Possible {
  readonly state: CribbageState;
  readonly weight: number;
}

/**
 * The best answer of a role to a policy, with one hand, by its definition: every deal is played by the rules of the game,
 * and the role chooses alike in all deals that look alike to it.
 */
export function bestByRules(deals: Deals, role: number, hand: number, choose: Choose): number {
  const likely = [...deals.others(role, hand).entries()].filter(([, share]) => share > 0);
  return bestIn(
    likely.map(([other, weight]) => ({
      state: dealt(deals.hands[role === 0 ? hand : other]!, deals.hands[role === 0 ? other : hand]!),
      weight,
    })),
    role,
    choose,
  );
}

/** Points of a role less the other's, by the best play in deals that look alike, times their weights. */
function bestIn(alike: readonly Possible[], role: number, choose: Choose): number {
  const { state } = alike[0]!;
  if (state.phase !== "play") return 0;
  if (state.turn !== role) {
    const after = alike.flatMap(({ state, weight }) => {
      const ranks = ranksToPlay(state);
      const shares = choose(handOf(state), playsOf(state), ranks);
      return ranks.flatMap((rank, i) => (shares[i]! > 0 ? [{ before: state, rank, weight: weight * shares[i]! }] : []));
    });
    return goOn(after, role, choose);
  }
  const values = ranksToPlay(state).map((rank) =>
    goOn(
      alike.map(({ state, weight }) => ({ before: state, rank, weight })),
      role,
      choose,
    ),
  );
  return Math.max(...values);
}

interface Choice {
  readonly before: CribbageState;
  readonly rank: number;
  readonly weight: number;
}

/** Plays a card in each deal. Goes on with those that look alike together. */
function goOn(choices: readonly Choice[], role: number, choose: Choose): number {
  const groups = new Map<string, Possible[]>();
  let value = 0;
  for (const { before, rank, weight } of choices) {
    const move = legalMoves(before).find((move) => move.type === "play" && cardIndex(move.card) >> 2 === rank)!;
    const state = withGos(apply(before, move));
    value += weight * (netOf(state, role) - netOf(before, role));
    const seen = JSON.stringify(
      state.phase === "play" ? [state.turn, state.plays.map((move) => [move.seat, rankOf(move)])] : [],
    );
    groups.set(seen, [...(groups.get(seen) ?? []), { state, weight }]);
  }
  for (const alike of groups.values()) value += bestIn(alike, role, choose);
  return value;
}

function rankOf(move: { type: string; card?: Card }): number {
  return move.card === undefined ? -1 : cardIndex(move.card) >> 2;
}

function netOf({ scores }: CribbageState, role: number): number {
  return scores[role]! - scores[1 - role]!;
}

/** Says go where that is all there is to do. */
function withGos(state: CribbageState): CribbageState {
  const [move] = state.phase === "play" ? legalMoves(state) : [];
  return move?.type === "go" ? withGos(apply(state, move)) : state;
}

function handOf(state: CribbageState): number[] {
  return state.phase === "play"
    ? state.hands[state.turn]!.map((card) => cardIndex(card) >> 2).sort((a, b) => a - b)
    : [];
}

function playsOf(state: CribbageState): Played[] {
  if (state.phase !== "play") return [];
  return state.plays.flatMap((move) => (move.type === "play" ? [{ seat: move.seat, rank: rankOf(move) }] : []));
}

function ranksToPlay(state: CribbageState): number[] {
  const ranks = legalMoves(state).map((move) => rankOf(move as PlayMove));
  return [...new Set(ranks)].sort((a, b) => a - b);
}

/** A game in which seat 1 has dealt and both have kept these hands. What they discard and the starter are other cards. */
function dealt(pone: RankHand, dealer: RankHand): CribbageState {
  const left = [...CARDS];
  const kept = [pone, dealer].map((hand) =>
    [0, 1, 2, 3].map((place) => {
      const at = left.findIndex((card) => cardIndex(card) >> 2 === rankAt(hand, place));
      return left.splice(at, 1)[0]!;
    }),
  );
  const discarded = kept.map(() => [left.pop()!, left.pop()!]);
  const hands = kept.map((cards, seat) => [...cards, ...discarded[seat]!]);
  const moves: CribbageMove[] = [
    { type: "deal", hands, crib: [] },
    ...discarded.map((cards, seat) => ({ type: "discard" as const, seat, cards: [cards[0]!, cards[1]!] as const })),
    { type: "cut", card: left.pop()! },
  ];
  return moves.reduce((state, move) => apply(state, move), initialState({ first: 1 }) as CribbageState);
}
