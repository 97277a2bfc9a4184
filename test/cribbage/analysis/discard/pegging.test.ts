import { describe, expect, test } from "vitest";
import type { DiscardOptions } from "../../../../src/cribbage/analysis/discard/values.ts";
import { discardValues } from "../../../../src/cribbage/analysis/index.ts";
import {
  apply,
  type CribbageOptions,
  type CribbageState,
  initialState,
  legalMoves,
} from "../../../../src/cribbage/index.ts";
import type { PlayState } from "../../../../src/cribbage/state.ts";
import { CARDS, type Card, parseCards, sample, seeded } from "../../../../src/index.ts";
import { often } from "../../../often.ts";
import { slowPlay, sumOf } from "../../../scoring/oracle.ts";
import { without } from "../oracle.ts";

const RANKS = "A23456789TJQK";

function pipsOf(card: string): number {
  return Math.min(RANKS.indexOf(card[0]!) + 1, 10);
}

/** Points for the latest card of a count. */
function pegged(count: readonly Card[]): number {
  return sumOf(slowPlay(count));
}

/** The card of a careful player, who looks at every reply to each card, and at every answer to it. */
function carefulCard({ hands, turn, plays, countStarts }: PlayState): Card {
  const hand = hands[turn]!;
  const count = plays.slice(countStarts.at(-1)).flatMap((move) => (move.type === "play" ? [move.card] : []));
  const fits = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + pipsOf(card), 0) <= 31;
  const worth = (card: Card) => {
    const replies = [...RANKS].map((rank) => [...count, card, `${rank}?` as Card]).filter(fits);
    const risks = replies.map((reply) => {
      const answers = hand.filter((held) => held !== card).map((held) => [...reply, held]);
      return pegged(reply) === 0 ? 0 : pegged(reply) - Math.max(0, ...answers.filter(fits).map(pegged)) / 2;
    });
    const chance = hands[(turn + 1) % hands.length]!.length / 13;
    const risk = chance * risks.reduce((sum, points) => sum + points, 0);
    return pegged([...count, card]) - risk + RANKS.indexOf(card[0]!) / 52;
  };
  const cards = CARDS.filter((card) => hand.includes(card) && fits([...count, card]));
  return cards.reduce((best, card) => (worth(card) > worth(best) + 1e-9 ? card : best));
}

/** Points that each side pegs in a deal by the rules of the game, if seat 0 discards some cards of the dealt hands. */
function pegsOf(hands: readonly (readonly Card[])[], thrown: readonly Card[], options: CribbageOptions): number[] {
  const rest = without(...hands);
  const [cut, extra] = [rest.find((card) => card[0] !== "J")!, rest.at(-1)!];
  const crib = hands.length === 3 ? [extra] : [];
  let state: CribbageState = initialState({ ...options, target: 1000 });
  state = apply(state, { type: "deal", hands, crib });
  const { partners } = state.settings;
  const sides = partners ? 2 : hands.length;
  hands.forEach((hand, seat) => {
    const dealer = seat % sides === options.first! % sides;
    const found = { dealer, players: hands.length as 2, partners };
    state = apply(state, { type: "discard", seat, cards: seat === 0 ? thrown : discardValues(hand, found)[0]!.cards });
  });
  state = apply(state, { type: "cut", card: cut });
  const points = Array<number>(sides).fill(0);
  while (state.phase === "play") {
    const [move, ...others] = legalMoves(state, state.turn);
    state = apply(state, others.length === 0 ? move! : { type: "play", seat: state.turn, card: carefulCard(state) });
    for (const award of state.awards) points[award.side]! += award.points;
  }
  return points;
}

/**
 * The mean pegging of a hand's side, less that of the others, over some deals by careful players, and its standard
 * error.
 */
