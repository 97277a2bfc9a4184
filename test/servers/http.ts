import * as v from "valibot";

const placeSchema = v.object({ match: v.optional(v.string(), ""), seat: v.number(), token: v.string() });

/** A place to play for a client. */
export type Place = v.InferOutput<typeof placeSchema>;

/** A server's answer to a request with a JSON body, within `ms` milliseconds. */
export function post(url: string, body: unknown, ms = 60_000): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(url, { method: "POST", headers, body: text, signal: AbortSignal.timeout(ms) });
}

/** The seat in an answer. */
export async function placeOf(answer: Response): Promise<Place> {
  return v.parse(placeSchema, await answer.json());
}

/** A match with a token for every seat. */
export async function openMatch(
  url: string,
  game: string,
  options: { readonly players: number },
): Promise<[Place, ...Place[]]> {
  const first = await placeOf(await post(`${url}/matches`, { game, options }));
  const { match } = first;
  const others: Place[] = [];
  while (others.length < options.players - 1)
    others.push({ ...(await placeOf(await post(`${url}/matches/${match}/seats`, {}))), match });
  return [first, ...others];
}
