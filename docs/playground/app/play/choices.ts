import type { AnyGame, OptionsOf } from "fifteen-two";
import type { BotLevel } from "fifteen-two/bots";
import type { Look } from "../../table/looks/look.ts";
import type { PlayerKind } from "../../table/session/session.ts";
import { newSeed, type Setup } from "../../table/session/setup.ts";

/** An option to choose, in the words of the game's schema. */
interface Choice {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Its values, each with the setting that it gives; the default first. */
  readonly values: readonly { readonly value: unknown; readonly text: string }[];
}

/** The options that the page offers, without those that a number of players leaves no choice. */
export function choicesOf({ game, fields }: Look, { players = null }: OptionsOf<AnyGame>): Choice[] {
  const { validate, jsonSchema } = game.optionsSchema["~standard"];
  const { properties } = jsonSchema.input({ target: "draft-2020-12" });
  return fields.flatMap(({ name, choices }) => {
    const { title = name, description = "", enum: listed = [false, true] } = properties?.[name] ?? {};
    const texts = new Map<string, unknown>();
    for (const value of choices ?? [null, ...listed]) {
      const read = validate({ players, [name]: value });
      if (read.issues !== undefined) continue;
      const text = settingText(read.value[name]);
      if (!texts.has(text)) texts.set(text, value);
    }
    const values = [...texts].map(([text, value]) => ({ value, text }));
    return values.length < 2 ? [] : [{ name, title, description, values }];
  });
}

/** The value of a choice that some options give; undefined if they leave it at the default. */
export function given({ name, values }: Choice, options: OptionsOf<AnyGame>): Choice["values"][number] | undefined {
  const wanted: unknown = Object.entries(options).find(([key]) => key === name)?.[1];
  return values.find(({ value }) => value === wanted);
}

function settingText(setting: unknown): string {
  return typeof setting === "boolean" ? (setting ? "yes" : "no") : `${setting ?? "none"}`;
}

/** What a game starts from when nothing else is asked: you against bots of a level, with new cards. */
export function usualSetup(look: Look, level: BotLevel): Setup {
  const options = usualOptions(look);
  return { game: look.game.id, options, players: usualPlayers(look.game, options, level), seed: newSeed(), match: 1 };
}

/** The page's defaults, where they are not the game's. */
export function usualOptions({ fields }: Look): OptionsOf<AnyGame> {
  const firsts = fields.flatMap(({ name, choices: [first] = [] }) => (first == null ? [] : [[name, first]]));
  return Object.fromEntries(firsts);
}

/** The options that a number of players allows, without those at their defaults. */
export function optionsIn(look: Look, options: OptionsOf<AnyGame>): OptionsOf<AnyGame> {
  const kept = choicesOf(look, options).flatMap((choice) => {
    const { value } = given(choice, options) ?? {};
    return value == null ? [] : [[choice.name, value]];
  });
  return Object.fromEntries(kept);
}

/** You and bots of a level. */
export function usualPlayers(game: AnyGame, options: OptionsOf<AnyGame>, level: BotLevel): PlayerKind[] {
  const { players } = game.initialState(options).settings;
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? "person" : level));
}
