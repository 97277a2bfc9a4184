// Where a policy gives away what an opponent who knows it can win: how much less that is if the equilibrium chooses in one
// part of the play and the policy everywhere else. Points a deal, as the mean of both roles.
//
//   npm run repair -w docs/evidence -- FILE simple|careful|medium [--hands 40]
//
// FILE is what train.ts saved. As many hands a role stand for all, the same ones every time.

import { parseArgs } from "node:util";
import { valuesAgainst } from "./answer.ts";
import { equilibriumKeeping, newDeals, someHands } from "./deals.ts";
import { policyNamed } from "./named.ts";
import type { PlayPolicy } from "./policy.ts";
import { STAGES, stageOf } from "./situation.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hands: { type: "string", default: "40" } },
});
const [file, name] = positionals as [string, string];
const policy = policyNamed(name, 0);
const equilibrium = policyNamed(file, 0);
const deals = newDeals(equilibriumKeeping());

const asItIs = given(policy);
console.log(`${name} gives away ${asItIs.toFixed(3)}`);
for (const stage of STAGES) {
  const repaired: PlayPolicy = {
    choose: (play, playable, shares) => (stageOf(play) === stage ? equilibrium : policy).choose(play, playable, shares),
  };
  console.log(`${(asItIs - given(repaired)).toFixed(3)} less with the equilibrium ${stage}`);
}

/** What the best answers to a policy win from it. */
function given(policy: PlayPolicy): number {
  const value = valuesAgainst(policy, deals);
  let best = 0;
  for (const role of [0, 1])
    for (const { hand, share } of someHands(deals, role, Number(values.hands))) best += (share * value(role, hand)) / 2;
  return best;
}
