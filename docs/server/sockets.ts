// Play over WebSockets. A socket belongs to one match, and to one seat or a spectator.
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import type { Seat } from "fifteen-two";
import type { WebSocket } from "ws";
import { householdOf, siteOf } from "./address.ts";
import { type Match, type Matches, versionOf } from "./matches.ts";
import {
  type JoinMessage,
  joinSchema,
  type MoveMessage,
  moveSchema,
  read,
  type ServerMessage,
  saySchema,
} from "./messages.ts";
import { metrics } from "./metrics.ts";
import type { Notice, Notices } from "./notices.ts";
import { openPresence } from "./presence.ts";
import { seriesOf } from "./series.ts";
import { settings } from "./settings.ts";

/** A connection. */
interface Guest {
  readonly socket: WebSocket;
  readonly address: string;
  log: FastifyRequest["log"];
  /** The match, once the client has joined one. */
  match?: string;
  seat?: Seat | undefined;
  /** The number of moves that the client has, once it has joined, and the era of the last update. */
  moves?: number;
  era?: symbol;
  holder?: string | null | undefined;
  shown?: string;
  /** Number of beats without an answer. */
  silent: number;
  /** Resolves when all messages so far are answered. */
  answered: Promise<void>;
}

/** Maximum number of beats without an answer, before the guest counts as gone. */
const MOST_SILENT = 2;
/** The topic of phrases. */
const SPOKEN = "said";
const BEAT: ServerMessage = { type: "beat", ms: settings.beatMs };

export type Sockets = ReturnType<typeof openSockets>;

