// Prints how far a search misjudges the lead of its best move over each of the next five, in percent of a game: the
// root mean square of the difference from a search of twenty times as many trials, in positions of games of two.
//
//   npm run search-precision -w docs/evidence -- [positions] [trials]

import { advise } from "../../../src/bots/index.ts";
import * as cribino from "../../../src/cribino/index.ts";
import * as crosscribb from "../../../src/crosscribb/index.ts";
import { type AnyGame, playout, seeded } from "../../../src/index.ts";
import * as sackson from "../../../src/sackson/index.ts";

const [positions = 40, trials = 2000] = process.argv.slice(2).map(Number);

for (const game of [crosscribb, cribino, sackson] as const) misjudged(game as unknown as AnyGame);

function misjudged(game: AnyGame): void {
  const squares: number[] = [];
  for (let seed = 1; seed <= positions; seed++) {
    const { state } = playout(game, { options: { players: 2 }, random: seeded(seed), limit: 5 + (seed % 20) });
    const seat = game.activeSeats(state)[0];
    if (seat === undefined || state.phase === "show") continue;
    const view = game.view(state, seat);
    const [short, long] = [trials, 20 * trials].map((iterations) => {
      const { choices } = [...advise(game, view, { iterations })].at(-1)!;
      return new Map(choices.map(({ move, win }) => [game.formatMove(move), win]));
    });
    const [best, ...others] = [...short!.keys()].slice(0, 6);
    const leadIn = (wins: typeof short, other: string) => wins!.get(best!)! - wins!.get(other)!;
    squares.push(...others.map((other) => (leadIn(short, other) - leadIn(long, other)) ** 2));
  }
  const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
  console.log(`${game.id}: ${(100 * Math.sqrt(mean)).toFixed(1)} % in ${squares.length} leads`);
}
