import { createClient } from "redis";

/** Where matches are kept: each is a set of fields, and a field that has been written never changes. */
export interface Store {
  /** Writes a field; false when it is there already, and then it stays as it is. */
  add(match: string, field: string, value: string): Promise<boolean>;
  read(match: string): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

/** Keeps matches in memory, and forgets the oldest when there are too many. */
export function memoryStore(most = 10_000): Store {
  const matches = new Map<string, Map<string, string>>();
  return {
    async add(match, field, value) {
      const fields = matches.get(match) ?? new Map<string, string>();
      matches.set(match, fields);
      const [oldest] = matches.keys();
      if (matches.size > most && oldest !== undefined) matches.delete(oldest);
      if (fields.has(field)) return false;
      fields.set(field, value);
      return true;
    },
    read: async (match) => new Map(matches.get(match)),
    close: async () => {},
  };
}

/** Keeps each match in a hash of Redis, for a week after the latest write. */
export async function redisStore(url: string): Promise<Store> {
  // Without a connection a command fails at once, so a move is never made long after its player sent it.
  const redis = createClient({ url, disableOfflineQueue: true });
  redis.on("error", (error) => console.error(error));
  await redis.connect();
  const keyOf = (match: string) => `match:${match}`;
  return {
    async add(match, field, value) {
      const [added] = await redis
        .multi()
        .hSetNX(keyOf(match), field, value)
        .expire(keyOf(match), 7 * 86_400)
        .exec();
      return Number(added) === 1;
    },
    read: async (match) => new Map(Object.entries(await redis.hGetAll(keyOf(match)))),
    close: () => redis.close(),
  };
}
