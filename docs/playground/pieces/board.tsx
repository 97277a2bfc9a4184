import { useRef } from "preact/hooks";
import { useWidth } from "../app/width.ts";

interface BoardProps {
  readonly target: number;
  /** The holes before the skunk lines. */
  readonly skunks: readonly number[];
  /** By side: the score, and the score before the latest points. */
  readonly pegs: readonly { readonly front: number; readonly rear: number }[];
  readonly names: readonly string[];
}

const LANE = 1.5;
const STREET = 30;

/** A peg board as a strip: streets of thirty holes, numbers, skunk lines, two pegs a side. */
export function PegBoard({ target, skunks, pegs, names }: BoardProps) {
  const narrow = useWidth() < 760;
  const perRow = narrow && target > 61 ? 60 : 120;
  const rows = Math.ceil((target - 1) / perRow);
  const lanes = pegs.length * LANE;
  const height = lanes + 2.4;
  const width = across(Math.min(perRow, target - 1)) + 4.6;
  const at = (hole: number, side: number) => {
    const row = hole < 1 ? 0 : Math.min(rows - 1, Math.floor((hole - 1) / perRow));
    const y = row * height + 1 + (hole === target ? lanes / 2 - LANE / 2 : side * LANE) + 0.2;
    return { x: hole < 1 ? 0.6 + 0.9 * (hole + 1) : 2.2 + across(hole - row * perRow), y };
  };
  const score = pegs.map(({ front }, side) => `${names[side]} ${front}`).join(", ");
  const holes = Array.from({ length: target - 1 }, (_, i) => i + 1);
  return (
    <svg
      class="pegboard"
      viewBox={`0 0 ${width} ${rows * height}`}
      role="img"
      aria-label={`Peg board to ${target}: ${score}`}
    >
      {holes
        .filter((hole) => hole % STREET === 1)
        .map((hole) => (
          <rect
            key={hole}
            class={`street${Math.floor(hole / STREET) % 2}`}
            rx={0.5}
            x={at(hole, 0).x - 0.8}
            y={at(hole, 0).y - 1}
            height={lanes + 0.5}
            width={at(Math.min(hole + STREET - 1, target - 1), 0).x - at(hole, 0).x + 1.6}
          />
        ))}
      {pegs.map((_, side) => (
        <path key={side} class="holes" d={[-1, 0, ...holes].map((hole) => dot(at(hole, side))).join("")} />
      ))}
      <circle class="game-hole" cx={at(target, 0).x + 0.4} cy={at(target, 0).y} r={0.62} />
      {skunks
        .filter((hole) => hole > 0)
        .map((hole, i) => (
          <g key={hole} class="skunk">
            <path d={`M${at(hole, 0).x + 0.8} ${at(hole, 0).y - 1}v${lanes + 0.5}`} />
            <text x={at(hole, 0).x + 1.2} y={at(hole, 0).y + lanes + 0.75}>
              {["skunk", "double"][i]}
            </text>
          </g>
        ))}
      {holes
        .filter((hole) => hole % 10 === 0)
        .map((hole) => (
          <text
            key={hole}
            class={hole % STREET === 0 ? "street-end" : "number"}
            x={at(hole, 0).x}
            y={at(hole, 0).y + lanes + 0.75}
          >
            {hole}
          </text>
        ))}
      {pegs.map((pair, side) => (
        <Pegs key={side} side={side} {...pair} at={(hole) => at(hole, side)} />
      ))}
    </svg>
  );
}

/** How far along a row its nth hole lies: the holes stand in fives. */
function across(n: number): number {
  return n + 0.7 * Math.floor((n - 1) / 5);
}

function dot({ x, y }: { readonly x: number; readonly y: number }): string {
  return `M${x.toFixed(2)} ${y.toFixed(2)}h0`;
}

/** Two pegs; the rear one leaps over the front one. */
function Pegs({
  side,
  front,
  rear,
  at,
}: {
  side: number;
  front: number;
  rear: number;
  at(hole: number): { x: number; y: number };
}) {
  const pegs = useRef([front, rear]);
  const [a = 0, b = 0] = pegs.current;
  if (a !== front && b !== front) pegs.current = a === rear || a > b ? [a, front] : [front, b];
  const other = pegs.current.indexOf(front) === 0 ? 1 : 0;
  pegs.current[other] = rear;
  return (
    <>
      {pegs.current.map((hole, i) => {
        const { x, y } = at(hole);
        return (
          <g key={i} class={`peg side${side}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <circle r={0.66} />
          </g>
        );
      })}
    </>
  );
}
