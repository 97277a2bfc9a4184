import { countBits, lowestBit } from "../core/bits.ts";
import { mostOf } from "../core/score.ts";
import type { Square } from "../shared/square.ts";
import type { Color } from "./color.ts";
import { markersOf, squaresIn } from "./display.ts";
import type { SacksonMove } from "./moves.ts";
import { placementsOf } from "./patterns.ts";
import * as exchange from "./phases/exchange.ts";
import * as returning from "./phases/return.ts";
import * as take from "./phases/take.ts";
import type { ExchangeState, ReturnState, SacksonState, SacksonView } from "./state.ts";

/**
 * A reason for or against a move in the Sackson game; each is about a figure.
 *
 * - `scores`: the exchange makes it
 * - `sets-up`: the stones make it in the same turn
 * - `prepares`: after an exchange of the stones, a color can lack one marker for it
 * - `lacks`: the color now lacks one marker for it
 * - `breaks`: the color lacked one marker for it, and now lacks more
 * - `blocks`: the other side could have made it next, and now can make only cheaper ones
 * - `keeps`: the player's stone is of that color, which lacks one marker
 * - `needs`: the color lacks two markers for it, and none of the player's colors lacks just one for a figure
 * - `allows`: it is the best that the other side can make in its next turn
 *
 * @inline
 */
export interface SacksonReason {
  readonly kind: "scores" | "sets-up" | "prepares" | "lacks" | "breaks" | "blocks" | "keeps" | "needs" | "allows";
  readonly figure: "plus" | "cross" | "line" | "zig-zag";
  readonly color: Color;
  /** Points that the figure scores next. */
  readonly points: number;
  /** Squares to exchange, for `sets-up`; otherwise squares that lack a marker, if any. */
  readonly squares?: readonly Square[];
  /** The other stone that an exchange on the only lacking square requires. */
  readonly stone?: Color;
  /** The same, if the other side holds it. */
  readonly awaited?: Color;
}

/** The reasons in English. They address the player who chooses. */
export const reasonWords = {
  "sackson.scores": "makes a {color} {figure} for {points}",
  "sackson.sets-up": "lets you exchange {squares} for a {color} {figure} that scores {points}",
  "sackson.prepares": "lets you bring {color} within one marker of a {figure} that scores {points}",
  "sackson.lacks":
    "leaves {color} needing only {squares}[ and the {stone} stone][, once the {awaited} stone is free,] for a {figure} that scores {points}",
  "sackson.breaks": "breaks up a {color} {figure} for {points} that needed only {squares}",
  "sackson.blocks": "stops {opponent} from making a {color} {figure} for {points}",
  "sackson.keeps":
    "keeps {color}, which needs only {squares}[ and the {stone} stone][, once the {awaited} stone is free,] for a {figure} that scores {points}",
  "sackson.needs": "leaves {color} needing {squares} for a {figure} that scores {points}",
  "sackson.allows": "lets {opponent} make a {color} {figure} for {points}",
};

/** A figure, and the squares for a plan to make it. */
type Figure = Omit<SacksonReason, "kind">;

/** Lists reasons for and against a move. */
export function reasonsFor({ viewer: _, ...position }: SacksonView, move: SacksonMove): SacksonReason[] {
  const state = position as SacksonState;
  switch (move.type) {
    case "take":
      return takeReasons(take.phase.apply(state, move));
    case "exchange":
      return exchangeReasons(state, exchange.phase.apply(state, move));
    case "return": {
      const after = returning.phase.apply(state, move);
      if (after.phase === "over") return [];
      const kept = state.held[state.turn % 2]!.filter((color) => color !== move.color);
      const near = figuresLacking(1, after, kept).map(named("keeps"));
      const far = bestOfEach(kept, (color) => figuresLacking(2, after, [color]));
      return [...(near.length > 0 ? near : far.map(named("needs"))), ...bestReplies(after).map(named("allows"))];
    }
  }
}

/** The figures that an exchange of the stones can make; without any, the best for each color that it can prepare. */
function takeReasons(state: SacksonState): SacksonReason[] {
  if (state.phase !== "exchange") return [];
  const made = bestFigures([state]);
  if (made.length > 0) return made.map(named("sets-up"));
  const exchanged = exchange.legalMoves(state, undefined).map((move) => exchange.phase.apply(state, move));
  const nearFor = (color: Color) => exchanged.flatMap((after) => figuresLacking(1, after, [color]));
  return bestOfEach(state.held[state.turn % 2]!, nearFor)
    .map(withoutSquares)
    .map(named("prepares"));
}

