// The database of matches: Postgres, or Postgres compiled to WebAssembly if no address is given.
import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { openFolder } from "./folder.ts";
import { settings } from "./settings.ts";

export interface Database {
  /** Runs one statement. */
  query<Row>(sql: string, ...parameters: readonly unknown[]): Promise<Row[]>;
  /**
   * Subscribes to a channel until the line is cut or silent; texts sent after that are lost. Returns a function that
   * unsubscribes.
   */
  listen(channel: string, hear: (text: string) => void, cut: () => void): Promise<() => Promise<void>>;
  /** Numbers of open and idle connections, and of statements waiting for one. */
  counts(): Readonly<Record<"open" | "idle" | "awaited", number>>;
  close(): Promise<void>;
}

const { statementMs } = settings;
/**
 * Postgres cancels a slow statement; later the driver drops a silent connection, so the client can retry on another
 * process.
 */
const TIMES = {
  connectionTimeoutMillis: 0.8 * statementMs,
  statement_timeout: statementMs,
  query_timeout: 1.2 * statementMs,
  keepAlive: true,
};

/** Opens `postgres://…`, or else a folder for PGlite. */
export function openDatabase(url: string): Promise<Database> {
  return url.startsWith("postgres") ? openPostgres(url) : openPglite(url);
}

async function openPostgres(connectionString: string): Promise<Database> {
  const first = new pg.Client({ connectionString });
  await first.connect();
  await migrate((sql) => first.query(sql)).finally(() => first.end());
  // If an idle connection is lost, the next statement opens another one.
  const connect = () => new pg.Pool({ connectionString, max: 10, ...TIMES }).on("error", () => {});
  let pool = connect();
  return {
    async query<Row>(text: string, ...values: readonly unknown[]) {
      const used = pool;
      const statement = { name: hash("sha1", text), text, values: [...values] };
      const { rows } = await used.query<Row & pg.QueryResultRow>(statement).catch((error) => {
        // One connection is dead, so others of the same age may be, too.
        if (used === pool && !used.ending && error.message === "Query read timeout") {
          pool = connect();
          void used.end();
        }
        throw error;
      });
      return rows;
    },
    async listen(channel, hear, cut) {
      const client = new pg.Client({ connectionString, ...TIMES });
      client.on("error", cut).on("end", cut);
      client.on("notification", ({ payload = "" }) => hear(payload));
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      return () => client.end();
    },
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    close: () => pool.end(),
  };
}

async function openPglite(folder: string): Promise<Database> {
  const { PGlite } = await import("@electric-sql/pglite");
  const database = await openFolder(PGlite, folder, `the server for port ${settings.port}`);
  await migrate((sql) => database.exec(sql));
  return {
    query: async <Row>(text: string, ...values: unknown[]) => (await database.query<Row>(text, values)).rows,
    listen: (channel, hear) => database.listen(channel, hear),
    counts: () => ({ open: 1, idle: 1, awaited: 0 }),
    close: () => database.close(),
  };
}

/** Runs the files in `migrations` that have not run yet, in order, each whole or not at all, one process at a time. */
async function migrate(run: (sql: string) => Promise<unknown>): Promise<void> {
  const folder = new URL("migrations/", import.meta.url);
  for (const name of (await readdir(folder)).sort())
    await run(`DO $run$ BEGIN
      PERFORM set_config('lock_timeout', '${settings.migrationMs}', true);
      BEGIN
        PERFORM pg_advisory_xact_lock(1502);
      EXCEPTION WHEN lock_not_available THEN
        RAISE 'end the sessions that hold the migration lock, %, then start again', (SELECT array_agg(pid) FROM pg_locks
          WHERE locktype = 'advisory' AND objid = 1502 AND granted AND database =
            (SELECT oid FROM pg_database WHERE datname = current_database()));
      END;
      CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY);
      IF NOT EXISTS (SELECT FROM migrations WHERE name = '${name}') THEN
        ${await readFile(new URL(name, folder), "utf8")}
        INSERT INTO migrations VALUES ('${name}');
      END IF;
    END $run$`);
}

/** The first row an insertion returns; undefined if the row already exists or the match does not. */
export function inserted<Row>(insertion: Promise<readonly Row[]>): Promise<Row | undefined> {
  const isTaken = (error: { readonly code?: string }) => ["23505", "23503"].includes(error.code ?? "");
  return insertion.then(
    ([row]) => row,
    (error) => (isTaken(error) ? undefined : Promise.reject(error)),
  );
}
