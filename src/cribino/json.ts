import { InvalidStateError } from "../core/errors.ts";
import { expectEqual, type Fields, fieldOf, readArray, readInteger, readObject, readOneOf } from "../core/json.ts";
import { TILES } from "./deck.ts";
import { receiver, tilesOf } from "./hand.ts";
import { canLay, hasPlace } from "./layout.ts";
import { distinctTiles, type LayMove, readTile } from "./moves.ts";
import { type CribinoSettings, handSize, handsOf, readOptions, type SolitaireSettings, sideCount } from "./options.ts";
import { award, payments } from "./points.ts";
import { readLatest, replayLays } from "./replay.ts";
import type { CribinoScore } from "./score.ts";
import { readScored } from "./scored.ts";
import type { CribinoState, DrawState, PlayState, SolitaireState } from "./state.ts";
import type { TileIndex } from "./tile.ts";

const COMMON = ["options", "phase", "scores", "scored"] as const;
const DEAL = [...COMMON, "dealer", "handsPlayed"] as const;
const DEALT = [...DEAL, "hands", "laid", "passes"] as const;

/** By phase: what a state for two or more consists of. */
const FIELDS = {
  deal: DEAL,
  play: [...DEALT, "frontier", "turn"],
  draw: [...DEALT, "frontier", "turn"],
  over: [...DEALT, "why"],
} as const;

/** By phase: what a state of a solitaire consists of. */
const SOLITAIRE = {
  shuffle: COMMON,
  solitaire: [...COMMON, "laid", "frontier", "stock", "turnedUp", "aside", "round", "laidBefore"],
  over: [...COMMON, "laid", "aside", "round", "why"],
} as const;

/**
 * A state from untrusted JSON, checked to the bottom: every tile is in one place, every lay is made again, and what
 * follows from other parts (the frontier, whose turn it is, what was scored) is as the rules have it.
 *
 * @param json - the JSON value
 * @returns the state, a copy of the value
 * @throws InvalidStateError with the path of what is wrong
 *
 * @example
 * ```ts
 * import { initialState, parseState } from "fifteen-two/cribino";
 *
 * parseState(JSON.parse(JSON.stringify(initialState()))).phase; // => "deal"
 * ```
 */
export function parseState(json: unknown): CribinoState {
  const phase = readOneOf(fieldOf(json, "phase"), "phase", ["deal", "play", "draw", "over", "shuffle", "solitaire"]);
  const options = readOptions(fieldOf(json, "options"));
  expectEqual(fieldOf(json, "options"), options, "options");
  const scores = readArray(fieldOf(json, "scores"), "scores", readTotal, sideCount(options));
  if (options.players === 1) {
    const alone = readOneOf(phase, "phase", ["shuffle", "solitaire", "over"]);
    return readSolitaire(readObject(json, "", SOLITAIRE[alone]), alone, options, scores);
  }
  const among = readOneOf(phase, "phase", ["deal", "play", "draw", "over"]);
  return readHand(readObject(json, "", FIELDS[among]), among, options, scores);
}

/** A side's points, which may be negative. */
function readTotal(value: unknown, path: string): number {
  const total = readInteger(value, path, Number.MIN_SAFE_INTEGER);
  if (total % 5 !== 0) throw new InvalidStateError(path, `must be a multiple of 5, not ${total}`);
  return total;
}

function readHand(
  fields: Fields<string>,
  phase: keyof typeof FIELDS,
  options: CribinoSettings,
  scores: readonly number[],
): CribinoState {
  const { players } = options;
  const handsPlayed = readInteger(fields.handsPlayed, "handsPlayed", 0, options.hands - 1);
  const dealer = (options.dealer + handsPlayed) % players;
  expectEqual(fields.dealer, dealer, "dealer");
  const base = { options, scores, dealer, handsPlayed };
  if (phase === "deal") {
    const scored = readScored(fields.scored, options);
    if (handsPlayed === 0) expectBlank(fields, scores);
    else if (scored.length === 0) throw new InvalidStateError("scored", "lacks what was paid at the end of the hand");
    return { ...base, scored, phase };
  }
  const { layout, earned, last } = replayLays(fields, options);
  const hands = readHands(fields, options, layout.laid);
  const most = phase === "over" ? players : layout.laid.length === 0 ? 0 : players - 1;
  const passes = readInteger(fields.passes, "passes", 0, most);
  const turn = layout.laid.length === 0 ? dealer : (layout.laid.at(-1)!.seat + 1 + passes) % players;
  if (layout.laid.length > 0) expectEqual(layout.laid[0]!.seat, dealer, "laid[0].seat");
  const table = { ...base, hands, passes, turn };
  if (phase === "over")
    return readOver(fields, { ...table, ...layout, options, scored: [], phase: "play" }, earned, last);
  expectEqual(fields.frontier, layout.frontier, "frontier");
  expectEqual(fields.turn, turn, "turn");
  if (handsPlayed === 0) expectEqual(fields.scores, earned, "scores");
  const scored = readLatest(fields, phase === "draw" || passes > 0 ? [] : last);
  const state = { ...table, ...layout, options, scored, phase } as PlayState | DrawState;
  checkTurn(state);
  return state;
}

/** Nothing has been scored yet. */
function expectBlank(fields: Fields<string>, scores: readonly number[]): void {
  const zeros = scores.map(() => 0);
  expectEqual(fields.scores, zeros, "scores");
  expectEqual(fields.scored, [], "scored");
}

