import { InvalidStateError } from "../core/errors.ts";
import type { Side } from "../core/game.ts";
import {
  expectDistinct,
  expectEqual,
  type Fields,
  readArray,
  readInteger,
  readObject,
  readOneOf,
} from "../core/json.ts";
import { sideOf } from "../core/seat.ts";
import { readView } from "../core/view.ts";
import { readSquare } from "../parts/square.ts";
import { COLORS, type Color, inOrder } from "./color.ts";
import { type Display, readDisplay } from "./display.ts";
import { canExchange } from "./isolation.ts";
import { readOptions, type SacksonSettings } from "./options.ts";
import { FIGURES } from "./patterns.ts";
import { LEVELS, makePointBoard, type PointBoard } from "./point-board.ts";
import { TARGET } from "./score.ts";
import type { SacksonAward, SacksonAwardItem, SacksonState, SacksonView } from "./state.ts";
import { view } from "./view.ts";

const FIELDS = [
  "settings",
  "scores",
  "awards",
  "phase",
  "display",
  "bank",
  "held",
  "pointBoard",
  "turns",
  "turn",
] as const;

const PHASES = ["take", "exchange", "return", "over"] as const;

/** The most points a side can have: 60, plus two figures worth 5 each. */
const MOST = TARGET - 1 + 10;

/**
 * Reads a state from untrusted JSON.
 *
 * It checks that every part has its shape and range and that every marker and stone is there exactly once, so every
 * function works on the result. It doesn't prove that a game can reach the state: `parseRecordJson` does, from all its
 * moves.
 *
 * @param json - the JSON value
 * @returns the state, a copy of the value
 * @throws InvalidStateError with the path of the first error
 *
 * @example
 * ```ts
 * import { initialState, parseStateJson } from "fifteen-two/sackson";
 *
 * parseStateJson(JSON.parse(JSON.stringify(initialState()))).phase; // => "take"
 * ```
 */
export function parseStateJson(json: unknown): SacksonState {
  const fields = readObject(json, "", FIELDS);
  const phase = readOneOf(fields.phase, "phase", PHASES);
  const settings = readOptions(fields.settings, "settings");
  expectEqual(fields.settings, settings, "settings");
  const scores = readScores(fields.scores, phase);
  const limited = phase === "over" && Math.max(...scores) < TARGET;
  const { turns, turn } = readTurns(fields, settings, limited);
  const display = readDisplay(fields.display, "display");
  const mover = sideOf({ scores }, turn);
  const { held, bank } = readStones(fields, phase, mover);
  const stones = held[mover]!;
  if (phase === "exchange") expectExchange(display, stones);
  const awards = readAwards(fields.awards, phase === "return" ? stones : COLORS);
  const pointBoard = readPointBoard(fields.pointBoard);
  return { settings, scores, awards, phase, display, bank, held, pointBoard, turns, turn };
}

/**
 * Reads a view from untrusted JSON. It is a whole state, since nothing is hidden.
 *
 * @param json - the JSON value
 * @returns the view, a copy of the value
 * @throws InvalidStateError with the path of the first error
 *
 * @example
 * ```ts
 * import { initialState, parseViewJson, view } from "fifteen-two/sackson";
 *
 * parseViewJson(JSON.parse(JSON.stringify(view(initialState(), 1)))).viewer; // => 1
 * ```
 */
export function parseViewJson(json: unknown): SacksonView {
  return readView(json, (rest) => rest, parseStateJson, view);
}

function readScores(value: unknown, phase: SacksonState["phase"]): number[] {
  const most = phase === "over" ? MOST : TARGET - 1;
  const scores = readArray(value, "scores", (item, path) => readInteger(item, path, 0, most), 2);
  if (Math.min(...scores) >= TARGET) throw new InvalidStateError("scores", "must not have two sides at 61 or more");
  return scores;
}

/**
 * Reads the completed turns and the seat to move, which follows from them. At the turn limit it is the last seat that
 * moved.
 */
function readTurns(fields: Fields<"turns" | "turn">, settings: SacksonSettings, limited: boolean) {
  const { first, players, turnLimit } = settings;
  if (limited && turnLimit === null)
    throw new InvalidStateError("phase", "must not be over before a side has 61 points or the turn limit is reached");
  const most = turnLimit === null ? undefined : limited ? turnLimit : turnLimit - 1;
  const turns = readInteger(fields.turns, "turns", limited ? turnLimit! : 0, most);
  const turn = (first + turns - (limited ? 1 : 0)) % players;
  expectEqual(fields.turn, turn, "turn");
  return { turns, turn };
}

/**
 * Reads the stones. Each is in one place: the side to move holds two in mid-turn, and other sides hold at most one.
 */
function readStones(fields: Fields<"held" | "bank">, phase: SacksonState["phase"], mover: Side) {
  const color = (item: unknown, path: string) => readOneOf(item, path, COLORS);
  let side = 0;
  const stones = (value: unknown, path: string) => {
    const waits = side++ !== mover || phase === "take";
    return readArray(value, path, color, waits || phase === "over" ? 0 : 2, waits ? 1 : 2);
  };
  const held = readArray(fields.held, "held", stones, 2);
  expectDistinct(held.flatMap((list, side) => list.map((stone, i) => [`held[${side}][${i}]`, stone] as const)));
  expectEqual(held, held.map(inOrder), "held");
  const bank = COLORS.filter((stone) => !held.flat().includes(stone));
  expectEqual(fields.bank, bank, "bank");
  return { held, bank };
}

/** Throws unless some markers of the held colors may be exchanged, so that the seat can move. */
function expectExchange(display: Display, [first, second]: readonly Color[]): void {
  if (!canExchange(display, first!, second!))
    throw new InvalidStateError("phase", `must not be exchange: no ${first} and ${second} markers may be exchanged`);
}

/** Reads what the latest move scored: figures of these colors. */
function readAwards(value: unknown, colors: readonly Color[]): SacksonAward[] {
  const item = (json: unknown, path: string): SacksonAwardItem => {
    const { kind, points, color, squares } = readObject(json, path, ["kind", "points", "color", "squares"]);
    return {
      kind: readOneOf(kind, `${path}.kind`, FIGURES),
      points: readOneOf(points, `${path}.points`, LEVELS),
      color: readOneOf(color, `${path}.color`, colors),
      squares: readArray(squares, `${path}.squares`, readSquare, 5),
    };
  };
  const score = (json: unknown, path: string): SacksonAward => {
    const fields = readObject(json, path, ["side", "points", "items"]);
    const side = readInteger(fields.side, `${path}.side`, 0, 1);
    const items = readArray(fields.items, `${path}.items`, item, 1, 2);
    const points = items.reduce((sum, { points }) => sum + points, 0);
    expectEqual(fields.points, points, `${path}.points`);
    return { side, points, items };
  };
  return readArray(value, "awards", score, 0, 1);
}

function readPointBoard(value: unknown): PointBoard {
  const board = readObject(value, "pointBoard", FIGURES);
  const columns = Object.fromEntries(
    FIGURES.map((figure) => [figure, readObject(board[figure], `pointBoard.${figure}`, COLORS)]),
  );
  return makePointBoard((figure, color) => readOneOf(columns[figure]![color], `pointBoard.${figure}.${color}`, LEVELS));
}
