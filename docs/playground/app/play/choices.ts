import type { AnyGame, OptionsOf } from "fifteen-two";
import type { Look } from "../../table/looks/look.ts";
import { t } from "../../ui/words.ts";

/**
 * The options that the page offers, in the words of the game's schema, with their values, the default first. Leaves out
 * options without a choice at this number of players.
 */
export function choicesOf({ game, fields }: Look, options: OptionsOf<AnyGame>) {
  const { validate, jsonSchema } = game.optionsSchema["~standard"];
  const { properties } = jsonSchema.input({ target: "draft-2020-12" });
  const given: { readonly [name: string]: unknown } = { ...options };
  return fields.flatMap(({ name, choices }) => {
    const { title = name, description = "", enum: listed = [false, true] } = properties?.[name] ?? {};
    const values: { readonly value: unknown; readonly text: string }[] = [];
    for (const value of choices ?? [null, ...listed]) {
      const read = validate({ players: options.players ?? null, [name]: value });
      if (read.issues !== undefined) continue;
      const setting: unknown = read.value[name];
      const text = t(typeof setting === "boolean" ? (setting ? "yes" : "no") : `${setting ?? "none"}`);
      if (values.every((other) => other.text !== text)) values.push({ value, text });
    }
    const [first, ...more] = values;
    if (first === undefined || more.length === 0) return [];
    const chosen = values.find(({ value }) => value === given[name]) ?? first;
    return [{ name, title: t(title), description: t(description), values, chosen }];
  });
}

/** The page's defaults where they differ from the game's. */
export function usualOptions({ fields }: Look): OptionsOf<AnyGame> {
  const values = fields.map(({ name, choices: [first] = [] }) => [name, first] as const);
  return Object.fromEntries(values.filter(([, value]) => value != null));
}

/** The options allowed at a number of players. Leaves out values that a link has anyway. */
export function optionsIn(look: Look, options: OptionsOf<AnyGame>): OptionsOf<AnyGame> {
  const usual = usualOptions(look);
  const values = choicesOf(look, options).map(({ name, chosen: { value } }) => [name, value] as const);
  return Object.fromEntries(values.filter(([name, value]) => value !== null || name in usual));
}
