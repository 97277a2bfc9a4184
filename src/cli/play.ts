import { type AnyGame, type AnyMove, type AnyState, describeOutcome, playout, seeded } from "../index.ts";
import { type Flags, UsageError } from "./flags.ts";
import { gameNamed } from "./game.ts";
import { printMatch } from "./match.ts";
import { describeStep, seatNames } from "./narrate.ts";
import { playAsSeat } from "./person.ts";
import { botsOf } from "./seats.ts";
import { print, type Terminal } from "./terminal.ts";

/**
 * `fifteen-two play GAME [--seed 7] [--json] [--bots greedy,search] [--games 100 | --seat 0] [--OPTION VALUE …]`.
 * Returns the exit status.
 */
export async function play(words: readonly string[], flags: Flags, terminal: Terminal): Promise<number> {
  const game = gameNamed("play", ...words);
  const { games: many, seat, ...plan } = flags;
  if (many !== undefined && seat !== undefined) throw new UsageError("--games is only for bots; remove --seat");
  if (many !== undefined) printMatch(game, many as number, plan, terminal);
  else if (seat !== undefined) return playAsSeat(game, seat, plan, terminal);
  else printGame(game, plan, terminal);
  return 0;
}

/** Plays a game between bots, and prints each move, or the record with the seed, the bots and the outcome as `meta`. */
function printGame(game: AnyGame, plan: Flags, terminal: Terminal): void {
  const { seed = 1, bots = "random", json, ...options } = plan;
  const players = botsOf(game, `${bots}`, game.initialState(options).settings.players);
  const watch = (move: AnyMove, before: AnyState, after: AnyState) => {
    if (!json) terminal.out(describeStep(game, move, before, after));
  };
  const setup = { random: seeded(seed as number), options, watch, bots: players.map(({ bot }) => bot) };
  const { state, record } = playout(game, setup);
  const meta = { seed, bots: players.map(({ name }) => name), outcome: game.outcome(state) ?? null };
  const end = describeOutcome(game, state, { names: seatNames(state) }) ?? "Stopped before the end";
  print(terminal, json, { ...record, meta }, ["", game.render(state), end]);
}
