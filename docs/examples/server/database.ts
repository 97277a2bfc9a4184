// Where matches are stored: Postgres, or Postgres compiled to WebAssembly when no address is given.
import { readdir, readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** Runs one statement. */
type Query = <Row>(sql: string, ...parameters: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  readonly query: Query;
  /** Hears what is told on a channel until `isCut`, or until the line is silent: what is told then is lost. */
  listen(channel: string, hear: (text: string) => void): Promise<{ isCut(): boolean; end(): unknown }>;
  /** Its connections, and the statements that wait for one. */
  counts(): Readonly<Record<"open" | "idle" | "awaited", number>>;
  close(): Promise<void>;
}

/** Postgres gives up a statement, then the driver a connection that says nothing, and a request goes on elsewhere. */
const TIMES = { connectionTimeoutMillis: 2_000, statement_timeout: 2_500, query_timeout: 3_000, keepAlive: true };

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
  const names = new Map<string, string>();
  return {
    async query<Row>(text: string, ...values: readonly unknown[]) {
      const name = names.get(text) ?? `s${names.size}`;
      names.set(text, name);
      const used = pool;
      try {
        return (await used.query<Row & pg.QueryResultRow>({ name, text, values: [...values] })).rows;
      } catch (error) {
        // One connection says nothing; so may all others that are as old.
        if (used === pool && error instanceof Error && error.message === "Query read timeout") {
          pool = connect();
          void used.end();
        }
        throw error;
      }
    },
    async listen(channel, hear) {
      const client = new pg.Client({ connectionString, ...TIMES });
      let isCut = false;
      const cut = () => {
        isCut = true;
      };
      client.on("error", cut).on("end", cut);
      client.on("notification", ({ payload = "" }) => hear(payload));
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      return { isCut: () => isCut, end: () => client.end() };
    },
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    close: () => pool.end(),
  };
}

async function openPglite(folder: string): Promise<Database> {
  const database = await PGlite.create(folder);
  await migrate((sql) => database.exec(sql));
  return {
    query: async <Row>(text: string, ...parameters: unknown[]) => (await database.query<Row>(text, parameters)).rows,
    listen: async (channel, hear) => ({ isCut: () => false, end: await database.listen(channel, hear) }),
    counts: () => ({ open: 1, idle: 1, awaited: 0 }),
    close: () => database.close(),
  };
}

/** Runs the files in `migrations` that have not run yet, in order, each whole or not at all, one process at a time. */
async function migrate(run: (sql: string) => Promise<unknown>): Promise<void> {
  const folder = new URL("migrations/", import.meta.url);
  for (const name of (await readdir(folder)).sort())
    await run(`DO $run$ BEGIN
      PERFORM pg_advisory_xact_lock(1502);
      CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY);
      IF NOT EXISTS (SELECT FROM migrations WHERE name = '${name}') THEN
        ${await readFile(new URL(name, folder), "utf8")}
        INSERT INTO migrations VALUES ('${name}');
      END IF;
    END $run$`);
}

/** Whether an insert failed because the row is there, or the match is not: somebody else was first. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "23505" || error.code === "23503");
}
