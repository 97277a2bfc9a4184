import { quote } from "../core/card.ts";
import type { Seat } from "../core/game.ts";
import { replaced } from "../core/list.ts";
import { below, draw, type Random } from "../core/random.ts";
import type { Refusal } from "../core/refusal.ts";
import { allTiles } from "./deck.ts";
import { canLay, hasPlace, laysOf, refuseLay, scoreLay, withLay } from "./layout.ts";
import { type CribinoMove, type DealMove, type DrawTileMove, type LayMove, simpleMove } from "./moves.ts";
import { type CribinoSettings, handSize, handsOf, sideCount, sideOf } from "./options.ts";
import { award, payments, scoreOf } from "./points.ts";
import { type DealState, type DrawState, leftOf, type OverState, type PlayState, stockOf, stockSize } from "./state.ts";
import type { TileIndex } from "./tile.ts";

/** The state before anything has happened. */
export function start(options: CribinoSettings): DealState {
  const scores = Array<number>(sideCount(options)).fill(0);
  return { options, scores, scored: [], phase: "deal", dealer: options.dealer, handsPlayed: 0 };
}

/** A fair deal. */
export function drawDeal({ options }: DealState, random: Random): DealMove {
  const size = handSize(options);
  const drawn = draw(allTiles(), options.players * size, random);
  const hands = Array.from({ length: options.players }, (_, seat) => drawn.slice(seat * size, (seat + 1) * size));
  return { type: "deal", hands };
}

/** Why a deal is not legal (S3-11, S3-33). */
export function refuseDeal({ options }: DealState, move: DealMove): Refusal | undefined {
  const { players } = options;
  if (!Array.isArray(move.hands) || move.hands.length !== players)
    return ["wrong-tiles", `a deal has a hand for each of ${players} seats`];
  return refuseTiles(move.hands, handSize(options));
}

/** Why groups of tiles are not groups of so many each, all of them different. */
export function refuseTiles(groups: readonly unknown[], size: number): Refusal | undefined {
  const left = new Set<unknown>(allTiles());
  for (const tiles of groups) {
    if (!Array.isArray(tiles) || tiles.length !== size)
      return ["wrong-tiles", `${size} tiles are needed, not ${Array.isArray(tiles) ? tiles.length : quote(tiles)}`];
    for (const tile of tiles)
      if (!left.delete(tile)) return ["wrong-tiles", `${quote(tile)} is no tile's index, or is there twice`];
  }
  return undefined;
}

/** After the deal the dealer opens (S3-13). */
export function applyDeal(state: DealState, move: DealMove): PlayState {
  const { options, scores, dealer, handsPlayed } = state;
  const hands = move.hands.map((hand) => hand.map((tile) => tile + 0));
  const table = { dealer, handsPlayed, hands, laid: [], frontier: [] };
  return { options, scores, scored: [], phase: "play", ...table, passes: 0, turn: dealer };
}

/** The tiles that a seat may lay: its own, and its partner's (S3-34). */
export function tilesOf(state: PlayState | DrawState, seat: Seat): readonly TileIndex[] {
  const { options, hands } = state;
  if (!options.partners) return hands[seat]!;
  const [own, partner] = handsOf(options, seat);
  return [...hands[own!]!, ...hands[partner!]!];
}

/** The hand that a seat which cannot lay draws for: its own, then its partner's; undefined when it must pass. */
export function receiver(state: PlayState | DrawState, seat: Seat): Seat | undefined {
  const { options, hands } = state;
  if (stockSize(state) === 0) return undefined;
  return handsOf(options, seat).find((owner) => hands[owner]!.length < handSize(options));
}

/** What the seat whose turn it is may do: lay, if it can; else draw, if it may; else pass (S3-18, S3-19). */
export function movesOf(state: PlayState): CribinoMove[] {
  const { turn } = state;
  const lays = laysOf(state, tilesOf(state, turn), turn);
  if (lays.length > 0) return lays;
  return [simpleMove(receiver(state, turn) === undefined ? "pass" : "draw", turn)];
}

