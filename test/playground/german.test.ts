// The German of the page: every English text has one, with the same values, and none is left over.
import { expect, test } from "vitest";
import COSTS from "../../docs/playground/table/coach/costs.json";
import ENDS from "../../docs/playground/table/coach/ends.json";
import MERITS from "../../docs/playground/table/coach/merits.json";
import REPLIES from "../../docs/playground/table/coach/replies.json";
import STANDS from "../../docs/playground/table/coach/stands.json";
import THEMES from "../../docs/playground/table/coach/themes.json";
import { GAMES } from "../../docs/playground/table/looks/index.ts";
import { CHOICES, REQUESTS } from "../../docs/playground/table/looks/telling.ts";
import MOMENTS from "../../docs/playground/table/moments.json";
import SHORTCUTS from "../../docs/playground/table/shortcuts.json";
import TIPS from "../../docs/playground/table/tips.json";
import TURNS from "../../docs/playground/table/turns.json";
import words from "../../docs/playground/ui/de.json";

const german: Readonly<Record<string, string>> = words;

/** The program's text, in which every string that is translated stands in double quotes. */
const program = Object.values(
  import.meta.glob<string>("../../docs/playground/{ui,table,app}/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

/** Phrases that stand in tables. */
const looks = await Promise.all(GAMES.map(({ load }) => load()));
const phrases = [
  REQUESTS,
  CHOICES,
  TIPS,
  TURNS,
  SHORTCUTS,
  MERITS,
  THEMES,
  COSTS,
  ENDS,
  REPLIES,
  STANDS,
  ...Object.values(MOMENTS),
  ...looks.flatMap(({ speech = {}, pictures }) => [speech, pictures?.words ?? {}]),
].flatMap((table) => Object.values(table));

test("every text that the program translates has a German one with the same values", () => {
  const used = [...program.matchAll(/\bt\(\s*"((?:[^"\\]|\\.)*)"/g)].map(
    ([, text]) => JSON.parse(`"${text}"`) as string,
  );
  // A phrase of values alone is the same in every language.
  const inWords = phrases.filter((phrase) => /[a-z]{3}/.test(phrase.replace(/\{[^}]*\}/g, "")));
  expect([...used, ...inWords].filter((text) => german[text] === undefined)).toEqual([]);
  for (const [english, text] of Object.entries(german))
    expect(new Set(valuesIn(text)), english).toEqual(new Set(valuesIn(english)));
});
