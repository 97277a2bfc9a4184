import { type AnyGame, InvalidStateError, type OptionsOf } from "fifteen-two";
import { findGame } from "fifteen-two/games";
import type { PlayerKind } from "../table/session.ts";
import { newSeed, type Setup } from "../table/setup.ts";

/** What an address asks for. */
export type Route =
  | { readonly page: "front" }
  | { readonly page: "play"; readonly game: string; readonly setup?: Setup }
  | { readonly page: "other"; readonly name: string; readonly parts: readonly string[] }
  | { readonly page: "wrong"; readonly message: string };

const PAGES = ["count", "drill", "statistics", "rules", "online", "record"];
const KINDS: readonly PlayerKind[] = ["person", "easy", "medium", "hard"];
const KEYS = ["seed", "players", "match"];

/** Reads the part of an address after `#`. */
export function parseRoute(hash: string): Route {
  try {
    const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
    const [name = "", ...parts] = decodeURIComponent(path).split("/");
    if (name === "") return { page: "front" };
    if (name === "play") return readPlay(parts[0] ?? "cribbage", new URLSearchParams(query));
    if (PAGES.includes(name)) return { page: "other", name, parts };
    return { page: "wrong", message: `This link leads nowhere: there is no page “${name}”.` };
  } catch (error) {
    if (error instanceof InvalidStateError) return { page: "wrong", message: `This link is wrong: ${error.message}.` };
    if (error instanceof URIError) return { page: "wrong", message: "This link is damaged." };
    throw error;
  }
}

function readPlay(id: string, query: URLSearchParams): Route {
  const game = findGame(id);
  if (game === undefined) return { page: "wrong", message: `This link is wrong: there is no game “${id}”.` };
  if (query.size === 0) return { page: "play", game: id };
  const named = query.get("players")?.split(".").map(readKind);
  const options = readOptions(game, query, named?.length);
  const { players: seats } = game.initialState(options).settings;
  const players = named ?? Array.from({ length: seats }, (_, seat): PlayerKind => (seat === 0 ? "person" : "medium"));
  const seed = readNumber(query.get("seed"), "seed", newSeed());
  return {
    page: "play",
    game: id,
    setup: { game: id, options, players, seed, match: readNumber(query.get("match"), "match", 1) },
  };
}

function readOptions(game: AnyGame, query: URLSearchParams, players: number | undefined): OptionsOf<AnyGame> {
  const entries = [...query].filter(([key]) => !KEYS.includes(key)).map(([key, text]) => [key, readValue(text)]);
  const options = Object.fromEntries(players === undefined ? entries : [["players", players], ...entries]);
  game.initialState(options);
  return options;
}

function readValue(text: string): string | number | boolean | null {
  if (text === "true" || text === "false") return text === "true";
  if (text === "null") return null;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
}

function readKind(text: string): PlayerKind {
  const kind = KINDS.find((known) => known === text);
  if (kind === undefined) throw new InvalidStateError(["players"], `“${text}” is not one of ${KINDS.join(", ")}`);
  return kind;
}

function readNumber(text: string | null, name: string, usual: number): number {
  if (text === null) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new InvalidStateError([name], `“${text}” is not a number`);
  return Number(text);
}

/** The address of a game: `#play/cribbage?players=person.hard&seed=5`. */
export function formatSetup({ game, options, players, seed, match }: Setup): string {
  const query = new URLSearchParams({ players: players.join("."), seed: `${seed}` });
  if (match > 1) query.set("match", `${match}`);
  for (const [key, value] of Object.entries(options))
    if (value !== undefined && !KEYS.includes(key)) query.set(key, `${value}`);
  return `#play/${game}?${query}`;
}
