import type { AnyMove, TemplateValues } from "../core/any.ts";
import { CARDS, isCard, type Redacted } from "../core/card.ts";
import { cardOf, notCardValues } from "../core/card-text.ts";
import { formatPath, type NotationCode, NotationError } from "../core/errors.ts";
import type { Fault } from "../core/fault.ts";
import { plain, quote, visible } from "../core/message.ts";
import { readMoveText, type Word } from "../core/notation.ts";
import type { Schema } from "../core/standard-schema.ts";
import { expectMove, type MoveShape } from "./moves.ts";
import { readWith } from "./reading.ts";
import type { ArrayShape, Shape, Shapes, UnionShape } from "./shape.ts";

/** Text before a key's words in place of a space, such as `,` in `3,-1`, ` r` in `r2`, ` / crib ` in `/ crib 9D`. */
export type Leads = { readonly [key: string]: string };

/** The keys that appear in a move's text, in the order of its shape. */
function argumentsOf(shapes: Shapes): [key: string, shape: Shape][] {
  return Object.entries(shapes).filter(([key]) => key !== "type" && key !== "seat");
}

/** Writes a move as text: the seat (or `-` for chance), the type, and the values of its other keys. */
export function formatMoveText<Move extends AnyMove, Seen = Redacted<Move>>(
  shape: MoveShape<Move>,
  move: Move | Seen,
  leads: Leads = {},
): string {
  expectMove(move, shape);
  const { seat, type, ...others } = move as AnyMove & { readonly [key: string]: unknown };
  let line = `${seat ?? "-"} ${type}`;
  for (const [key] of argumentsOf(shape.of[type as Move["type"]])) {
    const words = others[key] === undefined ? "" : wordsOf(others[key]);
    if (words !== "") line += `${leads[key] ?? " "}${words}`;
  }
  return line;
}

/** Formats a value: one word, a list, or lists separated by slashes. */
function wordsOf(value: unknown): string {
  if (!Array.isArray(value)) return `${value}`;
  return value.map(wordsOf).join(Array.isArray(value[0]) ? " / " : " ");
}

interface Place {
  readonly index: number;
  /** For a value of one word: the word, the value read from it, and its shape. */
  readonly read?: { readonly word: string; readonly value: unknown; readonly shape: Shape };
}

/** The unread rest of a move's text. */
interface Rest {
  readonly text: string;
  readonly words: Word[];
  /** The places of the words read so far, by the path of their value. */
  readonly places: Map<string, Place>;
}

/** Reads a move from text; the inverse of {@link formatMoveText}. */
export function parseMoveText<Move extends AnyMove>(
  shape: MoveShape<Move>,
  schema: Schema<Move>,
  text: string,
  leads: Leads = {},
): Move {
  const all: UnionShape["of"] = shape.of;
  const seats = Object.values(all).map(({ seat }) => (seat !== undefined && "maximum" in seat ? seat.maximum! : 0));
  const { seat, verb, words } = readMoveText(text, 1 + Math.max(...seats));
  const shapes = Object.hasOwn(all, verb.text) ? all[verb.text] : undefined;
  if (shapes === undefined || Object.hasOwn(shapes, "seat") !== (seat !== null)) {
    const who = seat === null ? "chance" : "a seat";
    const reason = `${quote(verb.text)} is not a move that ${who} can make`;
    throw new NotationError("unknown-move", reason, text, verb.index, { word: plain(verb.text) });
  }
  const rest: Rest = { text, words, places: new Map([["seat", { index: 0 }]]) };
  const values = argumentsOf(shapes).map(([key, one]) => [key, readValue(rest, key, one, leads[key])]);
  const [extra] = words;
  if (extra !== undefined)
    throw new NotationError("unexpected-word", `unexpected word ${quote(extra.text)}`, text, extra.index, {
      word: plain(extra.text),
    });
  const move = { type: verb.text, ...(seat !== null && { seat }), ...Object.fromEntries(values) };
  const { value, faults } = readWith(schema, move);
  if (faults === undefined) return value;
  throw errorAt(rest.places.get(faults[0].keys.join()) ?? verb, faults[0], rest);
}

