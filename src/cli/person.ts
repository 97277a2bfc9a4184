import { type AnyGame, type AnyMove, type AnyView, describeOutcome, randomInt, type Seat, seeded } from "../index.ts";
import { type Flags, UsageError } from "./flags.ts";
import { listMoves, MOST_LISTED, readAnswer } from "./menu.ts";
import { describeStep, seatNames } from "./narrate.ts";
import { botsOf, readSeat } from "./seats.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Lets a person play one seat in the terminal while bots play the others. Prints only what that seat may know. Returns
 * the exit status: 0 if the game ended or the person quit, 1 if the input ended.
 */
export async function playAsSeat(game: AnyGame, place: unknown, plan: Flags, terminal: Terminal): Promise<number> {
  const { out, err } = terminal;
  const { seed = Math.floor(Math.random() * 1_000_000), bots, json, ...options } = plan;
  if (json) throw new UsageError("--json prints a whole game; remove --seat");
  let state = game.initialState(options);
  const { players } = state.settings;
  const seat = readSeat(place, players);
  const others = botsOf(game, `${bots ?? "intermediate"}`, Math.max(1, players - 1));
  const random = seeded(seed as number);
  // A separate source, so that the bots' choices don't change the deals.
  const botRandom = seeded(randomInt(2 ** 52, seeded(seed as number)));
  out(`You are seat ${seat}. Start the same game again with --seed ${seed}.`);
  out("Type a move or its number, ? for all moves, q to quit.\n");
  while (game.outcome(state) === undefined) {
    const active = game.activeSeats(state);
    const isOwn = active.includes(seat);
    const move = isOwn
      ? await askPerson(game, game.view(state, seat), terminal)
      : (game.chance(state, random) ?? askBot(active[0]!));
    if (move === undefined) {
      err("fifteen-two: the input ended before the game did");
      return 1;
    }
    if (move === "quit") {
      out("Game left unfinished.");
      return 0;
    }
    const before = state;
    state = game.apply(state, move);
    out(describeStep(game, game.redact(move, seat), game.view(before, seat), game.view(state, seat)));
  }
  const view = game.view(state, seat);
  out(`\n${game.render(view)}\n\n${describeOutcome(game, view, { names: seatNames(view) })}`);
  return 0;

  function askBot(other: Seat): AnyMove {
    // Bots fill the other seats in the order in which they are named.
    const { bot } = others[other > seat ? other - 1 : other]!;
    return bot(game.view(state, other), game.legalMoves(state, other), botRandom);
  }
}

/** Shows the table and the moves, and asks until the person makes a move or quits; undefined if the input ends. */
async function askPerson(game: AnyGame, view: AnyView, { out, ask }: Terminal): Promise<AnyMove | "quit" | undefined> {
  const moves = game.legalMoves(view);
  out(`\n${game.render(view)}\n`);
  if (moves.length <= MOST_LISTED) out(listMoves(game, view, moves));
  else out(`  ${moves.length} moves: type ? to list them all, or ? WORD to list some`);
  for (;;) {
    const hint = moves.length === 1 ? "Enter" : `1-${moves.length}`;
    const answer = (await ask(`seat ${view.viewer} [${hint}] > `))?.trim();
    if (answer === undefined) return undefined;
    if (/^q(uit)?$/i.test(answer)) return "quit";
    if (answer.startsWith("?")) out(listMoves(game, view, moves, answer.slice(1).trim()) || "  no matching moves");
    else {
      const read = readAnswer(game, view, moves, answer);
      if (typeof read !== "string") return read;
      out(`  ${read}`);
    }
  }
}
