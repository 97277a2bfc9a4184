import { InvalidStateError } from "../../../core/errors.ts";
import { readFields, readInteger, readOneOf } from "../../../schema/read.ts";
import { chanceOf, chancesOf, errorAt, MOST_NEEDED } from "./table.ts";
import { WINS_FOR_POINTS } from "./table-data.ts";

/** The scores of a game before a deal. @inline */
export interface DealScores {
  /** Points of the side that deals next, 0 to the target. */
  readonly dealer: number;
  /** Points of the other side. */
  readonly pone: number;
  /** Points that win, 1 to 241; default 121. */
  readonly target?: number | null;
  /** Number of players: 2 (default), or 4 as partners. */
  readonly players?: 2 | 4 | null;
}

/** A chance for each side, 0 to 1. @inline */
interface SideChances {
  /** For the side that deals next. */
  readonly dealer: number;
  /** For the other side. */
  readonly pone: number;
}

/** The possible ends of a game. @inline */
export interface ScoreChances extends SideChances {
  /** The chance that each side wins by 31 points or more, including double skunks. */
  readonly skunks: SideChances;
  /** The chance that each side wins by 61 points or more. */
  readonly doubleSkunks: SideChances;
  /** Largest standard error of `dealer` and `pone`; 0 if the game is over. */
  readonly error: number;
}

/**
 * The chances of two equally good sides to win from the scores before a deal. The pone is the side that doesn't deal.
 *
 * Only the points that each side still needs matter, so a game to 61 at 0-0 is the same as a game to 121 at 60-60. Four
 * partners score more in a deal than two players do, so their chances differ.
 *
 * The chances were computed from simulated deals, with points in the order of scoring. They come from tables, which are
 * rounded by up to 0.0006. Near the end of a game, two players are assumed to play to win, like a {@link cribbageBot}
 * with {@link trials}; partners play for points alone, and nobody plays for or against a skunk.
 *
 * If a skunk counts as two games and a double skunk as three, a game is worth
 * `dealer + skunks.dealer + doubleSkunks.dealer` games to the dealer, minus the same for the pone. {@link winChances}
 * returns that for any `worth`.
 *
 * @param scores - the points of both sides, and the target
 * @returns the chances to win, also by skunks, and their standard error
 * @throws InvalidStateError when a score is not an integer from 0 to the target, both sides have reached the target,
 * the target is above 241, or a field is missing or unknown; its path names the part
 *
 * @example
 * ```ts
 * import { chancesAtScores } from "fifteen-two/cribbage/analysis";
 *
 * const { dealer, pone, skunks } = chancesAtScores({ dealer: 0, pone: 0 });
 * dealer.toFixed(2); // => "0.56"
 * pone.toFixed(2); // => "0.44"
 * skunks.dealer.toFixed(2); // => "0.09"
 * chancesAtScores({ dealer: 117, pone: 117 }).dealer.toFixed(2); // => "0.44"
 * chancesAtScores({ dealer: 50, pone: 61, target: 61 }).pone; // => 1
 * chancesAtScores({ dealer: 0, pone: 0, players: 4 }).dealer.toFixed(2); // => "0.58"
 * ```
 */
export function chancesAtScores(scores: DealScores): ScoreChances {
  const given = readFields(scores, ["scores"], ["dealer", "pone"], ["target", "players"]);
  const target = readInteger(given.target ?? 121, ["scores", "target"], 1, MOST_NEEDED);
  const a = target - readInteger(given.dealer, ["scores", "dealer"], 0, target);
  const b = target - readInteger(given.pone, ["scores", "pone"], 0, target);
  if (a === 0 && b === 0)
    throw new InvalidStateError(["scores"], `must not both be ${target}: the game ends when one side has the target`);
  const players = readOneOf(given.players ?? 2, ["scores", "players"], [2, 4]);
  const dealer = chanceOf(players)(a, b);
  const sides = { dealer, pone: 1 - dealer };
  const forPoints = players === 4 ? chanceOf(4) : twoForPoints;
  // Winning by n points means winning before the other side needs only n - 1.
  const winsBy = (points: number, most: SideChances): SideChances => ({
    dealer: b < points ? 0 : Math.min(most.dealer, forPoints(a, b - points + 1)),
    pone: a < points ? 0 : Math.min(most.pone, 1 - forPoints(a - points + 1, b)),
  });
  const skunks = winsBy(31, sides);
  return { ...sides, skunks, doubleSkunks: winsBy(61, skunks), error: errorAt(players, Math.min(a, b)) };
}

const twoForPoints = /* @__PURE__ */ chancesOf(WINS_FOR_POINTS);
