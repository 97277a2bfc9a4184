/** The side with the crib: the discarder's own or an opponent's. @inline */
export type CribSide = "own" | "opponent";

/** The kind of crib: from two players, three players, four in partnerships, or four on their own. */
export type CribKind = "two" | "three" | "partners" | "solo";

export interface Policy {
  /**
   * Chooses a seat's discards from the cards it is dealt, in `pack` from `size * seat` on: one bit for each place. It
   * may reorder the cards.
   */
  readonly discard: (game: Simulation, seat: number) => number;
  /**
   * Chooses a card by its place in the hand of the seat to move. The lowest `playable` cards, 2 or more, fit the count.
   */
  readonly play: (game: Simulation, playable: number) => number;
}

/**
 * A mutable game of cribbage in packed numbers: cards are indices 0 to 51, and hands in the play are ranks. It checks
 * nothing and allocates nothing.
 */
export interface Simulation {
  /** Number of seats: 2, 3 or 4. */
  readonly seats: number;
  /** Number of sides that keep score. Seat `s` belongs to side `s % sides`. */
  readonly sides: number;
  /** Cards dealt to each seat: 6 with two seats, otherwise 5. */
  readonly size: number;
  /** Points that win. */
  readonly target: number;
  /** The policy of each seat. */
  readonly policies: readonly Policy[];
  /**
   * All cards: `size` for each seat, in any order until it has discarded, then its four kept cards before its discards;
   * with three seats the card dealt to the crib; the starter; then the undealt cards.
   */
  readonly pack: Uint8Array;
  /** Place of the starter in the pack. */
  readonly cut: number;
  dealer: number;
  /** By side; floats, since a target is unlimited. */
  readonly scores: Float64Array;
  /** The side that has won; -1 until then. */
  winner: number;
  /** The unplayed ranks of each seat. */
  readonly hands: Int32Array;
  /** The latest ranks of the count, four bits each; see `withRank` in scoring/play. */
  recent: number;
  /** Total of the count, 0 to 30. */
  count: number;
  /** One bit for each seat that has said go in this count, or was skipped without cards. */
  gone: number;
  /** The seat to move. */
  turn: number;
  /** Number of cards of the seat to move that fit the count: the lowest of its hand. 0 if nobody has cards. */
  playable: number;
  /** Number of scores in this deal. */
  scoreCount: number;
  /** The scores of this deal, in order. {@link sideOfScore} and {@link pointsOfScore} decode them. */
  readonly scoreLog: Uint8Array;
}

/** A game before its first deal, in which seat 0 deals. */
export function newSimulation(
  { seats, sides, target }: Pick<Simulation, "seats" | "sides" | "target">,
  policies: readonly Policy[],
): Simulation {
  return {
    seats,
    sides,
    size: seats === 2 ? 6 : 5,
    target,
    policies: [...policies],
    pack: Uint8Array.from({ length: 52 }, (_, card) => card),
    cut: seats === 2 ? 12 : seats === 3 ? 16 : 20,
    dealer: 0,
    scores: new Float64Array(sides),
    winner: -1,
    hands: new Int32Array(seats),
    recent: 0,
    count: 0,
    gone: 0,
    turn: 0,
    playable: 0,
    scoreCount: 0,
    scoreLog: new Uint8Array(32),
  };
}

/** Rewinds a game to an earlier position of the same deal. Both have as many seats and sides. */
export function rewind(game: Simulation, to: Simulation): void {
  game.pack.set(to.pack);
  game.dealer = to.dealer;
  rewindPlay(game, to);
}

/** {@link rewind} for a game in which only the play has changed since then. */
export function rewindPlay(game: Simulation, to: Simulation): void {
  copy(game.hands, to.hands, to.seats);
  copy(game.scores, to.scores, to.sides);
  game.winner = to.winner;
  game.recent = to.recent;
  game.count = to.count;
  game.gone = to.gone;
  game.turn = to.turn;
  game.playable = to.playable;
  game.scoreCount = to.scoreCount;
}

/** A loop: `set` takes longer for so few numbers. */
function copy<List extends Int32Array | Float64Array>(to: List, from: List, n: number): void {
  for (let i = 0; i < n; i++) to[i] = from[i]!;
}

/** Pegs points for a side. Returns whether that wins the game. */
export function peg(game: Simulation, side: number, points: number): boolean {
  const { scoreCount } = game;
  game.scoreLog[scoreCount] = (side << 5) | points;
  game.scoreCount = scoreCount + 1;
  const score = game.scores[side]! + points;
  game.scores[side] = score;
  if (score < game.target) return false;
  game.scores[side] = game.target;
  game.winner = side;
  return true;
}

export function sideOfScore(score: number): number {
  return score >> 5;
}

/** The points of a score, 1 to 31. */
export function pointsOfScore(score: number): number {
  return score & 31;
}

/** Points that a side has scored in a deal, minus the average of the others. */
export function netPoints({ sides, scoreCount, scoreLog }: Simulation, side: number): number {
  let [own, others] = [0, 0];
  for (let i = 0; i < scoreCount; i++)
    if (sideOfScore(scoreLog[i]!) === side) own += pointsOfScore(scoreLog[i]!);
    else others += pointsOfScore(scoreLog[i]!);
  return own - others / (sides - 1);
}

export function sideAt({ sides }: Simulation, seat: number): number {
  return seat < sides ? seat : seat - sides;
}

export function nextSeat({ seats }: Simulation, seat: number): number {
  return seat + 1 === seats ? 0 : seat + 1;
}

export function restart(game: Simulation, dealer: number): void {
  game.scores.fill(0);
  game.winner = -1;
  game.dealer = dealer;
}

export function cribKind({ seats, sides }: Pick<Simulation, "seats" | "sides">): CribKind {
  if (seats < 4) return seats === 2 ? "two" : "three";
  return sides === 2 ? "partners" : "solo";
}

/** The side with the crib from a seat's point of view. */
export function cribSide(game: Simulation, seat: number): CribSide {
  return sideAt(game, seat) === sideAt(game, game.dealer) ? "own" : "opponent";
}
