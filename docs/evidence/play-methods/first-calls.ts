// Processor time, in milliseconds, of the first call of a function in a process and of later ones. Each call has
// another deal or game. The functions: advise, play (`advise` in the play), discard and card (their first answers),
// chances, chance, choice (the first choice of a review), review.
//
//   for i in 1 2 3 4 5; do npm run first-calls -w docs/evidence -- advise; done

import { advise, review } from "../../../src/bots/index.ts";
import { chancesAtScores, trials, winChances } from "../../../src/cribbage/analysis/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { playout, type RecordOf, seeded } from "../../../src/index.ts";

/** The view of a seat at its first move in a phase. */
function viewIn(phase: "discard" | "play", seed: number) {
  for (let limit = 1; ; limit++) {
    const { state } = playout(cribbage, { random: seeded(seed), options: { first: 0 }, limit });
    if (state.phase === phase) return cribbage.view(state, cribbage.activeSeats(state)[0]!);
  }
}

function recordOf(seed: number): RecordOf<typeof cribbage> {
  return playout(cribbage, { random: seeded(seed), options: { first: 0 } }).record;
}

const firstAnswer = (phase: "discard" | "play") => (seed: number) =>
  (
    (view) => () =>
      advise(cribbage, view, { method: trials() }).next()
  )(viewIn(phase, seed));

/** The functions, each with what it is called with made before its time is taken. */
const CALLS: Readonly<Record<string, (seed: number) => () => unknown>> = {
  advise: (seed) => ((view) => () => [...advise(cribbage, view, { method: trials() })])(viewIn("discard", seed)),
  play: (seed) => ((view) => () => [...advise(cribbage, view, { method: trials() })])(viewIn("play", seed)),
  discard: firstAnswer("discard"),
  card: firstAnswer("play"),
  chances: (seed) =>
    (
      (view) => () =>
        winChances(view)
    )(viewIn("play", seed)),
  chance: (seed) => () => chancesAtScores({ dealer: seed, pone: seed }),
  choice: (seed) =>
    ((record) => () => {
      const reviews = review(cribbage, record, { method: trials() });
      for (let n = 0; n < 2; n++) reviews.next();
    })(recordOf(seed)),
  review: (seed) => ((record) => () => [...review(cribbage, record, { method: trials() })])(recordOf(seed)),
};

const LATER = 20;

const [name = "advise"] = process.argv.slice(2);
const times = Array.from({ length: 1 + LATER }, (_, seed) => {
  const call = CALLS[name]!(seed);
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
});
const later = times.slice(1).sort((a, b) => a - b);
console.log(
  `${name}: first ${times[0]!.toFixed(1)}, second ${times[1]!.toFixed(1)}, later ${later[LATER / 2]!.toFixed(1)}`,
);
