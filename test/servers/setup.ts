// Before all files: one PostgreSQL and one build of the server, for all of them.
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import type { TestProject } from "vitest/node";
import { bundleServer } from "./fleet.ts";
import { startPostgres } from "./services.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server in one file. */
    readonly script: string;
    /** The address of a PostgreSQL. */
    readonly postgres: string;
  }
}

/** Processes are killed, machines are not: what the kernel has is safe. */
export const UNSYNCED = "fsync=off";

export default async function setup({ provide }: TestProject) {
  const [script, postgres] = await Promise.all([bundleServer(), startPostgres(UNSYNCED, "max_connections=300")]);
  provide("script", script);
  provide("postgres", postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(dirname(script), { recursive: true });
  };
}
