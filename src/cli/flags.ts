import { games } from "../games/index.ts";
import type { AnyGame, JsonSchemaObject } from "../index.ts";

export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The flags of a command line: `--target 61` is `{ target: 61 }`, `--muggins` is `{ muggins: true }`. */
export type Flags = Readonly<Record<string, string | number | boolean>>;

/** Flags that take no value. The boolean options of the games are added to these. */
const BARE = ["help", "version", "json", "csv", "items", "crib", "dealer", "all"];

/** Flags whose value may follow an equals sign. */
const MAY_HAVE_VALUE = ["dealer"];

function takesNoValue(name: string): boolean {
  return BARE.includes(name) || games.some((game) => propertiesOf(game)[name]?.type === "boolean");
}

function propertiesOf({ optionsSchema }: AnyGame): Readonly<Record<string, JsonSchemaObject>> {
  // OpenAPI has a single `type` even for nullable options.
  return optionsSchema["~standard"].jsonSchema.input({ target: "openapi-3.0" }).properties ?? {};
}

/** A game's options as flags: `--players 2|3|4 --target N --muggins`. */
export function flagsOf(game: AnyGame): string {
  const flags = Object.entries(propertiesOf(game)).map(([name, property]) => {
    const kebab = kebabOf(name);
    if (property.type === "boolean") return `--${kebab}`;
    const values = property.enum?.filter((value) => value !== null).join("|");
    return `--${kebab} ${values ?? (property.type === "integer" ? "N" : "TEXT")}`;
  });
  return flags.join(" ");
}

/** The flag for an option: `doubleSkunk` is `double-skunk`. */
export function kebabOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Splits a command line into words and flags; `known` lists the accepted flags. */
export function readArguments(
  args: readonly string[],
  known: readonly string[],
): { readonly words: string[]; readonly flags: Flags } {
  const words: string[] = [];
  const flags: Record<string, string | number | boolean> = {};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith("--")) {
      words.push(arg);
      continue;
    }
    const [kebab = "", given] = arg.slice(2).split("=", 2);
    const name = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (!/^[a-z]\w*$/i.test(name)) throw new UsageError(`${arg} is not a valid flag; see fifteen-two help`);
    if (!known.includes(kebab)) throw unknownFlag(kebab, known);
    if (Object.hasOwn(flags, name)) throw new UsageError(`duplicate ${arg}`);
    const bare = takesNoValue(name);
    if (bare && given !== undefined && !/^(true|false)$/.test(given) && !MAY_HAVE_VALUE.includes(name))
      throw new UsageError(`--${kebab} must be true or false, not ${given}`);
    const value = given ?? (bare ? undefined : args[++i]);
    if (value === undefined && !bare) throw new UsageError(`${arg} needs a value`);
    flags[name] = value === undefined ? true : flagValue(value);
  }
  return { words, flags };
}

function flagValue(value: string): string | number | boolean {
  if (value === "true" || value === "false") return value === "true";
  return /^-?\d+$/.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** Throws unless all flags are known; undefined ones count as missing. */
export function refuseOthers(flags: Readonly<Record<string, unknown>>, known: readonly string[] = []): void {
  const name = Object.keys(flags).find((flag) => flags[flag] !== undefined && !known.includes(kebabOf(flag)));
  if (name !== undefined) throw unknownFlag(kebabOf(name), []);
}

function unknownFlag(name: string, known: readonly string[]): UsageError {
  const near = known.find((other) => editsBetween(name, other) <= 2);
  return new UsageError(
    `unknown flag --${name}; ${near === undefined ? "see fifteen-two help" : `did you mean --${near}?`}`,
  );
}

/** The fewest letters to insert, remove or replace to turn one word into the other. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(letter !== other[j - 1])));
    row = next;
  }
  return row[other.length]!;
}
