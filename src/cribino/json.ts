import { InvalidStateError } from "../core/errors.ts";
import {
  expectEqual,
  expectObject,
  type Fields,
  fieldOf,
  readArray,
  readInteger,
  readObject,
  readPhase,
} from "../core/json.ts";
import { readMoveAt } from "../core/move-shape.ts";
import { readView } from "../core/view.ts";
import { handSize, receiver } from "./hands.ts";
import { expectDistinctTiles, readTile, TILES, tilesWithout } from "./indices.ts";
import { type Layout, refuseLay, withLay } from "./layout.ts";
import { type LayMove, SHAPES } from "./moves.ts";
import { type CribinoSettings, readOptions, type SolitaireSettings } from "./options.ts";
import { isPlayedOut, isStuck, TURNED } from "./phases/solitaire.ts";
import { readPoints } from "./score-json.ts";
import type { CribinoState, CribinoView, DealState, SolitaireState } from "./state.ts";
import type { TileIndex } from "./tile.ts";
import { view } from "./view.ts";

const COMMON = ["settings", "phase", "scores", "awards"] as const;
const HAND = [...COMMON, "dealer", "handsPlayed"] as const;
const DEALT = [...HAND, "hands", "laid", "passes"] as const;

/** Fields of each phase's state, for two or more players. */
const FIELDS = {
  deal: HAND,
  play: [...DEALT, "frontier", "turn", "drawn"],
  draw: [...DEALT, "frontier", "turn", "drawn"],
  over: [...DEALT, "reason"],
} as const;

/** Fields of each phase's state in solitaire. */
const ALONE = {
  shuffle: COMMON,
  solitaire: [...COMMON, "laid", "frontier", "stock", "turnedUp", "aside", "round", "laidBefore"],
  over: [...COMMON, "laid", "aside", "round", "reason"],
} as const;

/**
 * Reads a state from untrusted JSON.
 *
 * It checks that every part has its shape and range, that no tile is in two places, and that the tiles on the table can
 * be laid in their order, so every function works on the result. It doesn't prove that a game can reach the state:
 * `parseRecordJson` does, from all its moves.
 *
 * @param json - the JSON value
 * @returns the state, a copy of the value
 * @throws InvalidStateError with the path of the first error
 *
 * @example
 * ```ts
 * import { initialState, parseStateJson } from "fifteen-two/cribino";
 *
 * parseStateJson(JSON.parse(JSON.stringify(initialState()))).phase; // => "deal"
 * ```
 */
export function parseStateJson(json: unknown): CribinoState {
  expectObject(json, "");
  const settings = readOptions(fieldOf(json, "settings"), "settings");
  expectEqual(fieldOf(json, "settings"), settings, "settings");
  return settings.players === 1 ? readAlone(json, settings) : readHand(json, settings);
}

/**
 * Reads a view from untrusted JSON: a whole state with its viewer. In solitaire, tiles that were never turned up are
 * null.
 *
 * @param json - the JSON value
 * @returns the view, a copy of the value
 * @throws InvalidStateError with the path of the first error
 *
 * @example
 * ```ts
 * import { initialState, parseViewJson, view } from "fifteen-two/cribino";
 *
 * parseViewJson(JSON.parse(JSON.stringify(view(initialState(), 1)))).viewer; // => 1
 * ```
 */
export function parseViewJson(json: unknown): CribinoView {
  return readView(json, filledStock, parseStateJson, view);
}

/** Replaces each null in a solitaire view's untrusted JSON with an unseen tile. */
function filledStock(json: object): object {
  const stock = fieldOf(json, "stock");
  if (!Array.isArray(stock)) return json;
  const list = (key: string) => [fieldOf(json, key)].flat() as unknown[];
  const laid = list("laid").map((lay) => fieldOf(lay, "tile"));
  const unseen = tilesWithout(laid.concat(list("turnedUp"), list("aside"), stock));
  return { ...json, stock: stock.map((tile) => (tile === null ? (unseen.pop() ?? null) : tile)) };
}

/** Reads a state for two or more players. */
function readHand(json: unknown, settings: CribinoSettings): CribinoState {
  const phase = readPhase(json, FIELDS);
  const fields: Fields<string> = readObject(json, "", FIELDS[phase]);
  const { players } = settings;
  const last = settings.hands - 1;
  const handsPlayed = readInteger(fields.handsPlayed, "handsPlayed", phase === "over" ? last : 0, last);
  const dealer = (settings.dealer + (handsPlayed % players)) % players;
  expectEqual(fields.dealer, dealer, "dealer");
  const base = { settings, ...readPoints(fields, settings), dealer, handsPlayed };
  return phase === "deal" ? { ...base, phase } : readDealt(fields, phase, base);
}

