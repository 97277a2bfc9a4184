import type { Redacted } from "../core/card.ts";
import { formatPath, NotationError } from "../core/errors.ts";
import type { AnyMove } from "../core/game.ts";
import { quote } from "../core/message.ts";
import { type MoveText, readMoveText, unknownVerb, type Word } from "../core/notation.ts";
import type { JsonSchema } from "../core/standard-schema.ts";
import { expectMove, type MoveShape } from "./moves.ts";
import type { ArrayShape, Shape, Shapes } from "./shape.ts";

/** The keys of a move that have words, in the order of its shape. */
function argumentsOf(shapes: Shapes): [key: string, shape: Shape][] {
  return Object.entries(shapes).filter(([key]) => key !== "seat");
}

/** Writes a move as text: the seat (or `-` for chance), the type, and the values of its other keys. */
export function formatMoveBy<Move extends AnyMove, Seen = Redacted<Move>>(
  shape: MoveShape<Move>,
): (move: Move | Seen) => string {
  return (move) => {
    expectMove(move, shape);
    const { seat, type, ...others } = move as AnyMove & { readonly [key: string]: unknown };
    let line = `${seat ?? "-"} ${type}`;
    for (const [key, { text = {} }] of argumentsOf(shape.of[type as Move["type"]])) {
      const words = others[key] === undefined ? "" : wordsOf(others[key]);
      if (words === "") continue;
      const label = text.label === undefined ? "" : `/ ${text.label} `;
      line += `${text.joined ? "," : " "}${label}${text.prefix ?? ""}${words}`;
    }
    return line;
  };
}

/** The words of a value: one, a list, or groups with a slash between them. */
function wordsOf(value: unknown): string {
  if (!Array.isArray(value)) return `${value}`;
  return value.map(wordsOf).join(Array.isArray(value[0]) ? " / " : " ");
}

/** Reads a move from text; the inverse of {@link formatMoveBy}. */
export function parseMoveTextBy<Move extends AnyMove>(
  shape: MoveShape<Move>,
  schema: JsonSchema<Move>,
): (text: string) => Move {
  const seats = Object.values<Shapes>(shape.of).map(({ seat }) =>
    seat !== undefined && "maximum" in seat ? seat.maximum! : 0,
  );
  return (text) => {
    const line = readMoveText(text, 1 + Math.max(...seats));
    const { seat, verb } = line;
    const shapes: Shapes | undefined = Object.hasOwn(shape.of, verb.text)
      ? shape.of[verb.text as Move["type"]]
      : undefined;
    if (shapes === undefined || Object.hasOwn(shapes, "seat") !== (seat !== null)) throw unknownVerb(line);
    const places = new Map<string, number>([["seat", 0]]);
    const move = { type: verb.text, ...(seat !== null && { seat }), ...readWords(line, shapes, places) };
    const result = schema["~standard"].validate(move);
    if (result.issues === undefined) return result.value;
    const { message, path } = result.issues[0]!;
    throw new NotationError(`${formatPath(path)}: ${message}`, text, places.get(path.join()) ?? verb.index);
  };
}

/** Reads the words of a move into its keys, and notes the index of each word by the path of its value. */
function readWords(line: MoveText, shapes: Shapes, places: Map<string, number>): { [key: string]: unknown } {
  const all = argumentsOf(shapes);
  const words = split(line, all);
  const fields: { [key: string]: unknown } = {};
  for (const [key, shape] of all) {
    if ("type" in shape && shape.type === "array") fields[key] = readList(line, words, [key, shape], places);
    else if (words.length > 0) fields[key] = readWord(line, words.shift()!, [key], shape, places);
    else if (!shape.optional)
      throw new NotationError(`expected one more word: the ${key}`, line.text, line.text.length);
  }
  const [extra] = words;
  if (extra !== undefined) throw new NotationError(`unexpected word ${quote(extra.text)}`, line.text, extra.index);
  return fields;
}

/** The words of a move, with the word that a comma joins split into two. */
function split({ text, words }: MoveText, all: readonly (readonly [key: string, shape: Shape])[]): Word[] {
  const at = all.findIndex(([, shape]) => shape.text?.joined) - 1;
  const word = words[at];
  if (word === undefined) return [...words];
  const comma = word.text.indexOf(",");
  if (comma < 0)
    throw new NotationError(`${quote(word.text)} must be two values with a comma between them`, text, word.index);
  const first = { text: word.text.slice(0, comma), index: word.index };
  const second = { text: word.text.slice(comma + 1), index: word.index + comma + 1 };
  return [...words.slice(0, at), first, second, ...words.slice(at + 1)];
}

/** Reads the words of a list, or of groups with slashes between them. */
function readList(
  line: MoveText,
  words: Word[],
  [key, shape]: [key: string, shape: ArrayShape],
  places: Map<string, number>,
): unknown {
  const { label } = shape.text ?? {};
  if (label !== undefined && (words[0]?.text !== "/" || words[1]?.text !== label)) return [];
  if (label !== undefined) words.splice(0, 2);
  const { items } = shape;
  places.set(key, words[shape.maxItems]?.index ?? line.text.length);
  if (!("type" in items) || items.type !== "array") {
    const list = words.splice(0, shape.maxItems);
    return list.map((word, i) => readWord(line, word, [key, i], items, places));
  }
  const groups: unknown[][] = [[]];
  while (words.length > 0) {
    const group = groups.at(-1)!;
    const path = [key, groups.length - 1];
    if (words[0]!.text === "/" && /^[a-z]{2,}$/.test(words[1]?.text ?? "")) break;
    const word = words.shift()!;
    if (word.text === "/") groups.push([]);
    else group.push(readWord(line, word, [...path, group.length], items.items, places));
    places.set(path.join(), word.index);
  }
  return groups;
}

/** Reads a word as a card or another name, or as a number. */
function readWord(
  line: MoveText,
  word: Word,
  path: readonly (string | number)[],
  shape: Shape,
  places: Map<string, number>,
): unknown {
  const { prefix = "", read = (text: string) => text } = shape.text ?? {};
  places.set(path.join(), word.index);
  if (!word.text.startsWith(prefix)) throw new NotationError(`must begin with ${prefix}`, line.text, word.index);
  const text = word.text.slice(prefix.length);
  return "type" in shape && shape.type === "integer" && /^(0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : read(text);
}
