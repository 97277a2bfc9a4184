import { type AnyGame, InvalidStateError, type MoveOf, parseRecordJson, type RecordOf, replay } from "fifteen-two";
import { gameOf, type Setup } from "../table/setup.ts";
import { load, save } from "./store.ts";

/** A game that goes on after a reload. */
export interface Saved {
  readonly setup: Setup;
  readonly moves: readonly MoveOf<AnyGame>[];
  /** How many of the moves have been seen. */
  readonly seen: number;
  /** The games of the match that are over. */
  readonly records: readonly RecordOf<AnyGame>[];
}

/** Keeps the game of a name for later, in place of any other of that game. */
export function keepGame(saved: Saved): void {
  save(`game:${saved.setup.game}`, saved);
}

/** Whether it has ended. */
export function isOver({ setup, moves }: Saved): boolean {
  const game = gameOf(setup.game)!;
  const { settings } = game.initialState(setup.options);
  return game.outcome(replay(game, { game: game.id, version: 1, settings, moves })) !== undefined;
}

/** The game that was kept; undefined when there is none, or it is not valid. */
export function keptGame(id: string): Saved | undefined {
  const saved = load(`game:${id}`) as Saved | undefined;
  const game = gameOf(id);
  if (saved === undefined || game === undefined) return undefined;
  try {
    const { settings } = game.initialState(saved.setup.options);
    const { moves } = parseRecordJson(game, { game: id, version: 1, settings, moves: saved.moves });
    const records = saved.records.map((record) => parseRecordJson(game, record));
    if (saved.setup.players.length !== settings.players) return undefined;
    return { setup: saved.setup, moves, seen: Number(saved.seen) || 0, records };
  } catch (error) {
    if (error instanceof InvalidStateError || error instanceof TypeError) return undefined;
    throw error;
  }
}
