import { games } from "../games/index.ts";
import type { AnyGame } from "../index.ts";

/** Arguments that the command does not understand. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The flags of a command line: `--target 61` is `{ target: 61 }`, `--muggins` is `{ muggins: true }`. */
export type Flags = Readonly<Record<string, string | number | boolean>>;

/** Flags of the commands that take no value; those of the games are their options that are true or false. */
const BARE = ["help", "version", "json", "csv", "items", "crib", "all"];

function takesNoValue(name: string): boolean {
  return BARE.includes(name) || games.some((game) => propertiesOf(game)[name]?.type === "boolean");
}

/** What the command reads of an option's JSON Schema. */
interface Property {
  readonly type: string;
  readonly enum?: readonly unknown[];
}

/** A game's options by name. */
function propertiesOf({ optionsSchema }: AnyGame): Readonly<Record<string, Property>> {
  const { properties } = optionsSchema["~standard"].jsonSchema.input({ target: "openapi-3.0" });
  return properties as Readonly<Record<string, Property>>;
}

/** A game's options as flags: `--players 2|3|4 --target N --muggins`. */
export function flagsOf(game: AnyGame): string {
  const flags = Object.entries(propertiesOf(game)).map(([name, property]) => {
    const kebab = kebabOf(name);
    if (property.type === "boolean") return `--${kebab}`;
    return `--${kebab} ${property.enum?.join("|") ?? (property.type === "integer" ? "N" : "TEXT")}`;
  });
  return flags.join(" ");
}

/** How a flag is typed: `doubleSkunk` is `double-skunk`. */
export function kebabOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Splits a command line into its words and its flags. */
export function readArguments(args: readonly string[]): { readonly words: string[]; readonly flags: Flags } {
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
    if (!/^[a-z]\w*$/i.test(name)) throw new UsageError(`${arg} is no flag`);
    if (Object.hasOwn(flags, name)) throw new UsageError(`${arg} is there twice`);
    if (takesNoValue(name) && given !== undefined && given !== "true" && given !== "false")
      throw new UsageError(`--${kebab} is true or false, not ${given}`);
    // `--dealer` is a seat in a game, and alone says whose crib it is.
    const bare = takesNoValue(name) || (name === "dealer" && !/^\d+$/.test(args[i + 1] ?? ""));
    const value = given ?? (bare ? undefined : args[++i]);
    if (value === undefined && !bare) throw new UsageError(`${arg} wants a value`);
    flags[name] = value === undefined ? true : typed(value);
  }
  return { words, flags };
}

function typed(value: string): string | number | boolean {
  if (value === "true" || value === "false") return value === "true";
  return /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** Takes the flags that a command knows, and gives the others. */
export function take<const K extends string>(
  flags: Flags,
  names: readonly K[],
): [{ [key in K]?: Flags[string] }, Flags] {
  const known = Object.fromEntries(Object.entries(flags).filter(([name]) => names.includes(name as K)));
  const others = Object.fromEntries(Object.entries(flags).filter(([name]) => !names.includes(name as K)));
  return [known as { [key in K]?: Flags[string] }, others];
}

/** Refuses flags that nobody took. */
export function refuseOthers(flags: Flags): void {
  const [name] = Object.keys(flags);
  if (name !== undefined) throw new UsageError(`--${name} is no flag of this command`);
}
