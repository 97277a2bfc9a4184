import type { Point } from "fifteen-two/pegboard";

/** Time of a peg's hop to the next hole, and maximum for all hops, in milliseconds. */
export const [HOP, LONGEST] = [110, 1100];

const WIN = 1200;

/**
 * The path of a peg between two holes: it rises between holes, and leaps for joy in the last one of the game.
 */
export function hops(from: number, to: number, at: (hole: number) => Point, target: number) {
  const place = (x: number, y: number, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`;
  const ways = Array.from({ length: to - from }, (_, i) => [at(from + i), at(from + i + 1)] as const);
  const frames = ways.flatMap(([a, b]) => [
    { transform: place(a.x, a.y), easing: "ease-out" },
    { transform: place((a.x + b.x) / 2, (a.y + b.y) / 2, 1.35), easing: "ease-in" },
  ]);
  const { x, y } = at(to);
  const time = Math.min(HOP * ways.length, LONGEST);
  const hopping = { frames: [...frames, { transform: place(x, y) }], time };
  if (from >= target || to < target) return { hopping };
  const joy = [1, 2.6, 1, 1.9, 1].map((scale) => ({ transform: place(x, y, scale), easing: "ease-in-out" }));
  const ring = [
    { transform: place(x, y), opacity: 1 },
    { transform: place(x, y, 7), opacity: 0 },
  ];
  return { hopping, winning: { joy, ring, timing: { delay: time, duration: WIN } } };
}