/** Converts a move's fault to an error at its place in the text. */
function errorAt({ index, read }: Place, { keys, reason }: Fault, { text, places }: Rest): NotationError {
  const error = (code: NotationCode, values?: TemplateValues) =>
    new NotationError(code, `${formatPath(keys)}: ${reason}`, text, index, values);
  if (read === undefined) {
    const word = /^[^\s,;]*/.exec(visible(text.slice(index)))![0];
    return word === "" ? error("missing-word") : error("bad-word", { word: plain(word) });
  }
  const { word, value, shape } = read;
  if (isCardShape(shape) && !isCard(value)) return error("not-a-card", notCardValues(word));
  const list = [...places].filter(([path]) => keys.length > 1 && path.startsWith(`${keys[0]},`));
  const isTwice = list.filter(([, other]) => other.read?.value === value).length > 1;
  if (isTwice && isCard(value)) return error("duplicate-card", { card: value });
  return error(isTwice ? "duplicate-word" : "bad-word", { word: plain(word) });
}

function readValue(rest: Rest, key: string, shape: Shape, lead = " "): unknown {
  const { text, words } = rest;
  const marks: readonly string[] = lead.match(/[^\s,]+/g) ?? [];
  if ("type" in shape && shape.type === "array")
    return marks.every((mark, i) => words[i]?.text === mark) ? readList(rest, key, shape, marks.length) : [];
  const word = words.shift();
  if (word === undefined && shape.optional) return undefined;
  if (word === undefined)
    throw new NotationError("missing-word", `expected one more word: the ${key}`, text, text.length);
  const [prefix = ""] = marks;
  if (word.text.startsWith(prefix)) return readWord(rest, word, [key], shape, prefix.length);
  throw new NotationError("bad-prefix", `must begin with ${prefix}`, text, word.index, {
    word: plain(word.text),
    prefix,
  });
}

/** Reads a list, or lists separated by slashes, after skipping `after` words. */
function readList(rest: Rest, key: string, { items, maxItems }: ArrayShape, after: number): unknown {
  const { text, words, places } = rest;
  words.splice(0, after);
  places.set(key, { index: words[maxItems]?.index ?? text.length });
  if (!("type" in items) || items.type !== "array")
    return words.splice(0, maxItems).map((word, i) => readWord(rest, word, [key, i], items));
  const groups: unknown[][] = [[]];
  while (words.length > 0) {
    // A slash before a word of letters, such as `/ crib`, begins the next key.
    if (words[0]!.text === "/" && /^[a-z]{2,}$/.test(words[1]?.text ?? "")) break;
    const group = groups.at(-1)!;
    const path = [key, groups.length - 1];
    const word = words.shift()!;
    if (word.text === "/") groups.push([]);
    else group.push(readWord(rest, word, [...path, group.length], items.items));
    places.set(path.join(), { index: word.index });
  }
  return groups;
}

/** Reads the name or number in a word, after a prefix of `after` characters. */
function readWord(
  { places }: Rest,
  { text: word, index }: Word,
  path: readonly (string | number)[],
  shape: Shape,
  after = 0,
): unknown {
  const value = readName(word.slice(after), shape);
  places.set(path.join(), { index, read: { word, value, shape } });
  return value;
}

function readName(name: string, shape: Shape): unknown {
  if (isCardShape(shape)) return cardOf(name) ?? name;
  const isNumber = "type" in shape && shape.type === "integer" && /^(0|-?[1-9]\d{0,14})$/.test(name);
  return isNumber ? Number(name) : name;
}

function isCardShape(shape: Shape): boolean {
  return "enum" in shape && shape.enum === CARDS;
}
