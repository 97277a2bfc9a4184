/** A game at this page: it alone holds states, deals the cards and asks the bots. */
import {
  type AnyGame,
  appendMoves,
  IllegalMoveError,
  type MoveOf,
  newRecord,
  type RecordOf,
  type Seat,
  type StateOf,
  seeded,
  takeBack,
} from "fifteen-two";
import { chooseMove } from "./bots.ts";
import { forcedMove } from "./forced.ts";
import { LEVELS } from "./levels.ts";
import { namesOf } from "./names.ts";
import type { Level, Session } from "./session.ts";
import type { Setup } from "./setup.ts";

/** A game may never end, as the Sackson game between bots: then this is the end. */
const MOST_MOVES = 5000;

/**
 * Starts a game, or goes on with one.
 *
 * @param moves - the moves made so far, which must be legal
 */
export function localSession(game: AnyGame, setup: Setup, moves: readonly MoveOf<AnyGame>[] = []): Session {
  const listeners = new Set<() => void>();
  const played: MoveOf<AnyGame>[] = [];
  const states: StateOf<AnyGame>[] = [game.initialState(setup.options)];
  const players = namesOf(setup.players);
  let asked: { readonly seat: Seat } | undefined;
  let trouble = "";

  const state = () => states[played.length]!;
  const active = () => (played.length < MOST_MOVES ? game.activeSeats(state()) : []);
  const levelOf = (seat: Seat) => LEVELS.find((level) => level === players[seat]?.kind);
  const seedNow = () => setup.seed * MOST_MOVES * 10 + played.length;

  function make(move: MoveOf<AnyGame>): void {
    states.push(game.apply(state(), move));
    played.push(move);
  }

  /** Makes what follows of itself, and asks the next bot. */
  function drive(): void {
    for (let move = unasked(); move !== undefined; move = unasked()) make(move);
    if (played.length >= MOST_MOVES && game.outcome(state()) === undefined)
      trouble = `This game has gone on for ${MOST_MOVES} moves without an end, and stops here.`;
    const seat = active().find((one) => levelOf(one) !== undefined);
    if (seat !== undefined && asked === undefined) ask(seat, levelOf(seat)!);
    for (const listener of listeners) listener();
  }

  function unasked(): MoveOf<AnyGame> | undefined {
    if (played.length >= MOST_MOVES) return undefined;
    const chance = game.chance(state(), seeded(seedNow()));
    if (chance !== undefined) return chance;
    for (const seat of active()) {
      const forced = forcedMove(game.legalMoves(state(), seat));
      if (forced !== undefined) return forced;
    }
    return undefined;
  }

  async function ask(seat: Seat, level: Level): Promise<void> {
    const question = { seat };
    asked = question;
    const warn = (text: string) => {
      trouble = text;
    };
    const move = await chooseMove(game, game.view(state(), seat), level, seedNow(), warn);
    if (asked !== question) return; // Taken back meanwhile, or closed.
    asked = undefined;
    make(move);
    drive();
  }

  for (const move of moves) make(move);
  drive();

  return {
    game,
    players,
    get length() {
      return played.length;
    },
    get chooser() {
      return active().find((seat) => players[seat]?.kind === "person");
    },
    get waiting() {
      return asked?.seat;
    },
    get trouble() {
      return trouble;
    },
    knowledge(at, seat) {
      const move = played[at - 1];
      const then = states[at]!;
      return {
        view: game.view(then, seat),
        move: move && game.redact(move, seat),
        outcome: game.outcome(then),
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(move) {
      trouble = "";
      try {
        make(move);
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        trouble = error.message;
      }
      drive();
    },
    undo() {
      const record = recordNow();
      const cuts = players.flatMap(({ kind }, seat) => (kind === "person" ? (takeBack(game, record, seat) ?? []) : []));
      const length = Math.max(-1, ...cuts.map((cut) => cut.moves.length));
      if (length < 0) return;
      played.length = length;
      states.length = length + 1;
      asked = undefined;
      trouble = "";
      drive();
    },
    record: recordNow,
    close() {
      asked = { seat: -1 };
      listeners.clear();
    },
  };

  function recordNow(): RecordOf<AnyGame> {
    const meta = { seed: setup.seed, players: players.map(({ name }) => name) };
    return appendMoves(newRecord(game, setup.options, meta), played);
  }
}
