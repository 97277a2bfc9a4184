import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Box, type Lying, planSlides, type Slide } from "./slides.ts";

/** Whether the player prefers reduced motion. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a card takes to the deck, and to turn over. */
const [GATHER, TURN] = [300, 240];

/** If more pieces than this leave at once, they are being gathered. */
const MOST_PLAYED = 2;

/**
 * Slides pieces with a `data-move-key` to their new places, and new ones from the element whose `data-spot` is their
 * `data-from`. Removed ones become the spot with their key, such as a laid tile, or are gathered at the deck.
 */
export function useSlides(table: RefObject<HTMLElement | null>, factor: number): void {
  const last = useRef({ pieces: new Map<string, Lying & { piece: HTMLElement }>(), moved: [] as readonly Animation[] });
  useLayoutEffect(() => {
    const { current: root } = table;
    if (root === null) return;
    const { pieces: before, moved } = last.current;
    // A moving piece is measured at its target, and continues from its current position.
    const times = moved.map((animation) => animation.currentTime);
    for (const animation of moved) animation.cancel();
    const pieces = new Map([...root.querySelectorAll<HTMLElement>("[data-move-key]")].map(lying));
    last.current = { pieces, moved: [] };
    if (factor === 0 || isStill()) return;
    const spots = new Map([...root.querySelectorAll<HTMLElement>("[data-spot]")].map(spotOf));
    const slides = planSlides(before, pieces, spots);
    const going = moved.filter((animation, i) => {
      if (!pieces.has(animation.id) || times[i] === null || slides.some(({ key }) => key === animation.id))
        return false;
      animation.play();
      animation.currentTime = times[i]!;
      return true;
    });
    last.current.moved = [...going, ...slides.flatMap((slide) => moves(pieces.get(slide.key)!.piece, slide, factor))];
    const gone = [...before].filter(([key, { piece }]) => !pieces.has(key) && !piece.isConnected);
    const deck = gone.length > MOST_PLAYED ? spots.get("deck") : undefined;
    for (const [key, { piece, box }] of gone) {
      const to = spots.get(key) ?? deck;
      if (to && box.width > 0) leave(piece, box, to, factor);
      const place = root.querySelector(`[data-spot="${key}"]`);
      place?.animate([{ opacity: 0 }, { opacity: 0 }], GATHER * factor);
      // It may have been turned.
      if (place) piece.querySelector("svg")?.replaceChildren(...place.cloneNode(true).childNodes);
    }
  });
}

function lying(piece: HTMLElement): [string, Lying & { piece: HTMLElement }] {
  const { moveKey = "", from, card } = piece.dataset;
  const open = card === undefined ? undefined : card !== "??";
  const box = piece.getBoundingClientRect();
  // A raised piece has not left its place.
  box.y -= Number.parseFloat(getComputedStyle(piece).translate.split(" ")[1] ?? "0");
  return [moveKey, { piece, box, from, open }];
}

function spotOf(element: HTMLElement): [string, Box] {
  return [element.dataset.spot ?? "", element.getBoundingClientRect()];
}

/** Starts a slide, face down until the card turns over. */
function moves(piece: HTMLElement, { key, dx, dy, scale, turn, ...slide }: Slide, factor: number): Animation[] {
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 };
  const animate = (element: Element | null | undefined, frames: Keyframe[], delay: number, time: number) => {
    const timing = { id: key, delay: delay * factor, duration: time * factor, fill: "backwards" } as const;
    return element ? [element.animate(frames, timing)] : [];
  };
  const easing = "cubic-bezier(.2,.7,.3,1)";
  const stop = { transform: "none", zIndex: 5 };
  const moved = animate(piece, [{ ...start, easing }, stop], slide.delay, slide.time);
  if (turn === undefined) return moved;
  const [face, cover] = piece.children;
  const [edge, shown] = [{ scale: "0 1", offset: 0.5 }, { visibility: "visible" }];
  return [
    ...moved,
    ...animate(face, [{ scale: "0 1" }, edge, { scale: "1 1" }], turn, TURN),
    ...animate(cover, [{ ...shown, scale: "1 1" }, { ...shown, ...edge }, { scale: "0 1" }], turn, TURN),
  ];
}

/** Slides a piece that has left its place to a spot, on top of everything. */
function leave(piece: HTMLElement, { x, y, width, height }: Box, to: Box, factor: number): void {
  piece.inert = true;
  piece.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;z-index:5;translate:none;transform-origin:0 0`;
  document.body.append(piece);
  const transform = `translate(${to.x - x}px, ${to.y - y}px) scale(${to.width / width})`;
  const motion = piece.animate([{}, { transform }], { duration: GATHER * factor, easing: "ease-in-out" });
  const end = () => piece.remove();
  motion.finished.then(end, end);
}

/** Shows a new element for a moment, then flies it to another, such as points to their peg. */
export function useFlight(ref: RefObject<HTMLElement | null>, target: () => Element | null, factor: number): void {
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (element === null || factor === 0 || isStill()) return;
    const [from, to] = [element.getBoundingClientRect(), target()?.getBoundingClientRect()];
    const [dx, dy] = to
      ? [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
      : [0, -14];
    element.animate(
      [
        { opacity: 0, transform: "translateY(16px) scale(.8)" },
        { opacity: 1, transform: "none", offset: 0.12 },
        { opacity: 1, transform: "none", offset: 0.65, easing: "cubic-bezier(.6,0,.8,.4)" },
        { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(.3)` },
      ],
      { duration: 1700 * factor },
    );
  }, []);
}
