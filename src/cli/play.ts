import { randomBot } from "../bots/index.ts";
import { type AnyGame, type MoveOf, newRecord, type StateOf, seeded } from "../index.ts";
import { type Flags, take, UsageError } from "./flags.ts";
import { games } from "./games.ts";
import { tellMove, tellOutcome } from "./narrate.ts";
import { playAsSeat } from "./person.ts";
import type { Terminal } from "./run.ts";
import { botsOf } from "./seats.ts";

/** After how many moves a game is left: at random the Sackson game may never end. */
const MOST_MOVES = 100_000;

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

/** Plays a whole game without asking anyone, and tells each move as it is made. */
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
  const record = newRecord(game, options);
  const moves: MoveOf<AnyGame>[] = [];
  let state = game.initialState(options);
  while (moves.length < MOST_MOVES && game.outcome(state) === undefined) {
    const before = state;
    const move = game.chance(state, random) ?? choose(state);
    state = game.apply(state, move);
    moves.push(move);
    if (!json) out(tellMove(game, move, before, state));
  }
  const outcome = game.outcome(state);
  if (json) out(JSON.stringify({ ...record, moves, outcome: outcome ?? null }));
  else out(`\n${game.render(state)}\n${outcome === undefined ? "stopped before the end" : tellOutcome(outcome)}`);

  function choose(now: StateOf<AnyGame>): MoveOf<AnyGame> {
    if (botAt === undefined) return randomBot(now, game.legalMoves(now), random);
    const seat = game.activeSeats(now)[0]!;
    return botAt(seat)(game.view(now, seat), game.legalMoves(now, seat), random);
  }
}
