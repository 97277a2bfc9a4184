// Play over WebSockets. A socket is of one match, and of one seat or of a spectator.
import type { IncomingMessage, Server } from "node:http";
import type { Seat } from "fifteen-two";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { limits } from "./limits.ts";
import type { Match, Matches } from "./matches.ts";
import { type JoinMessage, joinSchema, type MoveMessage, moveSchema, read, type ServerMessage } from "./messages.ts";

/** A connection, and what it has been shown. */
interface Guest {
  readonly socket: WebSocket;
  joined?: { readonly match: string; readonly seat: Seat | undefined };
  shown?: Match;
  /** How many moves the client has. */
  moves: number;
  /** How many messages it has sent since the latest sweep. */
  said: number;
  /** Whether it has joined a match and answered the latest ping; at first it is believed to. */
  alive: boolean;
  /** When all that it has said so far is answered. */
  answered: Promise<void>;
}

export type Sockets = ReturnType<typeof openSockets>;

export function openSockets(server: Server, matches: Matches) {
  const guests = new Set<Guest>();
  const addresses = new Map<string, number>();
  const watchers = new Map<string, Set<Guest>>();
  const sockets = new WebSocketServer({ server, maxPayload: limits.messageBytes, perMessageDeflate: false });
  sockets.on("connection", accept);
  const sweeping = setInterval(() => sweep().catch(() => {}), limits.sweepMs);

  function accept(socket: WebSocket, request: IncomingMessage) {
    const address = addressOf(request);
    const guest: Guest = { socket, moves: 0, said: 0, alive: true, answered: Promise.resolve() };
    const neighbors = (addresses.get(address) ?? 0) + 1;
    addresses.set(address, neighbors);
    guests.add(guest);
    socket.on("error", () => socket.terminate());
    socket.on("pong", () => {
      guest.alive = guest.joined !== undefined;
    });
    socket.on("close", () => leave(guest, address));
    socket.on("message", (data) => {
      if (socket.readyState !== socket.OPEN) return;
      guest.said++;
      if (guest.said > limits.messagesPerSweep) return end(guest, "too-fast", "you send too many messages");
      guest.answered = guest.answered.then(() => hear(guest, data)).catch(() => unavailable(guest));
    });
    if (neighbors > limits.socketsPerAddress) end(guest, "busy", "too many connections from your address");
  }

  function leave(guest: Guest, address: string) {
    guests.delete(guest);
    const neighbors = addresses.get(address)! - 1;
    if (neighbors === 0) addresses.delete(address);
    else addresses.set(address, neighbors);
    const match = guest.joined?.match ?? "";
    const others = watchers.get(match);
    others?.delete(guest);
    if (others?.size === 0) watchers.delete(match);
  }

  async function hear(guest: Guest, data: RawData) {
    if (guest.socket.readyState !== guest.socket.OPEN) return;
    const { joined } = guest;
    const json = parsed(data);
    const message = joined === undefined ? read(joinSchema, json) : read(moveSchema, json);
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
    guest.joined = { match: id, seat };
    guest.alive = true;
    guest.moves = Math.min(after, match.record.moves.length);
    watchers.set(id, (watchers.get(id) ?? new Set()).add(guest));
    show(guest, match);
  }

  async function move({ socket, joined }: Guest, { after, move: json }: MoveMessage) {
    const refuse = (code: string, message: string) => send(socket, { type: "refused", after, code, message });
    if (joined?.seat === undefined) return refuse("spectator", "spectators do not move");
    const { match: id, seat } = joined;
    const answer = await matches.make(id, seat, after, json);
    if ("code" in answer) return refuse(answer.code, answer.message);
    send(socket, { type: "accepted", after, number: answer.number });
    showAll(answer.match);
  }

  function showAll(match: Match) {
    for (const guest of watchers.get(match.id) ?? []) show(guest, match);
  }

  /** Shows a guest what it has not seen; one that reads slowly waits for a later sweep. */
  function show(guest: Guest, match: Match) {
    const { game, names, record, state } = match;
    const older = record.moves.length < guest.moves || match === guest.shown;
    if (older || guest.socket.bufferedAmount > limits.backlogBytes) return;
    const seat = guest.joined?.seat;
    const moves = record.moves.slice(guest.moves).map((made) => game.redact(made, seat));
    const number = record.moves.length;
    send(guest.socket, { type: "update", game: game.id, number, names, moves, view: game.view(state, seat) });
    guest.moves = number;
    guest.shown = match;
  }

  /** A match may have changed: shows it to those who watch it here. */
  async function changed(notice: string) {
    if (!watchers.has(notice.split(" ")[0]!)) return;
    const match = await matches.noticed(notice);
    if (match !== undefined) showAll(match);
  }

  /** Finds connections that are gone, and changes whose notice was lost. */
  async function sweep() {
    for (const guest of guests) {
      if (!guest.alive) guest.socket.terminate();
      guest.alive = false;
      guest.said = 0;
      guest.socket.ping();
    }
    for (const match of await matches.current([...watchers.keys()])) showAll(match);
  }

  async function close() {
    clearInterval(sweeping);
    for (const { socket } of guests) socket.close(1001, "the server restarts");
    await Promise.all([...guests].map(({ answered }) => answered));
    sockets.close();
    for (const { socket } of guests) socket.terminate();
  }

  return { changed, close };
}

function unavailable(guest: Guest) {
  end(guest, "unavailable", "the server cannot do that now: connect again", 1013);
}

function end({ socket }: Guest, code: string, message: string, status = 1008) {
  send(socket, { type: "error", code, message });
  socket.close(status, code);
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

/** Where a request comes from; behind a proxy, what the proxy says. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const forwarded = limits.trustProxy ? headers["x-forwarded-for"] : undefined;
  return String(forwarded ?? socket.remoteAddress ?? "")
    .split(",")
    .at(-1)!
    .trim();
}
