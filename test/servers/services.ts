import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

const POSTGRES = "/usr/lib/postgresql";

/** A PostgreSQL cluster on a port of its own, with nothing in it. */
export interface Postgres {
  readonly url: string;
  /** Stops it, and leaves nothing behind. */
  stop(): Promise<void>;
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

/** The path of a PostgreSQL program. */
export function program(name: string): string {
  const [version] = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a));
  return join(POSTGRES, version ?? "", "bin", name);
}

/** Starts a PostgreSQL in a new folder, with some settings; everyone on this machine may connect as `postgres`. */
export async function startPostgres(...settings: readonly string[]): Promise<Postgres> {
  const port = await freePort();
  const folder = await unprivileged("mktemp -d /tmp/fifteen-two-postgres-XXXXXX");
  const control = (...args: readonly string[]) =>
    unprivileged(`${program("pg_ctl")} -D ${folder}/data -l ${folder}/log -w ${args.join(" ")}`);
  await unprivileged(`${program("initdb")} -A trust -U postgres -E UTF8 --locale=C --no-sync -D ${folder}/data`);
  const options = ["listen_addresses=127.0.0.1", ...settings].map((setting) => `-c ${setting}`).join(" ");
  await control(`-o '-p ${port} -k ${folder} ${options}'`, "start");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
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

/** The output of a shell command. PostgreSQL refuses to run as root. */
export async function unprivileged(command: string): Promise<string> {
  const [program, ...args] =
    process.getuid?.() === 0 ? ["su", "postgres", "-s", "/bin/sh", "-c", command] : ["/bin/sh", "-c", command];
  const { stdout } = await promisify(execFile)(program ?? "", args, { cwd: "/" });
  return stdout.trim();
}
