import { type AnyGame, readRecord } from "fifteen-two";
import { games } from "fifteen-two/games";
import * as v from "valibot";
import type { Session } from "../../table/session/session.ts";
import { newSeed, SETUP, usualPlayers } from "../../table/session/setup.ts";
import { newGame, type Saved } from "../kept/saved.ts";

/** The longest link that is read, in characters. */
const MOST = 30_000;

/** The record of a game as JSON, with the kinds of its players. */
export function recordText({ record, players }: Session): string {
  const { meta, ...rest } = record()!;
  const kinds = players.map(({ kind }) => (kind === "remote" ? "advanced" : kind));
  return JSON.stringify({ ...rest, meta: { ...meta, kinds } });
}

/** The part of an address that replays a record: `#game/` and the record, compressed. */
export async function gameHash(record: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(record));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `#game/${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The game of a link; undefined if the link is damaged. */
export async function readGameHash(data: string): Promise<ReturnType<typeof savedFrom> | undefined> {
  if (data.length > MOST) return undefined;
  try {
    const binary = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return savedFrom(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)));
  } catch {
    return undefined; // Damaged data fails in any of these steps.
  }
}

/** The game of a record, to resume with the seed and players that this page stored in it. */
export function savedFrom(text: string): { readonly game: AnyGame; readonly saved: Saved } {
  const { game, record } = readRecord(games, text);
  const { settings: options, moves, meta } = record;
  const usual = usualPlayers(game, options, "intermediate");
  const { kinds } = v.parse(v.object({ kinds: v.fallback(SETUP.entries.players, usual) }), { ...meta });
  const players = kinds.length === usual.length ? kinds : usual;
  const seed = v.is(SETUP.entries.seed, meta?.seed) ? meta?.seed : newSeed();
  const setup = v.parse(SETUP, { game: game.id, options, players, seed, match: 1 });
  return { game, saved: newGame(setup, { moves, seen: moves.length }) };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that went through a stream. */
async function through(stream: CompressionStream | DecompressionStream, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
