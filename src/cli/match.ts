import { match, summary } from "../bots/index.ts";
import { type AnyGame, seeded } from "../index.ts";
import { type Flags, UsageError } from "./flags.ts";
import { watched } from "./progress.ts";
import { botsOf } from "./seats.ts";
import { print, type Terminal } from "./terminal.ts";

/** Plays many games between bots, and prints the games that each bot has won and its lead in points. */
export function printMatch(game: AnyGame, games: number, plan: Flags, terminal: Terminal): void {
  const { seed = 1, bots, json, ...options } = plan;
  if (bots === undefined) throw new UsageError("--games needs --bots, with one bot per side");
  const players = botsOf(game, `${bots}`, game.initialState(options).scores.length);
  const matched = players.map(({ bot }) => bot);
  const reports = match(game, matched, { games, random: seeded(seed as number), options });
  const rows = summary(watched(terminal, "game", reports, (report) => [report.games, games]));
  const unfinished = games - rows[0]!.games;
  const named = rows.map((row, i) => ({ bot: players[i]!.name, ...row }));
  const width = Math.max(...players.map(({ name }) => name.length));
  const line = (name: string, figures: readonly string[]) =>
    `  ${name.padEnd(width)}${figures.map((figure, i) => figure.padStart(i === 0 ? 10 : 8)).join("")}`.trimEnd();
  const figure = (value: number) => (Number.isFinite(value) ? value.toFixed(1) : "");
  print(terminal, json, { game: game.id, games, seed, unfinished, bots: named }, [
    `${game.id}, ${games} games, seed ${seed}`,
    line("", ["won", "%", "+/-", "lead", "+/-"]),
    ...named.map(({ bot, games: finished, share, error, margin, marginError }) =>
      line(bot, [share * finished, 100 * share, 100 * error, margin, marginError].map(figure)),
    ),
    ...(unfinished > 0 ? [`  ${unfinished} unfinished, counted for nobody`] : []),
  ]);
}
