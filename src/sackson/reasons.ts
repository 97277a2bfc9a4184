import { countBits } from "../core/bits.ts";
import type { Square } from "../shared/square.ts";
import type { Color } from "./color.ts";
import { markersOf, squaresIn } from "./display.ts";
import type { SacksonMove } from "./moves.ts";
import { placementsOf } from "./patterns.ts";
import * as exchange from "./phases/exchange.ts";
import * as returning from "./phases/return.ts";
import * as take from "./phases/take.ts";
import type { ExchangeState, SacksonState, SacksonView, TakeState } from "./state.ts";

/**
 * A reason for or against a move in the Sackson game; each is about a figure.
 *
 * - `scores`: the exchange makes it
 * - `sets-up`: the stones make it in the same turn
 * - `lacks`: the color now lacks one marker for it, on `square`
 * - `breaks`: the color lacked one marker for it, and now lacks more
 * - `keeps`: the player's stone is of that color, which lacks one marker
 * - `needs`: the color lacks two markers for it, and none of the player's colors lacks just one for a figure
 * - `allows`: it is the best that the other side can make in its next turn
 *
 * @inline
 */
export interface SacksonReason {
  readonly kind: "scores" | "sets-up" | "lacks" | "breaks" | "keeps" | "needs" | "allows";
  readonly figure: "plus" | "cross" | "line" | "zig-zag";
  readonly color: Color;
  /** Points that the figure scores next. */
  readonly points: number;
  /** Where the last marker belongs, if one is lacking. */
  readonly square?: Square;
}

/** The reasons in English. They address the player who chooses. */
export const reasonWords = {
  "sackson.scores": "makes a {color} {figure} for {points}",
  "sackson.sets-up": "lets you make a {color} {figure} for {points} at once",
  "sackson.lacks": "{color} needs only {square} for a {figure} that scores {points}",
  "sackson.breaks": "breaks up a {color} {figure} for {points} that needed only one more",
  "sackson.keeps": "keeps {color}, which needs only {square} for a {figure} that scores {points}",
  "sackson.needs": "{color} needs two more markers for a {figure} that scores {points}",
  "sackson.allows": "lets {opponent} make a {color} {figure} for {points}",
};

type Made = Pick<SacksonReason, "figure" | "color" | "points">;

/** Lists reasons for and against a move. */
export function reasonsFor({ viewer: _, ...position }: SacksonView, move: SacksonMove): SacksonReason[] {
  const state = position as SacksonState;
  switch (move.type) {
    case "take":
      return takeReasons(state as TakeState, take.phase.apply(state, move), move.colors);
    case "exchange":
      return exchangeReasons(state, exchange.phase.apply(state, move));
    case "return": {
      const after = returning.phase.apply(state, move);
      if (after.phase === "over") return [];
      const kept = state.held[state.turn % 2]!.filter((color) => color !== move.color);
      const near = nearFigures(after, kept).map(named("keeps"));
      const plan = near.length > 0 ? near : farFigures(after, kept).map(named("needs"));
      return [...plan, ...bestReplies(after).map(named("allows"))];
    }
  }
}

function takeReasons(before: TakeState, after: SacksonState, colors: readonly Color[]): SacksonReason[] {
  const made = after.phase === "exchange" ? bestFigures([after]) : [];
  if (made.length > 0) return made.map(named("sets-up"));
  const near = nearFigures(before, colors).map(named("lacks"));
  return near.length > 0 ? near : farFigures(before, colors).map(named("needs"));
}

function exchangeReasons(before: SacksonState, after: SacksonState): SacksonReason[] {
  const colors = before.held[before.turn % 2]!;
  const [old, now] = [before, after].map((state) => nearFigures(state, colors));
  const [oldFar, far] = [before, after].map((state) => farFigures(state, colors));
  const made = (after.awards[0]?.items ?? []).map(({ kind: figure, color, points }) => ({ figure, color, points }));
  // Assume that the player returns the stone that leaves the other side the fewest points.
  const returned = after.phase === "return" ? returning.legalMoves(after, undefined) : [];
  const replies = returned.map((move) => bestReplies(returning.phase.apply(after, move)));
  const totals = replies.map((list) => Math.max(0, ...list.map(({ points }) => points)));
  const allowed = unique(replies.filter((_, i) => totals[i] === Math.min(...totals)).flat());
  return [
    ...made.map(named("scores")),
    ...now!.filter((one) => !isIn(old!, one)).map(named("lacks")),
    ...(now!.length > 0 ? [] : far!.filter((one) => !isIn([...old!, ...oldFar!], one)).map(named("needs"))),
    ...old!.filter((one) => !isIn([...now!, ...made], one)).map(named("breaks")),
    ...allowed.map(named("allows")),
  ];
}

function isIn(list: readonly Made[], one: Made): boolean {
  return list.some(({ figure, color }) => figure === one.figure && color === one.color);
}

function named<One extends Made>(kind: SacksonReason["kind"]): (one: One) => SacksonReason {
  return (one) => ({ kind, ...one });
}

/** The figures for which some colors lack one marker, each once. */
function nearFigures(state: SacksonState, colors: readonly Color[]) {
  return figuresLacking(1, state, colors).map(({ missing, ...made }) => ({ ...made, square: squaresIn(missing)[0]! }));
}

/** For each of some colors, the best figure for which it lacks two markers, if any. */
function farFigures(state: SacksonState, colors: readonly Color[]): Made[] {
  return colors.flatMap((color) => {
    const [best] = figuresLacking(2, state, [color]).sort((a, b) => b.points - a.points);
    return best === undefined ? [] : [{ figure: best.figure, color, points: best.points }];
  });
}

/** The figures for which some colors lack `count` markers, with the squares of these, each once. */
function figuresLacking(count: number, { display, settings, pointBoard }: SacksonState, colors: readonly Color[]) {
  return unique(
    colors.flatMap((color) => {
      const markers = markersOf(display, color);
      return [...placementsOf(settings)].flatMap(([bits, figure]) => {
        const missing = bits & ~markers;
        return countBits(missing) === count ? [{ figure, color, points: pointBoard[figure][color], missing }] : [];
      });
    }),
  );
}

/** The best figures that the side to move can make in a turn; none if the game is over. */
function bestReplies(state: SacksonState): Made[] {
  if (state.phase !== "take") return [];
  const taken = take.legalMoves(state, undefined).map((move) => take.phase.apply(state, move));
  return bestFigures(taken.filter((after) => after.phase === "exchange"));
}

function bestFigures(states: readonly ExchangeState[]): Made[] {
  const awards = states.flatMap((state) =>
    exchange.legalMoves(state, undefined).flatMap((move) => exchange.phase.apply(state, move).awards),
  );
  const most = Math.max(...awards.map(({ points }) => points));
  const items = awards.filter(({ points }) => points === most).flatMap((award) => award.items);
  return unique(items.map(({ kind: figure, color, points }) => ({ figure, color, points })));
}

function unique<One extends Made>(list: readonly One[]): One[] {
  return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}
