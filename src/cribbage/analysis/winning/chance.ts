import { InvalidStateError } from "../../../core/errors.ts";
import { readInteger, readObject, readOneOf } from "../../../core/json.ts";
import { errorAt, leadTable, MOST_NEEDED } from "./table.ts";

/** How a game stands before a deal. */
export interface WinChanceScores {
  /** The points of the side that deals next, 0 up to the target. */
  readonly dealer: number;
  /** The points of the other side. */
  readonly pone: number;
  /** The points that win, 1 to 241; default 121. */
  readonly target?: number | null;
  /** How many play: 2, or 4 as partners; default 2. */
  readonly players?: 2 | 4 | null;
}

/** How likely something is for each side, 0 to 1. */
export interface SideChances {
  /** For the side that deals next. */
  readonly dealer: number;
  /** For the other side. */
  readonly pone: number;
}

/** How a game may end. */
export interface WinChance extends SideChances {
  /** The chance that each side wins by 31 points or more, double skunks among them. */
  readonly skunks: SideChances;
  /** The chance that each side wins by 61 points or more. */
  readonly doubleSkunks: SideChances;
  /** The standard error of `dealer` and `pone`, at most; 0 when the game is over. */
  readonly error: number;
}

/**
 * How likely each of two sides wins from the scores before a deal, when both play equally well. The pone is the side that
 * does not deal. The points that each still needs are all that matters, so a game to 61 at 0-0 is one to 121 at 60-60.
 * Four partners score more in a deal than two players, and so have other chances.
 *
 * The chances come from the scores of simulated deals, kept in the order in which they are scored, and follow from each
 * other exactly. Those of a target are worked out on first use, in some 0.2 s; beyond 121 in 0.8 s.
 *
 * A game that counts a skunk as two and a double skunk as three is worth `dealer + skunks.dealer + doubleSkunks.dealer`
 * games to the dealer, less the same for the pone.
 *
 * @param scores - the points of both sides, and how many win
 * @returns the chances to win, by how much, and how exact they are
 * @throws InvalidStateError when a score is no whole number from 0 to the target, both sides have reached it, it is
 *   above 241, or a field is missing or unknown; its path names the part
 *
 * @example
 * ```ts
 * import { winChance } from "fifteen-two/cribbage/analysis";
 *
 * const { dealer, pone, skunks } = winChance({ dealer: 0, pone: 0 });
 * dealer.toFixed(2); // => "0.56"
 * pone.toFixed(2); // => "0.44"
 * skunks.dealer.toFixed(2); // => "0.09"
 * winChance({ dealer: 117, pone: 117 }).dealer.toFixed(2); // => "0.43"
 * winChance({ dealer: 50, pone: 61, target: 61 }).pone; // => 1
 * ```
 */
export function winChance(scores: WinChanceScores): WinChance {
  const given = readObject(scores, "scores", ["dealer", "pone"], ["target", "players"]);
  const target = readInteger(given.target ?? 121, "scores.target", 1, MOST_NEEDED);
  const a = target - readInteger(given.dealer, "scores.dealer", 0, target);
  const b = target - readInteger(given.pone, "scores.pone", 0, target);
  if (a === 0 && b === 0)
    throw new InvalidStateError("scores", `cannot both be ${target}: the game ends when one side has the target`);
  const players = readOneOf(given.players ?? 2, "scores.players", [2, 4]);
  const wins = leadTable(players, target, 1);
  const at = wins.stride * a + b;
  const dealer = wins.dealer[at]!;
  // Only wins are corrected for how the end of a game is played.
  const upTo = (most: SideChances, lead: 31 | 61): SideChances => {
    const chances = leadTable(players, target, lead);
    return { dealer: Math.min(chances.dealer[at]!, most.dealer), pone: Math.min(chances.pone[at]!, most.pone) };
  };
  const sides = { dealer, pone: 1 - dealer };
  const skunks = upTo(sides, 31);
  return { ...sides, skunks, doubleSkunks: upTo(skunks, 61), error: errorAt(players, a, b) };
}
