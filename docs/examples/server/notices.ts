// How processes tell each other that a match has changed, by its ID and how many moves it has now. A notice that gets lost costs time, not moves: sweeps find it.
import { createClient } from "redis";
import type { Database } from "./database.ts";

const CHANNEL = "matches";

export interface Notices {
  /** SQL that tells `$1`, at the end of the statement that changes a match; harmless where `tell` does the work. */
  readonly sql: string;
  tell(notice: string): void;
  listen(hear: (notice: string) => void): Promise<unknown>;
  close(): Promise<void>;
}

/** Notices by Redis when it has an address, otherwise by Postgres itself. */
export async function openNotices(db: Database, redis: string | undefined): Promise<Notices> {
  return redis === undefined ? byPostgres(db) : byRedis(redis);
}

function byPostgres(db: Database): Notices {
  return {
    sql: `SELECT pg_notify('${CHANNEL}', $1::text)`,
    tell: () => {},
    listen: (hear) => db.listen(CHANNEL, hear),
    close: async () => {},
  };
}

async function byRedis(url: string): Promise<Notices> {
  const publisher = createClient({ url, disableOfflineQueue: true });
  const subscriber = createClient({ url });
  // Both connect again by themselves.
  for (const client of [publisher, subscriber]) client.on("error", () => {});
  await Promise.all([publisher.connect(), subscriber.connect()]);
  return {
    sql: "SELECT $1::text",
    tell: (notice) => void publisher.publish(CHANNEL, notice).catch(() => {}),
    listen: (hear) => subscriber.subscribe(CHANNEL, hear),
    async close() {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}
