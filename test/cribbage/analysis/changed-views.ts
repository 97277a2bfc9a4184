// Calls every function that takes a view with views that were changed in one place. It runs in a worker, since a call
// that never returns can be ended only from outside: `progress` holds the number of calls begun.

import { parentPort, workerData } from "node:worker_threads";
import { cribbageBot, expert, featuresOf, likelyHands, winChances } from "../../../src/cribbage/analysis/index.ts";
import type { CribbageMove, CribbageView } from "../../../src/cribbage/index.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import {
  IllegalMoveError,
  InvalidStateError,
  NotationError,
  playout,
  type Random,
  randomInt,
  seeded,
} from "../../../src/index.ts";
import { advised } from "./advised.ts";

export interface ChangedViews {
  readonly progress: Int32Array;
  readonly views: number;
}

const TABLES = [{}, { players: 3 }, { players: 4 }, { players: 4, partners: false }, { muggins: true }] as const;
const TYPED = [IllegalMoveError, InvalidStateError, NotationError];

/** Values in place of one that belongs there. */
const REPLACEMENTS: readonly ((value: unknown) => unknown)[] = [
  (value) => [value],
  (value) => ({ 0: value }),
  (value) => `${value}`,
  (value) => (typeof value === "number" ? value + 0.5 : 7),
  () => -1,
  () => 1e9,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => null,
  () => undefined,
  () => "5H",
  () => "??",
  () => [],
  (value) => (Array.isArray(value) ? Array(5).fill(value[0]) : value),
  (value) => (Array.isArray(value) ? value.concat(value) : [value, value]),
  (value) => (Array.isArray(value) ? value.slice(1) : 0),
];

/** A copy of a value in which one part, at any depth, is replaced. */
function changed(value: unknown, random: Random): unknown {
  const isParent = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  if (!isParent || randomInt(4, random) === 0) return REPLACEMENTS[randomInt(REPLACEMENTS.length, random)]!(value);
  const keys = Object.keys(value);
  const key = keys[randomInt(keys.length, random)]!;
  const copy: Record<string, unknown> = Array.isArray(value) ? (value.slice() as never) : { ...value };
  copy[key] = changed(copy[key], random);
  return copy;
}

function changedView(random: Random): { view: CribbageView; moves: readonly CribbageMove[] } {
  const options = { ...TABLES[randomInt(TABLES.length, random)]!, first: 0 };
  const { state } = playout(cribbage, { random, options, limit: 1 + randomInt(25, random) });
  const seat = cribbage.activeSeats(state)[0] ?? 0;
  const view = changed(cribbage.view(state, seat), random) as CribbageView;
  return { view, moves: cribbage.legalMoves(state, seat) };
}

const { progress, views } = workerData as ChangedViews;
const bots = (["beginner", "casual", "intermediate", "advanced", expert({ deals: 2 })] as const).map((level) =>
  cribbageBot({ level, deals: 2 }),
);
for (let seed = 1; seed <= views; seed++) {
  const random = seeded(seed);
  const { view, moves } = changedView(random);
  const calls = [
    () => advised(view, { deals: 2 }),
    () => advised(view, { deals: 2, method: expert }),
    () => winChances(view, { deals: 2 }),
    () => likelyHands(view, 1),
    () => featuresOf(view, moves[0]!),
    ...bots.map((bot) => () => bot(view, moves, random)),
  ];
  for (const [i, call] of calls.entries()) {
    Atomics.add(progress, 0, 1);
    try {
      call();
    } catch (error) {
      if (!TYPED.some((type) => error instanceof type))
        parentPort!.postMessage(`call ${i} of view ${seed}: ${JSON.stringify(view)}: ${error}`);
    }
  }
}
