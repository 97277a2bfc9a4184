import {
  type AnyGame,
  appendMoves,
  InvalidStateError,
  type MoveOf,
  newRecord,
  parseRecordJson,
  type RecordOf,
  replay,
} from "fifteen-two";
import { findGame } from "fifteen-two/games";
import type { Setup } from "../table/setup.ts";
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

/** Keeps the game of a name for later, in place of any other of that game; with the version of its rules. */
export function keepGame(saved: Saved): void {
  const { game } = saved.setup;
  save(`game:${game}`, { ...saved, rules: findGame(game)?.rules });
}

/** Whether it has ended. */
export function isOver({ setup, moves }: Saved): boolean {
  const game = findGame(setup.game)!;
  return game.outcome(replay(game, appendMoves(newRecord(game, setup.options), moves))) !== undefined;
}

/** The game that was kept; undefined when there is none, or it is not valid. */
export function keptGame(id: string): Saved | undefined {
  const saved = load(`game:${id}`) as (Saved & { readonly rules: number }) | undefined;
  const game = findGame(id);
  if (saved === undefined || game === undefined) return undefined;
  try {
    const { rules } = saved;
    const begun = newRecord(game, saved.setup.options);
    const { settings, moves } = parseRecordJson(game, { ...begun, rules, moves: saved.moves });
    const records = saved.records.map((record) => parseRecordJson(game, record));
    if (saved.setup.players.length !== settings.players) return undefined;
    return { setup: saved.setup, moves, seen: Number(saved.seen) || 0, records };
  } catch (error) {
    if (error instanceof InvalidStateError || error instanceof TypeError) return undefined;
    throw error;
  }
}
