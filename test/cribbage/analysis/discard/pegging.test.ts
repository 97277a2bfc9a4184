import { describe, expect, test } from "vitest";
import type { DiscardPegging } from "../../../../src/cribbage/analysis/discard/pegging.ts";
import { drawCards } from "../../../../src/cribbage/analysis/engine/deal.ts";
import { newSimulation } from "../../../../src/cribbage/analysis/engine/state.ts";
import {
  bestDiscard,
  type DiscardValue,
  type DiscardValuesOptions,
  discardValues,
} from "../../../../src/cribbage/analysis/index.ts";
import {
  apply,
  type CribbageOptions,
  type CribbageState,
  initialState,
  legalMoves,
} from "../../../../src/cribbage/index.ts";
import type { StateIn } from "../../../../src/cribbage/state.ts";
import { CARDS, type Card, cardIndex, parseCards, sample, seeded } from "../../../../src/index.ts";
import { often } from "../../../often.ts";
import { slowPlay, sumOf } from "../../../scoring/oracle.ts";
import { pathOf } from "../../../thrown.ts";
import { choices, without } from "../oracle.ts";

const RANKS = "A23456789TJQK";
const SIX = parseCards("3C 3D 7D TH QS KH");
const FIVE = SIX.slice(1);

function pipsOf(card: string): number {
  return Math.min(RANKS.indexOf(card[0]!) + 1, 10);
}

/** What the latest card of a count pegs. */
function pegged(count: readonly Card[]): number {
  return sumOf(slowPlay(count));
}

