// Starts servers and databases. Each stops with the test, or with the file if `beforeAll` started it.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeEach, inject } from "vitest";
import { type Database, openDatabase } from "../../docs/server/database.ts";
import { type Fleet, openFleet, type Process, startServer, stopServer } from "./fleet.ts";
import { type Link, openLink } from "./link.ts";

type Env = Readonly<Record<string, string>>;

/** The bundled server, built once for all tests. */
export const SCRIPT = inject("script");

const cleanups: Record<"file" | "test", (() => unknown)[]> = { file: [], test: [] };
let scope: keyof typeof cleanups = "file";

async function cleanUp(ended: keyof typeof cleanups) {
  for (const close of cleanups[ended].splice(0).reverse()) await close();
}

beforeEach(() => {
  scope = "test";
});
afterEach(() => cleanUp("test"));
afterAll(() => cleanUp("file"));

/** Registers cleanup; the latest runs first. */
export function atEnd(close: () => unknown): void {
  cleanups[scope].push(close);
}

/** The address of an empty database. */
export async function emptyDatabase(): Promise<string> {
  const postgres = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(postgres);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${new URL(name, postgres)}`;
}

/** A database as the server's code sees it, in this process. */
export async function connectTo(url: string): Promise<Database> {
  const db = await openDatabase(url);
  atEnd(db.close);
  return db;
}

/** One server on a free port. */
export async function oneServer(env: Env, script = SCRIPT): Promise<Process> {
  const server = await startServer(script, env);
  atEnd(() => stopServer(server));
  return server;
}

/** Several servers on one database, each behind a link, for bots to use and tests to kill. */
export async function severalServers(size: number, env: Env): Promise<Fleet> {
  const fleet = await openFleet(SCRIPT, size, env);
  atEnd(fleet.stop);
  return fleet;
}

/** A link to a server or a database that a test may cut, and the address of its near end. */
export async function linkTo(url: string): Promise<readonly [Link, string]> {
  const far = new URL(url);
  const link = await openLink(Number(far.port));
  atEnd(link.close);
  const near = new URL(url);
  near.port = `${link.port}`;
  return [link, `${near}`.replace(/\/$/, "")];
}
