import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

const POSTGRES = "/usr/lib/postgresql";

/** A service on a port of its own, with nothing in it. */
export interface Service {
  readonly url: string;
  /** Stops it, and leaves nothing behind. */
  stop(): Promise<void>;
}

/** A PostgreSQL cluster. */
export interface Postgres extends Service {
  /** A database of its own, with nothing in it. */
  empty(): Promise<string>;
  /** Cuts all connections and starts again; what was committed is still there. */
  restart(): Promise<void>;
  /** Is down until `restart`. */
  halt(): Promise<void>;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

/** Starts a PostgreSQL in a new folder; everyone on this machine may connect as `postgres`. */
export async function startPostgres(): Promise<Postgres> {
  const port = await freePort();
  const [version] = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a));
  const program = (name: string) => join(POSTGRES, version ?? "", "bin", name);
  const folder = await unprivileged("mktemp -d /tmp/fifteen-two-postgres-XXXXXX");
  const control = (...args: readonly string[]) =>
    unprivileged(`${program("pg_ctl")} -D ${folder}/data -l ${folder}/log -w ${args.join(" ")}`);
  await unprivileged(`${program("initdb")} -A trust -U postgres -E UTF8 --locale=C --no-sync -D ${folder}/data`);
  await control(`-o '-p ${port} -k ${folder} -c listen_addresses=127.0.0.1'`, "start");
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    url: url("postgres"),
    async empty() {
      const name = `test${databases++}`;
      await promisify(execFile)("psql", ["-Xqc", `CREATE DATABASE ${name}`, url("postgres")]);
      return url(name);
    },
    async restart() {
      await control("-m fast restart");
    },
    async halt() {
      await control("-m fast stop");
    },
    async stop() {
      await control("-m fast stop");
      rmSync(folder, { recursive: true });
    },
  };
}

/** What a shell command prints; PostgreSQL refuses to run as root. */
async function unprivileged(command: string): Promise<string> {
  const [program, ...args] =
    process.getuid?.() === 0 ? ["su", "postgres", "-s", "/bin/sh", "-c", command] : ["/bin/sh", "-c", command];
  const { stdout } = await promisify(execFile)(program ?? "", args, { cwd: "/" });
  return stdout.trim();
}
