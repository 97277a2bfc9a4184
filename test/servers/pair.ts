import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { type Link, openLink } from "./link.ts";
import { freePort, program, unprivileged } from "./services.ts";

/** A stored row of `moves`. */
export interface LostMove {
  readonly match: string;
  readonly number: number;
  readonly move: unknown;
}

/** Commits that a failover lost: the standby had not received them from the primary. */
interface Lost {
  readonly moves: readonly LostMove[];
  /** Matches that are gone, or have lost a seat. */
  readonly matches: readonly string[];
}

/** A PostgreSQL and a standby that follows it, behind one address. */
export interface Pair {
  readonly url: string;
  /** Cuts the standby off from now on. */
  fallBehind(): void;
  /** Kills the primary as a power loss would; the standby takes over, and gets its own standby. */
  failOver(): Promise<Lost>;
  /** Crashes the primary, which recovers from its log. */
  crash(): Promise<void>;
  /** Stops both and deletes their files. */
  stop(): Promise<void>;
}

/** One PostgreSQL of the two. */
interface Node {
  readonly port: number;
  readonly data: string;
}

/** Starts a PostgreSQL, with some settings, and a standby that it does not wait for. */
export async function startPair(...settings: readonly string[]): Promise<Pair> {
  const folder = await unprivileged("mktemp -d /tmp/fifteen-two-pair-XXXXXX");
  let count = 0;
  let primary = await start(`${program("initdb")} -A trust -U postgres -E UTF8 --locale=C --no-sync -D`);
  let [standby, stream] = await follow();
  const near = await openLink(primary.port);

  function control({ data }: Pick<Node, "data">, ...args: readonly string[]) {
    return unprivileged(`${program("pg_ctl")} -D ${data} -l ${data}.log -w ${args.join(" ")}`);
  }

  /** Starts a PostgreSQL in a folder that a command creates, or in an existing one. */
  async function start(make: string, data = `${folder}/${count++}`): Promise<Node> {
    if (make !== "") await unprivileged(`${make} ${data}`);
    const port = await freePort();
    const options = ["listen_addresses=127.0.0.1", "max_connections=300", ...settings].map(
      (setting) => `-c ${setting}`,
    );
    await control({ data }, `-o '-p ${port} -k ${folder} ${options.join(" ")}'`, "start");
    return { port, data };
  }

  /** A standby, once it has caught up with the primary, and the link between them. */
  async function follow(): Promise<[Node, Link]> {
    const stream = await openLink(primary.port);
    const source = `"host=127.0.0.1 port=${stream.port} user=postgres"`;
    const standby = await start(`${program("pg_basebackup")} -d ${source} -R -c fast -X stream --no-sync -D`);
    while ((await ask(primary, "SELECT FROM pg_stat_replication WHERE state = 'streaming'")).length === 0);
    return [standby, stream];
  }

  async function kill({ data }: Node) {
    const pid = readFileSync(`${data}/postmaster.pid`, "utf8").split("\n")[0]!;
    const children = execFileSync("ps", ["-o", "pid=", "--ppid", pid], { encoding: "utf8" }).trim().split(/\s+/);
    for (const one of [pid, ...children])
      try {
        process.kill(Number(one), "SIGKILL");
      } catch {} // It has already exited.
    while (execFileSync("ps", ["-A", "-o", "pid="], { encoding: "utf8" }).split(/\s+/).includes(pid))
      await setTimeout(20);
  }

  return {
    url: `postgres://postgres@127.0.0.1:${near.port}/postgres`,
    fallBehind: () => void stream.silence(),
    async failOver() {
      stream.silence();
      const dead = primary;
      await kill(dead);
      near.reset();
      await control(standby, "promote");
      primary = standby;
      near.target = primary.port;
      stream.close();
      const old = await start("", dead.data);
      const lost = await lostBetween(old, primary);
      await control(old, "-m immediate stop");
      rmSync(dead.data, { recursive: true });
      [standby, stream] = await follow();
      return lost;
    },
    async crash() {
      await control(primary, "-m immediate restart");
    },
    async stop() {
      near.close();
      stream.close();
      for (const node of [standby, primary]) await control(node, "-m immediate stop");
      rmSync(folder, { recursive: true });
    },
  };
}

async function ask<Row extends pg.QueryResultRow>({ port }: Node, text: string): Promise<Row[]> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

/** The rows of `old` that are missing in `now`. */
async function lostBetween(old: Node, now: Node): Promise<Lost> {
  const [before, after] = [await rowsOf(old), await rowsOf(now)];
  const kept = new Set(after.map(({ key }) => key));
  const gone = before.filter(({ key }) => !kept.has(key));
  return {
    moves: gone.flatMap(({ row }) => ("number" in row ? [row as LostMove] : [])),
    matches: gone.flatMap(({ row }) => ("number" in row ? [] : [row.match])),
  };
}

/** Compares whole moves, but only the constant columns of seats; a match without seats can't be played. */
function rowsOf(node: Node) {
  return ask<{ readonly key: string; readonly row: { readonly match: string } }>(
    node,
    `SELECT to_jsonb(moves)::text AS key, to_jsonb(moves) AS row FROM moves UNION ALL
      SELECT jsonb_build_array(match, seat, token_hash)::text, jsonb_build_object('match', match) FROM seats UNION ALL
      SELECT id::text, jsonb_build_object('match', id) FROM matches`,
  );
}
