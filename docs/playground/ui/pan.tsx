import { useEffect, useRef, useState } from "preact/hooks";
import { Tool } from "./controls.tsx";
import { t } from "./words.ts";

/** A rectangle in the units of a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The least size of a unit of 100, in CSS pixels, before one asks for a smaller one. */
const LEAST = 35;

/**
 * Lets a picture be moved and magnified: by dragging, by two fingers, by the wheel with Control, and by buttons. Until
 * that happens it shows all there is, or as much about a part as can be read; the wheel alone scrolls the page.
 */
export function usePan(all: Box, about: Box) {
  const [chosen, setPlace] = useState<Box | "all">();
  const picture = useRef<SVGSVGElement>(null);
  const [room, setRoom] = useState({ width: 800, height: 600 });
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (picture.current) seen.observe(picture.current);
    return () => seen.disconnect();
  }, []);
  const fits = readable(all, about, room);
  const down = useRef(new Map<number, PointerEvent>());
  const dragged = useRef(0);
  const { x, y, width, height } = chosen === "all" ? all : (chosen ?? fits);
  const move = (dx: number, dy: number) => setPlace({ x: x + dx, y: y + dy, width, height });
  const zoom = (factor: number) => {
    const next = Math.min(Math.max(width * factor, all.width / 8), all.width * 3);
    const grown = { width: next, height: (next / width) * height };
    setPlace({ x: x + (width - grown.width) / 2, y: y + (height - grown.height) / 2, ...grown });
  };
  const drag = (event: PointerEvent) => {
    const before = down.current.get(event.pointerId);
    if (before === undefined || picture.current === null) return;
    dragged.current += distance(before, event);
    const scale = picture.current.getScreenCTM()?.a ?? 1;
    const other = [...down.current.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other !== undefined) zoom(distance(before, other) / Math.max(1, distance(event, other)));
    else move((before.clientX - event.clientX) / scale, (before.clientY - event.clientY) / scale);
    down.current.set(event.pointerId, event);
  };
  const up = (event: PointerEvent) => down.current.delete(event.pointerId);
  const listeners = {
    onWheel: (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 0.87 : 1.15);
    },
    onPointerDown: (event: PointerEvent) => {
      if (down.current.size === 0) dragged.current = 0;
      down.current.set(event.pointerId, event);
    },
    onPointerMove: drag,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: up,
    // What was dragged is not clicked.
    onClickCapture: (event: MouseEvent) => dragged.current > 8 && event.detail > 0 && event.stopPropagation(),
  };
  const buttons = (
    <div class="pan">
      <Tool sign="+" label={t("Larger")} act={() => zoom(0.8)} />
      <Tool sign="−" label={t("Smaller")} act={() => zoom(1.25)} />
      <Tool sign="⤢" label={t("See all")} act={() => setPlace("all")} />
    </div>
  );
  // The picture fades where there is more.
  const unit = Math.max(width / room.width, height / room.height);
  const [left, top] = [x - (room.width * unit - width) / 2, y - (room.height * unit - height) / 2];
  const fade = (hidden: number) => (hidden > 25 ? "2rem" : "0rem");
  const style = {
    "--left": fade(left - all.x),
    "--top": fade(top - all.y),
    "--right": fade(all.x + all.width - left - room.width * unit),
    "--bottom": fade(all.y + all.height - top - room.height * unit),
  };
  return { picture: { viewBox: `${x} ${y} ${width} ${height}`, style, ref: picture, ...listeners }, buttons };
}

/** All of a box if its units are large enough to read, else what is about a part of it. */
function readable(all: Box, about: Box, room: { readonly width: number; readonly height: number }): Box {
  const [most, mostHigh] = [(100 * room.width) / LEAST, (100 * room.height) / LEAST];
  if (all.width <= most && all.height <= mostHigh) return all;
  const [width, height] = [Math.min(all.width, most), Math.min(all.height, mostHigh)];
  const within = (low: number, at: number, high: number) => Math.max(low, Math.min(at, high));
  return {
    x: within(all.x, about.x + (about.width - width) / 2, all.x + all.width - width),
    y: within(all.y, about.y + (about.height - height) / 2, all.y + all.height - height),
    width,
    height,
  };
}

function distance(a: MouseEvent, b: MouseEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
