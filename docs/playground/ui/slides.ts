/** Which pieces move when the table changes, as data; `motion.ts` draws it. */
import { groupBy } from "./lists.ts";

export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** A piece at its place: the spot where a new one starts, and whether it has a back that hides its face. */
export interface Lying {
  readonly box: Box;
  readonly from?: string | undefined;
  readonly open?: boolean | undefined;
}

export type Pieces = ReadonlyMap<string, Lying>;

/**
 * A piece starts off its place by `dx` and `dy`, in another size. It moves, and turns over, at times in milliseconds.
 */
export interface Slide {
  readonly key: string;
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  readonly delay: number;
  readonly time: number;
  /** When it turns face up; undefined if it already was. */
  readonly turn?: number | undefined;
}

/** A deal takes this long, and each of its cards less. */
export const DEAL = 600;
const FLIGHT = 220;
/** The time of a move, and how long after another card one turns over. */
const [SLIDE, NEXT_TURN] = [300, 40];

/**
 * Plans how a table changes. Known pieces slide to their new places. New ones come from their spots one at a time, by
 * turns to each row of the table, and turn over once all lie there. One that lies where a hidden one lay turns in
 * place.
 */
export function planSlides(before: Pieces, now: Pieces, spots: ReadonlyMap<string, Box>): Slide[] {
  const known = [...now].flatMap(([key, { box }]) => {
    const old = before.get(key)?.box;
    return old?.width && box.width && isFar(old, box) ? [slide(key, old, box, old.width / box.width)] : [];
  });
  const hidden = [...before].filter(([key, { open }]) => open === false && !now.has(key)).map(([, { box }]) => box);
  const fresh = inTurns([...now].filter(([key]) => !before.has(key)));
  const isDeal = fresh.length > 2;
  const step = isDeal ? (DEAL - FLIGHT) / (fresh.length - 1) : 0;
  let turned = 0;
  const come = fresh.flatMap(([key, { box, from = "", open }], i): Slide[] => {
    const start = hidden.find((other) => !isFar(other, box)) ?? spots.get(from);
    if (start === undefined || box.width === 0) return [];
    const turn = isDeal ? DEAL + NEXT_TURN * turned++ : 0;
    const timing = isDeal ? { delay: step * i, time: FLIGHT } : {};
    return [{ ...slide(key, start, box), ...timing, turn: open ? turn : undefined }];
  });
  return [...known, ...come];
}

function slide(key: string, from: Box, to: Box, scale = 1): Slide {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  return { key, dx, dy, scale, delay: 0, time: SLIDE };
}

function isFar(a: Box, b: Box): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) >= 3;
}

/** The first piece of each row of the table, then the second of each, and so on. */
function inTurns(pieces: readonly (readonly [key: string, piece: Lying])[]) {
  const rows = groupBy(pieces, ([, { box }]) => box.y);
  return pieces.flatMap((_, n) => rows.flatMap((row) => row.slice(n, n + 1)));
}
