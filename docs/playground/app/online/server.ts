import * as v from "valibot";
import { t } from "../../ui/words.ts";
import { load, save } from "../kept/store.ts";

const asked = new URLSearchParams(location.search).get("server");

/** The server of the games between browsers, `?server=URL`; null if there is none; then the page makes no requests. */
export const server = asked && /^https?:/.test(asked) && URL.canParse(asked) ? asked : null;

/** Goes to the page that may connect to servers, unless this is it. */
export function goOnline(): boolean {
  if (server === null || location.pathname.endsWith("/online.html")) return false;
  location.replace(`online.html${location.search}${location.hash}`);
  return true;
}

const seat = v.object({ seat: v.number(), token: v.string() });
const newSeat = v.object({ ...seat.entries, match: v.string() });
/** A seat, in a rematch with the match before it, which announces the rematch. */
const keptSeat = v.object({ ...seat.entries, before: v.optional(v.string()) });

/** A seat at a match, and the token that proves ownership; a spectator has neither. */
export interface Place extends Partial<v.InferOutput<typeof keptSeat>> {
  readonly match: string;
}

/** Opens a match and takes its first seat. */
export function createMatch(match: object): Promise<Place> {
  return ask([], newSeat, { ...match, key: crypto.randomUUID() });
}

/** Takes the first free seat of a match. */
export async function takeSeat(match: string, name: string | undefined): Promise<Place> {
  return { match, ...(await ask([match, "seats"], seat, { name, key: crypto.randomUUID() })) };
}

/** A rematch: the same players at the same seats. */
export async function rematch({ match, token }: Place): Promise<Place> {
  return { ...(await ask([match, "rematch"], newSeat, { token })), before: match };
}

/** Gives up a seat before the first move. */
export async function leave(place: Place): Promise<void> {
  await ask([place.match, "leave"], v.unknown(), { token: place.token });
  forgetPlace(place);
}

/** The record of a match that is over. */
export function recordOf(match: string): Promise<unknown> {
  return ask([match, "record"], v.unknown());
}

const limit = v.object({ seconds: v.number(), end: v.picklist(["move", "bot", "forfeit"]) });

/**
 * The time limit of each turn and its consequence; null if there is none or this page does not know it.
 */
export const turnLimit = v.fallback(v.nullish(limit, null), null);

const openTable = v.object({
  match: v.string(),
  game: v.string(),
  /** The waiting players' names by seat; empty if not given. */
  names: v.record(v.string(), v.string()),
  turn: turnLimit,
});

/** The matches with a free seat that anyone may join, the newest first; none when the server does not answer. */
export function openTables(): Promise<readonly v.InferOutput<typeof openTable>[]> {
  return ask([], v.array(openTable)).catch(() => []);
}

/** Timeout of a request, in milliseconds. */
const PATIENCE = 5000;

/** Number of attempts. A request carries a key, so a repeated one takes no second seat. */
const TRIES = 3;

const refusal = v.fallback(v.object({ message: v.string() }), { message: "?" });

/**
 * Fetches data about matches, or posts a body.
 *
 * @throws Error with a message for the player
 */
async function ask<T>(path: string[], schema: v.GenericSchema<unknown, T>, body?: object): Promise<T> {
  const url = [server?.replace(/\/$/, ""), "matches", ...path.map(encodeURIComponent)].join("/");
  const headers = { "content-type": "application/json" };
  const post = body && { method: "POST", headers, body: JSON.stringify(body) };
  for (let n = 0; n < TRIES; n++) {
    const response = await fetch(url, { ...post, signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
    const json: unknown = await response?.json().catch(() => undefined);
    if (response === undefined || json === undefined || response.status >= 500) continue;
    const answer = v.safeParse(schema, json);
    if (response.ok && answer.success) return answer.output;
    throw new Error(t("The server says: {message}.", v.parse(refusal, json)));
  }
  throw new Error(t("The server does not answer."));
}

/** The storage key of a seat, by server and match: two servers can use the same ID. */
function nameOf(match: string): string {
  return `${LATEST}/${match}`;
}

/** Stores the token of a seat in this browser, for a reload. */
export function keepPlace({ match, ...place }: Place): void {
  save(nameOf(match), place);
}

/** Deletes the token of a seat that the player left or lost, so that the page no longer offers it. */
export function forgetPlace({ match }: Place): void {
  save(nameOf(match), undefined);
  if (latestMatch()?.match === match) save(LATEST, undefined);
}

/** This browser's seat at a match, or a spectator's place. */
export function placeAt(match: string): Place {
  return { match, ...load(nameOf(match), keptSeat) };
}

/** The storage key for the latest match. */
export const LATEST = `online/${encodeURIComponent(`${server}`)}`;

const latest = v.object({ match: v.string(), game: v.string(), over: v.boolean(), views: v.array(v.unknown()) });

/** The latest match of this browser, with its seat's views. */
export function latestMatch(): v.InferOutput<typeof latest> | undefined {
  return load(LATEST, latest);
}
