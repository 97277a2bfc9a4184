import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Tool } from "./controls.tsx";
import { t } from "./words.ts";

type Size = { width: number; height: number };

/** A rectangle in the units of a picture. */
export type Box = Size & { x: number; y: number };

/** Minimum size of a unit of 100, in CSS pixels, unless the player zooms out. */
const LEAST = 35;

/**
 * Makes a picture movable by dragging and zoomable by buttons. Until then, or until new parts are out of sight, it
 * shows everything, or as many legible parts as fit, the first ones first. A unit of 100 is at most 1em.
 */
export function usePan(all: Box, parts: readonly Box[]) {
  const [chosen, choose] = useState<Box | "all">();
  const picture = useRef<SVGSVGElement>(null);
  const [{ room, most }, measure] = useState({ room: { width: 800, height: 600 }, most: 100 });
  useEffect(() => {
    const svg = picture.current!;
    const seen = new ResizeObserver(([entry]) => {
      if (entry) measure({ room: entry.contentRect, most: Number.parseFloat(getComputedStyle(svg).fontSize) });
    });
    seen.observe(svg);
    return () => seen.disconnect();
  }, []);
  const box = chosen === "all" ? all : (chosen ?? readable(all, parts, room, most));
  const window = filled(box, room);
  useLayoutEffect(() => {
    if (!parts.some((part) => isWithin(part, window))) choose(undefined);
  }, [JSON.stringify(parts)]);
  const zoom = (factor: number) => {
    const width = Math.min(Math.max(box.width * factor, all.width / 8), all.width * 3);
    choose(centered({ width, height: (width / box.width) * box.height }, box));
  };
  const down = useRef<PointerEvent | undefined>(undefined);
  const dragged = useRef(0);
  const drag = (event: PointerEvent) => {
    const before = down.current;
    if (before?.pointerId !== event.pointerId) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    dragged.current += Math.hypot(dx, dy);
    const scale = room.width / window.width;
    choose({ ...box, x: box.x - dx / scale, y: box.y - dy / scale });
    down.current = event;
  };
  const up = () => {
    down.current = undefined;
  };
  const listeners = {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = 0;
      down.current = event;
    },
    onPointerMove: drag,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: up,
    // A drag must not count as a click.
    onClickCapture: (event: MouseEvent) => dragged.current > 8 && event.detail > 0 && event.stopPropagation(),
  };
  const buttons = (
    <div class="pan">
      <Tool icon="larger" label={t("Larger")} act={() => zoom(0.8)} />
      <Tool icon="smaller" label={t("Smaller")} act={() => zoom(1.25)} />
      <Tool icon="all" label={t("See all")} act={() => choose("all")} />
    </div>
  );
  // The picture fades where there is more.
  const fade = (hidden: number) => (hidden > 25 ? "1.25rem" : "0rem");
  const style = {
    "--left": fade(window.x - all.x),
    "--top": fade(window.y - all.y),
    "--right": fade(all.x + all.width - window.x - window.width),
    "--bottom": fade(all.y + all.height - window.y - window.height),
  };
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  return { picture: { viewBox, style, ref: picture, ...listeners }, buttons };
}

/** All of a picture if it is legible at that size, else as many of its parts as are, the first ones first. */
export function readable(all: Box, parts: readonly Box[], room: Size, most: number): Box {
  const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  const size = {
    width: within((100 * room.width) / most, all.width, (100 * room.width) / LEAST),
    height: within((100 * room.height) / most, all.height, (100 * room.height) / LEAST),
  };
  let about = parts[0] ?? all;
  for (const part of parts) {
    const both = union([about, part]);
    if (both.width <= size.width && both.height <= size.height) about = both;
  }
  const middle = centered(size, all);
  const { x, y } = centered(size, about);
  return {
    ...size,
    x: size.width > all.width ? middle.x : within(all.x, x, all.x + all.width - size.width),
    y: size.height > all.height ? middle.y : within(all.y, y, all.y + all.height - size.height),
  };
}

/** Whether a box is wholly in another. */
export function isWithin(box: Box, outer: Box): boolean {
  const { width, height } = union([box, outer]);
  return width <= outer.width + 1 && height <= outer.height + 1;
}

/** The smallest box around some boxes. */
export function union(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A box of some size, centered in another. */
function centered({ width, height }: Size, { x, y, ...inner }: Box): Box {
  return { x: x + (inner.width - width) / 2, y: y + (inner.height - height) / 2, width, height };
}

/** The visible part of a picture whose view is a box; the element may show more. */
function filled(box: Box, room: Size): Box {
  const unit = Math.max(box.width / room.width, box.height / room.height);
  return centered({ width: room.width * unit, height: room.height * unit }, box);
}
