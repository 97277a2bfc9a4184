import { type Random, randomInt, seeded } from "fifteen-two";
import { GAMES, type GameId } from "../../table/looks/index.ts";
import { readMistakes } from "../kept/mistakes.ts";
import type { Progress } from "./progress.ts";
import type { StoredPuzzle } from "./puzzle.ts";

/** A puzzle that can be asked. */
export interface Listed {
  /** What it is remembered by. */
  readonly id: string;
  readonly game: GameId;
  readonly stored: StoredPuzzle;
  /** The day whose puzzle it is. */
  readonly day?: string;
}

/** As text, whose type need not be worked out. */
const FILES: Readonly<Record<GameId, () => Promise<{ readonly default: string }>>> = {
  cribbage: () => import("./cribbage.json?raw"),
  crosscribb: () => import("./crosscribb.json?raw"),
  cribino: () => import("./cribino.json?raw"),
  sackson: () => import("./sackson.json?raw"),
};

/** The puzzles of a game. */
export async function loadPuzzles(game: GameId): Promise<readonly Listed[]> {
  const all: readonly StoredPuzzle[] = JSON.parse((await FILES[game]()).default);
  return all.map((stored, i) => ({ id: `${game} ${i}`, game, stored }));
}

/** The positions of the player's mistakes. */
export function ownPuzzles(): readonly Listed[] {
  return readMistakes().map((mistake, i) => ({ id: `own ${i}`, game: mistake.game, stored: mistake }));
}

/** The puzzle of a day, such as "2026-11-23": the same for everyone. The games take turns. */
export async function puzzleOf(day: string): Promise<Listed> {
  const n = Date.parse(day) / 86_400_000;
  const list = await loadPuzzles(GAMES[n % GAMES.length]!.id);
  return { ...list[randomInt(list.length, seeded(n))]!, day };
}

/** How many puzzles near the player's rating are drawn from. */
const NEAR = 12;

/** A puzzle about as hard as the player is good, and not one of the latest. */
export function nextOf(list: readonly Listed[], { seen, rating }: Progress, random: Random): Listed {
  const fresh = list.filter(({ id }) => !seen.includes(id));
  const off = ({ stored }: Listed) => Math.abs((stored.rating ?? rating) - rating);
  const near = (fresh.length > 0 ? fresh : list).toSorted((a, b) => off(a) - off(b)).slice(0, NEAR);
  return near[randomInt(near.length, random)]!;
}
