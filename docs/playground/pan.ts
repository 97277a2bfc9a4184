import { h } from "./dom.ts";
import type { Camera } from "./games/view.ts";

/** A rectangle in the units of a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Lets a picture be moved and magnified: by dragging, by the wheel, by two fingers, by the arrow keys, + and - while it
 * has the focus, and by buttons. Until that happens it shows all there is.
 *
 * @param picture - the picture, whose view box is set
 * @param all - what there is to see
 * @param camera - where the choice is kept from one drawing to the next
 * @returns the buttons
 */
export function pannable(picture: SVGSVGElement, all: Box, camera: Camera): HTMLElement {
  const ratio = all.height / all.width;
  const place = () => camera.place ?? all;
  const show = () => {
    const { x, y, width } = place();
    picture.setAttribute("viewBox", `${x} ${y} ${width} ${width * ratio}`);
  };
  const move = (dx: number, dy: number) => {
    const { x, y, width } = place();
    camera.place = { x: x + dx * width, y: y + dy * width, width };
    show();
  };
  const zoom = (factor: number, atX = 0.5, atY = 0.5) => {
    const { x, y, width } = place();
    const next = Math.min(Math.max(width * factor, all.width / 8), all.width * 4);
    camera.place = { x: x + (width - next) * atX, y: y + (width - next) * ratio * atY, width: next };
    show();
  };
  const fit = () => {
    delete camera.place;
    show();
  };
  show();
  listen(picture, move, zoom);
  picture.addEventListener("keydown", (event) => {
    const act = event.target === picture ? KEYS[event.key] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act(move, zoom);
  });
  return buttons(move, zoom, fit);
}

type Move = (dx: number, dy: number) => void;
type Zoom = (factor: number, atX?: number, atY?: number) => void;

const STEP = 0.2;
const KEYS: Readonly<Record<string, (move: Move, zoom: Zoom) => void>> = {
  ArrowLeft: (move) => move(-STEP, 0),
  ArrowRight: (move) => move(STEP, 0),
  ArrowUp: (move) => move(0, -STEP),
  ArrowDown: (move) => move(0, STEP),
  "+": (_, zoom) => zoom(0.8),
  "-": (_, zoom) => zoom(1.25),
};

function buttons(move: Move, zoom: Zoom, fit: () => void): HTMLElement {
  const button = (text: string, label: string, onclick: () => void) =>
    h("button", { type: "button", class: "plain", "data-key": label, "aria-label": label, onclick }, text);
  return h(
    "div",
    { class: "line pan" },
    button("←", "See more to the west", () => move(-STEP, 0)),
    button("→", "See more to the east", () => move(STEP, 0)),
    button("↑", "See more to the north", () => move(0, -STEP)),
    button("↓", "See more to the south", () => move(0, STEP)),
    button("+", "Larger", () => zoom(0.8)),
    button("−", "Smaller", () => zoom(1.25)),
    button("⤢", "See all", fit),
  );
}

/** Pointers: one drags, two magnify; what was dragged is not clicked. */
function listen(picture: SVGSVGElement, move: Move, zoom: Zoom): void {
  const down = new Map<number, PointerEvent>();
  const within = (event: MouseEvent) => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    return [(event.clientX - x) / width, (event.clientY - y) / height] as const;
  };
  picture.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 0.87 : 1.15, ...within(event));
  });
  let dragged = 0;
  picture.addEventListener("pointerdown", (event) => {
    if (down.size === 0) dragged = 0;
    down.set(event.pointerId, event);
  });
  picture.addEventListener("click", (event) => dragged > 5 && event.detail > 0 && event.stopPropagation(), true);
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
    picture.addEventListener(end, (event) => down.delete(event.pointerId));
  picture.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    const { width } = picture.getBoundingClientRect();
    dragged += distance(before, event);
    const other = [...down.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other !== undefined) zoom(distance(before, other) / Math.max(1, distance(event, other)), ...within(other));
    else if (down.size === 1) move((before.clientX - event.clientX) / width, (before.clientY - event.clientY) / width);
    down.set(event.pointerId, event);
  });
}

function distance(a: MouseEvent, b: MouseEvent): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
