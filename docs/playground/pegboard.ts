import { type Board, holeAt, type Point } from "fifteen-two/pegboard";
import { s } from "./dom.ts";

/** A peg board in SVG, lying on its side so that it is wide rather than high; the pegs of each side have their letter. */
export function drawBoard({ target, pegs }: Board, sideNames: readonly string[]): SVGElement {
  const shape = { sides: pegs.length, target };
  const at = (hole: number, side: number) => lying(holeAt(hole, side, shape));
  const holes = pegs.flatMap((_, side) => range(-1, target).map((hole) => ({ hole, ...at(hole, side) })));
  const [left, right] = [Math.min(...holes.map(({ x }) => x)) - 1, Math.max(...holes.map(({ x }) => x)) + 1];
  const [top, bottom] = [Math.min(...holes.map(({ y }) => y)) - 1, Math.max(...holes.map(({ y }) => y)) + 1];
  const score = pegs.map(({ front }, side) => `${sideNames[side]} ${front}`).join(", ");
  return s(
    "svg",
    {
      viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
      class: "pegboard",
      role: "img",
      "aria-label": `Peg board to ${target}: ${score}`,
    },
    s("rect", { x: left, y: top, width: right - left, height: bottom - top, rx: 1, class: "wood" }),
    holes.map(({ x, y, hole }) => s("circle", { cx: x, cy: y, r: hole === target ? 0.5 : 0.22, class: "hole" })),
    pegs.map(({ front, rear }, side) => [rear, front].map((hole) => peg(at(hole, side), side))),
  );
}

function peg({ x, y }: Point, side: number): SVGElement {
  const letter = s("text", { x, y: y + 0.4 }, `${"ABCDEFG"[side]}`);
  return s("g", { class: `peg side${side}` }, s("circle", { cx: x, cy: y, r: 0.75 }), letter);
}

/** How far the lanes lie apart, as a multiple of the distance between holes: room for pegs that can be read. */
const LANES = 1.6;

/** A point of the board turned by a quarter, clockwise on the screen: up becomes right. */
function lying({ x, y }: Point): Point {
  return { x: y, y: LANES * x };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
