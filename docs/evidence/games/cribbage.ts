import { simulateGames } from "../../../src/cribbage/analysis/index.ts";
import { seeded } from "../../../src/index.ts";
import { type End, table } from "./seats.ts";

const TARGET = 121;

/** Who wins at cribbage between careful players, who don't look at the score; four are partners. */
export function careful(
  players: 2 | 3 | 4,
  { games, seed }: { readonly games: number; readonly seed: number },
): string {
  const sides = players === 4 ? 2 : players;
  const scores: number[][] = [];
  const lengths: number[] = [];
  let last = -1;
  simulateGames({
    games,
    random: seeded(seed),
    players,
    sides: Array(sides).fill("careful"),
    watch: ({ game, dealer, side, points }) => {
      scores[game] ??= Array(sides).fill(0);
      const own = scores[game];
      own[side] = Math.min(TARGET, own[side]! + points);
      // Somebody scores in every deal.
      if (dealer !== last || lengths[game] === undefined) lengths[game] = (lengths[game] ?? 0) + 1;
      last = dealer;
    },
  });
  const ends = scores.map((own, game): End => {
    // The first deal passes from game to game. From here on its side is 0.
    const turned = own.map((_, i) => own[(i + game) % sides]!);
    const winner = turned.indexOf(TARGET);
    const gamesLost = turned.map((score, side) => (side === winner ? 0 : score <= 60 ? 3 : score <= 90 ? 2 : 1));
    return { outcome: { winners: [winner], scores: turned, gamesLost, reason: "hand" }, length: lengths[game]! };
  });
  return table(`cribbage, ${players}`, ends).join("\n");
}
