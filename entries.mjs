// The public entries: every src/**/index.ts is one, named by its folder.
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** `fifteen-two/cribbage` is src/cribbage/index.ts; it is built to dist/cribbage/index.js, .cjs, .d.ts and .d.cts. */
export const ENTRIES = readdirSync(join(import.meta.dirname, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => basename(file) === "index.ts")
  .map((file) => dirname(file))
  .sort()
  .map((folder) => ({
    name: join("fifteen-two", folder),
    subpath: folder === "." ? "." : `./${folder}`,
    source: join("src", folder, "index.ts"),
    /** The built file below dist, without its ending. */
    output: join(folder, "index"),
  }));

/** The ids of the games, which are the names of their folders: a game has phases. */
export const GAMES = ENTRIES.map(({ source }) => dirname(source))
  .filter((folder) => existsSync(join(import.meta.dirname, folder, "phases")))
  .map((folder) => basename(folder));