function readDealt(
  fields: Fields<string>,
  phase: "play" | "draw" | "over",
  base: Omit<DealState, "phase">,
): CribinoState {
  const { settings, dealer } = base;
  const { players } = settings;
  const { laid, frontier } = readLayout(fields.laid, settings);
  const hand = (value: unknown, path: string) =>
    readArray(value, path, readTile, phase === "over" ? 0 : 1, handSize(settings));
  const hands = readArray(fields.hands, "hands", hand, players);
  expectDistinctTiles([...placesOf(laid), ...hands.flatMap((tiles, seat) => placesIn(tiles, `hands[${seat}]`))]);
  const dealt = { ...base, hands, laid };
  if (phase === "over") {
    const reason = hands.some((tiles) => tiles.length === 0) ? "out" : "blocked";
    expectEqual(fields.reason, reason, "reason");
    return { ...dealt, phase, passes: readInteger(fields.passes, "passes", 0, players), reason };
  }
  expectEqual(fields.frontier, frontier, "frontier");
  const latest = laid.at(-1);
  const passes = readInteger(fields.passes, "passes", 0, latest === undefined ? 0 : players - 1);
  const turn = readInteger(fields.turn, "turn", 0, players - 1);
  if (latest === undefined) expectEqual(turn, dealer, "turn");
  const drawn = readInteger(fields.drawn, "drawn", 0, latest === undefined ? 0 : 2 * handSize(settings));
  const table = { ...dealt, frontier, passes, turn, drawn };
  if (phase === "draw" && receiver(table, turn) === undefined)
    throw new InvalidStateError("phase", `must not be draw: seat ${turn} may not draw`);
  return { ...table, phase };
}

/** Reads a state of the solitaire. */
function readAlone(json: unknown, settings: SolitaireSettings): CribinoState {
  const phase = readPhase(json, ALONE);
  const fields: Fields<string> = readObject(json, "", ALONE[phase]);
  const base = { settings, ...readPoints(fields, settings) };
  if (phase === "shuffle") return { ...base, phase };
  const { laid, frontier } = readLayout(fields.laid, settings);
  // Every round except the last lays at least one tile.
  const round = readInteger(fields.round, "round", 1, laid.length + 1);
  const pile = (key: string, max = TILES) => readArray(fields[key], key, readTile, 0, max);
  const aside = pile("aside");
  if (phase === "over") {
    expectAllTiles([...placesOf(laid), ...placesIn(aside, "aside")]);
    const reason = laid.length === TILES ? "played-out" : "stuck";
    expectEqual(fields.reason, reason, "reason");
    return { ...base, phase, laid, aside, round, reason };
  }
  const piles = { stock: pile("stock"), turnedUp: pile("turnedUp", TURNED), aside };
  const places = Object.entries(piles).flatMap(([key, tiles]) => placesIn(tiles, key));
  expectAllTiles([...placesOf(laid), ...places]);
  expectEqual(fields.frontier, frontier, "frontier");
  const laidBefore = readInteger(fields.laidBefore, "laidBefore", round - 1, round === 1 ? 0 : laid.length);
  const state: SolitaireState = { ...base, phase, laid, frontier, ...piles, round, laidBefore };
  if (isPlayedOut(state) || isStuck(state))
    throw new InvalidStateError("phase", "must not be solitaire: no more tiles can be laid");
  return state;
}

/** Lays the tiles again to rebuild the frontier. */
function readLayout(value: unknown, settings: Layout["settings"] & { readonly players: number }): Layout {
  let layout: Layout = { settings, laid: [], frontier: [] };
  const lay = (item: unknown, path: string) => {
    const move = readLay(item, path, settings.players);
    const refused = refuseLay(layout, move);
    if (refused !== undefined) throw new InvalidStateError(path, refused.message);
    layout = { settings, ...withLay(layout, move) };
  };
  readArray(value, "laid", lay, 0, TILES);
  return layout;
}

function readLay(item: unknown, path: string, players: number): LayMove {
  const move = readMoveAt(item, path, SHAPES, "Crib-Ino");
  if (move.type !== "lay") throw new InvalidStateError(path, "must be a lay move");
  readInteger(move.seat, `${path}.seat`, 0, players - 1);
  return move;
}

type Place = readonly [path: string, tile: TileIndex];

function placesIn(tiles: readonly TileIndex[], path: string): Place[] {
  return tiles.map((tile, i) => [`${path}[${i}]`, tile]);
}

function placesOf(laid: readonly LayMove[]): Place[] {
  return laid.map(({ tile }, i) => [`laid[${i}].tile`, tile]);
}

function expectAllTiles(places: readonly Place[]): void {
  expectDistinctTiles(places);
  if (places.length < TILES) throw new InvalidStateError("aside", "must have the tiles that are nowhere else");
}