export function openSockets(matches: Matches, log: FastifyRequest["log"], notices: Pick<Notices, "self" | "tell">) {
  const guests = new Set<Guest>();
  const watchers = new Map<string, Set<Guest>>();
  /** The version last sent to the watchers of a match. */
  const shown = new WeakMap<ReadonlySet<Guest>, readonly [era: Match["era"], latest: string]>();
  /** Messages in this beat, by seat or spectator. */
  const said = new Map<string | Guest, number>();
  const presence = openPresence(matches, notices, seatsHere, showAll);
  const beating = setInterval(beat, settings.beatMs);
  let sweeping = setTimeout(sweep, settings.sweepMs);

  function accept(socket: WebSocket, { ip, log }: FastifyRequest) {
    const address = householdOf(ip);
    const site = [...guests].filter((other) => siteOf(other.address) === siteOf(address));
    const share = Math.max(site.filter((other) => other.address === address).length, site.length / 8);
    const guest: Guest = { socket, address, log, silent: 0, answered: Promise.resolve() };
    guests.add(guest);
    metrics.sockets.set(guests.size);
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
        return end(guest, "too-fast", "too many messages");
      guest.answered = guest.answered.then(() => hear(guest, String(data))).catch((error) => unavailable(guest, error));
    });
    if (share >= settings.socketsPerAddress) end(guest, "busy", "too many connections from your address");
  }

  function leave(guest: Guest) {
    const { match = "" } = guest;
    guests.delete(guest);
    metrics.sockets.set(guests.size);
    watchers.get(match)?.delete(guest);
    if (guest.seat !== undefined) presence.state(match);
    if (watchers.get(match)?.size !== 0) return;
    watchers.delete(match);
    matches.watched.delete(match);
    presence.unwatch(match);
  }

  function seatsHere(match: string): Seat[] {
    return [...new Set([...(watchers.get(match) ?? [])].flatMap(({ seat }) => seat ?? []))];
  }

  async function hear(guest: Guest, text: string) {
    if (guest.socket.readyState !== guest.socket.OPEN) return;
    const { value, issue } = guest.match === undefined ? read(joinSchema, text) : read(moveSchema, text);
    const spoken = issue !== undefined && guest.match !== undefined ? read(saySchema, text).value : undefined;
    if (spoken !== undefined) return speak(guest, spoken.phrase);
    if (issue !== undefined) return end(guest, "malformed", issue);
    if (value.type === "join") return join(guest, value);
    return move(guest, value).finally(metrics.steps.startTimer({ step: "move" }));
  }

  async function join(guest: Guest, { match: id, token, after, tag }: JoinMessage) {
    // Subscribe before reading the match, so that no change in between is missed.
    guest.match = id;
    if (!watchers.has(id)) presence.watch(id);
    watchers.set(id, (watchers.get(id) ?? new Set()).add(guest));
    matches.watched.add(id);
    const match = await matches.latest(id);
    if (match === undefined) return end(guest, "unknown-match", "match not found");
    const seat = token === undefined ? undefined : await matches.seatOf(id, token);
    if (token !== undefined && seat === undefined) return end(guest, "wrong-token", "no seat has this token");
    const log = guest.log.child({ match: id, seat });
    // If the database lost moves that the client has, the client gets all moves again.
    const has = tag === undefined || match.tags[after - 1] === tag ? Math.min(after, match.moves.length) : 0;
    Object.assign(guest, { seat, log, moves: has, era: match.era, holder: match.holders[seat ?? -1], silent: 0 });
    if (seat !== undefined) presence.state(id);
    show(guest);
    send(guest.socket, BEAT);
    matches.retell(match);
  }

  async function move(guest: Guest, { after, move: json }: MoveMessage) {
    const { socket, match = "", seat } = guest;
    // A move chosen after lost moves is void.
    if (!isCurrent(guest, matches.known.get(match))) return sendBack(guest);
    const answer =
      seat === undefined
        ? { code: "spectator", message: "spectators cannot move" }
        : await matches.make(match, seat, after, json);
    if ("code" in answer) metrics.refusals.inc({ code: answer.code });
    send(socket, { type: "code" in answer ? "refused" : "accepted", after, ...answer } as ServerMessage, () =>
      show(guest),
    );
    showAll(match);
  }

  /** Sends a player's phrase to everybody at a match, at any process; the next phrase may replace it. */
  function speak({ match, seat }: Guest, phrase: number) {
    if (seat !== undefined) void notices.tell(`${SPOKEN} ${match}.${seat}`, `${phrase}`);
  }

  function hearPhrase(speaker: string, phrase: string) {
    const [match = "", seat] = speaker.split(".");
    for (const { socket, moves } of watchers.get(match) ?? [])
      if (moves !== undefined) send(socket, { type: "said", seat: Number(seat), phrase: Number(phrase) });
  }

  /** Sends a match to its watchers if it has changed; a stranger's message may change nothing. */
  function showAll(id: string) {
    const [match, guests] = [matches.known.get(id), watchers.get(id)];
    if (match === undefined || guests === undefined) return;
    const [era, latest] = shown.get(guests) ?? [];
    if (era === match.era && latest === latestOf(match)) return;
    for (const guest of guests) show(guest);
    shown.set(guests, [match.era, latestOf(match)]);
  }

  const latestOf = (match: Match) => `${versionOf(match)} ${presence.awayFrom(match.id)}`;

  /** Sends a guest the new moves; a slow reader gets them after it has read the earlier ones. */
  function show(guest: Guest) {
    const match = matches.known.get(guest.match ?? "");
    const { socket, seat, moves: has } = guest;
    if (has === undefined || match === undefined || socket.bufferedAmount > settings.backlogBytes) return;
    if (!isCurrent(guest, match)) return sendBack(guest);
    const latest = latestOf(match);
    if (guest.shown === latest) return;
    const { game, turn, names, bots, here, forfeit, rematch, next } = match;
    const number = Math.min(match.moves.length, has + settings.movesPerUpdate);
    const isAll = number === match.moves.length;
    guest.moves = number;
    if (isAll) guest.shown = latest;
    const update = {
      ...({ type: "update", game: game.id, number, tag: match.tags[number - 1], turn, names, forfeit } as const),
      moves: match.moves.slice(has, number).map((made) => game.redact(made, seat)),
      view: game.view(match.states.at(-1)!, seat),
      away: unlessEmpty(presence.awayFrom(match.id)),
      bots: unlessEmpty(bots),
      awaited: unlessEmpty(names.flatMap((name, seat) => (name === null || here.includes(seat) ? [] : [seat]))),
      rematch: unlessEmpty(rematch),
      next,
      series: match.series && seriesOf(match),
      more: isAll ? undefined : (true as const),
    };
    send(socket, update, () => show(guest));
  }

  /** Handles a notice: the length of a match, its connected seats, or a player's phrase. */
  function note(topic: string, word = "", seats?: string) {
    if (topic === SPOKEN) return hearPhrase(word, seats ?? "");
    presence.hear(topic, word, seats);
    if (seats === undefined) void changed({ id: topic, length: Number(word) });
  }

  /** Catches up after notices may have been lost. */
  function catchUp() {
    presence.askAnew();
    void sweep();
  }

  /** Sends a change to the guests. If the database fails, disconnects them, so that they may find another process. */
  async function changed(notice: Notice) {
    if (!watchers.has(notice.id)) return;
    try {
      const match = await matches.noticed(notice);
      if (match === undefined) for (const guest of watchers.get(notice.id) ?? []) sendBack(guest);
      showAll(notice.id);
    } catch (error) {
      for (const guest of watchers.get(notice.id) ?? []) unavailable(guest, error);
    }
  }

  /** Drops dead connections, and sends a beat to the others. */
  function beat() {
    said.clear();
    for (const guest of guests) {
      if (++guest.silent > MOST_SILENT) guest.socket.terminate();
      guest.socket.ping();
      if (guest.moves !== undefined) send(guest.socket, BEAT);
    }
  }

  /** Sends changes whose notice was lost. */
  async function sweep() {
    const found = await matches.versions([...watchers.keys()]).catch((error) => log.warn(error, "the sweep waits"));
    for (const notice of found ?? []) void changed(notice);
    clearTimeout(sweeping);
    sweeping = setTimeout(sweep, found === undefined ? 500 : settings.sweepMs);
  }

  async function close() {
    clearInterval(beating);
    clearTimeout(sweeping);
    presence.close();
    await Promise.race([Promise.all([...guests].map(({ answered }) => answered)), sleep(300)]);
    for (const { socket } of guests) hangUp(socket, 1001, "the server is restarting");
  }

  return { accept, note, catchUp, sweep, close };
}

function unavailable(guest: Guest, error: unknown) {
  guest.log.error(error);
  end(guest, "unavailable", "the server is temporarily unavailable: reconnect", 1013);
}

/** False if the database has lost moves that the guest has, or the guest's seat has become free. */
function isCurrent({ era, seat, holder }: Guest, match: Match | undefined): boolean {
  return match?.era === era && (seat === undefined || match?.holders[seat] === holder);
}

/** Makes a guest reconnect after the database lost moves that it has. */
function sendBack(guest: Guest) {
  end(guest, "rewound", "the server lost the latest moves: reconnect", 1013);
}

function end({ socket }: Guest, code: string, message: string, status = 1008) {
  metrics.rejected.inc({ code });
  send(socket, { type: "error", code, message });
  hangUp(socket, status, code);
}

/** Closes a socket, even if its client does not read. */
function hangUp(socket: WebSocket, status: number, reason: string) {
  socket.close(status, reason);
  setTimeout(() => socket.terminate(), 1000).unref();
}

function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function send(socket: WebSocket, message: ServerMessage, sent: () => void = () => {}) {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message), sent);
}
