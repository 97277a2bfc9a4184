import { load, save } from "../app/store.ts";

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
export function createMatch(server: string, game: string, options: object, name?: string): Promise<Place> {
  return post(server, "/matches", { game, options, name, key: crypto.randomUUID() });
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
  save(`online/${match}`, place);
}

/** The seat that this browser has at a match, or the place of one who watches. */
export function placeAt(server: string, match: string): Place {
  const kept: { [key: string]: unknown } = Object(load(`online/${match}`));
  const { seat, token, before } = kept;
  if (kept.server !== server || typeof seat !== "number" || typeof token !== "string") return { server, match };
  return { server, match, seat, token, before: typeof before === "string" ? before : undefined };
}

/** The latest match of this browser, if it is on this server and not over. */
export function latestMatch(): { readonly match: string; readonly game: string } | undefined {
  if (server === null) return undefined;
  const kept = Object(load("online"));
  return kept.server === server && kept.over === false ? kept : undefined;
}
