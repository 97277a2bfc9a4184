import type { Seat } from "../../core/any.ts";
import type { Key } from "../../core/errors.ts";
import { frozen } from "../../core/frozen.ts";
import { sideOf } from "../../core/seat.ts";
import type { CribbageGame } from "../../cribbage/game.ts";
import type { RecordOf } from "../../record/record.ts";
import { replayOf } from "../../record/replay.ts";
import { expectArray, readFields, readInteger } from "../../schema/read.ts";
import { standardError } from "../basis/method.ts";

/** A mean of points, by hands, cribs or deals. @inline */
interface Average {
  /** Number of hands, cribs or deals. */
  readonly count: number;
  /** Mean points; 0 if there are none. */
  readonly points: number;
  /** Standard error of `points`; Infinity for fewer than two. */
  readonly error: number;
}

/** A part of a dealer's points. @inline */
type DealerPart = "hand" | "crib" | "pegging" | "heels" | "total";

/** A part of a pone's points. @inline */
type PonePart = Exclude<DealerPart, "crib" | "heels">;

/** A player's averages as the dealer and as the pone; see {@link dealAverages}. */
export interface DealAverages {
  /** Number of games. */
  readonly games: number;
  /** Averages of the deals of its side. */
  readonly dealer: { readonly [part in DealerPart]: Average };
  /** Averages of the deals of others. */
  readonly pone: { readonly [part in PonePart]: Average };
}

/**
 * Averages of good players of two-player cribbage, in points: hands and cribs by John Chambers (cribbage.org, tip 6),
 * totals by DeLynn Colvert (tip 11).
 *
 * Chambers gives dealers 3.5 points before the show, 0.15 of them for his heels. The pone's 2.1 points of pegging are
 * Colvert's total minus the hand.
 *
 * @example
 * ```ts
 * import { EXPERT_AVERAGES } from "fifteen-two/bots";
 *
 * EXPERT_AVERAGES.dealer.hand; // => 8
 * EXPERT_AVERAGES.pone.hand; // => 8.1
 * ```
 */
export const EXPERT_AVERAGES: {
  readonly dealer: { readonly [part in DealerPart]: number };
  readonly pone: { readonly [part in PonePart]: number };
} = /* @__PURE__ */ frozen({
  dealer: { hand: 8, crib: 4.7, pegging: 3.4, heels: 0.15, total: 16.2 },
  pone: { hand: 8.1, pegging: 2.1, total: 10.2 },
});

/**
 * Averages a player's points in hands, cribs and pegging of cribbage, as the dealer and as the pone.
 *
 * A hand or crib counts as it was claimed, also beyond the target; one that was never shown is left out. `pegging`
 * counts finished plays, and `total` finished deals, with his heels and muggins. Most games end in mid-deal, so `total`
 * is up to 0.2 below the sum of its parts. With partners, these are the points of the player's side.
 *
 * Compare the averages of two players with {@link EXPERT_AVERAGES}. After 100 games, the error of a hand's average is
 * about 0.2 points.
 *
 * @param game - cribbage, the module `fifteen-two/cribbage`
 * @param games - the records, finished or not, each with the player's seat
 * @returns the averages, with their errors and the numbers of hands, cribs and deals
 * @throws InvalidStateError when a record belongs to another game or a seat doesn't exist; its path names the part
 * @throws IllegalMoveError when a move of a record is illegal; its `keys` begin with `"games"` and the record's index
 *
 * @example
 * ```ts
 * import { playout, seeded } from "fifteen-two";
 * import { dealAverages, EXPERT_AVERAGES, greedyBot } from "fifteen-two/bots";
 * import * as cribbage from "fifteen-two/cribbage";
 *
 * const bots = [greedyBot(cribbage), greedyBot(cribbage)];
 * const games = [1, 2, 3, 4].map((seed) => ({ record: playout(cribbage, { random: seeded(seed), bots }).record, seat: 0 }));
 * const { crib } = dealAverages(cribbage, games).dealer;
 * `${crib.count} cribs of ${crib.points.toFixed(1)} ± ${crib.error.toFixed(1)}`; // => "24 cribs of 4.7 ± 0.6"
 * EXPERT_AVERAGES.dealer.crib; // => 4.7
 * ```
 */
export function dealAverages(
  game: CribbageGame,
  games: readonly { readonly record: RecordOf<CribbageGame>; readonly seat: Seat }[],
): DealAverages {
  expectArray(games, ["games"]);
  const dealer: Scores = { hand: [], crib: [], pegging: [], heels: [], total: [] };
  const pone: Scores = { hand: [], crib: [], pegging: [], heels: [], total: [] };
  for (let i = 0; i < games.length; i++) {
    const keys = ["games", i];
    const { record, seat } = readFields(games[i], keys, ["record", "seat"]);
    addGame(game, record as RecordOf<CribbageGame>, seat, { dealer, pone }, keys);
  }
  return {
    games: games.length,
    dealer: {
      hand: averageOf(dealer.hand),
      crib: averageOf(dealer.crib),
      pegging: averageOf(dealer.pegging),
      heels: averageOf(dealer.heels),
      total: averageOf(dealer.total),
    },
    pone: { hand: averageOf(pone.hand), pegging: averageOf(pone.pegging), total: averageOf(pone.total) },
  };
}

type Scores = { readonly [part in DealerPart]: number[] };

/** Adds the points of a seat's side in a game, by its role. */
function addGame(
  game: CribbageGame,
  record: RecordOf<CribbageGame>,
  seat: unknown,
  roles: { readonly [role in "dealer" | "pone"]: Scores },
  keys: readonly Key[],
): void {
  const { state, steps } = replayOf(game, record, [...keys, "record"]);
  const side = sideOf(state, readInteger(seat, [...keys, "seat"], 0, state.settings.players - 1));
  let [pegged, total] = [0, 0];
  for (const { move, before, after, awards } of steps()) {
    if (before.phase === "cut-for-deal" || before.phase === "over") continue;
    const role = roles[sideOf(before, before.dealer) === side ? "dealer" : "pone"];
    const points = awards.reduce((sum, award) => sum + (award.side === side ? award.points : 0), 0);
    total += points;
    if (move.type === "cut") role.heels.push(points);
    if (move.type === "show" && sideOf(before, move.seat) === side) role[move.hand].push(points);
    if (before.phase === "play") pegged += points;
    if (before.phase === "play" && after.phase === "show") role.pegging.push(pegged);
    if (after.phase === "deal") role.total.push(total);
    if (move.type === "deal") [pegged, total] = [0, 0];
  }
}

function averageOf(scores: readonly number[]): Average {
  const { length } = scores;
  const sum = scores.reduce((all, score) => all + score, 0);
  const squares = scores.reduce((all, score) => all + score ** 2, 0);
  const error = length < 2 ? Number.POSITIVE_INFINITY : standardError(length, sum, squares);
  return { count: length, points: sum / Math.max(1, length), error };
}