function meanPegging(hand: readonly Card[], discard: string, options: DiscardOptions, deals: number) {
  const players = options.players ?? 2;
  const sides = players === 4 && options.partners !== false ? 2 : players;
  const first = Array.from({ length: players }, (_, seat) => seat).filter((s) => (s % sides === 0) === options.dealer);
  const random = seeded(11);
  const nets = Array.from({ length: deals }, (_, n) => {
    const rest = sample(without(hand), (players - 1) * hand.length, random);
    const hands = [
      hand,
      ...Array.from({ length: players - 1 }, (_, i) => rest.slice(i * hand.length, (i + 1) * hand.length)),
    ];
    const table = { players, partners: sides < players, first: first[n % first.length]! } as const;
    const [own, ...others] = pegsOf(hands, parseCards(discard), table);
    return own! - others.reduce((sum, points) => sum + points, 0) / others.length;
  });
  const mean = nets.reduce((sum, net) => sum + net, 0) / deals;
  return { mean, error: Math.sqrt(nets.reduce((sum, net) => sum + (net - mean) ** 2, 0) / deals / (deals - 1)) };
}

function peggingAfter(hand: readonly Card[], discard: string, options: DiscardOptions): number {
  return discardValues(hand, options).find(({ cards }) => cards.join(" ") === discard)!.pegging;
}

describe("is about what careful players peg by the rules of the game", () => {
  test.each([
    ["3C 3D 7D TH QS KH", "QS KH", { dealer: true }],
    ["3C 3D 7D TH QS KH", "QS KH", { dealer: false }],
    ["3C 3D 7D TH QS KH", "3C 3D", { dealer: false }],
    ["AC 2D 3S 4C QD KH", "QD KH", { dealer: true }],
    ["3D 7D TH QS KH", "3D", { dealer: true, players: 3 }],
    ["3D 7D TH QS KH", "3D", { dealer: false, players: 3 }],
    ["AC AD 3H 4S KH", "KH", { dealer: false, players: 4 }],
    ["AC AD 3H 4S KH", "KH", { dealer: true, players: 4, partners: false }],
  ] as const)("%s without %s, %j", (hand, discard, options: DiscardOptions) => {
    const { mean, error } = meanPegging(parseCards(hand), discard, options, often(12, 600));
    expect(Math.abs(peggingAfter(parseCards(hand), discard, options) - mean)).toBeLessThan(0.6 + 3 * error);
  });
});

describe("against published averages", () => {
  // blog.cribbagepro.net/2013/08/cribbage-strategy-discard-quiz-dealer.html, discard-quiz-pone.html
  test.each([
    ["AH 2D 3S 4C QD KH", true, { "2D 3S": [2.99, 1.56], "QD KH": [3.95, 2.45] }],
    ["2H 3D 4S 5C 9D QH", true, { "5C QH": [4.0, 1.8], "9D QH": [4.59, 2.69] }],
    ["2H 3D 9S TC JD QH", false, { "9S QH": [1.78, 3.06], "2H 3D": [1.63, 3.78] }],
  ] as const)("%s, dealer %s: within 0.6 of Cribbage Pro's", (hand, dealer, published) => {
    for (const [cards, [own, others]] of Object.entries(published))
      expect(Math.abs(peggingAfter(parseCards(hand), cards, { dealer }) - own + others)).toBeLessThan(0.6);
  });

  test("a run of four shows more and pegs more, and loses because of the crib", () => {
    const values = discardValues(parseCards("AH 2D 3S 4C QD KH"), { dealer: true });
    const run = values.find(({ cards }) => cards.join() === "QD,KH")!;
    expect(values[0]!.cards).toEqual(["2D", "3S"]);
    expect(run.hand).toBeGreaterThan(values[0]!.hand + 1);
    expect(run.total).toBeLessThan(values[0]!.total - 0.5);
  });
});

test("a pair pegs more than two neighbors, and low cards more than high ones", () => {
  for (const dealer of [true, false]) {
    const pegs = (kept: string) => peggingAfter(parseCards(`${kept} 9C KC`), "9C KC", { dealer });
    expect(pegs("AD AH 3D 4H")).toBeGreaterThan(pegs("6D 8H TD QH"));
    expect(pegs("7D 7H 2D QH")).toBeGreaterThan(pegs("7D 8H 2D QH"));
  }
});
