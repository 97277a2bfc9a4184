import { playDeal } from "../../../src/cribbage/analysis/engine/deal.ts";
import { newSimulation, restart } from "../../../src/cribbage/analysis/engine/simulation.ts";
import { policyOf } from "../../../src/cribbage/analysis/policies/policy.ts";
import { seeded } from "../../../src/index.ts";
import { carefulPlay } from "../play-methods/careful.ts";
import { type End, table } from "./seats.ts";

/** Chances to win at cribbage between careful players, who ignore the score; four are partners. */
export function careful(
  players: 2 | 3 | 4,
  { games, seed }: { readonly games: number; readonly seed: number },
): string {
  const sides = players === 4 ? 2 : players;
  const policy = policyOf(carefulPlay);
  const game = newSimulation({ seats: players, sides, target: 121 }, Array(players).fill(policy));
  const random = seeded(seed);
  const ends = Array.from({ length: games }, (_, n): End => {
    restart(game, n % players);
    let length = 1;
    while (!playDeal(game, random)) length++;
    // The first deal passes from game to game. From here on its side is 0.
    const scores = Array.from(game.scores, (_, i) => game.scores[(i + n) % sides]!);
    const winner = scores.indexOf(game.target);
    const gamesLost = scores.map((score, side) => (side === winner ? 0 : score <= 60 ? 3 : score <= 90 ? 2 : 1));
    return { outcome: { winners: [winner], scores, gamesLost, reason: "hand" }, length };
  });
  return table(`cribbage, ${players}`, ends).join("\n");
}
