import { personsOf, type Session } from "../table/session.ts";
import { keepGame } from "./store.ts";
import { type Losses, summarize } from "./summary.ts";

/** Keeps a finished game in which one person at this page has played. */
export function keep(session: Session, losses: Losses = []): void {
  const [seat, ...others] = personsOf(session);
  const record = session.record?.();
  if (seat === undefined || others.length > 0 || record === undefined) return;
  const summary = summarize(session.game, record, seat, { id: idOf(record), date: new Date().toISOString(), losses });
  if (summary !== undefined) keepGame(summary);
}

/** The same for the same game, so that a reload at its end does not count it again. */
function idOf(record: { readonly moves: readonly unknown[] }): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(record.moves)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return `${record.moves.length}-${(hash >>> 0).toString(36)}`;
}
