// Play over WebSockets. A socket belongs to one match, and to one seat or a spectator.
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Seat } from "fifteen-two";
import type { WebSocket } from "ws";
import { type Matches, versionOf } from "./matches.ts";
import { type JoinMessage, joinSchema, type MoveMessage, moveSchema, read, type ServerMessage } from "./messages.ts";
import { metrics } from "./metrics.ts";
import type { Notice } from "./notices.ts";
import { settings } from "./settings.ts";

/** A connection. */
interface Guest {
  readonly socket: WebSocket;
  readonly address: string;
  log: FastifyRequest["log"];
  /** Its match, once it has asked for one. */
  match?: string;
  seat?: Seat | undefined;
  /** How many moves it has, once it has been let in, and the version of the match that it was shown last. */
  moves?: number;
  shown?: number;
  /** How many beats it has not answered. */
  silent: number;
  /** When everything it has said so far is answered. */
  answered: Promise<void>;
}

/** Beats without an answer, after which a guest is gone. One that has not joined answers none. */
const MOST_SILENT = 2;
const BEAT: ServerMessage = { type: "beat", ms: settings.beatMs };

export type Sockets = ReturnType<typeof openSockets>;

export function openSockets(matches: Matches, log: FastifyRequest["log"]) {
  const guests = new Set<Guest>();
  const watchers = new Map<string, Set<Guest>>();
  /** Messages in this beat, by seat or spectator. */
  const said = new Map<string | Guest, number>();
  const beating = setInterval(beat, settings.beatMs);
  let sweeping = setTimeout(sweep, settings.sweepMs);

  function accept(socket: WebSocket, { ip, log }: FastifyRequest) {
    const neighbors = [...guests].filter(({ address }) => address === ip);
    const guest: Guest = { socket, address: ip, log, silent: 0, answered: Promise.resolve() };
    guests.add(guest);
    metrics.sockets.set(guests.size);
    socket.on("error", () => socket.terminate());
    socket.on("close", () => leave(guest));
    socket.on("pong", () => {
      if (guest.moves !== undefined) guest.silent = 0;
    });
    socket.on("message", (data) => {
      if (socket.readyState !== socket.OPEN) return;
      const who = guest.seat === undefined ? guest : `${guest.match} ${guest.seat}`;
      const messages = (said.get(who) ?? 0) + 1;
      said.set(who, messages);
      if (messages > (settings.messagesPerSecond * settings.beatMs) / 1000)
        return end(guest, "too-fast", "you send too many messages");
      guest.answered = guest.answered.then(() => hear(guest, String(data))).catch((error) => unavailable(guest, error));
    });
    if (neighbors.length >= settings.socketsPerAddress) end(guest, "busy", "too many connections from your address");
  }

  function leave(guest: Guest) {
    const { match = "" } = guest;
    guests.delete(guest);
    metrics.sockets.set(guests.size);
    watchers.get(match)?.delete(guest);
    if (watchers.get(match)?.size !== 0) return;
    watchers.delete(match);
    matches.watched.delete(match);
  }

  async function hear(guest: Guest, text: string) {
    if (guest.socket.readyState !== guest.socket.OPEN) return;
    const { value, issue } = guest.match === undefined ? read(joinSchema, text) : read(moveSchema, text);
    if (issue !== undefined) return end(guest, "malformed", issue);
    if (value.type === "join") return join(guest, value);
    return move(guest, value).finally(metrics.steps.startTimer({ step: "move" }));
  }

  async function join(guest: Guest, { match: id, token, after }: JoinMessage) {
    // It watches before the match is read: what changes in between is told to it.
    guest.match = id;
    watchers.set(id, (watchers.get(id) ?? new Set()).add(guest));
    matches.watched.add(id);
    const match = await matches.latest(id);
    if (match === undefined) return end(guest, "unknown-match", "there is no such match");
    const seat = token === undefined ? undefined : await matches.seatOf(id, token);
    if (token !== undefined && seat === undefined) return end(guest, "wrong-token", "that token fits no seat");
    const log = guest.log.child({ match: id, seat });
    Object.assign(guest, { seat, log, moves: Math.min(after, match.moves.length), silent: 0 });
    show(guest);
    send(guest.socket, BEAT);
    matches.retell(match);
  }

  async function move({ socket, match = "", seat }: Guest, { after, move: json }: MoveMessage) {
    const answer =
      seat === undefined
        ? { code: "spectator", message: "spectators do not move" }
        : await matches.make(match, seat, after, json);
    if ("code" in answer) metrics.refusals.inc({ code: answer.code });
    send(socket, { type: "code" in answer ? "refused" : "accepted", after, ...answer } as ServerMessage);
    showAll(match);
  }

  function showAll(id: string) {
    for (const guest of watchers.get(id) ?? []) show(guest);
  }

  /** Shows a guest what is new; to one that reads slowly, when it has read what it was shown. */
  function show(guest: Guest) {
    const match = matches.known.get(guest.match ?? "");
    const { socket, seat, moves: has, shown } = guest;
    if (has === undefined || match === undefined || socket.bufferedAmount > settings.backlogBytes) return;
    if (shown === versionOf(match)) return;
    const { game, names, bots, forfeit, rematch } = match;
    const number = Math.min(match.moves.length, has + settings.movesPerUpdate);
    const isAll = number === match.moves.length;
    guest.moves = number;
    if (isAll) guest.shown = versionOf(match);
    const update = {
      ...({ type: "update", game: game.id, number, names, forfeit } as const),
      moves: match.moves.slice(has, number).map((made) => game.redact(made, seat)),
      view: game.view(match.states.at(-1)!, seat),
      bots: bots.length > 0 ? bots : undefined,
      rematch: rematch.length > 0 ? rematch : undefined,
      more: isAll ? undefined : (true as const),
    };
    send(socket, update, () => show(guest));
  }

  /** Shows what a notice tells of. Guests whose match cannot be read here are sent away, to another process perhaps. */
  async function changed(notice: Notice) {
    if (!watchers.has(notice.id)) return;
    try {
      await matches.noticed(notice);
      showAll(notice.id);
    } catch (error) {
      for (const guest of watchers.get(notice.id) ?? []) unavailable(guest, error);
    }
  }

  /** Drops connections that are gone, and lets the others know that they are not. */
  function beat() {
    said.clear();
    for (const guest of guests) {
      if (++guest.silent > MOST_SILENT) guest.socket.terminate();
      guest.socket.ping();
      if (guest.moves !== undefined) send(guest.socket, BEAT);
    }
  }

  /** Shows changes whose notice was lost. */
  async function sweep() {
    const found = await matches.versions([...watchers.keys()]).catch((error) => log.warn(error, "the sweep waits"));
    for (const notice of found ?? []) void changed(notice);
    clearTimeout(sweeping);
    sweeping = setTimeout(sweep, found === undefined ? 500 : settings.sweepMs);
  }

  async function close() {
    clearInterval(beating);
    clearTimeout(sweeping);
    await Promise.race([Promise.all([...guests].map(({ answered }) => answered)), sleep(300)]);
    for (const { socket } of guests) hangUp(socket, 1001, "the server restarts");
  }

  return { accept, changed, sweep, close };
}

function unavailable(guest: Guest, error: unknown) {
  guest.log.error(error);
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
