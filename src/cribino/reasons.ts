import type { Seat } from "../core/any.ts";
import { without } from "../core/list.ts";
import { mostOf } from "../core/score.ts";
import { leftOf, sideOf } from "../core/seat.ts";
import { handsOf, receiver, stockOf, tilesOf } from "./hands.ts";
import { hasPlace, laysOf, scoreLay, withLay } from "./layout.ts";
import type { CribinoMove, DrawMove, LayMove, PassMove } from "./moves.ts";
import { deckOf } from "./options.ts";
import { payments, TILE_COST } from "./payment.ts";
import type { CribinoAwardItem } from "./score.ts";
import type { CribinoView, Layout, PlayState, SolitaireState, View } from "./state.ts";
import { type Color, DIRECTIONS, type Direction, facing, STEPS } from "./tile.ts";

/** A reason for or against a move in Crib-Ino. @inline */
export type CribinoReason =
  | {
      // The lay scores at once.
      readonly kind: "scores";
      readonly points: number;
      /** The scoring contacts, as an award lists them. */
      readonly items: readonly CribinoAwardItem[];
    }
  | {
      // The lay ends the deal, and the others pay these points for their tiles.
      readonly kind: "goes-out";
      readonly points: number;
    }
  | {
      // The next opponent can score at an open side of the tile, at most these points; or more elsewhere, or after a
      // pass.
      readonly kind: "allows";
      /** The open side, and the color and number there; missing for elsewhere and after a pass. */
      readonly facing?: Direction;
      readonly color?: Color;
      readonly number?: number;
      readonly points: number;
    }
  | {
      // The next opponent can lay a tile, but not score; or must draw first; or has none that fits.
      readonly kind: "allows-nothing" | "stalls" | "stops";
    }
  | {
      // Number of other tiles that still fit, in a solitaire.
      readonly kind: "fits";
      readonly tiles: number;
    }
  | {
      // A drawn tile may fit, or stay in hand until the end of the deal.
      readonly kind: "draws" | "passes";
      /** Number of tiles in the drawing stack that fit, and of all. */
      readonly tiles: number;
      readonly stock: number;
      /** Cost of one more tile at the end of the deal. */
      readonly cost: number;
    };

/** The reasons in English. They address the player who chooses. */
export const reasonWords = {
  "cribino.scores": "scores {points}: {items}",
  "cribino.goes-out": "ends the deal and collects {points} for the tiles left in other hands",
  "cribino.allows": "lets {opponent} score {points}",
  "cribino.allows.facing": "leaves the {color} {number} open {facing}, where {opponent} can score {points}",
  "cribino.allows-nothing": "leaves {opponent} nothing to score",
  "cribino.stalls": "leaves {opponent} only a draw or a pass",
  "cribino.stops": "leaves {opponent} no tile that fits",
  "cribino.fits": "leaves a place for {tiles} of your other tiles",
  "cribino.draws": "brings a tile that fits in {tiles} of {stock} cases; otherwise it may cost you {cost} at the end",
  "cribino.passes":
    "avoids another tile, which costs you {cost} if you still hold it at the end; {tiles} of {stock} would fit",
  "name.north": "at the top",
  "name.east": "on the right",
  "name.south": "at the bottom",
  "name.west": "on the left",
};

/** Lists reasons for and against a move of a player. */
export function reasonsFor(view: CribinoView, move: CribinoMove): CribinoReason[] {
  if (view.phase !== "play" && view.phase !== "solitaire") return [];
  if (view.phase === "play" && (move.type === "draw" || move.type === "pass")) return drawReasons(view, move);
  if (move.type !== "lay") return [];
  const { points, items } = scoreLay(view, move);
  const scoring = items.filter((item) => item.points > 0);
  const scored: CribinoReason[] = points > 0 ? [{ kind: "scores", points, items: scoring }] : [];
  const after = { ...view, ...withLay(view, move) };
  return [...scored, ...(after.phase === "play" ? playReasons(after, move) : aloneReasons(after, move))];
}

/** The chance that a drawn tile fits, and what a pass allows. A draw has no reason if no tile fits. */
function drawReasons(view: View<PlayState>, { type, seat }: DrawMove | PassMove): CribinoReason[] {
  if (receiver(view, seat) === undefined) return [];
  const stock = stockOf(view);
  const tiles = countFitting(view, stock, seat);
  const odds = { tiles, stock: stock.length, cost: TILE_COST };
  if (type === "draw") return tiles === 0 ? [] : [{ kind: "draws", ...odds }];
  return [...allowed(view), { kind: "passes", ...odds }];
}

/** Reasons from the end of the deal, or else from the next seat's replies. */
function playReasons(laid: PlayState | View<PlayState>, move: LayMove): CribinoReason[] {
  const { settings, turn } = laid;
  const hands = laid.hands.map((hand) => hand.filter((tile) => tile !== move.tile));
  const after = { ...laid, hands } as PlayState;
  const owner = handsOf(settings, turn).find((seat) => laid.hands[seat]!.includes(move.tile))!;
  const isOut = hands[owner]!.length === 0;
  if (!isOut && hasPlace(after)) return allowed(after, move);
  const paid = payments(after, isOut ? owner : turn, isOut ? "out" : "blocked");
  const points = paid.find(({ side }) => side === sideOf(after, turn))!.points;
  return [{ kind: "goes-out", points }];
}

/** Reasons from the other tiles that are turned up in a solitaire. */
function aloneReasons(laid: SolitaireState | View<SolitaireState>, { tile }: LayMove): CribinoReason[] {
  const others = without(laid.turnedUp, tile);
  return others.length > 0 ? [{ kind: "fits", tiles: countFitting(laid, others, 0) }] : [];
}

/** Number of tiles that have a place. */
function countFitting(layout: Layout, tiles: readonly number[], seat: Seat): number {
  return new Set(laysOf(layout, tiles, seat).map(({ tile }) => tile)).size;
}

interface Reply {
  readonly lay: LayMove;
  readonly points: number;
}

function repliesOf(layout: Layout, tiles: readonly number[], seat: Seat): Reply[] {
  return laysOf(layout, tiles, seat).map((lay) => ({ lay, points: scoreLay(layout, lay).points }));
}

/** The next opponent's best replies, by open side of the tile that was laid, most points first. */
function allowed(after: PlayState | View<PlayState>, lay?: LayMove): CribinoReason[] {
  const { settings, turn } = after;
  const next = leftOf(turn, settings.players);
  if (sideOf(after, next) === sideOf(after, turn)) return [];
  const replies = repliesOf(after, tilesOf({ ...after, turn: next }), next);
  if (replies.length === 0) return [{ kind: receiver(after, next) === undefined ? "stops" : "stalls" }];
  const most = mostOf(replies);
  if (most === 0) return [{ kind: "allows-nothing" }];
  const sides = lay === undefined ? [] : sidesOf(after, lay, replies);
  const isElsewhere = most > (sides[0]?.points ?? 0);
  return [...sides, ...(isElsewhere ? [{ kind: "allows", points: most } as const] : [])];
}

/** The best replies at the open sides of a tile. */
function sidesOf(after: Layout, { tile, x, y, rotation }: LayMove, replies: readonly Reply[]) {
  const sides = STEPS.flatMap(([dx, dy], direction) => {
    const points = mostOf(replies.filter(({ lay }) => lay.x === x + dx && lay.y === y + dy));
    const [color, number] = facing(deckOf(after.settings)[tile]!, rotation, direction);
    return points === 0 ? [] : [{ kind: "allows", facing: DIRECTIONS[direction]!, color, number, points } as const];
  });
  return sides.sort((one, other) => other.points - one.points);
}
