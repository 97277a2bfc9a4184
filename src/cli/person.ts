import { type AnyGame, type MoveOf, type Seat, type StateOf, seeded, sideOf } from "../index.ts";
import { type Flags, UsageError } from "./flags.ts";
import { listMoves, MOST_LISTED, readAnswer } from "./menu.ts";
import { type SideName, tellMove, tellOutcome } from "./narrate.ts";
import { botsOf } from "./seats.ts";
import type { Terminal } from "./terminal.ts";

/** Flags for the person's seat, other than the game's options. */
interface Place {
  readonly seat: Flags[string];
  readonly seed: Flags[string] | undefined;
  readonly bots: Flags[string] | undefined;
}

/**
 * Lets a person play one seat in the terminal while bots play the others. Prints only what that seat may know.
 *
 * @returns the exit status: 0 if the game ended or the person quit, 1 if the input ended
 */
export async function playAsSeat(game: AnyGame, options: Flags, place: Place, terminal: Terminal): Promise<number> {
  const { out } = terminal;
  let state = game.initialState(options);
  const seat = readSeat(place.seat, state.settings.players);
  const seed = place.seed ?? Math.floor(Math.random() * 1_000_000);
  const random = seeded(seed as number);
  const botAt = botsOf(
    game,
    `${place.bots ?? (game.id === "cribbage" ? "medium" : "search")}`,
    Math.max(1, state.settings.players - 1),
  );
  const name: SideName = (side) => (side === sideOf(state, seat) ? "you" : `side ${side}`);
  out(`You are seat ${seat}. Start the same game again with --seed ${seed}.`);
  out("Type a move or its number, ? for all moves, q to quit.\n");
  for (;;) {
    const active = game.activeSeats(state);
    const chance = game.chance(state, random);
    if (chance === undefined && active.length === 0) break;
    const move = chance ?? (active.includes(seat) ? await askPerson(game, state, seat, terminal) : askBot(active[0]!));
    if (move === "quit" || move === "ended") return leave(move, terminal);
    const before = state;
    state = game.apply(state, move);
    out(tellMove(game, game.redact(move, seat), game.view(before, seat), game.view(state, seat)));
  }
  out(`\n${game.render(game.view(state, seat))}\n\n${tellOutcome(game.outcome(state)!, name)}`);
  return 0;

  function askBot(other: Seat): MoveOf<AnyGame> {
    // Bots fill the other seats in the order in which they are named.
    const place = other > seat ? other - 1 : other;
    return botAt(place)(game.view(state, other), game.legalMoves(state, other), random);
  }
}

function readSeat(given: unknown, players: number): Seat {
  if (typeof given === "number" && given >= 0 && given < players) return given;
  throw new UsageError(`--seat must be 0 to ${players - 1}, not ${given}`);
}

/** Shows the table and the moves, and asks until the person makes a move or the input ends. */
async function askPerson(
  game: AnyGame,
  state: StateOf<AnyGame>,
  seat: Seat,
  { out, ask }: Terminal,
): Promise<MoveOf<AnyGame> | "quit" | "ended"> {
  const view = game.view(state, seat);
  const moves = game.legalMoves(view, seat);
  out(`\n${game.render(view)}\n`);
  if (moves.length <= MOST_LISTED) out(listMoves(game, view, moves));
  else out(`  ${moves.length} moves: type ? to list them all, or ? WORD to list some`);
  for (;;) {
    const hint = moves.length === 1 ? "Enter" : `1-${moves.length}`;
    const answer = (await ask(`seat ${seat} [${hint}] > `))?.trim();
    if (answer === undefined) return "ended";
    if (/^q(uit)?$/i.test(answer)) return "quit";
    if (answer.startsWith("?")) {
      out(listMoves(game, view, moves, answer.slice(1).trim()) || "  no matching moves");
      continue;
    }
    const read = readAnswer(game, state, seat, moves, answer);
    if ("move" in read) return read.move;
    out(`  ${read.trouble}`);
  }
}

function leave(how: "quit" | "ended", { out, err }: Terminal): number {
  if (how === "quit") out("Game left unfinished.");
  else err("fifteen-two: the input ended before the game did");
  return how === "quit" ? 0 : 1;
}
