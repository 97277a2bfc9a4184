import { ServerError } from "@colyseus/core";

/** What a client asks for when it wants to be in a room. */
export interface Request {
  /** The ID of a match; `"new"` for one that others find by its ID only; `"open"` for one that takes the next who asks. */
  readonly match: string;
  /** The game's options, for a new match. */
  readonly options?: unknown;
  /** Of the seat that the client has in the match already. */
  readonly token?: string;
}

const KEYS: readonly string[] = ["match", "options", "token"] satisfies (keyof Request)[];

export function readRequest(json: unknown): Request {
  if (typeof json !== "object" || json === null) throw new ServerError(400, "the options are not an object");
  const unknown = Object.keys(json).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new ServerError(400, `${unknown}: unknown key`);
  const match = "match" in json ? json.match : undefined;
  if (!isShort(match)) throw new ServerError(400, 'match: expected an ID, "new" or "open"');
  const token = "token" in json ? json.token : undefined;
  if (token !== undefined && !isShort(token)) throw new ServerError(400, "token: expected a seat's token");
  return { match, ...("options" in json && { options: json.options }), ...(token !== undefined && { token }) };
}

function isShort(value: unknown): value is string {
  return typeof value === "string" && value.length <= 100;
}
