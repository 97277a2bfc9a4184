import { holeAt, type Pegs as PegPair, type Point, trackSize } from "fifteen-two/pegboard";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isStill } from "../motion.ts";
import { t } from "../words.ts";
import { sideColor } from "./colors.ts";
import { hops } from "./hops.ts";

/** Skunks are the holes before the skunk lines; pegs and names are by side; a flat board lies on its side. */
type BoardProps = {
  target: number;
  skunks: number[];
  pegs: readonly PegPair[];
  names: readonly string[];
  flat: boolean;
};

/** Room around the package's board for its numbers. */
const EDGE = { flat: 1.9, upright: 4.4 };

/** A peg board, drawn from the package's coordinates: lanes, numbers, skunk lines, two pegs a side. */
export function PegBoard({ target, skunks, pegs, names, flat }: BoardProps) {
  const shape = { sides: pegs.length, target };
  const { width, height } = trackSize(shape);
  const at = (hole: number, side: number): Point => {
    // If the game continues past the target, the peg stays in the last hole.
    const { x, y } = holeAt(Math.min(hole, target), side, shape);
    return flat ? { x: height - y, y: x } : { x, y };
  };
  const [wide, high] = flat ? [height, width + EDGE.flat] : [width + EDGE.upright, height];
  const score = pegs.map(({ front }, side) => `${names[side]} ${front}`).join(", ");
  const holes = Array.from({ length: target + 1 }, (_, i) => i - 1);
  const lanes = pegs.map((_, side) => (hole: number) => at(hole, side));
  const step = target < 40 ? 5 : 10;
  const outer = pegs.length - 1;
  const end = at(target, 0);
  return (
    <svg
      class="pegboard"
      style={{ "--lanes": pegs.length }}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={t("Peg board to {target}: {score}", { target, score })}
    >
      {lanes.map((lane, side) => (
        <g key={side} fill="none" stroke-linecap="round" stroke-linejoin="round">
          <path d={wayOf(lane, target)} stroke={sideColor(side)} stroke-width="0.85" opacity="0.3" />
          <path d={holes.map((hole) => `M${words(lane(hole))}h0`).join("")} stroke="var(--hole)" stroke-width="0.46" />
        </g>
      ))}
      <circle cx={end.x} cy={end.y} r={0.5} fill="var(--hole)" stroke="var(--gold)" stroke-width="0.2" />
      {skunks
        .filter((hole) => hole > 0)
        .map((hole) => (
          <path
            key={hole}
            d={line(at(hole, 0), at(hole + 1, 0), at(hole, outer))}
            stroke="var(--skunk)"
            stroke-width="0.25"
          />
        ))}
      {holes
        .filter((hole) => hole > 0 && hole % step === 0 && isStraight(hole, lanes[0]!))
        .map((hole) => (
          <text
            key={hole}
            text-anchor={flat ? "middle" : "start"}
            fill="var(--on-wood)"
            {...numberAt(at(hole, 0), at(hole, outer), flat)}
          >
            {hole}
          </text>
        ))}
      {pegs.map((pair, side) => (
        <Pegs key={side} side={side} {...pair} target={target} at={(hole) => at(hole, side)} />
      ))}
    </svg>
  );
}

function words({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** The distance from a hole to the next in a turn, as a share of the turn's radius: a turn has six such steps. */
const STEP = 2 * Math.sin(Math.PI / 12);

/** The way of a lane from its first hole, with round turns: the first one clockwise. */
function wayOf(lane: (hole: number) => Point, target: number): string {
  const steps = Array.from({ length: target - 1 }, (_, i) => {
    const [a, b] = [lane(i + 1), lane(i + 2)];
    if (i + 2 === target || isStraight(i + 2, lane)) return `L${words(b)}`;
    const radius = Math.hypot(b.x - a.x, b.y - a.y) / STEP;
    return `A${radius} ${radius} 0 0 ${2 * i < target ? 1 : 0} ${words(b)}`;
  });
  return `M${words(lane(1))}${steps.join("")}`;
}

/** True for a hole on a straight stretch, false in a turn. */
function isStraight(hole: number, lane: (hole: number) => Point): boolean {
  const [a, b] = [lane(hole - 1), lane(hole)];
  return a.x === b.x || a.y === b.y;
}

/** A line across all lanes, between a hole and the next. */
function line(a: Point, next: Point, last: Point): string {
  const [x, y] = [(a.x + next.x) / 2, (a.y + next.y) / 2];
  const along = [Math.sign(last.x - a.x), Math.sign(last.y - a.y)] as const;
  return `M${x - 0.6 * along[0]} ${y - 0.6 * along[1]}L${x + last.x - a.x + 0.6 * along[0]} ${y + last.y - a.y + 0.6 * along[1]}`;
}

/** The position of a hole's number: below its lanes, or to their right on an upright board. */
function numberAt(a: Point, b: Point, flat: boolean): Point {
  return flat ? { x: a.x, y: Math.max(a.y, b.y) + 1.8 } : { x: Math.max(a.x, b.x) + 0.8, y: a.y + 0.55 };
}

type PegsProps = PegPair & { side: number; target: number; at(hole: number): Point };

/** Two pegs; the rear one leaps over the front one, hole by hole. A ring spreads about a peg that wins. */
function Pegs({ side, front, rear, target, at }: PegsProps) {
  const pegs = useRef([front, rear]);
  const before = pegs.current;
  const [a, b] = before;
  pegs.current = a === rear || b === front ? [rear, front] : [front, rear];
  const place = (hole: number) => `translate(${at(hole).x}px, ${at(hole).y}px)`;
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const moved = pegs.current.findIndex((hole, i) => hole > (before[i] ?? hole));
    const [from = 0, to = 0] = [before[moved], pegs.current[moved]];
    if (moved < 0 || isStill()) return;
    const { hopping, winning } = hops(from, to, at, target);
    const [ring, ...both] = group.current?.children ?? [];
    both[moved]?.animate(hopping.frames, hopping.time);
    if (winning === undefined) return;
    both[moved]?.animate(winning.joy, winning.timing);
    ring?.animate(winning.ring, winning.timing);
  }, [front, rear]);
  return (
    <g ref={group}>
      <circle class="ring" r={0.6} stroke="var(--gold)" />
      {pegs.current.map((hole, i) => (
        <g key={i} class={`peg side${side}`} style={{ transform: place(hole) }}>
          <ellipse cx={0.16} cy={0.3} rx={0.52} ry={0.4} fill-opacity="0.4" />
          <circle r={0.52} fill={sideColor(side)} stroke="#1d1405" stroke-width="0.1" />
          <circle cx={-0.14} cy={-0.16} r={0.17} fill="#fff" fill-opacity="0.75" />
        </g>
      ))}
    </g>
  );
}
