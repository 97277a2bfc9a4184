import { type AnyGame, InvalidStateError, type MoveOf, newRecord, parseRecordJson, type RecordOf } from "fifteen-two";
import type { Session } from "../table/session.ts";
import type { Setup } from "../table/setup.ts";
import { load, save } from "./store.ts";

/** A game that goes on after a reload. */
export interface Saved {
  /** The same for a game that is taken back and ended again. */
  readonly id: string;
  readonly setup: Setup;
  readonly moves: readonly MoveOf<AnyGame>[];
  /** How many of the moves have been seen. */
  readonly seen: number;
  /** Whether the game has ended. */
  readonly over: boolean;
  /** The games of the match that are over. */
  readonly records: readonly RecordOf<AnyGame>[];
}

/** What a setup starts from. */
export function newGame(setup: Setup, rest: Partial<Saved> = {}): Saved {
  const id = `${Date.now()}-${setup.seed}`;
  return { id, setup, moves: [], seen: 0, over: false, records: [], ...rest };
}

/** A game that goes on from the first moves of a session. */
export function gameFrom(setup: Setup, session: Session, moves: number): Saved {
  return newGame(setup, { moves: session.record()?.moves.slice(0, moves) ?? [], seen: moves });
}

/** Keeps a game for later, in place of any other of its kind, with the version of its rules; false if that fails. */
export function keepGame(game: Pick<AnyGame, "id" | "rules">, saved: Saved): boolean {
  return save(nameOf(game.id), { ...saved, rules: game.rules });
}

/** The name under which a game of a kind is kept. */
export function nameOf(id: string): string {
  return `game:${id}`;
}

/** Whether a game of a kind is kept that is not over, and in which a person has chosen something. */
export function isOn(id: string): boolean {
  const { setup, moves, over }: Partial<Saved> = Object(load(nameOf(id)));
  const byPerson = (move: unknown) => Object(setup).players?.[Object(move).seat] === "person";
  return over === false && Array.isArray(moves) && moves.some(byPerson);
}

/** The game that was kept; undefined when there is none, or it is not valid. */
export function keptGame(game: AnyGame): Saved | undefined {
  const saved = load(nameOf(game.id)) as (Saved & { readonly rules: number }) | undefined;
  if (saved === undefined) return undefined;
  try {
    const { id, rules, setup, moves, seen, over } = saved;
    const begun = newRecord(game, setup.options);
    const { settings } = parseRecordJson(game, { ...begun, rules, moves });
    const records = saved.records.map((record) => parseRecordJson(game, record));
    if (setup.players.length !== settings.players) return undefined;
    return { id: `${id}`, setup, moves, seen: Number(seen) || 0, over: over === true, records };
  } catch (error) {
    if (error instanceof InvalidStateError || error instanceof TypeError) return undefined;
    throw error;
  }
}
