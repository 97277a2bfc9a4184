// Notices between processes about changed matches. A lost notice costs time, not moves, since sweeps find the change.
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./database.ts";
import { metrics } from "./metrics.ts";
import { settings } from "./settings.ts";

const CHANNEL = "matches";
const NOTIFY = `SELECT pg_notify('${CHANNEL}', notice) FROM unnest(string_to_array($1, ',')) AS notice`;
/** A process that receives nothing for this long reconnects. */
const SILENCE_MS = 4 * settings.noticeMs;

/** The version of a match in the database: its number of moves, and a count of all changes. */
export interface Notice {
  readonly id: string;
  readonly length: number;
  readonly version?: number;
  /** The tag of its last row, if a sweep read it. */
  readonly tag?: number | null;
}

export type Notices = ReturnType<typeof openNotices>;

export function openNotices(db: Database, log: FastifyBaseLogger) {
  const self: string = randomUUID();
  const waiting = new Map<string, number | string>();
  let telling = false;
  let closed = false;

  /**
   * Notifies other processes of a match's length, or of this process's latest text on another topic.
   *
   * Postgres serializes commits with NOTIFY. So the commits of moves have none, and several notices share one commit.
   */
  async function tell(topic: string, word: number | string) {
    waiting.set(topic, typeof word === "string" ? word : Math.max(word, Number(waiting.get(topic) ?? 0)));
    if (telling) return;
    telling = true;
    while (waiting.size > 0 && !closed) {
      const notices = [...waiting];
      waiting.clear();
      try {
        await db.query(NOTIFY, notices.map((notice) => notice.join(" ")).join());
      } catch (error) {
        log.warn(error, "notices wait");
        for (const [topic, word] of notices)
          if (typeof word === "number" || !waiting.has(topic)) void tell(topic, word);
        await setTimeout(settings.noticeMs);
      }
    }
    telling = false;
  }

  /** Receives all notices. Calls `missed` whenever some may have been lost between two connections. */
  async function listen(hear: (topic: string, ...words: readonly string[]) => void, missed: () => void) {
    let heard = 0;
    let end = async () => {};
    function note(text: string) {
      heard = Date.now();
      const [topic = "", ...words] = text.split(" ");
      if (topic === self) metrics.lag.observe((heard - Number(words[0])) / 1000);
      else hear(topic, ...words);
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
      await setTimeout(settings.noticeMs);
    }
  }

  const close = () => {
    closed = true;
  };
  return { self, tell, listen, close };
}
