// Play over WebSockets. A socket is of one match, and of one seat or of a spectator.
import type { IncomingMessage, Server } from "node:http";
import type { Seat } from "fifteen-two";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { limits } from "./limits.ts";
import type { Match, Matches } from "./matches.ts";
import { type JoinMessage, joinSchema, type MoveMessage, moveSchema, read, type ServerMessage } from "./messages.ts";

/** A connection. */
interface Guest {
  readonly socket: WebSocket;
  joined?: { readonly id: string; readonly seat: Seat | undefined };
  /** The update that it was sent last, and how many moves it has. */
  shown?: Match;
  moves: number;
  /** How many messages it has sent since the latest sweep. */
  said: number;
  /** False from a ping until its answer, which counts once the guest has joined. */
  alive: boolean;
  /** When everything it has said so far is answered. */
  answered: Promise<void>;
}

export function openSockets(server: Server, matches: Matches) {
  const guests = new Set<Guest>();
  const watchers = new Map<string, Set<Guest>>();
  const addresses = new Map<string, number>();
  const sockets = new WebSocketServer({ server, maxPayload: limits.messageBytes, perMessageDeflate: false });
  sockets.on("connection", accept);
  const sweeping = setInterval(() => sweep().catch(() => {}), limits.sweepMs);

  function accept(socket: WebSocket, request: IncomingMessage) {
    const guest: Guest = { socket, moves: 0, said: 0, alive: true, answered: Promise.resolve() };
    const address = addressOf(request);
    const neighbors = addresses.get(address) ?? 0;
    addresses.set(address, neighbors + 1);
    guests.add(guest);
    socket.on("error", () => socket.terminate());
    socket.on("close", () => leave(guest, address));
    socket.on("pong", () => {
      guest.alive = guest.joined !== undefined;
    });
    socket.on("message", (data) => {
      if (socket.readyState !== socket.OPEN) return;
      if (++guest.said > limits.messagesPerSweep) return end(guest, "too-fast", "you send too many messages");
      guest.answered = guest.answered.then(() => hear(guest, data)).catch(() => unavailable(guest));
    });
    if (neighbors >= limits.socketsPerAddress) end(guest, "busy", "too many connections from your address");
  }

  function leave(guest: Guest, address: string) {
    guests.delete(guest);
    addresses.set(address, addresses.get(address)! - 1);
    if (addresses.get(address) === 0) addresses.delete(address);
    const id = guest.joined?.id ?? "";
    watchers.get(id)?.delete(guest);
    if (watchers.get(id)?.size === 0) watchers.delete(id);
  }

  async function hear(guest: Guest, data: RawData) {
    if (guest.socket.readyState !== guest.socket.OPEN) return;
    const message = guest.joined === undefined ? read(joinSchema, parsed(data)) : read(moveSchema, parsed(data));
    if (message.issue !== undefined) return end(guest, "malformed", message.issue);
    const { value } = message;
    return value.type === "join" ? join(guest, value) : move(guest, value);
  }

  async function join(guest: Guest, { match: id, token, after }: JoinMessage) {
    const match = await matches.latest(id);
    if (match === undefined) return end(guest, "unknown-match", "there is no such match");
    const seat = token === undefined ? undefined : await matches.seatOf(id, token);
    if (token !== undefined && seat === undefined) return end(guest, "wrong-token", "that token fits no seat");
    if (guest.socket.readyState !== guest.socket.OPEN) return;
    Object.assign(guest, { joined: { id, seat }, alive: true, moves: Math.min(after, match.moves.length) });
    watchers.set(id, (watchers.get(id) ?? new Set()).add(guest));
    show(guest, match);
  }

  async function move({ socket, joined }: Guest, { after, move: json }: MoveMessage) {
    const refuse = (code: string, message: string) => send(socket, { type: "refused", after, code, message });
    if (joined?.seat === undefined) return refuse("spectator", "spectators do not move");
    const answer = await matches.make(joined.id, joined.seat, after, json);
    if ("code" in answer) return refuse(answer.code, answer.message);
    send(socket, { type: "accepted", after, number: answer.number });
    showAll(answer.match);
  }

  function showAll(match: Match | undefined) {
    if (match !== undefined) for (const guest of watchers.get(match.id) ?? []) show(guest, match);
  }

  /** Shows a guest what is new. One that reads slowly has to wait for a sweep. */
  function show(guest: Guest, match: Match) {
    const { game, moves, names, state } = match;
    const isOld = moves.length < guest.moves || match === guest.shown;
    if (isOld || guest.socket.bufferedAmount > limits.backlogBytes) return;
    const seat = guest.joined?.seat;
    const news = moves.slice(guest.moves).map((made) => game.redact(made, seat));
    const view = game.view(state, seat);
    send(guest.socket, { type: "update", game: game.id, number: moves.length, moves: news, names, view });
    Object.assign(guest, { shown: match, moves: moves.length });
  }

  async function changed(notice: string) {
    if (watchers.has(notice.split(" ")[0]!)) showAll(await matches.noticed(notice));
  }

  /** Drops connections that are gone, and shows changes whose notice was lost. */
  async function sweep() {
    for (const guest of guests) {
      if (!guest.alive) guest.socket.terminate();
      Object.assign(guest, { alive: false, said: 0 });
      guest.socket.ping();
    }
    for (const match of await matches.current([...watchers.keys()])) showAll(match);
  }

  async function close() {
    clearInterval(sweeping);
    await Promise.all([...guests].map(({ answered }) => answered));
    for (const { socket } of guests) hangUp(socket, 1001, "the server restarts");
    sockets.close();
  }

  return { changed, close };
}

function unavailable(guest: Guest) {
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

function send(socket: WebSocket, message: ServerMessage) {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** The address a request comes from; behind your own proxy, what the proxy says. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const forwarded = limits.trustProxy ? headers["x-forwarded-for"] : undefined;
  return `${forwarded ?? socket.remoteAddress}`.split(",").at(-1)!.trim();
}
