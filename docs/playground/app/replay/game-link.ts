import { type AnyGame, newRecord, readRecord } from "fifteen-two";
import { findGame } from "fifteen-two/games";
import * as v from "valibot";
import type { Session } from "../../table/session/session.ts";
import { newSeed, SETUP, type Setup } from "../../table/session/setup.ts";
import { newGame, type Saved } from "../kept/saved.ts";

/** A finished game in a link: what it began with, and its moves in text. */
const GAME = v.object({ setup: SETUP, moves: v.array(v.string()) });

/** The longest link that is read, and the longest text in it. */
const [MOST_IN_LINK, MOST_IN_TEXT] = [30_000, 500_000];

/** The address of a finished game, which replays it: `#game/` and the game, compressed. */
export async function gameLink({ game, record, players }: Session, setup: Partial<Setup> = {}): Promise<string> {
  const { settings, moves } = record()!;
  const kinds = players.map(({ kind }) => (kind === "remote" ? "advanced" : kind));
  const whole = { seed: newSeed(), match: 1, ...setup, game: game.id, options: settings, players: kinds };
  const text = JSON.stringify({ setup: whole, moves: moves.map(game.formatMove) });
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...bytes));
  const data = base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${location.href.replace(/[?#].*/, "")}#game/${data}`;
}

/** The game of a link; undefined if the link is damaged. */
export async function readGameLink(data: string): Promise<{ game: AnyGame; saved: Saved } | undefined> {
  if (data.length > MOST_IN_LINK) return undefined;
  try {
    const binary = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const text = new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
    const { setup, moves } = v.parse(GAME, JSON.parse(text));
    const game = findGame(setup.game);
    if (game === undefined) return undefined;
    const made = { ...newRecord(game, setup.options), moves: moves.map(game.parseMove) };
    const { record } = readRecord(game, made);
    if (record.settings.players !== setup.players.length) return undefined;
    return { game, saved: newGame(setup, { moves: record.moves, seen: record.moves.length }) };
  } catch {
    return undefined; // It may be damaged in any way.
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that went through a stream, up to a limit. */
async function through(stream: CompressionStream | DecompressionStream, bytes: Bytes): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    for (const byte of value) parts.push(byte);
    if (parts.length > MOST_IN_TEXT) throw new RangeError("too long");
  }
}
