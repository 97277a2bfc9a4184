import { InvalidStateError } from "../../../core/errors.ts";
import { readFields, readInteger, readOneOf } from "../../../schema/read.ts";
import { MOST_NEEDED } from "../options/view.ts";
import { errorAt, leadTable } from "./table.ts";

/**
 * The scores of a game before a deal.
 *
 * @inline
 */
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

/**
 * A chance for each side, 0 to 1.
 *
 * @inline
 */
interface SideChances {
  /** For the side that deals next. */
  readonly dealer: number;
  /** For the other side. */
  readonly pone: number;
}

/**
 * How a game may end.
 *
 * @inline
 */
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
 * The chances are computed exactly from the scores of simulated deals, in the order in which they are scored, except
 * that those of two players to win are shipped, to the nearest 1/2048. The first use computes the skunks in about 70 ms,
 * and the first use beyond 121 points takes another 0.2 s. Near the end of a game, two players are assumed to play to
 * win, like the hard {@link cribbageBot}; partners play for points alone.
 *
 * If a skunk counts as two games and a double skunk as three, a game is worth `dealer + skunks.dealer +
 * doubleSkunks.dealer` games to the dealer, less the same for the pone.
 *
 * @param scores - the points of both sides, and the points that win
 * @returns the chances to win, by how much, and their standard error
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
 * chancesAtScores({ dealer: 117, pone: 117 }).dealer.toFixed(2); // => "0.43"
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
  const wins = leadTable(players, target, 1);
  const at = wins.stride * a + b;
  const dealer = wins.dealer[at]!;
  // Only the chances to win hold what playing to win gains.
  const upTo = (most: SideChances, lead: 31 | 61): SideChances => {
    const chances = leadTable(players, target, lead);
    return { dealer: Math.min(chances.dealer[at]!, most.dealer), pone: Math.min(chances.pone[at]!, most.pone) };
  };
  const sides = { dealer, pone: 1 - dealer };
  const skunks = upTo(sides, 31);
  return { ...sides, skunks, doubleSkunks: upTo(skunks, 61), error: errorAt(players, a, b) };
}