function exchangeReasons(before: SacksonState, after: SacksonState): SacksonReason[] {
  // Assume that the player returns the stone that leaves the other side the fewest points.
  const returned = after.phase === "return" ? returning.legalMoves(after, undefined) : [];
  const held = before.held[before.turn % 2]!;
  const colors = returned.length > 1 ? held : held.filter((color) => color !== returned[0]?.color);
  const [old, now] = [before, after].map((state) => figuresLacking(1, state, colors));
  const made = (after.awards[0]?.items ?? []).map(({ kind: figure, color, points }) => ({ figure, color, points }));
  const repliesTo = (state: SacksonState) =>
    mildest(returned.map((move) => bestReplies(returning.phase.apply(state as ReturnState, move))));
  const allowed = repliesTo(after);
  const threats = repliesTo({ ...after, display: before.display } as ReturnState);
  return [
    ...made.map(named("scores")),
    ...now!.filter((one) => !isIn(old!, one)).map(named("lacks")),
    ...(mostOf(threats) > mostOf(allowed) ? threats.map(named("blocks")) : []),
    ...old!.filter((one) => !isIn([...now!, ...made], one)).map(named("breaks")),
    ...allowed.map(named("allows")),
  ];
}

function isIn(list: readonly Figure[], one: Figure): boolean {
  return list.some(({ figure, color }) => figure === one.figure && color === one.color);
}

function named(kind: SacksonReason["kind"]): (one: Figure) => SacksonReason {
  return (one) => ({ kind, ...one });
}

/** The figure of each color with the most points, if any. */
function bestOfEach(colors: readonly Color[], figuresFor: (color: Color) => Figure[]): Figure[] {
  return colors.flatMap((color) =>
    figuresFor(color)
      .sort((a, b) => b.points - a.points)
      .slice(0, 1),
  );
}

function withoutSquares({ figure, color, points }: Figure): Figure {
  return { figure, color, points };
}

/** The figures of the lists whose best scores the least. */
function mildest(lists: readonly (readonly Figure[])[]): Figure[] {
  const least = Math.min(...lists.map(mostOf));
  return unique(lists.filter((list) => mostOf(list) === least).flat());
}

/** The figures for which some colors lack `count` markers, with the squares of these, each once. */
function figuresLacking(
  count: number,
  { display, settings, pointBoard, held }: SacksonState,
  colors: readonly Color[],
): Figure[] {
  return unique(
    colors.flatMap((color) => {
      const markers = markersOf(display, color);
      return [...placementsOf(settings)].flatMap(([bits, figure]) => {
        const missing = bits & ~markers;
        if (countBits(missing) !== count) return [];
        const one = { figure, color, points: pointBoard[figure][color], squares: squaresIn(missing) };
        if (count > 1) return [one];
        const stone = display[lowestBit(missing)]!;
        const isHeld = held.some((stones) => stones.includes(stone) && !stones.includes(color));
        return [{ ...one, [isHeld ? "awaited" : "stone"]: stone }];
      });
    }),
  );
}

/** The best figures that the side to move can make in a turn; none if the game is over. */
function bestReplies(state: SacksonState): Figure[] {
  if (state.phase !== "take") return [];
  const taken = take.legalMoves(state, undefined).map((move) => take.phase.apply(state, move));
  return bestFigures(taken.filter((after) => after.phase === "exchange")).map(withoutSquares);
}

/** The figures that score the most at once, each with the squares of an exchange that makes it. */
function bestFigures(states: readonly ExchangeState[]): Figure[] {
  const scored = states.flatMap((state) =>
    exchange.legalMoves(state, undefined).flatMap((move) => {
      const { awards } = exchange.phase.apply(state, move);
      return awards.map((award) => ({ ...award, squares: move.squares }));
    }),
  );
  const most = mostOf(scored);
  const figures = scored
    .filter(({ points }) => points === most)
    .flatMap(({ items, squares }) =>
      items.map(({ kind: figure, color, points }) => ({ figure, color, points, squares })),
    );
  return figures.filter((one, i) => !isIn(figures.slice(0, i), one));
}

function unique(list: readonly Figure[]): Figure[] {
  return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}
