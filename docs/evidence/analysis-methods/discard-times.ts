// What the analysis takes, in milliseconds and as a ratio to a sweep of `count` over a million hands on this machine; and
// what is lost by discarding quickly.
//
//   npm run discard-times -w docs/evidence

import { bestPlaces, extrasOf } from "../../../src/cribbage/analysis/discard/net.ts";
import { cribbageBot, discardValues } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { view } from "../../../src/cribbage/index.ts";
import { CARDS, type Card, cardIndex, playout, sample, seeded } from "../../../src/index.ts";
import { countIndices } from "../../../src/scoring/index.ts";

/** The median time of a call, in nanoseconds, when each run makes `calls` calls. */
function median(calls: number, run: () => unknown): number {
  const times = Array.from({ length: 31 }, () => {
    const start = performance.now();
    run();
    return ((performance.now() - start) * 1e6) / calls;
  });
  return times.sort((a, b) => a - b)[15]!;
}

let sink = 0;
/** Every hand of four of the first 40 cards with one of the other twelve: 1,096,680 hands. */
function sweep(): void {
  for (let a = 0; a < 40; a++)
    for (let b = a + 1; b < 40; b++)
      for (let c = b + 1; c < 40; c++)
        for (let d = c + 1; d < 40; d++) for (let e = 40; e < 52; e++) sink += countIndices(a, b, c, d, e);
}

const random = seeded(1);
const six = Array.from({ length: 1000 }, () => sample(CARDS, 6, random));
const five = six.map((hand): Card[] => hand.slice(0, 5));
let at = 0;
const next = <T>(list: readonly T[]): T => list[at++ % list.length]!;

const unit = median(1_096_680, sweep);
const report = (name: string, ns: number) =>
  console.log(`${name}: ${(ns / 1e6).toPrecision(3)} ms, ${Math.round(ns / unit).toLocaleString("en")} counts`);

console.log(`count: ${unit.toFixed(2)} ns`);
for (const chances of [false, true]) {
  const name = chances ? "discardValues with chances" : "discardValues";
  const start = performance.now();
  discardValues(six[0]!, { dealer: true, chances });
  report(`${name}, first call ever`, (performance.now() - start) * 1e6);
  const calls = chances ? 1 : 100;
  for (const hands of [six, five]) {
    const run = () => {
      for (let i = 0; i < calls; i++) discardValues(next(hands), { dealer: true, chances });
    };
    report(`${name}, ${hands[0]!.length} cards`, median(calls, run));
  }
}
const dealt = Uint8Array.from(six.flatMap((hand) => hand.map(cardIndex).sort((a, b) => a - b)));
const extras = extrasOf("two").own;
report(
  "bestPlaces, six cards by index",
  median(1000, () => {
    for (let i = 0; i < 1000; i++) sink += bestPlaces(dealt, 6 * i, 6, extras);
  }),
);

/** The choices of two bots in some games: views of a phase in which there is more than one move. */
function choices(phase: "discard" | "play") {
  const seen: ReturnType<typeof view>[] = [];
  for (let seed = 1; seen.length < 200; seed++)
    playout(cribbage, {
      random: seeded(seed),
      options: { target: 61 },
      choose: (state) => {
        const seat = cribbage.activeSeats(state)[0]!;
        const moves = cribbage.legalMoves(state, seat);
        if (state.phase === phase && moves.length > 1) seen.push(view(state, seat));
        return bot(view(state, seat), moves, random);
      },
    });
  return seen;
}
const bot = cribbageBot();
for (const phase of ["discard", "play"] as const) {
  const views = choices(phase);
  report(
    `cribbageBot, a choice in the ${phase}`,
    median(views.length, () => views.map((seen) => bot(seen, cribbage.legalMoves(seen), random))),
  );
}

/** Over 3,000 hands, how often both find the same discard, and what the quick one's loses by the exact figures. */
function agreement(): string {
  let same = 0;
  let lost = 0;
  for (let i = 0; i < 3000; i++) {
    const hand = sample(CARDS, 6, random);
    const dealer = i % 2 === 0;
    const values = discardValues(hand, { dealer, chances: true });
    const quick = discardValues(hand, { dealer })[0]!.cards.join();
    const loss = values[0]!.total - values.find(({ cards }) => cards.join() === quick)!.total;
    if (loss < 1e-9) same++;
    lost += loss;
  }
  return `the same in ${((100 * same) / 3000).toFixed(1)} of 100 hands, ${(lost / 3000).toFixed(4)} points lost a hand`;
}
console.log(`with and without chances: ${agreement()}`);
if (sink === 0) throw new Error("nothing was counted");
