import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Random, randomInt } from "../../src/index.ts";
import { bundle, kill, type Running, run } from "../examples/run.ts";
import { openLink } from "./link.ts";

export const MIGRATIONS = join(import.meta.dirname, "../../docs/server/migrations");

/** Limits that bots keep within, and a beat that lets them notice a dead link within seconds. */
export const BOTS = {
  REQUESTS_PER_MINUTE: "1000000",
  SOCKETS_PER_ADDRESS: "100000",
  JOINS_PER_MINUTE: "1000000",
  BEAT_MS: "1000",
  MESSAGES_PER_SECOND: "100000",
};

/** A process of the reference server. */
export interface Process {
  readonly url: string;
  readonly running: Running;
}

/** Trouble at one process, or at all, from a time to another. */
export interface Event {
  readonly url: string | undefined;
  readonly from: number;
  until: number;
}

/** Several processes of the reference server, each behind a link of its own. */
export interface Fleet {
  /** Everything that has happened to it. */
  readonly events: readonly Event[];
  /** Notes trouble at all processes while something goes on. */
  during(trouble: () => Promise<void>): Promise<void>;
  /** Makes all connections to one silent, or resets them; gives how many. */
  cut(random: Random, how: "silence" | "reset"): number;
  /** Stops one for some milliseconds, as an overloaded machine does. */
  pause(random: Random, ms: number): Promise<void>;
  /** The address of one that runs, or ran a moment ago. */
  pick(random: Random): string;
  /** Kills one, as a loss of power does, or ends it in order, and starts another in its place. */
  replace(random: Random, end?: (process: Process) => Promise<void>): Promise<void>;
  /** Ends all in order. */
  stop(): Promise<void>;
}

/** The reference server in one file. */
export async function bundleServer(): Promise<string> {
  // PGlite reads files beside its own.
  const folder = await bundle("server", ["server.ts", "accounts.ts"], /^(?!@electric-sql|pg-native)/);
  cpSync(MIGRATIONS, join(folder, "migrations"), { recursive: true });
  return join(folder, "server.mjs");
}

/** Starts the reference server on a free port. */
export async function startServer(script: string, env: Readonly<Record<string, string>>): Promise<Process> {
  const running = run(script, [], { HOST: "127.0.0.1", PORT: "0", ...env });
  return { running, url: await running.line(/^http/) };
}

/** Ends a server in order, unless it has ended; fails unless it ends with 0. */
export async function stopServer({ running }: Process): Promise<void> {
  running.process.kill("SIGTERM");
  await running.ended;
}

function killServer({ running }: Process): Promise<void> {
  return kill(running);
}

export async function openFleet(script: string, size: number, env: Readonly<Record<string, string>>): Promise<Fleet> {
  const processes = await Promise.all(Array.from({ length: size }, () => startServer(script, { ...BOTS, ...env })));

  /** A process in the place of one that was killed, as soon as the database lets one start. */
  async function start(): Promise<Process> {
    for (;;) {
      const started = await startServer(script, { ...BOTS, ...env }).catch(() => undefined);
      if (started !== undefined) return started;
    }
  }

  const links = await Promise.all(processes.map(({ url }) => openLink(Number(new URL(url).port))));
  const urls = links.map(({ port }) => `http://127.0.0.1:${port}`);
  const dead = new Set<number>();
  const events: Event[] = [];
  async function during(trouble: () => Promise<void>, url?: string) {
    const event = { url, from: Date.now(), until: Number.POSITIVE_INFINITY };
    events.push(event);
    await trouble();
    event.until = Date.now();
  }
  return {
    events,
    during: (trouble) => during(trouble),
    pick: (random) => urls[randomInt(size, random)]!,
    cut(random, how) {
      const i = randomInt(size, random);
      void during(async () => {}, urls[i]);
      return links[i]![how]();
    },
    async pause(random, ms) {
      const i = randomInt(size, random);
      if (dead.has(i)) return;
      const { process } = processes[i]!.running;
      process.kill("SIGSTOP");
      await during(() => setTimeout(ms), urls[i]);
      process.kill("SIGCONT");
    },
    async replace(random, end = killServer) {
      const i = randomInt(size, random);
      if (dead.has(i)) return;
      dead.add(i);
      await during(async () => {
        await end(processes[i]!);
        processes[i] = await start();
        links[i]!.target = Number(new URL(processes[i]!.url).port);
      }, urls[i]);
      dead.delete(i);
    },
    async stop() {
      await Promise.all(processes.map(stopServer));
      for (const { close } of links) close();
    },
  };
}
