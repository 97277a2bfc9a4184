import type { AnyGame, RecordOf } from "fifteen-two";
import type { cribbage } from "fifteen-two/cribbage";
import { personsOf, type Session } from "../table/session.ts";
import { canThink, thinker } from "../table/thinker.ts";
import { keepGame } from "./store.ts";
import { type Losses, summarize } from "./summary.ts";

/** Keeps a finished game in which one person at this page has played; what the discards cost follows when it is known. */
export function keep(session: Session): void {
  const [seat, ...others] = personsOf(session);
  const record = session.record?.();
  if (seat === undefined || others.length > 0 || record === undefined) return;
  const about = { id: idOf(record), date: new Date().toISOString() };
  const save = (losses: Losses) => {
    const summary = summarize(session.game, record, seat, { ...about, losses });
    if (summary !== undefined) keepGame(summary);
  };
  save([]);
  if (record.game === "cribbage" && canThink)
    thinker("coach")
      .run("discardLosses", [record as RecordOf<typeof cribbage>, seat])
      .then(save, () => {});
}

/** The same for the same game, so that a reload at its end does not count it again. */
function idOf(record: RecordOf<AnyGame>): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(record.moves)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return `${record.moves.length}-${(hash >>> 0).toString(36)}`;
}
