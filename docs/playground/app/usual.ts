import type { AnyGame, OptionsOf } from "fifteen-two";
import type { Look } from "../games/look.ts";
import { LEVELS } from "../table/levels.ts";
import type { Level, PlayerKind } from "../table/session.ts";
import { newSeed, type Setup } from "../table/setup.ts";
import { choicesOf, given } from "./choices.ts";
import { load } from "./store.ts";

/** What a game starts from when nothing else is asked: you against bots of a level, with new cards. */
export function usualSetup(look: Look, level: Level): Setup {
  const options = usualOptions(look);
  return { game: look.game.id, options, players: usualPlayers(look.game, options, level), seed: newSeed(), match: 1 };
}

/** The page's defaults, where they are not the game's. */
export function usualOptions({ fields }: Look): OptionsOf<AnyGame> {
  return Object.fromEntries(
    fields.flatMap(({ name, choices: [first] = [] }) => (first == null ? [] : [[name, first]])),
  );
}

/** The options that a number of players allows, without those at their defaults. */
export function optionsIn(look: Look, options: OptionsOf<AnyGame>): OptionsOf<AnyGame> {
  return Object.fromEntries(
    choicesOf(look, options).flatMap((choice) => {
      const { value } = given(choice, options) ?? {};
      return value == null ? [] : [[choice.name, value]];
    }),
  );
}

/** You and bots of a level. */
export function usualPlayers(game: AnyGame, options: OptionsOf<AnyGame>, level: Level): PlayerKind[] {
  const { players } = game.initialState(options).settings;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "person" : level));
}

/** The level that was chosen the last time. */
export function levelKept(): Level {
  return LEVELS.find((known) => known === load("level")) ?? "medium";
}
