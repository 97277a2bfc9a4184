import { InvalidStateError } from "../core/errors.ts";
import { expectEqual, type Fields, readArray, readInteger, readObject, readOneOf } from "../core/json.ts";
import { COLORS, type Color, colorsIn, setOf } from "./color.ts";
import { parseLayout, readDisplay } from "./display.ts";
import { canExchange } from "./exchange.ts";
import { figuresOf } from "./figures.ts";
import { readOptions, type SacksonSettings, sideOf } from "./options.ts";
import { FIGURES } from "./patterns.ts";
import { LEVELS, makePointBoard, type PointBoard, type PointLevel, TARGET } from "./points.ts";
import type { SacksonScore, SacksonScoreItem, SacksonState } from "./state.ts";

const FIELDS = [
  "options",
  "scores",
  "scored",
  "phase",
  "display",
  "bank",
  "held",
  "pointBoard",
  "turns",
  "turn",
] as const;

/** The most points a side can have: 60, and then two figures at 5. */
const MOST = TARGET - 1 + 10;

/**
 * A state from untrusted JSON, checked to the bottom: markers and stones are all there and where the rules put them,
 * and what follows from other parts (whose turn it is, who holds how many stones, what the latest exchange scored, how
 * many points the point board has paid) is as the rules have it.
 *
 * @param json - the JSON value
 * @returns the state, a copy of the value
 * @throws InvalidStateError with the path of what is wrong
 *
 * @example
 * ```ts
 * import { initialState, parseState } from "fifteen-two/sackson";
 *
 * parseState(JSON.parse(JSON.stringify(initialState()))).phase; // => "take"
 * ```
 */
export function parseState(json: unknown): SacksonState {
  const fields = readObject(json, "", FIELDS);
  const phase = readOneOf(fields.phase, "phase", ["take", "exchange", "return", "over"]);
  const options = readOptions(fields.options);
  expectEqual(fields.options, options, "options");
  const scores = readScores(fields, phase);
  const reached = scores.some((score) => score >= TARGET);
  const { turns, turn } = readTurns(fields, options, phase === "over" && !reached);
  const inTurn = phase === "exchange" || phase === "return" || reached;
  const display = readDisplay(fields.display, "display");
  if (turns === 0 && (phase === "take" || phase === "exchange"))
    expectEqual(display, parseLayout(options.layout), "display");
  const { held, bank } = readStones(fields, heldCounts(options, turns, inTurn ? turn : null));
  const pointBoard = readPointBoard(fields.pointBoard);
  checkPaid(scores, pointBoard);
  const state = { options, scores, scored: [], phase, display, bank, held, pointBoard, turns, turn };
  const [first, second] = held[sideOf(turn)]!;
  if (phase === "exchange" && !canExchange(display, first!, second!))
    throw new InvalidStateError("phase", `is not exchange when no ${first} and ${second} markers may be exchanged`);
  return { ...state, scored: readScored(fields.scored, state, phase === "return" || reached) };
}

function readScores(fields: Fields<"scores">, phase: SacksonState["phase"]): number[] {
  const most = phase === "over" ? MOST : TARGET - 1;
  const scores = readArray(fields.scores, "scores", (item, path) => readInteger(item, path, 0, most), 2);
  if (Math.min(...scores) >= TARGET) throw new InvalidStateError("scores", "has two sides that reached 61");
  return scores;
}

/** The turns that are completed, and the seat whose turn it is, or was when the game ended by its limit. */
function readTurns(fields: Fields<"turns" | "turn">, options: SacksonSettings, limited: boolean) {
  const { first, players, turnLimit } = options;
  if (limited && turnLimit === null) throw new InvalidStateError("phase", "is not over before a side has 61");
  const most = turnLimit === null ? undefined : limited ? turnLimit : turnLimit - 1;
  const turns = readInteger(fields.turns, "turns", limited ? turnLimit! : 0, most);
  const turn = (first + turns - (limited ? 1 : 0)) % players;
  expectEqual(fields.turn, turn, "turn");
  return { turns, turn };
}

/** By side, how many stones it holds: one after its first turn, two within a turn. */
function heldCounts({ first }: SacksonSettings, turns: number, turn: number | null): number[] {
  return [0, 1].map((side) => {
    if (turn !== null && sideOf(turn) === side) return 2;
    return turns > (sideOf(first) === side ? 0 : 1) ? 1 : 0;
  });
}

