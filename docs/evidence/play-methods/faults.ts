// What a policy loses to an equilibrium, by fault: where it plays what, what the equilibrium plays there instead, how often
// it comes up and what it costs. The costs of all its choices add up to what it loses. Points a deal, as the mean of both
// roles.
//
//   npm run faults -w docs/evidence -- FILE simple|careful|medium [--hands 200] [--cut 0.05]
//
// FILE is what train.ts saved. As many hands a role stand for all.

import { parseArgs } from "node:util";
import { rankAt } from "../../../src/cribbage/analysis/engine/hand.ts";
import { valuesAgainst, type WatchedChoice } from "./answer.ts";
import { equilibriumKeeping, newDeals, someHands } from "./deals.ts";
import { policyNamed } from "./named.ts";
import { isRepeat, type Play } from "./play.ts";
import { actionOf, STAGES, situationOf, stageOf } from "./situation.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hands: { type: "string", default: "200" }, cut: { type: "string", default: "0.05" } },
});
const [file, name] = positionals as [string, string];

/** A kind of choice that a policy makes in one kind of situation. */
interface Fault {
  /** How often it comes up in a deal. */
  often: number;
  /** What it loses by it in a deal. */
  cost: number;
  /** What it loses by not playing each kind of card that the equilibrium plays there. */
  readonly instead: Map<string, number>;
  /** What it loses by not playing a lower card. */
  lower: number;
  /** The choice that costs most. */
  example: { cost: number; text: string };
}

const NAMES = "A23456789TJQK";
const faults = new Map<string, Fault>();
const stages = new Map<string, number>();
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
  for (let place = 0; place < playable; place++) if (own[place]! > 0) mean += own[place]! * values[place]!;
  for (let place = 0; place < playable; place++) {
    if (isRepeat(hand, place) || other[place] === 0) continue;
    const weight = share * reach * other[place]!;
    const cost = weight * (mean - values[place]!);
    loss += cost;
    const key = `${situationOf(play)} | ${actionOf(play, place)}`;
    const fault = faults.get(key) ?? newFault();
    faults.set(key, fault);
    const stage = stageOf(play);
    stages.set(stage, (stages.get(stage) ?? 0) + cost);
    fault.often += weight;
    fault.cost += cost;
    if (cost > fault.example.cost) fault.example = { cost, text: describe(play, place, own) };
    for (let better = 0; better < playable; better++) {
      if (own[better] === 0 || better === place) continue;
      const action = actionOf(play, better);
      const gain = weight * own[better]! * (values[better]! - values[place]!);
      fault.instead.set(action, (fault.instead.get(action) ?? 0) + gain);
      if (better < place) fault.lower += gain;
    }
  }
}

function newFault(): Fault {
  return { often: 0, cost: 0, instead: new Map(), lower: 0, example: { cost: 0, text: "" } };
}

/** A choice as `K after 7 8 with 2 K (2 69%)`: the card after the count, the hand, and what the equilibrium plays. */
function describe({ hands, left, recent, turn }: Play, place: number, own: Float64Array): string {
  const hand = Array.from({ length: left[turn]! }, (_, at) => NAMES[rankAt(hands[turn]!, at)]!);
  const count: string[] = [];
  for (let rest = recent; rest !== 0; rest >>>= 4) count.unshift(NAMES[(rest & 15) - 1]!);
  const shares = hand.flatMap((rank, at) => (own[at]! > 0.01 ? [`${rank} ${Math.round(100 * own[at]!)}%`] : []));
  return `${hand[place]} after ${count.join(" ") || "nothing"} with ${hand.join(" ")} (${shares.join(", ")})`;
}

function print(): void {
  console.log(`${name} loses ${loss.toFixed(4)} points a deal to ${file}`);
  console.log(
    "cost a deal, times in 100 deals, cost each time | where | what | what instead, by cost | of which a lower card | example",
  );
  for (const stage of STAGES) console.log(`${(stages.get(stage) ?? 0).toFixed(4)} of it ${stage}`);
  const sorted = [...faults].sort(([, a], [, b]) => b.cost - a.cost).slice(0, 40);
  for (const [key, { often, cost, instead, lower, example }] of sorted) {
    const better = [...instead].sort(([, a], [, b]) => b - a).slice(0, 3);
    const words = better.map(([action, gain]) => `${action} ${Math.round((100 * gain) / cost)}%`).join("; ");
    console.log(
      `${cost.toFixed(4)} ${(100 * often).toFixed(1)} ${(cost / often).toFixed(2)} | ${key} | ${words} | lower ${Math.round((100 * lower) / cost)}% | ${example.text}`,
    );
  }
}
