import { type AnyGame, type Outcome, playout, type replay, seeded } from "../index.ts";
import { formatScore, type ScoreItem } from "../scoring/index.ts";
import { type Flags, take, UsageError } from "./flags.ts";
import { games } from "./games.ts";
import type { Output } from "./run.ts";
import { chooseByBots } from "./seats.ts";

/** `fifteen-two play GAME [--seed 7] [--json] [--bots greedy,search] [--OPTION VALUE …]`. */
export function play([name, ...rest]: readonly string[], flags: Flags, { out }: Output): void {
  const game = name !== undefined && Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined || rest.length > 0)
    throw new UsageError(
      `play takes one game of ${Object.keys(games).join(", ")}, not ${[name, ...rest].join(" ") || "none"}`,
    );
  const [{ seed = 1, json = false, bots }, options] = take(flags, ["seed", "json", "bots"]);
  const random = seeded(seed as number);
  const choose = bots === undefined ? {} : { choose: chooseByBots(game, `${bots}`, random) };
  const { record, state } = playout(game, { random, options, ...choose });
  const outcome = game.outcome(state);
  if (json) {
    out(JSON.stringify({ ...record, outcome: outcome ?? null }));
    return;
  }
  narrate(game, record, out);
  out("");
  out(game.render(state));
  out(outcome === undefined ? "stopped before the end" : verdict(outcome));
}

/** What a state's latest move scored, for one side. */
interface Scored {
  readonly side: number;
  readonly points: number;
  readonly items: readonly ScoreItem[];
}

/** Tells each move of a record and what it scored. */
function narrate(game: AnyGame, record: Parameters<typeof replay>[1], out: (line: string) => void): void {
  let state = game.initialState(record.options);
  for (const move of record.moves as readonly never[]) {
    state = game.apply(state, move);
    const scored = (state.scored as readonly Scored[]).map(
      ({ side, points, items }) => `side ${side} ${points < 0 ? "" : "+"}${points}: ${say(items)}`,
    );
    out(`${game.formatMove(move).padEnd(scored.length > 0 ? 24 : 0)}${scored.join("; ")}`);
  }
}

/** Says what scored, as at a table where it is made of cards. */
function say(items: readonly ScoreItem[]): string {
  if (items.every((item) => "cards" in item)) return formatScore(items);
  return items.map(({ kind, points }) => `${kind} ${points}`).join(", ");
}

function verdict({ winners, scores, gamesLost, why }: Outcome): string {
  const who = winners.length === 0 ? "nobody wins" : `side ${winners.join(" and side ")} wins`;
  const games = Math.max(...gamesLost);
  return `${who}, ${scores.join(" : ")}${games > 1 ? `, worth ${games} games` : ""} (${why})`;
}