/** The card of a careful player, who looks at every reply to each card, and at every answer to it. */
function carefulCard({ hands, turn, plays, countStarts }: StateIn<"play">): Card {
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

/** What each side pegs in a deal by the rules of the game, when all hands are dealt and seat 0 discards some cards. */
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
    state = apply(state, { type: "discard", seat, cards: seat === 0 ? thrown : bestDiscard(hand, found).cards });
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

/** The pegging after a discard in given deals of the others' hands, as means and a standard error. */
function average(deals: readonly (readonly number[])[]): DiscardPegging {
  const own = deals.map(([first]) => first!);
  const others = deals.map(([, ...rest]) => rest.reduce((sum, points) => sum + points, 0));
  const mean = (list: readonly number[]) => list.reduce((sum, points) => sum + points, 0) / list.length;
  const nets = own.map((points, i) => points - others[i]!);
  const variance = nets.reduce((sum, net) => sum + (net - mean(nets)) ** 2, 0) / (nets.length - 1);
  return { own: mean(own), others: mean(others), error: Math.sqrt(variance / nets.length) };
}

/** The hands of the other seats, drawn from the cards that are not seen. */
function* othersDealt(hand: readonly Card[], known: readonly Card[], players: number, seed: number) {
  const game = newSimulation({ seats: players, sides: players, target: 1 }, []);
  const random = seeded(seed);
  const unseen = without(hand, known).map(cardIndex);
  for (;;) {
    game.pack.set(unseen);
    drawCards(game, 0, (players - 1) * hand.length, unseen.length, random);
    const cards = Array.from(game.pack, (index) => CARDS[index]!);
    yield Array.from({ length: players - 1 }, (_, i) => cards.slice(i * hand.length, (i + 1) * hand.length));
  }
}

function netOf({ pegging }: DiscardValue): number {
  return pegging!.own - pegging!.others;
}

function thrown(values: readonly DiscardValue[], cards: string): DiscardValue {
  return values.find((value) => value.cards.join(" ") === cards)!;
}

describe("what is pegged is what the rules of the game give in the same deals", () => {
  test.each([
    [SIX, { dealer: true }, 2, [0]],
    [SIX, { dealer: false, known: without(SIX).slice(5, 25) }, 2, [1]],
    [FIVE, { dealer: true, players: 3 }, 3, [0]],
    [FIVE, { dealer: false, players: 3 }, 3, [1, 2]],
    [FIVE, { dealer: true, players: 4 }, 4, [0, 2]],
    [FIVE, { dealer: false, players: 4, known: without(FIVE).slice(0, 12) }, 4, [1, 3]],
    [FIVE, { dealer: false, players: 4, partners: false }, 4, [1, 2, 3]],
  ] as const)("%s %j", (hand, options: DiscardValuesOptions, players, dealers) => {
    const drawn = othersDealt(hand, options.known ?? [], players, 11);
    const deals = Array.from({ length: often(4, 12) }, () => [hand, ...drawn.next().value!]);
    const partners = options.partners ?? null;
    for (const { cards, pegging } of discardValues(hand, { ...options, pegging: often(4, 12), random: seeded(11) })) {
      const points = deals.map((hands, n) =>
        pegsOf(hands, cards, { players, partners, first: dealers[n % dealers.length]! }),
      );
      const expected = average(points);
      expect(pegging!.own).toBeCloseTo(expected.own, 9);
      expect(pegging!.others).toBeCloseTo(expected.others, 9);
      expect(pegging!.error).toBeCloseTo(expected.error, 9);
    }
  });

  test("when the others hold six of seven cards, the mean of all seven deals is within the error", () => {
    const known = without(SIX).filter((_, i) => i % 7 !== 0);
    const unseen = without(SIX, known);
    expect(unseen).toHaveLength(7);
    const [best] = discardValues(SIX, { dealer: true, known, pegging: often(500, 1500) });
    const deals = choices(unseen, 6).map((six) => pegsOf([SIX, six], best!.cards, { first: 0 }));
    const { own, others } = average(deals);
    expect(Math.abs(netOf(best!) - (own - others))).toBeLessThan(4 * best!.pegging!.error);
  });
});

describe("the standard error", () => {
  const runs = (deals: number, n: number) =>
    Array.from({ length: n }, (_, i) =>
      discardValues(FIVE, { dealer: true, players: 3, pegging: deals, random: seeded(i) }),
    );

  test("is the spread of the figures over other deals", () => {
    const all = runs(often(20, 50), often(30, 80));
    for (const { cards } of all[0]!) {
      const values = all.map((run) => thrown(run, cards.join(" ")));
      const nets = values.map(netOf);
      const mean = nets.reduce((sum, net) => sum + net, 0) / nets.length;
      const spread = Math.sqrt(nets.reduce((sum, net) => sum + (net - mean) ** 2, 0) / (nets.length - 1));
      const error = values.reduce((sum, value) => sum + value.pegging!.error, 0) / values.length;
      expect(spread / error).toBeGreaterThan(0.75);
      expect(spread / error).toBeLessThan(1.25);
    }
  });

  test("halves with four times as many deals", () => {
    const [some, more] = [runs(300, 1)[0]!, runs(1200, 1)[0]!];
    for (const { cards, pegging } of some) {
      const ratio = pegging!.error / thrown(more, cards.join(" ")).pegging!.error;
      expect(ratio).toBeGreaterThan(1.7);
      expect(ratio).toBeLessThan(2.3);
    }
  });
});

describe("the total", () => {
  test("is the net and the pegging, and the best comes first", () => {
    const values = discardValues(SIX, { dealer: true, pegging: 200 });
    expect(values).toHaveLength(15);
    for (const value of values) expect(value.total).toBeCloseTo(value.equilibrium.net.mean + netOf(value), 9);
    expect(values.map(({ total }) => total)).toEqual(values.map(({ total }) => total).sort((a, b) => b - a));
  });

  test("is the net without pegging, which changes nothing else", () => {
    const plain = discardValues(SIX, { dealer: false });
    const full = discardValues(SIX, { dealer: false, pegging: 50 });
    expect(discardValues(SIX, { dealer: false, pegging: null, random: null })).toEqual(plain);
    for (const { pegging, total, ...value } of plain) {
      expect([pegging, total]).toEqual([null, value.equilibrium.net.mean]);
      expect(thrown(full, value.cards.join(" "))).toMatchObject(value);
    }
  });

  test("is the same for the same deals", () => {
    const values = (random?: () => number) => discardValues(SIX, { dealer: true, pegging: 50, random: random ?? null });
    expect(values()).toEqual(values());
    expect(values(seeded(5))).toEqual(values(seeded(5)));
    expect(values(seeded(5))).not.toEqual(values(seeded(6)));
  });
});

describe("against published averages", () => {
  // blog.cribbagepro.net/2013/08/cribbage-strategy-discard-quiz-dealer.html, discard-quiz-pone.html
  test.each([
    ["AH 2D 3S 4C QD KH", true, { "2D 3S": [2.99, 1.56], "QD KH": [3.95, 2.45] }],
    ["2H 3D 4S 5C 9D QH", true, { "5C QH": [4.0, 1.8], "9D QH": [4.59, 2.69] }],
    ["2H 3D 9S TC JD QH", false, { "9S QH": [1.78, 3.06], "2H 3D": [1.63, 3.78] }],
  ] as const)("%s, dealer %s: within 0.6 of Cribbage Pro's", (hand, dealer, published) => {
    const values = discardValues(parseCards(hand), { dealer, pegging: often(500, 1500) });
    for (const [cards, [own, others]] of Object.entries(published)) {
      const { pegging } = thrown(values, cards);
      expect(Math.abs(pegging!.own - own)).toBeLessThan(0.6);
      expect(Math.abs(pegging!.others - others)).toBeLessThan(0.6);
    }
  });

  test("a run of four shows more and pegs more, and loses because of the crib", () => {
    const values = discardValues(parseCards("AH 2D 3S 4C QD KH"), { dealer: true, pegging: often(500, 1000) });
    const [best, run] = [values[0]!, thrown(values, "QD KH")];
    expect(best.cards).toEqual(["2D", "3S"]);
    expect(run.hand.mean).toBeGreaterThan(best.hand.mean + 1);
    expect(run.pegging!.own).toBeGreaterThan(best.pegging!.own + 0.4);
    expect(run.total).toBeLessThan(best.total - 1);
  });

  // John Chambers, cribbage.org/NewSite/tips/chambers6.asp
  test("over all deals the dealer pegs 3.5 and the other 2.0, within 0.35", () => {
    const random = seeded(3);
    const hands = Array.from({ length: often(30, 80) }, () => sample(CARDS, 6, random));
    const best = hands.map(
      (hand) => discardValues(hand, { dealer: true, pegging: often(20, 40), random })[0]!.pegging!,
    );
    const mean = (of: (pegging: DiscardPegging) => number) => best.reduce((sum, p) => sum + of(p), 0) / best.length;
    expect(Math.abs(mean(({ own }) => own) - 3.5)).toBeLessThan(0.35);
    expect(Math.abs(mean(({ others }) => others) - 2)).toBeLessThan(0.35);
  });
});

describe("bad input", () => {
  test.each([
    ["options.pegging", { pegging: 1 }],
    ["options.pegging", { pegging: 1_000_001 }],
    ["options.pegging", { pegging: 2.5 }],
    ["options.pegging", { pegging: "100" }],
    ["options.pegging", { pegging: true }],
    ["options.random", { random: 7 }],
    ["options.random", { pegging: 10, random: {} }],
    ["random", { pegging: 10, random: () => 1 }],
    ["random", { pegging: 10, random: () => Number.NaN }],
  ])("%s is named: %j", (path, options) => {
    expect(pathOf(() => discardValues(SIX, { dealer: true, ...options } as never))).toBe(path);
  });
});