function readStones(fields: Fields<"held" | "bank">, counts: readonly number[]) {
  const color = (item: unknown, path: string) => readOneOf(item, path, COLORS);
  let side = 0;
  let seen = 0;
  const stones = (value: unknown, path: string): readonly Color[] => {
    const list = readArray(value, path, color, counts[side++]!);
    const set = setOf(list);
    if ((seen & set) !== 0) throw new InvalidStateError(path, "has a stone that the other side holds");
    seen |= set;
    expectEqual(list, colorsIn(set), path);
    return list;
  };
  const held = readArray(fields.held, "held", stones, 2);
  const bank = colorsIn(setOf(COLORS) & ~seen);
  expectEqual(fields.bank, bank, "bank");
  return { held, bank };
}

function readPointBoard(value: unknown): PointBoard {
  const board = readObject(value, "pointBoard", FIGURES);
  const columns = Object.fromEntries(
    FIGURES.map((figure) => [figure, readObject(board[figure], `pointBoard.${figure}`, COLORS)]),
  );
  return makePointBoard((figure, color) => readOneOf(columns[figure]![color], `pointBoard.${figure}.${color}`, LEVELS));
}

/** The scores are what the stones have paid on their way down, and a point for each figure made on the lowest level. */
function checkPaid(scores: readonly number[], pointBoard: PointBoard): void {
  const levels = FIGURES.flatMap((figure) => COLORS.map((color) => pointBoard[figure][color]));
  const paid = levels.reduce<number>((sum, level) => sum + { 5: 0, 3: 5, 2: 8, 1: 10 }[level], 0);
  const total = scores[0]! + scores[1]!;
  if (total < paid || (total > paid && !levels.includes(1)))
    throw new InvalidStateError("scores", `add up to ${total}, when the point board has paid ${paid}`);
}

/**
 * What the latest move scored: nothing, or all figures that stand in the two colors held.
 *
 * @param exchanged - whether the turn's exchange has been made, or was skipped as none was allowed
 */
function readScored(value: unknown, state: Omit<SacksonState, "scored">, exchanged: boolean): SacksonScore[] {
  const { options, display, held, pointBoard, phase } = state;
  const side = sideOf(state.turn);
  const standing = exchanged ? figuresOf(display, held[side]!, options) : [];
  const empty = Array.isArray(value) && value.length === 0;
  const skipped = exchanged && phase === "return" && empty && !canExchange(display, held[side]![0]!, held[side]![1]!);
  if (standing.length === 0 || skipped) {
    if (exchanged && phase === "over") throw new InvalidStateError("display", "has no figure that reached 61");
    expectEqual(value, [], "scored");
    return [];
  }
  const [given] = readArray(value, "scored", (item, path) => readObject(item, path, ["side", "points", "items"]), 1);
  let next = 0;
  const item = (json: unknown, path: string): SacksonScoreItem => {
    const { figure, color, squares } = standing[next++]!;
    const { points } = readObject(json, path, ["kind", "points", "color", "squares"]);
    const before = levelsBefore(pointBoard[figure][color], `pointBoard.${figure}.${color}`);
    return { kind: figure, points: readOneOf(points, `${path}.points`, before), color, squares };
  };
  const items = readArray(given!.items, "scored[0].items", item, standing.length);
  const points = items.reduce((sum, item) => sum + item.points, 0);
  expectEqual(value, [{ side, points, items }], "scored");
  checkScore(state.scores[side]!, points, phase, `scores[${side}]`);
  return [{ side, points, items }];
}

/** The levels from which a stone can have come to a level. */
function levelsBefore(level: PointLevel, path: string): PointLevel[] {
  if (level === 5) throw new InvalidStateError(path, "is 5, when that figure has just been made");
  return LEVELS.filter((_, i) => (LEVELS[i + 1] ?? 1) === level);
}

/** A score after an exchange that scored: below 61 before it, and at 61 or more now if the game is over. */
function checkScore(score: number, points: number, phase: SacksonState["phase"], path: string): void {
  const least = phase === "over" ? TARGET : points;
  if (score < least || score - points >= TARGET)
    throw new InvalidStateError(path, `is ${score} after ${points} points, in the phase ${phase}`);
}
