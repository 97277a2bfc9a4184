import * as v from "valibot";
import { load, save } from "../kept/store.ts";

/** How a player has done so far: the rating in Elo, right answers in a row, now and at most, the ids of the latest puzzles. */
const PROGRESS = v.object({ rating: v.number(), streak: v.number(), longest: v.number(), seen: v.array(v.string()) });

export type Progress = v.InferOutput<typeof PROGRESS>;

const START: Progress = { rating: 1200, streak: 0, longest: 0, seen: [] };

/** How much one answer changes a rating, at most. */
const K = 32;

/** How many puzzles are not asked again for now. */
const LATELY = 60;

export function readProgress(): Progress {
  return load("puzzles", PROGRESS) ?? START;
}

/** Keeps an answer. A puzzle without a rating does not change the player's. */
export function keepAnswer(before: Progress, id: string, rating: number | undefined, right: boolean): Progress {
  const streak = right ? before.streak + 1 : 0;
  const expected = 1 / (1 + 10 ** (((rating ?? 0) - before.rating) / 400));
  const gain = rating === undefined ? 0 : K * (Number(right) - expected);
  const after = {
    rating: Math.round(before.rating + gain),
    streak,
    longest: Math.max(streak, before.longest),
    seen: [...before.seen.filter((other) => other !== id), id].slice(-LATELY),
  };
  save("puzzles", after);
  return after;
}
