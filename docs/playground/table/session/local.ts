/** A game at this page: it alone holds states, deals the cards and asks the bots. */
import {
  type AnyGame,
  appendMoves,
  describeRefusal,
  IllegalMoveError,
  type MoveOf,
  newRecord,
  newTable,
  type Seat,
  seeded,
  type ViewOf,
} from "fifteen-two";
import { type BotLevel, type SeatedBot, seatBot } from "fifteen-two/bots";
import { forcedTypes, knowledgeOf, LEVELS, namesOf, personsOf, type Session } from "./session.ts";
import type { Setup } from "./setup.ts";

/** A game may never end, as the Sackson game between bots: then this is the end. */
const MOST_MOVES = 5000;

/** A bot's choice; `warn` is told what goes wrong. */
export type Choose = (
  game: AnyGame,
  view: ViewOf<AnyGame>,
  level: BotLevel,
  seed: number,
  warn: (trouble: string) => void,
) => Promise<MoveOf<AnyGame>>;

/**
 * Starts a game, or goes on with one.
 *
 * @param choose - how bots choose
 * @param moves - the moves made so far, which must be legal
 */
export function localSession(
  game: AnyGame,
  setup: Setup,
  choose: Choose,
  moves: readonly MoveOf<AnyGame>[] = [],
): Session {
  const listeners = new Set<() => void>();
  const players = namesOf(setup.players, setup.names);
  const persons = personsOf({ players });
  const bots = players.map(({ kind }) => LEVELS.find((level) => level === kind));
  let trouble = "";

  // The seed of a position, so that a game that goes on after a reload deals the cards that it would have dealt.
  const seedAt = (length: number) => setup.seed * MOST_MOVES * 10 + length;
  let random = seeded(seedAt(moves.length));
  const begun = newRecord(game, setup.options, { seed: setup.seed, players: players.map(({ name }) => name) });
  const automatic = forcedTypes(begun.settings);
  const table = newTable(game, { record: appendMoves(begun, moves), random: () => random(), automatic });
  const length = () => table.record.moves.length;
  const active = () => (length() < MOST_MOVES ? game.activeSeats(table.state) : []);
  const waiting = () => active().find((seat) => bots[seat] !== undefined);

  /** A bot, which chooses after those before it that may choose at the same time. */
  function botOf(seat: Seat, level: BotLevel): SeatedBot {
    const warn = (text: string) => {
      trouble = text;
    };
    return (view) => (waiting() === seat ? choose(game, view, level, seedAt(length()), warn) : new Promise(() => {}));
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function changed(): void {
    random = seeded(seedAt(length()));
    if (length() >= MOST_MOVES && game.outcome(table.state) === undefined)
      trouble = `This game has gone on for ${MOST_MOVES} moves without an end, and stops here.`;
    tell();
  }

  changed();
  table.subscribe(changed);
  const leave = bots.map((level, seat) => level && seatBot(table, seat, botOf(seat, level)));

  return {
    game,
    players,
    trust: setup.curtain === "discard",
    get length() {
      return length();
    },
    get chooser() {
      return active().find((seat) => persons.includes(seat));
    },
    get waiting() {
      return waiting();
    },
    get trouble() {
      return trouble;
    },
    knowledge: (moves, seat) => knowledgeOf(table, moves, seat),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(move) {
      trouble = "";
      try {
        table.play(move);
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        trouble = `${describeRefusal(game, error, { names: players.map(({ name }) => name), viewer: move.seat ?? null })}.`;
        tell();
      }
    },
    undo() {
      trouble = "";
      table.undo(persons);
    },
    record: () => table.record,
    close() {
      for (const stop of leave) stop?.();
      listeners.clear();
    },
  };
}
