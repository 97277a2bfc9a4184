// Who is connected to a match, through any process. Nothing is stored; processes ask and answer each other by notices.
import type { Seat } from "fifteen-two";
import type { Matches } from "./matches.ts";
import type { Notices } from "./notices.ts";
import { settings } from "./settings.ts";

/** The interval of looks. Looks are counted, not timed, so that a paused process does not take others for gone. */
const LOOK_MS = settings.noticeMs;
/** A process that is silent for this many looks is gone. One that received nothing itself for half as long asks again. */
const GONE = 8;

/** A match with clients on this process. */
interface Table {
  /** Seats that are connected to other processes. */
  readonly others: Map<string, readonly Seat[]>;
  /** The look at which a taken seat was connected last, or was first seen. */
  readonly seen: Map<Seat, number>;
  away: readonly Seat[];
}

/**
 * @param seatsHere - the seats of a match that are connected to this process
 * @param changed - called when the away seats of a match change
 */
export function openPresence(
  { known }: Matches,
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
  /** Tells other processes which seats are connected here. */
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
    for (const [other, at] of heard) if (looks - at > GONE) heard.delete(other);
    for (const [id, { others, seen, away }] of tables) {
      for (const other of others.keys()) if (!heard.has(other)) others.delete(other);
      const { names = [], bots = [] } = known.get(id) ?? {};
      const here = [...seatsHere(id), ...[...others.values()].flat()];
      const taken = names.flatMap((name, seat) => (name === null || bots.includes(seat) ? [] : [seat]));
      for (const seat of taken) if (here.includes(seat) || !seen.has(seat)) seen.set(seat, looks);
      const now = taken.filter((seat) => (looks - seen.get(seat)!) * LOOK_MS > settings.awayMs);
      if (now.join() === away.join()) continue;
      tables.get(id)!.away = now;
      changed(id);
    }
  }

  const awayFrom = (id: string): readonly Seat[] => tables.get(id)?.away ?? [];
  const unwatch = (id: string) => tables.delete(id);
  const close = () => clearInterval(looking);
  return { watch, unwatch, state, askAnew, hear, awayFrom, close };
}
