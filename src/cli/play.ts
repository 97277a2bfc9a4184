import { type AnyGame, playout, type replay, type StateOf, seeded } from "../index.ts";
import { type Flags, take, UsageError } from "./flags.ts";
import { games } from "./games.ts";
import { tellMove, tellOutcome } from "./narrate.ts";
import { playAsSeat } from "./person.ts";
import type { Terminal } from "./run.ts";
import { botsOf } from "./seats.ts";

/**
 * `fifteen-two play GAME [--seed 7] [--json] [--bots greedy,search] [--seat 0] [--OPTION VALUE …]`; gives the exit status.
 */
export async function play([name, ...rest]: readonly string[], flags: Flags, terminal: Terminal): Promise<number> {
  const game = name !== undefined && Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined || rest.length > 0)
    throw new UsageError(
      `play takes one game of ${Object.keys(games).join(", ")}, not ${[name, ...rest].join(" ") || "none"}`,
    );
  const [{ seed, json = false, bots, seat }, options] = take(flags, ["seed", "json", "bots", "seat"]);
  if (seat === undefined) tellGame(game, options, seed ?? 1, bots, json === true, terminal);
  else if (json) throw new UsageError("--json tells a whole game and does not go with --seat");
  else return playAsSeat(game, options, { seat, seed, bots }, terminal);
  return 0;
}

/** Plays a whole game without asking anyone. */
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
  const choose = botAt && {
    choose: (state: StateOf<AnyGame>) => {
      const seat = game.activeSeats(state)[0]!;
      return botAt(seat)(game.view(state, seat), game.legalMoves(state, seat), random);
    },
  };
  const { record, state } = playout(game, { random, options, ...choose });
  const outcome = game.outcome(state);
  if (json) {
    out(JSON.stringify({ ...record, outcome: outcome ?? null }));
    return;
  }
  narrate(game, record, out);
  out("");
  out(game.render(state));
  out(outcome === undefined ? "stopped before the end" : tellOutcome(outcome));
}

/** Tells each move of a record and what it scored. */
function narrate(game: AnyGame, record: Parameters<typeof replay>[1], out: (line: string) => void): void {
  let state = game.initialState(record.options);
  for (const move of record.moves as readonly never[]) {
    const before = state;
    state = game.apply(state, move);
    out(tellMove(game, move, before, state));
  }
}
