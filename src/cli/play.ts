import { findGame, games } from "../games/index.ts";
import { type AnyGame, type MoveOf, playout, type StateOf, seeded } from "../index.ts";
import { type Flags, take, UsageError } from "./flags.ts";
import { tellMatch } from "./match.ts";
import { tellMove, tellOutcome } from "./narrate.ts";
import { playAsSeat } from "./person.ts";
import { botsOf } from "./seats.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `fifteen-two play GAME [--seed 7] [--json] [--bots greedy,search] [--games 100 | --seat 0] [--OPTION VALUE …]`.
 * Returns the exit status.
 */
export async function play([name, ...rest]: readonly string[], flags: Flags, terminal: Terminal): Promise<number> {
  const game = findGame(name ?? "");
  if (game === undefined || rest.length > 0) {
    const given = [name, ...rest].join(" ") || "none";
    throw new UsageError(`play takes one game (expected one of ${games.map(({ id }) => id).join(", ")}), not ${given}`);
  }
  const [{ seed, json = false, bots, games: many, seat }, options] = take(flags, [
    "seed",
    "json",
    "bots",
    "games",
    "seat",
  ]);
  if (many !== undefined && seat !== undefined) throw new UsageError("--games is only for bots; remove --seat");
  if (many !== undefined) tellMatch(game, options, { bots, games: many, seed, json: json === true }, terminal);
  else if (seat === undefined) tellGame(game, options, seed ?? 1, bots, json === true, terminal);
  else if (json) throw new UsageError("--json prints a whole game; remove --seat");
  else return playAsSeat(game, options, { seat, seed, bots }, terminal);
  return 0;
}

/** Lets bots play a whole game and prints each move. */
function tellGame(
  game: AnyGame,
  options: Flags,
  seed: Flags[string],
  bots: Flags[string] | undefined,
  json: boolean,
  { out }: Terminal,
): void {
  const random = seeded(seed as number);
  const botAt = bots === undefined ? undefined : botsOf(game, `${bots}`);
  const choose = (state: StateOf<AnyGame>, moves: readonly MoveOf<AnyGame>[]): MoveOf<AnyGame> => {
    const seat = moves[0]!.seat!;
    return botAt!(seat)(game.view(state, seat), game.legalMoves(state, seat), random);
  };
  const watch = (move: MoveOf<AnyGame>, before: StateOf<AnyGame>, after: StateOf<AnyGame>) => {
    if (!json) out(tellMove(game, move, before, after));
  };
  const { state, record } = playout(game, { random, options, watch, ...(botAt && { choose }) });
  const outcome = game.outcome(state);
  if (json) out(JSON.stringify({ ...record, outcome: outcome ?? null }));
  else out(`\n${game.render(state)}\n${outcome === undefined ? "stopped before the end" : tellOutcome(outcome)}`);
}
