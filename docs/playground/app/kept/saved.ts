import { type AnyGame, type AnyMove, newRecord, type RecordOf, readRecord, type Series, series } from "fifteen-two";
import * as v from "valibot";
import type { Session } from "../../table/session/session.ts";
import { integer, list, SETUP, type Setup } from "../../table/session/setup.ts";
import { load, save } from "./store.ts";

const MOVE = v.object({ type: v.string(), seat: v.optional(v.number()) });
const COUNT = integer(0, Number.MAX_SAFE_INTEGER);

/** Only the keys of moves and records that are read before the game checks them. */
const GAME = v.object({
  /** It stays the same when the end is undone and played again. */
  id: v.string(),
  setup: SETUP,
  moves: list(v.custom<AnyMove>((move) => v.is(MOVE, move))),
  /** Number of moves that have been shown. */
  seen: COUNT,
  over: v.boolean(),
  /** The finished games of the match. */
  records: list(v.custom<RecordOf<AnyGame>>((record) => typeof record === "object")),
  /** Number of moves at the start. */
  begun: COUNT,
});

const KEPT = v.object({
  ...GAME.entries,
  /** The version of the game's rules. */
  rules: v.number(),
  /** The finished game that this one branched from, or the address of a match over a server. */
  before: v.optional(
    v.custom<string | v.InferOutput<typeof GAME>>((before) => typeof before === "string" || v.is(GAME, before)),
  ),
});

/** A saved game to resume. */
export type Saved = Omit<v.InferOutput<typeof KEPT>, "rules">;

/** The first state of a saved game. */
export function newGame(setup: Setup, rest: Partial<Saved> = {}): Saved {
  const id = `${Date.now()}-${setup.seed}`;
  return { id, setup, moves: [], seen: 0, begun: 0, over: false, records: [], ...rest };
}

/** A game branched from the first moves of a session, with a way back to the original. */
export function gameFrom(setup: Setup, session: Session, seen: number, before: Saved["before"]): Saved {
  return newGame(setup, { moves: session.record()?.moves.slice(0, seen) ?? [], seen, begun: seen, before });
}

/** Saves a game with the version of its rules, replacing any other of its kind; false if that fails. */
export function keepGame(game: Pick<AnyGame, "id" | "rules">, saved: Saved): boolean {
  save("latest", [...savedGames().filter((id) => id !== game.id), game.id]);
  return save(nameOf(game.id), { ...saved, rules: game.rules.version });
}

/** The storage key for games of a kind. */
export function nameOf(id: string): string {
  return `game:${id}`;
}

/** The IDs of the games with a saved one, the last played at the end. */
export function savedGames(): string[] {
  return load("latest", v.array(v.string())) ?? [];
}

/** A stored game counts once a person has made a choice in it, until it is over. */
export function isOn(id: string): boolean {
  const { over, moves, begun, setup } = load(nameOf(id), KEPT) ?? { over: true as const };
  return !over && moves.slice(begun).some(({ seat }) => seat !== undefined && setup.players[seat] === "person");
}

/** The saved game; undefined if there is none or it is damaged. */
export function keptGame(game: AnyGame): Saved | undefined {
  const kept = load(nameOf(game.id), KEPT);
  if (kept === undefined) return undefined;
  const { rules, ...saved } = kept;
  try {
    for (const one of typeof saved.before === "object" ? [saved, saved.before] : [saved]) {
      const { setup, moves, seen, begun, records } = one;
      const { settings } = readRecord(game, { ...newRecord(game, setup.options), rules, moves }).record;
      if (setup.game !== game.id || setup.players.length !== settings.players) return undefined;
      if (Math.max(seen, begun) > moves.length) return undefined;
      matchOf(game, setup, records);
    }
    return saved;
  } catch {
    return undefined;
  }
}

/** The standing of a match after some games; undefined for a single game. */
export function matchOf(
  game: AnyGame,
  { match, options }: Setup,
  played: readonly RecordOf<AnyGame>[],
): Series<AnyGame> | undefined {
  return match > 1 ? series(game, { firstTo: match, options: played[0]?.settings ?? options }, played) : undefined;
}
