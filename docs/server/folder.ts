// A folder of PGlite, which one process at a time may open. The lock is a socket in the folder, which ends with its
// process.
import { hash, randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Locks a folder and opens it. One that PGlite cannot open is renamed, and an empty one takes its place. */
export async function openFolder(Lite: typeof PGlite, path: string, owner: string): Promise<PGlite> {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true });
  const server = await lock(folder, `process ${process.pid} (${owner})`);
  const isNew = !existsSync(join(folder, "PG_VERSION"));
  try {
    const lite = await Lite.create(folder);
    lite.close = () => Lite.prototype.close.call(lite).then(() => void server.close());
    return lite;
  } catch (error) {
    if (isNew) throw error;
    const kept = `${folder}.broken-${new Date().toISOString().replaceAll(":", ".")}`;
    renameSync(folder, kept);
    console.error(`${folder} cannot be opened (${error}). It is kept as ${kept}, and an empty folder takes its place.`);
    return openFolder(Lite, path, owner);
  }
}

/** Locks a folder until the server is closed or this process ends; throws if another process has locked it. */
async function lock(folder: string, owner: string): Promise<Server> {
  const pathOf = socketPaths(folder);
  const locks = () => readdirSync(folder).filter((name) => /^lock-\d+$/.test(name));
  const holderAmong = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => holderOf(pathOf(name))))).find((holder) => holder !== undefined);
  for (let attempts = 1; ; attempts++) {
    const old = locks();
    const holder = (await holderAmong(old)) ?? (attempts > 20 ? "other processes" : undefined);
    if (holder !== undefined)
      throw new Error(`${folder} is in use by ${holder}: end it first, or give both DATABASE_URL=postgres://…`);
    const own = `lock-${1 + Math.max(0, ...old.map((name) => Number(name.slice(5))))}`;
    const server = createServer((socket) => socket.on("error", () => {}).end(owner)).unref();
    const isBound = await once(server.listen(pathOf(own)), "listening").catch((error) => {
      if (error.code !== "EADDRINUSE") throw error;
    });
    // If several processes start at the same moment, at most one finds no rival. The others try again.
    const rival = await holderAmong(locks().filter((name) => name !== own));
    if (isBound && rival === undefined) {
      for (const name of old) rmSync(join(folder, name), { force: true });
      return server;
    }
    server.close();
    await sleep(randomInt(100));
  }
}

/**
 * The paths of sockets in a folder. A socket's path may have 103 bytes, so a long folder gets a short symbolic link.
 */
function socketPaths(folder: string): (name: string) => string {
  if (process.platform === "win32") return (name) => `\\\\.\\pipe\\${hash("sha1", folder)}-${name}`;
  if (Buffer.byteLength(folder) < 90) return (name) => join(folder, name);
  const link = join(mkdtempSync(join(tmpdir(), "lock-")), "folder");
  symlinkSync(folder, link);
  return (name) => join(link, name);
}

/** The process that listens at a path; undefined if it is gone. A paused process does not answer with its name. */
async function holderOf(path: string): Promise<string | undefined> {
  const socket = connect(path).setTimeout(5_000, () => socket.destroy());
  let holder = "another process";
  socket.on("data", (text) => (holder = `${text}`));
  const isGone = ({ code }: { code: string }) => ["ECONNREFUSED", "ENOENT"].includes(code);
  return once(socket, "close").then(
    () => holder,
    (error) => (isGone(error) ? undefined : holder),
  );
}
