import { quote } from "../core/card.ts";
import { type Random, shuffle } from "../core/random.ts";
import type { Refusal } from "../core/refusal.ts";
import { allTiles, TILES } from "./deck.ts";
import { canLay, laysOf, refuseLay, scoreLay, withLay } from "./layout.ts";
import { type CribinoMove, type LayMove, type ShuffleMove, simpleMove } from "./moves.ts";
import type { SolitaireSettings } from "./options.ts";
import { award, scoreOf } from "./points.ts";
import type { ShuffleState, SolitaireOverState, SolitaireState, SolitaireView } from "./state.ts";
import type { TileIndex } from "./tile.ts";

/** How many tiles are turned up at once (S3-37, S3-39). */
const TURNED = 3;

/** The state before anything has happened. */
export function startSolitaire(options: SolitaireSettings): ShuffleState {
  return { options, scores: [0], scored: [], phase: "shuffle" };
}

/** A fair shuffle. */
export function drawOrder(random: Random): ShuffleMove {
  return { type: "shuffle", order: shuffle(allTiles(), random) };
}

/** After the shuffle the first tiles are to be turned up. */
export function applyOrder({ options, scores }: ShuffleState, { order }: ShuffleMove): SolitaireState {
  return {
    ...{ options, scores, scored: [], phase: "solitaire", laid: [], frontier: [] },
    ...{ stock: order.map((tile) => tile + 0), turnedUp: [], aside: [], round: 1, laidBefore: 0 },
  };
}

/** The tiles that may be laid: any that is turned up, but only the first of them to the center (S3-37, S3-38). */
function candidates(state: SolitaireState | SolitaireView): readonly TileIndex[] {
  return state.laid.length === 0 ? state.turnedUp.slice(0, 1) : state.turnedUp;
}

/** What the player may do: lay, while a tile fits; else turn up the next tiles (S3-39). */
export function solitaireMoves(state: SolitaireState | SolitaireView): CribinoMove[] {
  const lays = laysOf(state, candidates(state), 0);
  return lays.length > 0 ? lays : [simpleMove("turn-up", 0)];
}

/** Why a move of the player is not legal. */
export function refuseSolitaire(state: SolitaireState, move: CribinoMove): Refusal | undefined {
  const tiles = candidates(state);
  if (move.type !== "lay") return canLay(state, tiles) ? ["can-lay", "a tile that is turned up fits"] : undefined;
  if (!tiles.includes(move.tile)) return ["not-held", `${quote(move.tile)} is not turned up, or not the first to lay`];
  return refuseLay(state, move);
}

/** Makes a move of the player. */
export function applySolitaire(state: SolitaireState, move: CribinoMove): SolitaireState | SolitaireOverState {
  const next = move.type === "lay" ? layOne(state, move) : turnUp(state);
  const { stock, turnedUp, aside, laid, laidBefore } = next;
  if (laid.length === TILES) return finished(next, [], "played-out");
  const stuck = stock.length === 0 && laid.length === laidBefore && !canLay(next, turnedUp);
  return stuck ? finished(next, [...aside, ...turnedUp], "stuck") : next;
}

function finished(
  { options, scores, scored, laid, round }: SolitaireState,
  aside: readonly TileIndex[],
  why: SolitaireOverState["why"],
): SolitaireOverState {
  return { options, scores, scored, phase: "over", laid, aside, round, why };
}

function layOne(state: SolitaireState, move: LayMove): SolitaireState {
  const scored = scoreOf(0, scoreLay(state, move));
  const turnedUp = state.turnedUp.filter((tile) => tile !== move.tile);
  return { ...state, scores: award(state.scores, scored), scored, ...withLay(state, move), turnedUp };
}

/** Puts what could not be laid aside and turns up more; an empty stock is first renewed from what lies aside (S3-40). */
function turnUp(state: SolitaireState): SolitaireState {
  const put = [...state.aside, ...state.turnedUp];
  const renewed = state.stock.length === 0;
  const stock = renewed ? put : state.stock;
  return {
    ...state,
    scored: [],
    stock: stock.slice(TURNED),
    turnedUp: stock.slice(0, TURNED),
    aside: renewed ? [] : put,
    ...(renewed && { round: state.round + 1, laidBefore: state.laid.length }),
  };
}
