/** A local game: only this module has states, deals the cards and runs the bots. */
import {
  type AnyGame,
  appendMoves,
  IllegalMoveError,
  type MoveOf,
  newRecord,
  newTable,
  type Seat,
  seeded,
  type Table,
  type ViewOf,
} from "fifteen-two";
import { BOT_LEVELS, type BotLevel, type SeatedBot, seatBot } from "fifteen-two/bots";
import { subscriber } from "../../ui/redraw.ts";
import { t } from "../../ui/words.ts";
import { refusalText } from "../looks/telling.ts";
import { forcedTypes, knowledgeOf, namesOf, personsOf, type Session } from "./session.ts";
import type { Setup } from "./setup.ts";

/** A game may never end, as the Sackson game between bots: then this is the end. */
const MOST_MOVES = 5000;

/** A bot's choice; `warn` gets its errors. */
export type Choose = (
  game: AnyGame,
  view: ViewOf<AnyGame>,
  level: BotLevel,
  seed: number,
  warn: (trouble: string) => void,
) => Promise<MoveOf<AnyGame>>;

/**
 * Starts or resumes a game.
 *
 * @param choose - chooses bots' moves
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
  const names = players.map(({ name }) => name);
  const persons = personsOf({ players });
  const bots = players.map(({ kind }) => BOT_LEVELS.find((level) => level === kind));

  const seedAt = (n: number) => setup.seed * MOST_MOVES * 10 + n;
  // Seeded by the number of chance moves, so that neither a reload nor players' moves change the cards.
  const randomAfter = (all: typeof moves) => seeded(seedAt(all.filter(({ seat }) => seat === undefined).length));
  let random = randomAfter(moves);
  const begun = newRecord(game, setup.options, { seed: setup.seed, players: names });
  const automatic = forcedTypes(begun.settings);
  const table = newTable(game, { record: appendMoves(begun, moves), random: () => random(), automatic });
  let knowledge = knowledgeSoFar();
  /** Number of choices that can be redone. */
  let undone = 0;
  const active = () => (session.length < MOST_MOVES ? game.activeSeats(table.state) : []);

  const session = {
    game,
    players,
    trouble: "",
    get length() {
      return table.record.moves.length;
    },
    get chooser() {
      return active().find((seat) => persons.includes(seat));
    },
    get waiting() {
      return active().find((seat) => bots[seat] !== undefined);
    },
    get knowledge() {
      return knowledge;
    },
    subscribe: subscriber(listeners),
    send(move: MoveOf<AnyGame>) {
      session.trouble = "";
      try {
        undone = 0;
        table.play(move);
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        session.trouble = refusalText({ game, names, you: move.seat }, error);
        tell();
      }
    },
    undo() {
      session.trouble = "";
      undone++;
      if (!table.undo(persons)) undone--;
    },
    get redo() {
      return undone === 0 ? undefined : redo;
    },
    get record() {
      const { record } = table;
      return () => record;
    },
    close() {
      for (const stop of leave) stop?.();
      listeners.clear();
    },
  };

  function redo(): void {
    undone--;
    table.redo();
  }

  /** The seats' knowledge of the game so far. An undo does not change it. */
  function knowledgeSoFar(): Session["knowledge"] {
    const { record } = table;
    let past: Table<AnyGame> | undefined;
    return (moves, seat) => {
      if (table.record !== record) past ??= newTable(game, { record, random: seeded(0) });
      return knowledgeOf(past ?? table, moves, seat);
    };
  }

  /** A bot; of bots that may choose at the same time, it chooses after those before it. */
  function botOf(seat: Seat, level: BotLevel): SeatedBot {
    const warn = (text: string) => {
      session.trouble = text;
    };
    const chosen = (view: ViewOf<AnyGame>) => choose(game, view, level, seedAt(session.length), warn);
    return (view) => (session.waiting === seat ? chosen(view) : new Promise(() => {}));
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function changed(): void {
    random = randomAfter(table.record.moves);
    knowledge = knowledgeSoFar();
    if (session.length >= MOST_MOVES && game.outcome(table.state) === undefined)
      session.trouble = t("This game has had {n} moves without an end, and stops here.", { n: MOST_MOVES });
    tell();
  }

  changed();
  table.subscribe(changed);
  const leave = bots.map((level, seat) => level && seatBot(table, seat, botOf(seat, level)));
  return session;
}
