import { match, summary } from "../bots/index.ts";
import { type AnyGame, seeded } from "../index.ts";
import { type Flags, UsageError } from "./flags.ts";
import { watched } from "./progress.ts";
import { botsOf } from "./seats.ts";
import type { Terminal } from "./terminal.ts";

/** Lets bots play many games against each other and prints how many games each has won. */
export function tellMatch(game: AnyGame, games: number, plan: Flags, terminal: Terminal): void {
  const { seed = 1, bots, json, ...options } = plan;
  if (bots === undefined) throw new UsageError("--games needs --bots, with one bot per side");
  const players = botsOf(game, `${bots}`, game.initialState(options).scores.length);
  const matched = players.map(({ bot }) => bot);
  const reports = match(game, matched, { games, random: seeded(seed as number), options });
  const rows = summary(watched(terminal, "game", reports, (report) => [report.games, games]));
  const unfinished = games - rows[0]!.games;
  if (json) {
    const named = rows.map((row, i) => ({ bot: players[i]!.name, ...row }));
    terminal.out(JSON.stringify({ game: game.id, games, seed, unfinished, bots: named }));
    return;
  }
  const width = Math.max(...players.map(({ name }) => name.length));
  terminal.out(`${game.id}, ${games} games, seed ${seed}\n  ${"".padEnd(width)}       won       %     +/-`);
  for (const [i, { games: finished, share, error }] of rows.entries()) {
    const figures = [share * finished, 100 * share, 100 * error].map((figure, column) =>
      (Number.isFinite(figure) ? figure.toFixed(1) : "").padStart(column === 0 ? 10 : 8),
    );
    terminal.out(`  ${players[i]!.name.padEnd(width)}${figures.join("")}`.trimEnd());
  }
  if (unfinished > 0) terminal.out(`  ${unfinished} unfinished, counted for nobody`);
}
