import { type AnyGame, type AnyView, preview, type Random, randomInt, seeded } from "fifteen-two";
import type { Loss } from "fifteen-two/bots";
import * as v from "valibot";
import type { Choice } from "../../table/coach/choice.ts";
import { GAMES, type GameId } from "../../table/looks/index.ts";
import { load, save } from "../kept/store.ts";

/** A position and the values of its choices, as JSON. */
interface StoredPuzzle {
  readonly view: unknown;
  /** Best first: the move's text, the chance to win and, for a discard, its sources of points. */
  readonly choices: readonly (readonly [move: string, win: number, parts?: Choice["parts"]])[];
  /** Its difficulty, in Elo. */
  readonly rating: number;
}

/** A puzzle, ready to show. */
export interface Listed {
  /** Its ID in the player's history. */
  readonly id: string;
  readonly game: GameId;
  readonly stored: StoredPuzzle;
  /** The day of a daily puzzle. */
  readonly day?: string;
}

/** The puzzles, a file a game. */
const FILES = import.meta.glob<readonly StoredPuzzle[]>("./*.json", { import: "default" });

/** The puzzles of a game. */
export async function loadPuzzles(game: GameId): Promise<readonly Listed[]> {
  const all = await FILES[`./${game}.json`]!();
  return all.map((stored, i) => ({ id: `${game} ${i}`, game, stored }));
}

/** The puzzle of a day, such as "2026-11-23": the same for everyone. The games take turns. */
export async function puzzleOf(day: string): Promise<Listed> {
  const n = Date.parse(day) / 86_400_000;
  const list = await loadPuzzles(GAMES[n % GAMES.length]!.id);
  return { ...list[randomInt(list.length, seeded(n))]!, day };
}

/** Maximum loss of a choice that counts as good as the best. */
const EQUAL = 0.005;

export function isRight({ loss }: Pick<Choice, "loss">): boolean {
  return loss.win <= EQUAL;
}

/** A position with its choices, best first; throws one of the package's errors if the position is invalid. */
export function readPuzzle(game: AnyGame, { view: json, choices: stored }: StoredPuzzle) {
  const view: AnyView = game.parseViewJson(json);
  const choices = stored.map(([text, win, parts]): Choice => {
    const move = game.parseMove(text);
    const loss: Loss = { points: 0, win: stored[0]![1] - win, error: 0 };
    const now = preview(game, view, move).gain;
    return { move, now, win, loss, points: 0, error: 0, ...(parts && { parts }) };
  });
  return { view, choices };
}

/** A player's progress: the rating in Elo, the streak of right answers, the IDs of the latest puzzles. */
const PROGRESS = v.object({ rating: v.number(), streak: v.number(), seen: v.array(v.string()) });

export type Progress = v.InferOutput<typeof PROGRESS>;

export function readProgress(): Progress {
  return load("puzzles", PROGRESS) ?? { rating: 1200, streak: 0, seen: [] };
}

/** Maximum change of a rating by one answer. */
const K = 32;

/** Number of recent puzzles that are not repeated. */
const LATELY = 60;

/** Stores an answer. */
export function keepAnswer(before: Progress, { id, stored }: Listed, right: boolean): Progress {
  const expected = 1 / (1 + 10 ** ((stored.rating - before.rating) / 400));
  const after = {
    rating: Math.round(before.rating + K * (Number(right) - expected)),
    streak: right ? before.streak + 1 : 0,
    seen: [...before.seen.filter((other) => other !== id), id].slice(-LATELY),
  };
  save("puzzles", after);
  return after;
}

/** Number of puzzles near the player's rating to draw from. */
const NEAR = 12;

/** A puzzle near the player's rating, and not a recent one. */
export function nextOf(list: readonly Listed[], { seen, rating }: Progress, random: Random): Listed {
  const fresh = list.filter(({ id }) => !seen.includes(id));
  const off = ({ stored }: Listed) => Math.abs(stored.rating - rating);
  const near = (fresh.length > 0 ? fresh : list).toSorted((a, b) => off(a) - off(b)).slice(0, NEAR);
  return near[randomInt(near.length, random)]!;
}
