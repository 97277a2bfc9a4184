import type { RecordOf } from "fifteen-two";
import type * as cribbage from "fifteen-two/cribbage";
import { thinker } from "../../table/coach/thinker.ts";
import { personsOf, type Session } from "../../table/session/session.ts";
import { keepGame } from "../kept/games.ts";
import { summarize } from "../kept/summary.ts";

/** Keeps a finished game in which one person at this page has played; what the discards cost follows when it is known. */
export function keep(session: Session, id: string): void {
  const [seat, ...others] = personsOf(session);
  const record = session.record();
  if (seat === undefined || others.length > 0 || record === undefined) return;
  const level = session.players.find(({ kind }) => kind !== "person")?.kind;
  const about = { id, date: new Date().toISOString(), ...(level && { level }) };
  const save = (losses: readonly number[]) => {
    const summary = summarize(session.game, record, seat, { ...about, losses });
    if (summary !== undefined) keepGame(summary);
  };
  save([]);
  if (record.game === "cribbage")
    thinker("coach")
      .run("discardLosses", [record as RecordOf<typeof cribbage>, seat])
      .then(save, () => {});
}