/** The hands: none empty in play, none over its size, none short of a tile that was not laid, no tile twice. */
function readHands(fields: Fields<string>, options: CribinoSettings, laid: readonly LayMove[]): TileIndex[][] {
  const least = fields.phase === "over" ? 0 : 1;
  const read = (hand: unknown, path: string) => readArray(hand, path, readTile, least, handSize(options));
  const hands = readArray(fields.hands, "hands", read, options.players);
  distinctTiles([
    ...laid.map(({ tile }, i) => [`laid[${i}].tile`, tile] as const),
    ...hands.flatMap((hand, seat) => hand.map((tile, i) => [`hands[${seat}][${i}]`, tile] as const)),
  ]);
  hands.forEach((hand, seat) => {
    const lays = laid.filter((lay) => handsOf(options, seat).includes(lay.seat)).length;
    if (hand.length + lays < handSize(options)) throw new InvalidStateError(`hands[${seat}]`, "lacks tiles");
  });
  return hands;
}

/** Who passed can still neither lay nor draw. */
function checkPasses(state: PlayState | DrawState): void {
  const { options, laid, passes } = state;
  for (let i = 0; i < passes; i++) {
    const seat = (laid.at(-1)!.seat + 1 + i) % options.players;
    if (canLay(state, tilesOf(state, seat)) || receiver(state, seat) !== undefined)
      throw new InvalidStateError("passes", `seat ${seat} could not pass`);
  }
}

/** Who draws cannot lay, and a place is left. */
function checkTurn(state: PlayState | DrawState): void {
  const { turn, phase } = state;
  if (!hasPlace(state)) throw new InvalidStateError("phase", `is not ${phase} when no place is left`);
  checkPasses(state);
  if (phase === "draw" && (canLay(state, tilesOf(state, turn)) || receiver(state, turn) === undefined))
    throw new InvalidStateError("phase", `is not draw when seat ${turn} can lay or may not draw`);
}

/** The end of the last hand: what was paid is worked out again. */
function readOver(
  fields: Fields<string>,
  table: PlayState,
  earned: readonly number[],
  last: readonly CribinoScore[],
): CribinoState {
  const { options, scores, dealer, handsPlayed, hands, laid, passes } = table;
  expectEqual(handsPlayed, options.hands - 1, "handsPlayed");
  if (laid.length === 0) throw new InvalidStateError("laid", "is empty");
  const empty = hands.flatMap((hand, seat) => (hand.length === 0 ? [seat] : []));
  const why = empty.length > 0 ? "out" : "blocked";
  expectEqual(fields.why, why, "why");
  if (empty.length > 1) throw new InvalidStateError(`hands[${empty[1]}]`, "is empty as well");
  const passed = why === "blocked" && hasPlace(table);
  expectEqual(fields.passes, passed ? options.players : 0, "passes");
  checkPasses(table);
  const paid = payments(options, hands, empty[0] ?? laid.at(-1)!.seat, why);
  const scored = passed ? paid : [...last, ...paid];
  expectEqual(fields.scored, scored, "scored");
  if (handsPlayed === 0) expectEqual(fields.scores, award(earned, paid), "scores");
  return { options, scores, scored, phase: "over", dealer, handsPlayed, hands, laid, passes, why };
}

function readSolitaire(
  fields: Fields<string>,
  phase: keyof typeof SOLITAIRE,
  options: SolitaireSettings,
  scores: readonly number[],
): CribinoState {
  if (phase === "shuffle") {
    expectBlank(fields, scores);
    return { options, scores, scored: [], phase };
  }
  const { layout, earned, last } = replayLays(fields, options);
  expectEqual(fields.scores, earned, "scores");
  const scored = readLatest(fields, last);
  const round = readInteger(fields.round, "round", 1, TILES);
  const pile = (name: string, max = TILES) => readArray(fields[name], name, readTile, 0, max);
  const aside = pile("aside");
  const rest = phase === "over" ? { stock: [], turnedUp: [] } : { stock: pile("stock"), turnedUp: pile("turnedUp", 3) };
  const piles = { laid: layout.laid.map(({ tile }) => tile), aside, ...rest };
  distinctTiles(Object.entries(piles).flatMap(([name, tiles]) => tiles.map((tile, i) => [`${name}[${i}]`, tile])));
  if (Object.values(piles).flat().length !== TILES) throw new InvalidStateError("aside", "not all tiles are there");
  if (phase === "over") {
    const why = layout.laid.length === TILES ? "played-out" : "stuck";
    expectEqual(fields.why, why, "why");
    expectEqual(fields.scored, why === "stuck" ? [] : last, "scored");
    if (canLay({ options, ...layout }, aside)) throw new InvalidStateError("why", "is stuck though a tile can be laid");
    return { options, scores, scored, phase, laid: layout.laid, aside, round, why };
  }
  const most = round === 1 ? 0 : layout.laid.length;
  const laidBefore = readInteger(fields.laidBefore, "laidBefore", 0, most);
  const state: SolitaireState = { options, scores, scored, phase, ...layout, ...rest, aside, round, laidBefore };
  expectEqual(fields.frontier, layout.frontier, "frontier");
  checkSolitaire(state);
  return state;
}

function checkSolitaire({ laid, stock, turnedUp, aside, round, laidBefore, ...rest }: SolitaireState): void {
  const begun = laid.length + turnedUp.length + aside.length > 0;
  if (laid.length === 0 && (aside.length > 0 || ![0, 3].includes(turnedUp.length) || round > 1))
    throw new InvalidStateError("laid", "is empty, though tiles have been turned up");
  if (begun && stock.length === 0 && laid.length === laidBefore && !canLay({ ...rest, laid }, turnedUp))
    throw new InvalidStateError("phase", "is not solitaire when nothing can be laid any more");
  if (laid.length === TILES) throw new InvalidStateError("phase", "is not solitaire when all tiles are laid");
}
