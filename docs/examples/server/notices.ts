// How processes tell each other which match has changed. A notice that gets lost costs time, not moves: sweeps find it.
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./database.ts";
import { metrics } from "./metrics.ts";

const CHANNEL = "matches";
const NOTIFY = `SELECT pg_notify('${CHANNEL}', notice) FROM unnest(string_to_array($1, ',')) AS notice`;
/** How often a process tells itself that it hears, and after how long without a word it listens anew. */
const BEAT_MS = 500;
const SILENCE_MS = 2_000;

/** How far the database has a match: its moves, and with its people too. */
export interface Notice {
  readonly id: string;
  readonly length: number;
  readonly version?: number;
}

export type Notices = ReturnType<typeof openNotices>;

export function openNotices(db: Database, log: FastifyBaseLogger) {
  const self = randomUUID();
  const waiting = new Map<string, number>();
  let telling = false;
  let closed = false;

  /** Postgres commits one NOTIFY at a time, so it is kept out of the moves' commits, and notices share one. */
  async function tell(id: string, length: number) {
    waiting.set(id, Math.max(length, waiting.get(id) ?? 0));
    if (telling) return;
    telling = true;
    while (waiting.size > 0 && !closed) {
      const notices = [...waiting];
      waiting.clear();
      try {
        await db.query(NOTIFY, notices.map((notice) => notice.join(" ")).join());
      } catch (error) {
        log.warn(error, "notices wait");
        for (const notice of notices) void tell(...notice);
        await setTimeout(BEAT_MS);
      }
    }
    telling = false;
  }

  /** Hears of changes; `missed` is called whenever some may have been told while nobody listened. */
  async function listen(hear: (notice: Notice) => void, missed: () => void) {
    let heard = 0;
    let end = async () => {};
    function note(text: string) {
      heard = Date.now();
      const [id = "", length] = text.split(" ");
      if (id === self) metrics.lag.observe((heard - Number(length)) / 1000);
      else hear({ id, length: Number(length) });
    }
    while (!closed) {
      try {
        if (Date.now() - heard > SILENCE_MS) {
          void end().catch(() => {});
          end = await db.listen(CHANNEL, note, () => {
            heard = 0;
          });
          heard = Date.now();
          missed();
        }
        void tell(self, Date.now());
      } catch (error) {
        log.warn(error, "nobody listens");
      }
      await setTimeout(BEAT_MS);
    }
  }

  const close = () => {
    closed = true;
  };
  return { tell, listen, close };
}
