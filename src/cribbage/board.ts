import type { Seat, Side } from "../core/any.ts";
import { InvalidStateError } from "../core/errors.ts";
import { typed } from "../core/game.ts";
import { phraseOf, readNarration, withWords } from "../words/narration.ts";
import { sentence } from "../words/values.ts";
import type { CribbageGame } from "./game.ts";
import { type CribbageView, parseViewJson } from "./index.ts";

/** A position against par, or the way to play from it; see {@link boardPosition}. */
export type BoardTheme = "ahead of par" | "at par" | "behind par" | "play on" | "play off";

/** A side's position on the board. @inline */
export interface SideOnBoard {
  /** The points at which the side would be level in this deal. */
  readonly par: number;
  /** The side's points beyond par, negative if it is behind. */
  readonly ahead: number;
  /** Its position against par, and the way to play from it. */
  readonly themes: readonly BoardTheme[];
}

/** Points of one player in two deals, one as the dealer and one as the pone. */
const PAIR_OF_DEALS = 26;

/** Points of the pone in a deal. */
const DEAL_OF_PONE = 10;

/** Distance from the last par hole to the target. */
const LAST = 25;

/**
 * Compares both sides of a two-player game with par, by the theory of 26: a player scores 26 points in two deals, 16 as
 * the dealer and 10 as the pone. To win the race, a dealer should start a deal on a par hole (18, 44, 70 or 96 points),
 * and a pone 10 points before one.
 *
 * A side's par is the lowest of these holes from which it wins the race, if the other side is on the last one that it
 * has reached. So one side is ahead of par or at par, and plays off: it forgoes points that would let the other score,
 * too. The other is behind and plays on: it takes points even at a risk. Actual cards may call for another plan, above
 * all in the last deals; `advise` takes them into account.
 *
 * @param view - a view of two players with a dealer; points of the deal so far count
 * @returns for each side its par, its points beyond that, and its themes
 * @throws InvalidStateError when `view` is not a view of cribbage, has more than two players or no dealer yet, or is
 * over; its path names the part
 *
 * @example
 * ```ts
 * import { boardPosition, situation } from "fifteen-two/cribbage/analysis";
 *
 * const hand = ["2H", "3D", "3S", "5C", "9S", "QD"] as const;
 * const [you, other] = boardPosition(situation({ hand, dealer: false, scores: [76, 61] }));
 * you; // => { par: 60, ahead: 16, themes: ["ahead of par", "play off"] }
 * other; // => { par: 70, ahead: -9, themes: ["behind par", "play on"] }
 * ```
 */
export function boardPosition(view: CribbageView): readonly SideOnBoard[] {
  const { phase, settings, scores, dealer } = parseViewJson(view) as Extract<CribbageView, { dealer: number }>;
  if (settings.players > 2) throw new InvalidStateError(["settings", "players"], "must be 2");
  if (dealer == null || (phase as string) === "over")
    throw new InvalidStateError(["phase"], `must be that of a deal, not "${phase}"`);
  const last = settings.target - LAST;
  /** The last par hole that a side has reached, in points as the dealer. */
  const reached = (side: Side) => {
    const points = scores[side]! + (side === dealer ? 0 : DEAL_OF_PONE);
    return last - PAIR_OF_DEALS * Math.ceil((last - points) / PAIR_OF_DEALS);
  };
  return scores.map((score, side) => {
    // On the same par hole, the dealer wins the race. The pone needs the next hole.
    const par = side === dealer ? reached(1 - side) : reached(1 - side) + PAIR_OF_DEALS - DEAL_OF_PONE;
    const ahead = score - par;
    const place: BoardTheme = ahead > 0 ? "ahead of par" : ahead < 0 ? "behind par" : "at par";
    return { par, ahead, themes: [place, ahead < 0 ? "play on" : "play off"] };
  });
}

const WORDS: { readonly [name: string]: string } = {
  "board.ahead": "{side} {are|is} {points} ahead of par[ ({par})] and should play safe",
  "board.at": "{side} {are|is} at par[ ({par})] and should play safe",
  "board.behind": "{side} {are|is} {points} behind par[ ({par})] and should play for points",
};

/** Options of {@link describeBoard}. @inline */
export interface BoardOptions {
  /** The seat addressed as "you", or null for a spectator; default the viewer. */
  readonly viewer?: Seat | null;
  /** Names by seat; default "player 1" and so on. */
  readonly names?: readonly string[];
  /** Phrases that replace those of all games and `board.ahead`, `board.at` and `board.behind`. */
  readonly words?: { readonly [name: string]: string };
}

/**
 * Describes the {@link boardPosition} of a view: each side's distance from par, and the way to play from there.
 *
 * @param game - cribbage
 * @param view - a view of two players with a dealer
 * @param options - the listener, the players' names, and the words
 * @returns a sentence without a period for each side
 * @throws InvalidStateError as {@link boardPosition} does, or when an option is unknown or invalid
 *
 * @example
 * ```ts
 * import * as cribbage from "fifteen-two/cribbage";
 * import { describeBoard, situation } from "fifteen-two/cribbage/analysis";
 * import * as german from "fifteen-two/words/de";
 *
 * const view = situation({ hand: ["2H", "3D", "3S", "5C", "9S", "QD"], dealer: false, scores: [76, 61] });
 * describeBoard(cribbage, view, { names: ["", "Bob"] });
 * // => ["You are 16 ahead of par (60) and should play safe", "Bob is 9 behind par (70) and should play for points"]
 * describeBoard(cribbage, view, { words: { ...german.cribbage, ...german.board } })[0];
 * // => "Du liegst 16 vor dem Soll (60) und solltest auf Sicherheit spielen"
 * ```
 */
export function describeBoard(game: CribbageGame, view: CribbageView, options?: BoardOptions | null): string[] {
  const position = boardPosition(view);
  const narration = withWords(readNarration(typed(game), options, view), WORDS);
  return position.map(({ par, ahead }, side) => {
    const name = ahead > 0 ? "board.ahead" : ahead < 0 ? "board.behind" : "board.at";
    // At the start of a game, par may be before the first hole.
    const hole = par > 0 ? { par } : {};
    return sentence(phraseOf(narration, name)!, { side, points: Math.abs(ahead), ...hole }, narration);
  });
}
