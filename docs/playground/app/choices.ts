import type { AnyGame, OptionsOf } from "fifteen-two";
import type { Look } from "../games/look.ts";

type Value = unknown;

/** An option to choose, in the words of the game's schema. */
interface Choice {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Its values, each with the setting that it gives; the default first. */
  readonly values: readonly { readonly value: Value; readonly text: string }[];
}

/** The options that the page offers, without those that a number of players leaves no choice. */
export function choicesOf({ game, fields }: Look, { players = null }: OptionsOf<AnyGame>): Choice[] {
  const { validate, jsonSchema } = game.optionsSchema["~standard"];
  const { properties } = jsonSchema.input({ target: "draft-2020-12" });
  return fields.flatMap(({ name, choices }) => {
    const { title = name, description = "", enum: listed = [false, true] } = properties?.[name] ?? {};
    const texts = new Map<string, Value>();
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