/** Why a move of the seat whose turn it is is not legal. */
export function refuseTurn(state: PlayState, move: CribinoMove & { readonly seat: Seat }): Refusal | undefined {
  const { turn } = state;
  const tiles = tilesOf(state, turn);
  if (move.type === "lay") {
    if (!tiles.includes(move.tile)) return ["not-held", `seat ${turn} does not hold ${quote(move.tile)}`];
    return refuseLay(state, move);
  }
  if (canLay(state, tiles)) return ["can-lay", `seat ${turn} can lay a tile, and so must`];
  const draws = receiver(state, turn) !== undefined;
  if (move.type === "pass" && draws) return ["can-draw", `seat ${turn} must draw before it may pass (S3-18)`];
  if (move.type === "draw" && !draws)
    return ["cannot-draw", "the drawing stack is empty, or there is no room in the hand (S3-18)"];
  return undefined;
}

/** Makes a move of the seat whose turn it is. */
export function applyTurn(state: PlayState, move: CribinoMove): PlayState | DrawState | DealState | OverState {
  if (move.type === "lay") return applyLay(state, move);
  if (move.type === "draw") return { ...state, scored: [], phase: "draw" };
  const { players } = state.options;
  const passes = state.passes + 1;
  const next: PlayState = { ...state, scored: [], passes, turn: leftOf(state.turn, players) };
  return passes < players ? next : ended(next, state.laid.at(-1)!.seat, "blocked");
}

/** Lays a tile and pays what it scores; ends the hand when a hand is empty or no place is left (S3-20, S3-28). */
function applyLay(state: PlayState, move: LayMove): PlayState | DealState | OverState {
  const { options, dealer, handsPlayed, hands, turn } = state;
  const owner = handsOf(options, turn).find((seat) => hands[seat]!.includes(move.tile))!;
  const hand = hands[owner]!.filter((tile) => tile !== move.tile);
  const scored = scoreOf(sideOf(options, turn), scoreLay(state, move));
  const { laid, frontier } = withLay(state, move);
  // One literal: a state made of spreads takes several times as long.
  const next: PlayState = {
    options,
    scores: award(state.scores, scored),
    scored,
    phase: "play",
    dealer,
    handsPlayed,
    hands: replaced(hands, owner, hand),
    laid,
    frontier,
    passes: 0,
    turn: leftOf(turn, options.players),
  };
  if (hand.length === 0) return ended(next, owner, "out");
  return hasPlace(next) ? next : ended(next, turn, "blocked");
}

/** The end of a hand: one seat is paid for the tiles of the others; then the next deal, or the end of the game. */
function ended(state: PlayState, seat: Seat, why: "out" | "blocked"): DealState | OverState {
  const { options, dealer, handsPlayed, hands, laid, passes } = state;
  const paid = payments(options, hands, seat, why);
  const scores = award(state.scores, paid);
  const scored = [...state.scored, ...paid];
  if (handsPlayed + 1 === options.hands)
    return { options, scores, scored, phase: "over", dealer, handsPlayed, hands, laid, passes, why };
  const next = leftOf(dealer, options.players);
  return { options, scores, scored, phase: "deal", dealer: next, handsPlayed: handsPlayed + 1 };
}

/** A fair draw: each tile of the drawing stack is as likely as any other. */
export function drawTile(state: DrawState, random: Random): DrawTileMove {
  const stock = stockOf(state);
  return { type: "draw-tile", seat: receiver(state, state.turn)!, tile: stock[below(stock.length, random)]! };
}

/** Why a tile cannot be drawn. */
export function refuseTile(state: DrawState, move: DrawTileMove): Refusal | undefined {
  const seat = receiver(state, state.turn);
  if (move.seat !== seat) return ["wrong-hand", `the tile is for the hand of seat ${seat}`];
  return stockOf(state).includes(move.tile)
    ? undefined
    : ["wrong-tiles", `${quote(move.tile)} is no tile of the drawing stack`];
}

/** Puts the tile into the hand; the turn goes on. */
export function applyTile(state: DrawState, { seat, tile }: DrawTileMove): PlayState {
  return { ...state, phase: "play", hands: replaced(state.hands, seat, [...state.hands[seat]!, tile + 0]) };
}
