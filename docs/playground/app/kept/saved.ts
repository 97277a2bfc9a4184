import { type AnyGame, InvalidStateError, type MoveOf, newRecord, type RecordOf, readRecord } from "fifteen-two";
import type { Session } from "../../table/session/session.ts";
import type { Setup } from "../../table/session/setup.ts";
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
  /** How many moves it began with. */
  readonly begun: number;
  /** The game that is over of which this one plays a part again, or the address of a match over a server. */
  readonly before?: Saved | string;
}

/** What a setup starts from. */
export function newGame(setup: Setup, rest: Partial<Saved> = {}): Saved {
  const id = `${Date.now()}-${setup.seed}`;
  return { id, setup, moves: [], seen: 0, begun: 0, over: false, records: [], ...rest };
}

/** A game that goes on from the first moves of a session, from which one can go back to another. */
export function gameFrom(setup: Setup, session: Session, seen: number, before?: Saved | string): Saved {
  const moves = session.record()?.moves.slice(0, seen) ?? [];
  return newGame(setup, { moves, seen, begun: seen, ...(before && { before }) });
}

/** Keeps a game for later, in place of any other of its kind, with the version of its rules; false if that fails. */
export function keepGame(game: Pick<AnyGame, "id" | "rules">, saved: Saved): boolean {
  return save(nameOf(game.id), { ...saved, rules: game.rules.version });
}

/** The name under which a game of a kind is kept. */
export function nameOf(id: string): string {
  return `game:${id}`;
}

/** Whether a game of a kind is kept that is not over, and in which a person has chosen something. */
export function isOn(id: string): boolean {
  const { setup, moves, over, begun = 0 }: Partial<Saved> = Object(load(nameOf(id)));
  const byPerson = (move: unknown) => Object(setup).players?.[Object(move).seat] === "person";
  return over === false && Array.isArray(moves) && moves.slice(begun).some(byPerson);
}

/** The game that was kept; undefined when there is none, or it is not valid. */
export function keptGame(game: AnyGame): Saved | undefined {
  const saved = load(nameOf(game.id)) as Kept | undefined;
  try {
    return saved && readKept(game, saved);
  } catch (error) {
    if (error instanceof InvalidStateError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** A game with the version of the rules that it was played by. */
type Kept = Saved & { readonly rules: number };

/** @throws InvalidStateError or TypeError if it is not valid */
function readKept(game: AnyGame, { rules, before, ...kept }: Kept): Saved {
  const { id, setup, moves, seen, over, begun } = kept;
  const { settings } = readRecord(game, { ...newRecord(game, setup.options), rules, moves }).record;
  const records = kept.records.map((record) => readRecord(game, record).record);
  if (setup.players.length !== settings.players) throw new InvalidStateError(["setup", "players"], "are too many");
  const numbers = { seen: Number(seen) || 0, begun: Number(begun) || 0 };
  const saved = { id: `${id}`, setup, moves, ...numbers, over: over === true, records };
  if (before === undefined) return saved;
  return { ...saved, before: typeof before === "string" ? before : readKept(game, { ...before, rules }) };
}
