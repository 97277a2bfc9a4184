// The people connected to a match through any process. Nothing is stored: processes query each other by notices.
import type { Seat } from "fifteen-two";
import { hasBegun, type Matches } from "./matches.ts";
import type { Notices } from "./notices.ts";
import { settings } from "./settings.ts";

/**
 * The interval between looks. Timeouts count looks, not time, so that a paused process does not consider others gone.
 */
const LOOK_MS = settings.noticeMs;
/** After this many looks, the listing of tables with a connected player is extended. */
const ATTEND = Math.ceil(5_000 / LOOK_MS);
/**
 * A process that is silent for this many looks counts as gone. A process that receives nothing for half as long asks
 * the others again.
 */
const GONE = 8;

/** A match with clients on this process. */
interface Table {
  /** Seats that are connected to other processes. */
  readonly others: Map<string, readonly Seat[]>;
  /** By the holder of a seat: the look at which it was last connected or, if never connected, first noticed. */
  readonly seen: ReadonlyMap<string, number>;
  readonly away: readonly Seat[];
}

/**
 * @param seatsHere - the seats of a match that are connected to this process
 * @param changed - called when the away seats of a match change
 */
export function openPresence(
  { known, leave, attend }: Matches,
  { self, tell }: Pick<Notices, "self" | "tell">,
  seatsHere: (id: string) => readonly Seat[],
  changed: (id: string) => void,
) {
  const tables = new Map<string, Table>();
  /** By process: the look at which it was last heard. */
  const heard = new Map<string, number>();
  let looks = 0;
  const looking = setInterval(look, LOOK_MS);

  const ask = (id: string) => void tell(`${id} ?`, "");
  /** Asks about every match again, after notices may have been lost. */
  const askAnew = () => [...tables.keys()].forEach(ask);
  /** Notifies other processes of the seats connected here. */
  const state = (id: string) => void tell(`${id} ${self}`, seatsHere(id).join("."));

  function watch(id: string) {
    tables.set(id, { others: new Map(), seen: new Map(), away: [] });
    ask(id);
  }

  /** Handles a question, an answer, or a sign of life from another process. */
  function hear(id: string, other: string, seats?: string) {
    const table = tables.get(id);
    if (heard.has(id)) heard.set(id, looks);
    if (seats === undefined || table === undefined || other === self) return;
    if (other === "?") return state(id);
    heard.set(other, looks);
    table.others.set(other, seats.split(".").filter(Boolean).map(Number));
  }

  function look() {
    looks++;
    const attended: string[] = [];
    for (const [other, at] of heard) if (looks - at > GONE) heard.delete(other);
    for (const [id, table] of tables) {
      for (const other of table.others.keys()) if (!heard.has(other)) table.others.delete(other);
      const match = known.get(id);
      if (match === undefined) continue;
      const here = [...seatsHere(id), ...[...table.others.values()].flat()];
      if (here.length > 0 && match.names.includes(null)) attended.push(id);
      const [seen, away] = [new Map<string, number>(), [] as Seat[]];
      for (const [seat, holder] of match.holders.entries()) {
        if (holder === null || match.bots.includes(seat)) continue;
        const at = here.includes(seat) ? looks : (table.seen.get(holder) ?? looks);
        seen.set(holder, at);
        if ((looks - at) * LOOK_MS > settings.awayMs) away.push(seat);
        const isGone = (looks - at) * LOOK_MS > settings.goneMs && !hasBegun(match);
        // A rematch reserves the seats of players who have not asked for it. If the database fails, the next look tries
        // again.
        if (isGone && match.here.includes(seat)) leave(match, seat).catch(() => {});
      }
      const isNews = away.join() !== table.away.join();
      tables.set(id, { ...table, seen, away });
      if (isNews) changed(id);
    }
    if (attended.length > 0 && looks % ATTEND === 0) attend(attended).catch(() => {});
  }

  const awayFrom = (id: string): readonly Seat[] => tables.get(id)?.away ?? [];
  const unwatch = (id: string) => tables.delete(id);
  const close = () => clearInterval(looking);
  return { watch, unwatch, state, askAnew, hear, awayFrom, close };
}
