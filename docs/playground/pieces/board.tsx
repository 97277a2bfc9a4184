import { holeAt, type Point, trackSize } from "fifteen-two/pegboard";
import { useRef } from "preact/hooks";

interface BoardProps {
  readonly target: number;
  /** The holes before the skunk lines. */
  readonly skunks: readonly number[];
  /** By side: the score, and the score before the latest points. */
  readonly pegs: readonly { readonly front: number; readonly rear: number }[];
  readonly names: readonly string[];
  /** Whether it lies on its side. */
  readonly flat: boolean;
}

/** Room around the package's board for its numbers. */
const EDGE = { flat: 1.9, upright: 3.4 };

/** A peg board, drawn from the package's coordinates: lanes, numbers, skunk lines, two pegs a side. */
export function PegBoard({ target, skunks, pegs, names, flat }: BoardProps) {
  const shape = { sides: pegs.length, target };
  const { width, height } = trackSize(shape);
  const at = (hole: number, side: number): Point => {
    const { x, y } = holeAt(hole, side, shape);
    return flat ? { x: height - y, y: x } : { x, y };
  };
  const [wide, high] = flat ? [height, width + EDGE.flat] : [width + EDGE.upright, height];
  const score = pegs.map(({ front }, side) => `${names[side]} ${front}`).join(", ");
  const holes = Array.from({ length: target + 1 }, (_, i) => i - 1);
  const end = at(target, 0);
  return (
    <svg
      class="pegboard"
      style={{ "--lanes": pegs.length }}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={`Peg board to ${target}: ${score}`}
    >
      {pegs.map((_, side) => (
        <g key={side} class={`lane side${side}`}>
          <path
            class="groove"
            d={`M${holes
              .slice(2)
              .map((hole) => words(at(hole, side)))
              .join("L")}`}
          />
          <path class="holes" d={holes.map((hole) => `M${words(at(hole, side))}h0`).join("")} />
        </g>
      ))}
      <circle class="game-hole" cx={end.x} cy={end.y} r={0.5} />
      {skunks
        .filter((hole) => hole > 0)
        .map((hole) => (
          <path key={hole} class="skunk" d={line(at(hole, 0), at(hole + 1, 0), at(hole, pegs.length - 1))} />
        ))}
      {holes
        .filter((hole) => hole > 0 && hole % 10 === 0 && isStraight(hole, at))
        .map((hole) => (
          <HoleNumber key={hole} hole={hole} {...at(hole, 0)} other={at(hole, pegs.length - 1)} flat={flat} />
        ))}
      {pegs.map((pair, side) => (
        <Pegs key={side} side={side} {...pair} at={(hole) => at(hole, side)} />
      ))}
    </svg>
  );
}

function words({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** Whether the holes about one lie in a line, and not in a turn. */
function isStraight(hole: number, at: (hole: number, side: number) => Point): boolean {
  const [a, b] = [at(hole - 1, 0), at(hole, 0)];
  return a.x === b.x || a.y === b.y;
}

/** A line across all lanes, between a hole and the next. */
function line(a: Point, next: Point, last: Point): string {
  const [x, y] = [(a.x + next.x) / 2, (a.y + next.y) / 2];
  const along = [Math.sign(last.x - a.x), Math.sign(last.y - a.y)] as const;
  return `M${x - 0.6 * along[0]} ${y - 0.6 * along[1]}L${x + last.x - a.x + 0.6 * along[0]} ${y + last.y - a.y + 0.6 * along[1]}`;
}

/** The number of a hole, at the right of its lanes, or below them. */
function HoleNumber({ hole, x, y, other, flat }: Point & { hole: number; other: Point; flat: boolean }) {
  return flat ? (
    <text x={x} y={Math.max(y, other.y) + 1.8}>
      {hole}
    </text>
  ) : (
    <text class="beside" x={Math.max(x, other.x) + 0.8} y={y + 0.55}>
      {hole}
    </text>
  );
}

interface PegsProps {
  readonly side: number;
  readonly front: number;
  readonly rear: number;
  at(hole: number): Point;
}

/** Two pegs; the rear one leaps over the front one. */
function Pegs({ side, front, rear, at }: PegsProps) {
  const pegs = useRef([front, rear]);
  const [a = 0, b = 0] = pegs.current;
  if (a !== front && b !== front) pegs.current = a === rear || a > b ? [a, front] : [front, b];
  pegs.current[pegs.current.indexOf(front) === 0 ? 1 : 0] = rear;
  return (
    <>
      {pegs.current.map((hole, i) => {
        const { x, y } = at(hole);
        return (
          <g key={i} class={`peg side${side}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <ellipse cx={0.16} cy={0.3} rx={0.52} ry={0.4} class="shade" />
            <circle r={0.52} />
            <circle cx={-0.14} cy={-0.16} r={0.17} class="shine" />
          </g>
        );
      })}
    </>
  );
}
