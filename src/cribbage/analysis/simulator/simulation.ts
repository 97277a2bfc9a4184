import { latestPoints } from "./latest.ts";

/** How a seat of a simulation plays. */
export interface Policy {
  /**
   * Chooses what a seat discards of the cards that it is dealt, in `pack` from `size * seat` on; their order may be changed.
   *
   * @returns a bit for each place that is discarded
   */
  readonly discard: (game: Simulation, seat: number) => number;
  /**
   * Chooses the card of the seat to play.
   *
   * @param playable - how many of its cards fit the count, which are the lowest: 2 or more
   * @returns the place of the card in its hand
   */
  readonly play: (game: Simulation, playable: number) => number;
}

/**
 * A game of cribbage that is played in place, in packed numbers: cards by their indices 0 to 51, the hands of the play by
 * their ranks. Nothing is checked, and nothing is allocated while a game goes on.
 */
export interface Simulation {
  /** How many play: 2, 3 or 4. */
  readonly seats: number;
  /** How many sides keep a score; seat `s` belongs to side `s % sides`. */
  readonly sides: number;
  /** How many cards each seat is dealt: 6 with two seats, else 5. */
  readonly size: number;
  /** The points that win. */
  readonly target: number;
  /** By seat, who chooses its discards and cards. */
  readonly policies: readonly Policy[];
  /**
   * All cards: first `size` for each seat, in any order until it has discarded, and then the four that it keeps before those
   * it discards; with three seats the card that is dealt to the crib; the starter; and then those that are not dealt.
   */
  readonly pack: Uint8Array;
  /** The place of the starter in the pack. */
  readonly cut: number;
  dealer: number;
  /** By side; floats, as a target has no bounds. */
  readonly scores: Float64Array;
  /** The side that has won; -1 while nobody has. */
  winner: number;
  /** By seat, the ranks that it has not played. */
  readonly hands: Int32Array;
  /** The latest ranks of the count, four bits each; see `withRank` in scoring/play. */
  recent: number;
  /** The total of the count, 0 to 30. */
  count: number;
  /** A bit for each seat that has said go in this count, or was passed over without a card. */
  gone: number;
  /** The seat that is to play. */
  turn: number;
  /** How many cards of the seat to play fit the count, which are the lowest of its hand; 0 when nobody has a card left. */
  playable: number;
  /** How many of this deal's scores there are. */
  events: number;
  /** Each score of this deal, in order: {@link sideOfScore} and {@link pointsOfScore} take it apart. */
  readonly scored: Uint8Array;
  /** {@link latestPoints}. */
  readonly latest: Uint8Array;
}

/** What is agreed on for a simulation. */
export interface SimulationSettings {
  readonly players: number;
  readonly sides: number;
  readonly target: number;
}

/** A game before its first deal, in which seat 0 deals. */
export function newSimulation({ players, sides, target }: SimulationSettings, policies: readonly Policy[]): Simulation {
  const pack = new Uint8Array(52);
  for (let card = 0; card < 52; card++) pack[card] = card;
  return {
    seats: players,
    sides,
    size: players === 2 ? 6 : 5,
    target,
    policies: [...policies],
    pack,
    cut: players === 2 ? 12 : players === 3 ? 16 : 20,
    dealer: 0,
    scores: new Float64Array(sides),
    winner: -1,
    hands: new Int32Array(players),
    recent: 0,
    count: 0,
    gone: 0,
    turn: 0,
    playable: 0,
    events: 0,
    scored: new Uint8Array(32),
    latest: latestPoints(),
  };
}

/**
 * Takes a game back to where another of as many seats and sides is, with the same cards, and the same scores of this deal as
 * far as they go.
 */
export function rewind(game: Simulation, to: Simulation): void {
  game.pack.set(to.pack);
  game.dealer = to.dealer;
  rewindPlay(game, to);
}

/** {@link rewind} of a game that since then has only gone on with the play. */
export function rewindPlay(game: Simulation, to: Simulation): void {
  copy(game.hands, to.hands, to.seats);
  copy(game.scores, to.scores, to.sides);
  game.winner = to.winner;
  game.recent = to.recent;
  game.count = to.count;
  game.gone = to.gone;
  game.turn = to.turn;
  game.playable = to.playable;
  game.events = to.events;
}

/** Copies a few numbers, for which `set` takes longer than a loop. */
function copy<List extends Int32Array | Float64Array>(to: List, from: List, n: number): void {
  for (let i = 0; i < n; i++) to[i] = from[i]!;
}

/** Pegs points for a side; tells whether that wins the game. */
export function peg(game: Simulation, side: number, points: number): boolean {
  const { events } = game;
  game.scored[events] = (side << 5) | points;
  game.events = events + 1;
  const score = game.scores[side]! + points;
  game.scores[side] = score;
  if (score < game.target) return false;
  game.scores[side] = game.target;
  game.winner = side;
  return true;
}

/** The side of one of the numbers in `scored`. */
export function sideOfScore(score: number): number {
  return score >> 5;
}

/** The points of one of the numbers in `scored`, 1 to 31. */
export function pointsOfScore(score: number): number {
  return score & 31;
}

/** The side of a seat. */
export function sideAt({ sides }: Simulation, seat: number): number {
  return seat < sides ? seat : seat - sides;
}

/** The seat to the left of another. */
export function nextSeat({ seats }: Simulation, seat: number): number {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** Begins a game anew. */
export function restart(game: Simulation, dealer: number): void {
  game.scores.fill(0);
  game.winner = -1;
  game.dealer = dealer;
}
