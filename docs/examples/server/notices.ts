// How processes tell each other which match has changed. A notice that gets lost costs time, not moves: sweeps find it.
import type { Database } from "./database.ts";

const CHANNEL = "matches";
const NOTIFY = `SELECT pg_notify('${CHANNEL}', notice) FROM unnest(string_to_array($1, ',')) AS notice`;

export type Notices = ReturnType<typeof openNotices>;

export function openNotices(db: Database) {
  const waiting: string[] = [];
  let telling = false;

  /** Postgres commits one NOTIFY at a time, so it is kept out of the moves' commits, and notices share one. */
  async function tell(notice: string) {
    waiting.push(notice);
    if (telling) return;
    telling = true;
    while (waiting.length > 0) await db.query(NOTIFY, waiting.splice(0).join()).catch(() => {});
    telling = false;
  }

  return { tell, listen: (hear: (notice: string) => void) => db.listen(CHANNEL, hear) };
}
