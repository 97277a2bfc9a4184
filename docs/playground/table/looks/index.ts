import { useEffect, useState } from "preact/hooks";
import type { Look } from "./look.ts";

/** The games of the page, in the order of the front page. A game's look loads at its first play. */
export const GAMES = [
  {
    id: "cribbage",
    name: "Cribbage",
    about: "The classic: discard, play to 31, count your hand, race to 121.",
    load: async (): Promise<Look> => (await import("./cribbage.tsx")).cribbageLook,
  },
  {
    id: "crosscribb",
    name: "CrossCribb",
    about: "One board of five by five: you score the columns, your opponent the rows.",
    load: async (): Promise<Look> => (await import("./crosscribb.tsx")).crosscribbLook,
  },
  {
    id: "cribino",
    name: "Crib-Ino",
    about: "Lay tiles edge to edge: sums of 5, 10, 15 and 20 score, equal numbers match.",
    load: async (): Promise<Look> => (await import("./cribino.tsx")).cribinoLook,
  },
  {
    id: "sackson",
    name: "Sackson",
    about: "Take two stones, exchange two markers, and make a plus, a cross, a line or a zig-zag.",
    load: async (): Promise<Look> => (await import("./sackson.tsx")).sacksonLook,
  },
] as const;

export type GameEntry = (typeof GAMES)[number];

/** The name of a game in addresses, records and storage. */
export type GameId = GameEntry["id"];

/** The game of a name; undefined when there is none. */
export function findEntry(id: unknown): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game of a name that must exist. */
export function entryOf(id: GameId): GameEntry {
  return GAMES.find((game) => game.id === id)!;
}

/** The look of a game, once loaded. */
export function useLook(id: GameId): Look | undefined {
  const [look, setLook] = useState<Look>();
  useEffect(() => void entryOf(id).load().then(setLook), [id]);
  return look?.game.id === id ? look : undefined;
}
