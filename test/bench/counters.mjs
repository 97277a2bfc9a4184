// The hand counters, each over the same hands. Run by itself it prints three rounds as JSON, after one to warm up.
import { CARDS, sample, seeded } from "fifteen-two";
import { discardValues } from "fifteen-two/cribbage/analysis";
import { countBatch, countHand, countIndices, scoreHand, scorePlay } from "fifteen-two/scoring";
import { time } from "./measure.mjs";
import { plainCount } from "./plain.mjs";

const HANDS = 1 << 17;
/** A sixteenth of them, for what is slow. */
const PLAIN = HANDS / 16;
const random = seeded(1);
const hands = Array.from({ length: HANDS }, () => sample(CARDS, 5, random));
const cards = Uint8Array.from(hands.flat(), (card) => CARDS.indexOf(card));
const kept = hands.map((hand) => hand.slice(0, 4));
const starters = hands.map((hand) => hand[4]);
const dealt = Array.from({ length: 8 }, () => sample(CARDS, 6, random));
const points = new Uint8Array(HANDS);
const counts = hands.map((hand) => hand.slice(0, 3));

for (let i = 0; i < PLAIN; i++)
  if (plainCount(kept[i], starters[i]) !== countHand(kept[i], starters[i])) throw new Error(`${hands[i]} differ`);

export const SWEEP = 12_994_800;

function sweepOf(a, b, c, d) {
  let sum = 0;
  for (let e = 0; e < 52; e++) if (e !== a && e !== b && e !== c && e !== d) sum += countIndices(a, b, c, d, e);
  return sum;
}

/** Counts every hand once. */
export function sweep() {
  let sum = 0;
  for (let a = 0; a < 49; a++)
    for (let b = a + 1; b < 50; b++)
      for (let c = b + 1; c < 51; c++) for (let d = c + 1; d < 52; d++) sum += sweepOf(a, b, c, d);
  if (sum !== 61974180) throw new Error(`the sweep gave ${sum}`);
}

// A loop for each function, so that an engine sees each call site call one function only.
function checkedHands() {
  let sum = 0;
  for (let i = 0; i < HANDS; i++) sum += countHand(kept[i], starters[i]);
  return sum;
}

function itemisedHands() {
  let sum = 0;
  for (let i = 0; i < HANDS; i++) sum += scoreHand(kept[i], starters[i]).points;
  return sum;
}

function plainHands() {
  let sum = 0;
  for (let i = 0; i < PLAIN; i++) sum += plainCount(kept[i], starters[i]);
  return sum;
}

/** The floor of `countHand`: a hand's ten characters are read, and nothing else. */
function charactersRead() {
  let sum = 0;
  for (let i = 0; i < HANDS; i++) {
    const hand = kept[i];
    const starter = starters[i];
    sum += hand[0].charCodeAt(0) + hand[0].charCodeAt(1) + hand[1].charCodeAt(0) + hand[1].charCodeAt(1);
    sum += hand[2].charCodeAt(0) + hand[2].charCodeAt(1) + hand[3].charCodeAt(0) + hand[3].charCodeAt(1);
    sum += starter.charCodeAt(0) + starter.charCodeAt(1);
  }
  return sum;
}

/** A part of the floor of `scoreHand`: a score with two items of two cards is made, and nothing else. */
function itemsMade() {
  let sum = 0;
  for (let i = 0; i < HANDS; i++) sum += twoItems(kept[i]).items.length;
  return sum;
}

let latest;
function twoItems(hand) {
  const items = [
    { kind: "fifteen", points: 2, cards: [hand[0], hand[1]] },
    { kind: "fifteen", points: 2, cards: [hand[0], hand[2]] },
  ];
  latest = { points: 4, items };
  return latest;
}

function itemisedPlays() {
  let sum = 0;
  for (let i = 0; i < HANDS; i++) sum += scorePlay(counts[i]).points;
  return sum;
}

function randomHands() {
  let sum = 0;
  for (let i = 0; i < HANDS * 5; i += 5)
    sum += countIndices(cards[i], cards[i + 1], cards[i + 2], cards[i + 3], cards[i + 4]);
  return sum;
}

function randomCribs() {
  let sum = 0;
  for (let i = 0; i < HANDS * 5; i += 5)
    sum += countIndices(cards[i], cards[i + 1], cards[i + 2], cards[i + 3], cards[i + 4], true);
  return sum;
}

/** One round of all measurements, in nanoseconds a hand. */
function round() {
  return {
    "countIndices, sweep": time(SWEEP, sweep),
    "countIndices, random": time(HANDS * 64, () => repeat(64, randomHands)),
    "countIndices of cribs": time(HANDS * 64, () => repeat(64, randomCribs)),
    "countBatch, random": time(HANDS * 64, () => repeat(64, () => countBatch(cards, points))),
    "countHand, random": time(HANDS * 8, () => repeat(8, checkedHands)),
    "scoreHand, random": time(HANDS * 2, () => repeat(2, itemisedHands)),
    "plain counter, random": time(PLAIN, plainHands),
    "ten characters read": time(HANDS * 8, () => repeat(8, charactersRead)),
    "two items made": time(HANDS * 2, () => repeat(2, itemsMade)),
    "discardValues with chances, six cards": time(8, () =>
      dealt.forEach((hand) => void discardValues(hand, { dealer: true, chances: true })),
    ),
    "scorePlay, 3 cards": time(HANDS * 4, () => repeat(4, itemisedPlays)),
  };
}

function repeat(n, run) {
  for (let i = 0; i < n; i++) run();
}

if (process.argv[1] === import.meta.filename)
  console.log(JSON.stringify([round(), round(), round(), round()].slice(1)));
