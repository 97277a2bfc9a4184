import { EventEmitter } from "node:events";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * boardgame.io storage in a folder, a file a match. A file is written beside the old one and takes its place when it is
 * on the disk, so that a server that is killed at any moment finds each match as it was before a move or after it.
 */
export class Folder {
  #path;
  /** By match ID: when all changes so far are on the disk. */
  #written = new Map();

  constructor(path) {
    this.#path = path;
  }

  /** Says that the storage is asynchronous. */
  type() {
    return 1;
  }

  async connect() {
    await mkdir(this.#path, { recursive: true });
  }

  createMatch(id, { initialState, metadata }) {
    return this.#change(id, () => ({ initialState, state: initialState, metadata, log: [] }));
  }

  setState(id, state, deltalog = []) {
    return this.#change(id, (match) => ({ ...match, state, log: [...match.log, ...deltalog] }));
  }

  setMetadata(id, metadata) {
    // Who takes a seat while another's move is made must not be forgotten: seats are never given up.
    const merged = (old) => {
      const players = Object.entries(metadata.players).map(([seat, player]) => [
        seat,
        { ...old.players[seat], ...player },
      ]);
      return { ...old, ...metadata, players: Object.fromEntries(players) };
    };
    return this.#change(id, (match) => ({ ...match, metadata: merged(match.metadata) }));
  }

  async fetch(id, wanted) {
    await this.written(id);
    const match = (await this.#read(id)) ?? {};
    return Object.fromEntries(Object.entries(match).filter(([part]) => wanted[part]));
  }

  async wipe(id) {
    await this.written(id);
    await rm(this.#file(id), { force: true });
  }

  async listMatches({ gameName, where = {} } = {}) {
    const { isGameover, updatedBefore = Number.POSITIVE_INFINITY, updatedAfter = 0 } = where;
    const ids = (await readdir(this.#path)).filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -5));
    const fits = async (id) => {
      const { metadata } = await this.fetch(id, { metadata: true });
      return (
        (gameName === undefined || metadata.gameName === gameName) &&
        (isGameover === undefined || (metadata.gameover !== undefined) === isGameover) &&
        metadata.updatedAt < updatedBefore &&
        metadata.updatedAt > updatedAfter
      );
    };
    const listed = await Promise.all(ids.map(async (id) => ((await fits(id)) ? [id] : [])));
    return listed.flat();
  }

  /** When all changes of a match so far are on the disk. */
  written(id) {
    return this.#written.get(id) ?? Promise.resolve();
  }

  #file(id) {
    return join(this.#path, `${id}.json`);
  }

  async #read(id) {
    // The ID comes from the network and becomes a file name.
    if (typeof id !== "string" || !/^[\w-]{1,40}$/.test(id)) return undefined;
    const text = await readFile(this.#file(id), "utf8").catch(() => undefined);
    return text && JSON.parse(text);
  }

  /** Changes a match, after the changes that are on their way. */
  #change(id, edit) {
    const written = this.written(id).then(async () => {
      const match = edit(await this.#read(id));
      const file = await open(`${this.#file(id)}.new`, "w");
      await file.writeFile(JSON.stringify(match));
      await file.sync();
      await file.close();
      await rename(`${this.#file(id)}.new`, this.#file(id));
      if (this.#written.get(id) === written) this.#written.delete(id);
    });
    this.#written.set(id, written);
    return written;
  }
}

/**
 * The way from a move to the clients: nobody is shown a state before it is on the disk. So no move that anyone has seen is
 * ever taken back, and no card that was turned up is dealt anew.
 *
 * @param db - the storage
 * @param pubSub - where the news goes then; by default to this process
 */
export function storedFirst(db, pubSub = inProcess()) {
  return {
    subscribe: (channel, listener) => pubSub.subscribe(channel, listener),
    unsubscribeAll: (channel) => pubSub.unsubscribeAll(channel),
    async publish(channel, message) {
      // boardgame.io publishes a state just before it stores it.
      await null;
      await db.written(message.args[0]);
      pubSub.publish(channel, message);
    },
  };
}

function inProcess() {
  const events = new EventEmitter();
  return {
    subscribe: (channel, listener) => events.on(channel, listener),
    unsubscribeAll: (channel) => events.removeAllListeners(channel),
    publish: (channel, message) => events.emit(channel, message),
  };
}
