import type { CribinoAward } from "./state.ts";
import { type Color, DIRECTIONS, type Tile, totalOf } from "./tile.ts";

/** One thing that scores, or a contact that only matches. */
export type CribinoAwardItem = CribinoAward["items"][number];

export type Score = Pick<CribinoAward, "points" | "items">;

export function pointsFor([own, touched]: readonly [number, number]): number {
  const sum = own + touched;
  return sum % 5 === 0 ? sum : 0;
}

/** A contact: it scores the sum of its numbers if that is a multiple of 5, and nothing if they are only equal. */
export function contact(direction: number, color: Color, numbers: readonly [number, number]): CribinoAwardItem {
  const points = pointsFor(numbers);
  return { kind: points > 0 ? "scoring" : "matching", points, facing: DIRECTIONS[direction]!, color, numbers };
}

/** Scores the contacts of one lay. With four contacts, the points count twice. */
export function scoreContacts(contacts: readonly CribinoAwardItem[]): Score {
  let points = 0;
  for (const item of contacts) points += item.points;
  if (contacts.length < 4 || points === 0) return { points, items: contacts };
  return { points: 2 * points, items: [...contacts, { kind: "doubled", points }] };
}

export function scoreOpening(tile: Tile): Score {
  const points = totalOf(tile);
  return points % 5 === 0 ? { points, items: [{ kind: "opening", points }] } : { points: 0, items: [] };
}
