// What a policy loses to an equilibrium, by habit: where it plays what, what the equilibrium plays there instead, how often
// it comes up and what it costs. The costs of all its choices add up to what it loses. Points a deal, as the mean of both
// roles.
//
//   npx tsx test/cribbage/analysis/pegging/habits.ts FILE simple|careful|medium [--hands 200] [--cut 0.05]
//
// FILE is what train.ts saved. As many hands a role stand for all.

import { parseArgs } from "node:util";
import { valuesAgainst, type WatchedChoice } from "./answer.ts";
import { equilibriumKeeping, newDeals, someHands } from "./deals.ts";
import { policyNamed } from "./named.ts";
import { isRepeat } from "./play.ts";
import { actionOf, situationOf } from "./situation.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hands: { type: "string", default: "200" }, cut: { type: "string", default: "0.05" } },
});
const [file, name] = positionals as [string, string];

/** A kind of choice that a policy makes in one kind of situation. */
interface Habit {
  /** How often it comes up in a deal. */
  often: number;
  /** What it loses by it in a deal. */
  cost: number;
  /** How often the equilibrium plays each kind of card there, counted by what not doing so costs. */
  readonly instead: Map<string, number>;
}

const habits = new Map<string, Habit>();
let share = 0;

const equilibrium = policyNamed(file, Number(values.cut));
const policy = policyNamed(name, 0);
const deals = newDeals(equilibriumKeeping());
const valueAt = valuesAgainst(equilibrium, deals);
const watch = { policy, note };
let loss = 0;
for (const role of [0, 1])
  for (const task of someHands(deals, role, Number(values.hands))) {
    share = task.share / 2;
    valueAt(role, task.hand, equilibrium, watch);
  }
print();

function note({ play, playable, reach, values, own, other }: WatchedChoice): void {
  const hand = play.hands[play.turn]!;
  let mean = 0;
  for (let place = 0; place < playable; place++) mean += own[place]! * (own[place]! > 0 ? values[place]! : 0);
  for (let place = 0; place < playable; place++) {
    if (isRepeat(hand, place) || other[place] === 0) continue;
    const weight = share * reach * other[place]!;
    const cost = weight * (mean - values[place]!);
    loss += cost;
    const key = `${situationOf(play)} | ${actionOf(play, place)}`;
    const habit = habits.get(key) ?? { often: 0, cost: 0, instead: new Map<string, number>() };
    habits.set(key, habit);
    habit.often += weight;
    habit.cost += cost;
    for (let better = 0; better < playable; better++) {
      if (own[better] === 0 || better === place) continue;
      const action = actionOf(play, better);
      const gain = weight * own[better]! * (values[better]! - values[place]!);
      habit.instead.set(action, (habit.instead.get(action) ?? 0) + gain);
    }
  }
}

function print(): void {
  console.log(`${name} loses ${loss.toFixed(4)} points a deal to ${file}`);
  console.log("cost a deal, times in 100 deals, cost each time | where | what | what instead, by cost");
  const sorted = [...habits].sort(([, a], [, b]) => b.cost - a.cost).slice(0, 40);
  for (const [key, { often, cost, instead }] of sorted) {
    const better = [...instead].sort(([, a], [, b]) => b - a).slice(0, 3);
    const words = better.map(([action, gain]) => `${action} ${Math.round((100 * gain) / cost)}%`).join("; ");
    console.log(`${cost.toFixed(4)} ${(100 * often).toFixed(1)} ${(cost / often).toFixed(2)} | ${key} | ${words}`);
  }
}
