import { useRef, useState } from "preact/hooks";

/** A rectangle in the units of a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Lets a picture be moved and magnified: by dragging, by two fingers, by the wheel with Control, and by buttons. Until
 * that happens it shows all there is; the wheel alone scrolls the page.
 */
export function usePan(all: Box) {
  const [place, setPlace] = useState<Box>();
  const down = useRef(new Map<number, PointerEvent>());
  const dragged = useRef(0);
  const { x, y, width, height } = place ?? all;
  const move = (dx: number, dy: number) => setPlace({ x: x + dx, y: y + dy, width, height });
  const zoom = (factor: number) => {
    const next = Math.min(Math.max(width * factor, all.width / 8), all.width * 3);
    const grown = { width: next, height: (next / width) * height };
    setPlace({ x: x + (width - grown.width) / 2, y: y + (height - grown.height) / 2, ...grown });
  };
  const drag = (event: PointerEvent) => {
    const before = down.current.get(event.pointerId);
    const picture = event.currentTarget;
    if (before === undefined || !(picture instanceof SVGSVGElement)) return;
    dragged.current += distance(before, event);
    const scale = picture.getScreenCTM()?.a ?? 1;
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
  const button = (text: string, label: string, act: () => void) => (
    <button type="button" class="tool" aria-label={label} onClick={act}>
      {text}
    </button>
  );
  const buttons = (
    <div class="pan">
      {button("+", "Larger", () => zoom(0.8))}
      {button("−", "Smaller", () => zoom(1.25))}
      {button("⤢", "See all", () => setPlace(undefined))}
    </div>
  );
  return { camera: `${x} ${y} ${width} ${height}`, buttons, listeners };
}

function distance(a: MouseEvent, b: MouseEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
