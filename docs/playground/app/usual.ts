import { type AnyGame, type OptionsOf, rulesOf } from "fifteen-two";
import type { Look } from "../games/look.ts";
import { LEVELS } from "../table/levels.ts";
import type { Level, PlayerKind } from "../table/session.ts";
import { newSeed, type Setup } from "../table/setup.ts";
import { load } from "./store.ts";

/** What a game starts from when nothing else is asked: you against bots of a level, with new cards. */
export function usualSetup(look: Look, level: Level): Setup {
  const options = usualOptions(look);
  return { game: look.game.id, options, players: usualPlayers(look.game, options, level), seed: newSeed(), match: 1 };
}

/** The first choice of every field. */
export function usualOptions(look: Look): OptionsOf<AnyGame> {
  return optionsIn(look, Object.fromEntries(look.fields.map(({ name, choices }) => [name, choices[0]?.[0]])));
}

/** The options that a number of players allows. */
export function optionsIn({ fields }: Look, options: OptionsOf<AnyGame>): OptionsOf<AnyGame> {
  const { players } = options;
  const kept = fields.filter(({ players: only }) => only === undefined || only.includes(players ?? 2));
  return Object.fromEntries(
    Object.entries(options).filter(([key, value]) => value != null && kept.some(({ name }) => name === key)),
  );
}

/** You and bots of a level. */
export function usualPlayers(game: AnyGame, options: OptionsOf<AnyGame>, level: Level): PlayerKind[] {
  const { players } = rulesOf(game).initialState(options).settings;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "person" : level));
}

/** The level that was chosen the last time. */
export function levelKept(): Level {
  return LEVELS.find((known) => known === load("level")) ?? "medium";
}
