import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Table } from "../../src/boardgame-io/index.ts";
import type { AnyMove, AnyState } from "../../src/index.ts";
import { bundle, kill, type Running, run } from "./run.ts";

/** A match as it is on the disk. */
export interface Stored {
  readonly state: {
    readonly _stateID: number;
    readonly G: Table<AnyState, AnyMove>;
    readonly ctx: { readonly gameover?: unknown };
  };
  readonly log: readonly object[];
}

/** The example server, in a process of its own, on a folder of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly folder: string;
  /** Runs a player, who tells all that it holds. */
  player(game: string, matchID: string): Running;
  stored(matchID: string): Stored;
  post(path: string, body: object): Promise<{ status: number; json: Record<string, string> }>;
  createMatch(game: string, numPlayers: number, setupData: object): Promise<string>;
  kill(): Promise<void>;
  /** Starts again after a kill, at the same address. */
  restart(): Promise<void>;
  /** Ends it, and leaves nothing behind. */
  close(): Promise<void>;
}

export async function startServer(): Promise<ServerProcess> {
  const scripts = await bundle("server", ["server.mjs", "client.mjs"]);
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-"));
  const start = (port: string) => run(join(scripts, "server.mjs"), [folder, port]);
  let server = start("0");
  const url = await server.line(/^http/);

  const post: ServerProcess["post"] = async (path, body) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, json: (await response.json().catch(() => ({}))) as Record<string, string> };
  };
  return {
    url,
    folder,
    player: (game, matchID) => run(join(scripts, "client.mjs"), [url, game, matchID], { JSON: "1" }),
    stored: (matchID) => JSON.parse(readFileSync(join(folder, `${matchID}.json`), "utf8")) as Stored,
    post,
    createMatch: async (game, numPlayers, setupData) =>
      (await post(`/games/${game}/create`, { numPlayers, setupData })).json.matchID!,
    kill: () => kill(server),
    async restart() {
      server = start(new URL(url).port);
      await server.line(/^http/);
    },
    async close() {
      await kill(server);
      for (const path of [scripts, folder]) rmSync(path, { recursive: true });
    },
  };
}
