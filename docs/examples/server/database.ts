// Where matches are stored: Postgres, or Postgres compiled to WebAssembly when no address is given.
import { readdir, readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";

/** Runs one statement. Without parameters the text may hold several. */
type Query = <Row>(sql: string, ...parameters: readonly (string | number | Uint8Array | null)[]) => Promise<Row[]>;

export interface Database {
  readonly query: Query;
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  listen(channel: string, hear: (payload: string) => void): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens `postgres://…`, or else a folder for PGlite. */
export async function openDatabase(url: string): Promise<Database> {
  const database = url.startsWith("postgres") ? openPostgres(url) : await openPglite(url);
  await migrate(database);
  return database;
}

function openPostgres(url: string): Database {
  const pool = postgres(url, { max: 10, connect_timeout: 5, onnotice: () => {} });
  const queryOf = (sql: postgres.Sql | postgres.TransactionSql): Query => {
    return async <Row>(text: string, ...parameters: readonly (string | number | Uint8Array | null)[]) => [
      ...(await sql.unsafe<Row[] & postgres.Row[]>(text, [...parameters], { prepare: parameters.length > 0 })),
    ];
  };
  return {
    query: queryOf(pool),
    transaction: async (work) => (await pool.begin((sql) => [work(queryOf(sql))]))[0]!,
    listen: (channel, hear) => pool.listen(channel, hear),
    close: () => pool.end({ timeout: 5 }),
  };
}

async function openPglite(folder: string): Promise<Database> {
  const database = await PGlite.create(folder);
  const queryOf = (sql: Pick<PGlite, "query" | "exec">): Query => {
    return async <Row>(text: string, ...parameters: unknown[]) => {
      if (parameters.length > 0) return (await sql.query<Row>(text, parameters)).rows;
      await sql.exec(text);
      return [];
    };
  };
  return {
    query: queryOf(database),
    transaction: (work) => database.transaction((sql) => work(queryOf(sql))),
    listen: (channel, hear) => database.listen(channel, hear),
    close: () => database.close(),
  };
}

/** Runs the files in `migrations` that have not run yet, in order, while other processes that start wait. */
function migrate(database: Database): Promise<void> {
  const folder = new URL("migrations/", import.meta.url);
  return database.transaction(async (query) => {
    await query("SELECT pg_advisory_xact_lock(1502); CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)");
    for (const name of (await readdir(folder)).sort()) {
      const done = await query("SELECT 1 FROM migrations WHERE name = $1", name);
      if (done.length > 0) continue;
      await query(await readFile(new URL(name, folder), "utf8"));
      await query("INSERT INTO migrations VALUES ($1)", name);
    }
  });
}

/** Whether an insert failed because the row is there: somebody else was first. */
export function isTaken(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "23505";
}
