import { load, save } from "../kept/store.ts";

/** The server of the games between browsers, `?server=URL`; null when there is none, and the page asks nobody. */
export const server = readServer(new URLSearchParams(location.search).get("server"));

function readServer(text: string | null): string | null {
  return text !== null && /^https?:/.test(text) && URL.canParse(text) ? text : null;
}

/** Goes to the page that may connect to servers, when this is not the one. */
export function goOnline(): boolean {
  if (server === null || location.pathname.endsWith("/online.html")) return false;
  location.replace(`online.html${location.search}${location.hash}`);
  return true;
}

/** A seat at a match, and the proof that it is ours. */
export interface Place {
  readonly server: string;
  readonly match: string;
  /** Without them one watches. */
  readonly seat?: number | undefined;
  readonly token?: string | undefined;
  /** Of a rematch: the match before, where the others are told. */
  readonly before?: string | undefined;
}

/** Opens a match and takes its first seat. */
export function createMatch(
  server: string,
  match: {
    readonly game: string;
    readonly options: object;
    readonly listed: boolean;
    readonly name?: string | undefined;
  },
): Promise<Place> {
  return post(server, "/matches", { ...match, key: crypto.randomUUID() });
}

/** A listed match with a free seat. */
export interface OpenTable {
  readonly match: string;
  readonly game: string;
  /** The waiting players' names; empty if not given. */
  readonly names: readonly string[];
  /** How long ago it was opened, by the server's clock. */
  readonly seconds: number;
}

/** The open tables of a server, the newest first; none when it does not answer. */
export async function openTables(server: string): Promise<readonly OpenTable[]> {
  const response = await answerTo(addressOf(server, "/matches"), {});
  const rows: unknown = response?.ok ? await response.json().catch(() => []) : [];
  return (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const { match, game, names, seconds }: { [key: string]: unknown } = Object(row);
    if (typeof match !== "string" || typeof game !== "string" || typeof seconds !== "number") return [];
    return { match, game, names: Object.values(Object(names)).map(String), seconds };
  });
}

/** Takes the first free seat of a match; watches when all are taken. */
export function takeSeat(server: string, match: string, name?: string): Promise<Place> {
  return post(server, pathTo(match, "seats"), { name, key: crypto.randomUUID() }, match);
}

/** The match after one that is over, with the same players at the same seats. */
export async function rematch({ server, match, token }: Place): Promise<Place> {
  return { ...(await post(server, pathTo(match, "rematch"), { token })), before: match };
}

/** The record of a match that is over; undefined when the server does not give it. */
export async function recordOf({ server, match }: Place): Promise<unknown> {
  const response = await answerTo(addressOf(server, pathTo(match, "record")), {});
  return response?.ok ? response.json() : undefined;
}

/** How long an answer may take, in milliseconds. */
const PATIENCE = 5000;

/** How often a request is sent: it carries a key, so one whose answer was lost takes no second seat. */
const TRIES = 3;

function pathTo(match: string, part: string): string {
  return `/matches/${encodeURIComponent(match)}/${part}`;
}

function addressOf(server: string, path: string): URL {
  return new URL(`.${path}`, server.endsWith("/") ? server : `${server}/`);
}

async function answerTo(url: URL, init: RequestInit): Promise<Response | undefined> {
  for (let n = 0; n < TRIES; n++) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
    if (response !== undefined && response.status < 500) return response;
  }
  return undefined;
}

/** @throws Error with a message for the player */
async function post(server: string, path: string, body: object, known = ""): Promise<Place> {
  const headers = { "content-type": "application/json" };
  const response = await answerTo(addressOf(server, path), { method: "POST", headers, body: JSON.stringify(body) });
  const answer: unknown = await response?.json().catch(() => undefined);
  if (!response || typeof answer !== "object" || answer === null) throw new Error("The server does not answer.");
  if (response.status === 409) return { server, match: known };
  const { match = known, seat, token, message }: { [key: string]: unknown } = { ...answer };
  if (typeof match !== "string" || typeof seat !== "number" || typeof token !== "string")
    throw new Error(`The server says: ${typeof message === "string" ? message : response.statusText}.`);
  return { server, match, seat, token };
}

/** Keeps the token of a seat in this browser, for a reload. */
export function keepPlace({ match, ...place }: Place): void {
  save(nameOf(place.server, match), place);
}

/** The storage key of a seat, by server and match: two servers can use the same ID. */
function nameOf(server: string, match: string): string {
  return `online/${encodeURIComponent(server)}/${match}`;
}

/** This browser's seat at a match, or a spectator's place. */
export function placeAt(server: string, match: string): Place {
  const { seat, token, before }: { [key: string]: unknown } = Object(load(nameOf(server, match)));
  if (typeof seat !== "number" || typeof token !== "string") return { server, match };
  return { server, match, seat, token, before: typeof before === "string" ? before : undefined };
}

/** The storage key for the latest match on a server. */
export function latestAt(server: string): string {
  return `online/${encodeURIComponent(server)}`;
}

/** The latest match of this browser on this server, if it is not over. */
export function latestMatch(): { readonly match: string; readonly game: string } | undefined {
  if (server === null) return undefined;
  const kept = Object(load(latestAt(server)));
  return kept.over === false ? kept : undefined;
}
