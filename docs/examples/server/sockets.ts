// Play over WebSockets. A socket belongs to one match, and to one seat or a spectator.
import type { FastifyRequest } from "fastify";
import type { Seat } from "fifteen-two";
import type { RawData, WebSocket } from "ws";
import type { Match, Matches } from "./matches.ts";
import { type JoinMessage, joinSchema, type MoveMessage, moveSchema, read, type ServerMessage } from "./messages.ts";
import { metrics, timed } from "./metrics.ts";
import type { Notice } from "./notices.ts";
import { settings } from "./settings.ts";

/** A connection. */
interface Guest {
  readonly socket: WebSocket;
  readonly address: string;
  log: FastifyRequest["log"];
  /** Its match, once it has asked for one, and whether it has been let in. */
  match?: string;
  joined: boolean;
  seat?: Seat | undefined;
  /** What it was shown last, and how many moves it has. */
  shown?: Match;
  moves: number;
  /** How many beats it has not answered. */
  silent: number;
  /** When everything it has said so far is answered. */
  answered: Promise<void>;
}

/** Beats without an answer, after which a guest is gone. One that has not joined answers none. */
const MOST_SILENT = 2;
const BEAT = JSON.stringify({ type: "beat", ms: settings.beatMs } satisfies ServerMessage);

export type Sockets = ReturnType<typeof openSockets>;

