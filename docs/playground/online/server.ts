/** A seat at a match, and the proof that it is ours. */
export interface Place {
  readonly server: string;
  readonly match: string;
  /** Without them one watches. */
  readonly seat?: number | undefined;
  readonly token?: string | undefined;
}

/** Opens a match and takes its first seat. */
export function createMatch(server: string, game: string, options: object, name: string): Promise<Place> {
  return post(server, "/matches", { game, options, name });
}

/** Takes the first free seat of a match. */
export function takeSeat(server: string, match: string, name: string): Promise<Place> {
  return post(server, `/matches/${encodeURIComponent(match)}/seats`, { name }, match);
}

/** @throws Error with a message for the player */
async function post(server: string, path: string, body: object, known = ""): Promise<Place> {
  const headers = { "content-type": "application/json" };
  const url = new URL(`.${path}`, server.endsWith("/") ? server : `${server}/`);
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (!response || typeof answer !== "object" || answer === null) throw new Error("The server does not answer.");
  const { match = known, seat, token, message }: { [key: string]: unknown } = { ...answer };
  if (typeof match !== "string" || typeof seat !== "number" || typeof token !== "string")
    throw new Error(`The server says: ${typeof message === "string" ? message : response.statusText}.`);
  return { server, match, seat, token };
}
