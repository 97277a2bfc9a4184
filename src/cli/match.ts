import { match } from "../bots/index.ts";
import type { AnyGame } from "../index.ts";
import { type Flags, UsageError } from "./flags.ts";
import { progress } from "./progress.ts";
import { botsOf } from "./seats.ts";
import type { Terminal } from "./terminal.ts";

/** Flags of a match other than the game's options. */
interface MatchPlan {
  readonly bots: Flags[string] | undefined;
  readonly games: Flags[string];
  readonly seed: Flags[string] | undefined;
  readonly json: boolean;
}

/** Lets bots play many games against each other and prints how many games each has won. */
export function tellMatch(game: AnyGame, options: Flags, plan: MatchPlan, terminal: Terminal): void {
  if (plan.bots === undefined) throw new UsageError("--games needs --bots, with one bot per side");
  const games = plan.games as number;
  const seed = (plan.seed ?? 1) as number;
  const names = `${plan.bots}`.split(",");
  const sides = game.initialState(options).scores.length;
  const botAt = botsOf(game, `${plan.bots}`, sides);
  const bots = Array.from({ length: sides }, (_, side) => botAt(side));
  const shown = progress(terminal, games, "game");
  let won: readonly number[] = [];
  let unfinished = 0;
  for (const report of match(game, bots, { games, seed, options })) {
    ({ won, unfinished } = report);
    shown.show(report.games);
  }
  shown.end();
  const finished = games - unfinished;
  const rows = won.map((games, side) => {
    const interval = wilson(games, finished);
    return { bot: names[side % names.length]!, won: games, share: finished === 0 ? null : games / finished, interval };
  });
  if (plan.json) terminal.out(JSON.stringify({ game: game.id, games, seed, unfinished, bots: rows }));
  else terminal.out(drawn(`${game.id}, ${games} games, seed ${seed}`, rows, unfinished));
}

interface Row {
  readonly bot: string;
  readonly won: number;
  readonly share: number | null;
  readonly interval: readonly [low: number, high: number];
}

/** Draws the result, one row per bot. */
function drawn(title: string, rows: readonly Row[], unfinished: number): string {
  const width = Math.max(...rows.map(({ bot }) => bot.length));
  const lines = rows.map(({ bot, won, share, interval }) => {
    const figures = share === null ? "" : `${percent(share)}  ${interval.map(percent).join(" to ")}`;
    return `  ${bot.padEnd(width)}  ${won.toFixed(1).padStart(8)}  ${figures}`.trimEnd();
  });
  const cut = unfinished > 0 ? `\n  ${unfinished} unfinished, counted for nobody` : "";
  return `${title}\n  ${"".padEnd(width)}       won       %  95 % interval\n${lines.join("\n")}${cut}`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1).padStart(6);
}

/**
 * The 95% Wilson interval for a share of games won, treating games as independent. Games are played in sets with the
 * same deals, so the true interval is narrower.
 */
export function wilson(won: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z2 = 1.96 ** 2;
  const share = won / games;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = Math.sqrt((z2 * share * (1 - share)) / games + (z2 / (2 * games)) ** 2) / (1 + z2 / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