export function openSockets(matches: Matches, log: FastifyRequest["log"]) {
  const guests = new Set<Guest>();
  const watchers = new Map<string, Set<Guest>>();
  const addresses = new Map<string, number>();
  /** Messages in this beat, by seat or spectator. */
  const said = new Map<string | Guest, number>();
  const beating = setInterval(beat, settings.beatMs);
  let sweeping = setTimeout(sweep, settings.sweepMs);

  function accept(socket: WebSocket, { ip, log }: FastifyRequest) {
    const guest: Guest = { socket, address: ip, log, joined: false, moves: 0, silent: 0, answered: Promise.resolve() };
    const neighbors = addresses.get(ip) ?? 0;
    addresses.set(ip, neighbors + 1);
    guests.add(guest);
    metrics.sockets.set(guests.size);
    socket.on("error", () => socket.terminate());
    socket.on("close", () => leave(guest));
    socket.on("pong", () => {
      if (guest.joined) guest.silent = 0;
    });
    socket.on("message", (data) => {
      if (socket.readyState !== socket.OPEN) return;
      const who = guest.seat === undefined ? guest : `${guest.match} ${guest.seat}`;
      said.set(who, (said.get(who) ?? 0) + 1);
      if (said.get(who)! > (settings.messagesPerSecond * settings.beatMs) / 1000)
        return end(guest, "too-fast", "you send too many messages");
      guest.answered = guest.answered.then(() => hear(guest, data)).catch((error) => unavailable(guest, error));
    });
    if (neighbors >= settings.socketsPerAddress) end(guest, "busy", "too many connections from your address");
  }

  function leave(guest: Guest) {
    const { address, match = "" } = guest;
    guests.delete(guest);
    metrics.sockets.set(guests.size);
    addresses.set(address, addresses.get(address)! - 1);
    if (addresses.get(address) === 0) addresses.delete(address);
    watchers.get(match)?.delete(guest);
    if (watchers.get(match)?.size !== 0) return;
    watchers.delete(match);
    matches.watch(match, false);
  }

  async function hear(guest: Guest, data: RawData) {
    if (guest.socket.readyState !== guest.socket.OPEN) return;
    const message = guest.match === undefined ? read(joinSchema, parsed(data)) : read(moveSchema, parsed(data));
    if (message.issue !== undefined) return end(guest, "malformed", message.issue);
    const { value } = message;
    return value.type === "join" ? join(guest, value) : timed("move", () => move(guest, value));
  }

  async function join(guest: Guest, { match: id, token, after }: JoinMessage) {
    // It watches before the match is read: what changes in between is told to it.
    guest.match = id;
    watchers.set(id, (watchers.get(id) ?? new Set()).add(guest));
    matches.watch(id, true);
    const match = await matches.latest(id);
    if (match === undefined) return end(guest, "unknown-match", "there is no such match");
    const seat = token === undefined ? undefined : await matches.seatOf(id, token);
    if (token !== undefined && seat === undefined) return end(guest, "wrong-token", "that token fits no seat");
    Object.assign(guest, { seat, moves: Math.min(after, match.moves.length), joined: true, silent: 0 });
    guest.log = guest.log.child({ match: id, seat });
    show(guest);
    guest.socket.send(BEAT);
  }

  async function move({ socket, match = "", seat }: Guest, { after, move: json }: MoveMessage) {
    const answer =
      seat === undefined
        ? { code: "spectator", message: "spectators do not move" }
        : await matches.make(match, seat, after, json);
    if (!("code" in answer)) send(socket, { type: "accepted", after, number: answer.number });
    else {
      metrics.refusals.inc({ code: answer.code });
      send(socket, { type: "refused", after, ...answer });
    }
    showAll(match);
  }

  function showAll(id: string) {
    for (const guest of watchers.get(id) ?? []) show(guest);
  }

  /** Shows a guest what is new; to one that reads slowly, when it has read what it was shown. */
  function show(guest: Guest) {
    const match = matches.known.get(guest.match ?? "");
    const { socket, seat, joined } = guest;
    if (!joined || match === undefined || match === guest.shown || socket.bufferedAmount > settings.backlogBytes)
      return;
    const { game, names, bots, forfeit } = match;
    const number = Math.min(match.moves.length, guest.moves + settings.movesPerUpdate);
    const moves = match.moves.slice(guest.moves, number).map((made) => game.redact(made, seat));
    const isAll = number === match.moves.length;
    const view = game.view(match.states.at(-1)!, seat);
    const more = {
      ...(bots.length > 0 && { bots }),
      ...(forfeit !== undefined && { forfeit }),
      ...(!isAll && { more: true as const }),
    };
    guest.moves = number;
    if (isAll) guest.shown = match;
    send(socket, { type: "update", game: game.id, number, moves, names, view, ...more }, () => show(guest));
  }

  /** Shows what a notice tells of. Guests whose match cannot be read here are sent away, to another process perhaps. */
  async function changed(notice: Notice) {
    if (!watchers.has(notice.id)) return;
    try {
      await matches.noticed(notice);
      showAll(notice.id);
    } catch (error) {
      const [first, ...others] = watchers.get(notice.id) ?? [];
      if (first !== undefined) unavailable(first, error);
      for (const guest of others) unavailable(guest);
    }
  }

  /** Drops connections that are gone, and lets the others know that they are not. */
  function beat() {
    said.clear();
    for (const guest of guests) {
      if (++guest.silent > MOST_SILENT) guest.socket.terminate();
      guest.socket.ping();
      if (guest.joined) guest.socket.send(BEAT);
    }
  }

  /** Shows changes whose notice was lost. */
  async function sweep() {
    let next = settings.sweepMs;
    try {
      for (const notice of await matches.versions([...watchers.keys()])) void changed(notice);
    } catch (error) {
      log.warn(error, "the sweep waits");
      next = Math.min(next, 500);
    }
    clearTimeout(sweeping);
    sweeping = setTimeout(sweep, next);
  }

  async function close() {
    clearInterval(beating);
    clearTimeout(sweeping);
    const answers = Promise.all([...guests].map(({ answered }) => answered));
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, 300))]);
    for (const { socket } of guests) hangUp(socket, 1001, "the server restarts");
  }

  return { accept, changed, sweep, close };
}

function unavailable(guest: Guest, error?: unknown) {
  if (error !== undefined) guest.log.error(error);
  end(guest, "unavailable", "the server cannot do that now: connect again", 1013);
}

function end({ socket }: Guest, code: string, message: string, status = 1008) {
  send(socket, { type: "error", code, message });
  hangUp(socket, status, code);
}

/** Closes a socket, also of a client that does not read. */
function hangUp(socket: WebSocket, status: number, reason: string) {
  socket.close(status, reason);
  setTimeout(() => socket.terminate(), 1000).unref();
}

function send(socket: WebSocket, message: ServerMessage, sent: () => void = () => {}) {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message), sent);
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}
