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
  else if (seat === undefined) tellGame(game, options, { seed, bots, json: json === true }, terminal);
  else if (json) throw new UsageError("--json prints a whole game; remove --seat");
  else return playAsSeat(game, options, { seat, seed, bots }, terminal);
  return 0;
}

/** Flags of a game between bots other than the game's options. */
interface GamePlan {
  readonly seed: Flags[string] | undefined;
  readonly bots: Flags[string] | undefined;
  readonly json: boolean;
}

/** Lets bots play a whole game and prints each move, or its record with the seed, the bots and the outcome as `meta`. */
function tellGame(game: AnyGame, options: Flags, { seed = 1, bots, json }: GamePlan, { out }: Terminal): void {
  const seats = Array.from({ length: game.initialState(options).settings.players }, (_, seat) => seat);
  const names = `${bots ?? "random"}`.split(",");
  const watch = (move: MoveOf<AnyGame>, before: StateOf<AnyGame>, after: StateOf<AnyGame>) => {
    if (!json) out(tellMove(game, move, before, after));
  };
  const random = seeded(seed as number);
  const players = bots === undefined ? {} : { bots: seats.map(botsOf(game, `${bots}`, seats.length)) };
  const { state, record } = playout(game, { random, options, watch, ...players });
  const outcome = game.outcome(state);
  const meta = { seed, bots: seats.map((seat) => names[seat % names.length]), outcome: outcome ?? null };
  if (json) out(JSON.stringify({ ...record, meta }));
  else out(`\n${game.render(state)}\n${outcome === undefined ? "stopped before the end" : tellOutcome(outcome)}`);
}
