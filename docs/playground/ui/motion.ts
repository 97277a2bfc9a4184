import type { RefObject, TargetedPointerEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Whether the player wants nothing to move. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a peg takes from one hole to the next, and at most for all, in milliseconds. */
export const [HOP, LONGEST] = [90, 900];

const SLIDE = 300;
const STAGGER = 35;

/** More pieces than these leave at once only when they are gathered. */
const MOST_PLAYED = 2;

/**
 * Lets pieces slide to where they lie now: those with a `data-move-key` from where they lay, new ones from the element
 * that their `data-from` names by its `data-spot`; and gathers those that are gone at the deck.
 */
export function useSlides(table: RefObject<HTMLElement | null>, factor: number): void {
  const lay = useRef(new Map<string, { readonly piece: HTMLElement; readonly place: DOMRect }>());
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const { current: root } = table;
    if (root === null) return;
    for (const animation of running.current) animation.cancel();
    running.current = [];
    const before = lay.current;
    const pieces = [...root.querySelectorAll<HTMLElement>("[data-move-key]")];
    lay.current = new Map(
      pieces.map((piece) => [piece.dataset.moveKey ?? "", { piece, place: piece.getBoundingClientRect() }]),
    );
    if (factor === 0 || isStill()) return;
    let fresh = 0;
    for (const [key, { piece, place: to }] of lay.current) {
      const from = before.get(key)?.place ?? spot(root, piece.dataset.from);
      if (from === undefined || to.width === 0 || Math.hypot(from.x - to.x, from.y - to.y) < 3) continue;
      const delay = before.has(key) ? 0 : STAGGER * fresh++ * factor;
      running.current.push(slide(piece, from, to, { duration: SLIDE * factor, delay }));
    }
    const gone = [...before].flatMap(([key, one]) => (lay.current.has(key) || one.piece.isConnected ? [] : [one]));
    const deck = spot(root, "deck");
    if (deck && gone.length > MOST_PLAYED) for (const { piece, place } of gone) gather(piece, place, deck, factor);
  });
}

/** Lets a piece that has left the table slide to the deck, over everything. */
function gather(piece: HTMLElement, from: DOMRect, deck: DOMRect, factor: number): void {
  const { x, y, width, height } = from;
  piece.inert = true;
  piece.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;z-index:5`;
  document.body.append(piece);
  const to = `translate(${deck.x - x}px, ${deck.y - y}px)`;
  const motion = piece.animate([{}, { transform: to, opacity: 0.4 }], { duration: SLIDE * factor, easing: "ease-in" });
  const end = () => piece.remove();
  motion.finished.then(end, end);
}

/** Shows an element for a moment when it appears, then lets it fly to another, such as points to their peg. */
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

function spot(root: HTMLElement, name: string | undefined): DOMRect | undefined {
  return name === undefined ? undefined : root.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
}

function slide(piece: HTMLElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): Animation {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const start = { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 };
  return piece.animate([start, { transform: "none", zIndex: 5 }], {
    easing: "cubic-bezier(.2,.7,.3,1)",
    fill: "backwards",
    ...timing,
  });
}

/**
 * Lets cards of the hand be dragged onto the table, by listeners of the whole: to be played, or, once as many are there
 * as have to go, discarded.
 */
export function useDrags() {
  const held = useRef<{ readonly card: HTMLElement; readonly x: number; readonly y: number; moved: boolean } | null>(
    null,
  );
  const drop = ({ clientX: x, clientY: y, type, currentTarget: root }: TargetedPointerEvent<HTMLElement>) => {
    const { card, moved } = held.current ?? {};
    held.current = null;
    if (card === undefined || !moved) return;
    card.style.transform = "";
    // What was dragged is not clicked, too.
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => {
      const stage = root.querySelector(".stage")?.getBoundingClientRect();
      const inside = stage && x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
      removeEventListener("click", stop, { capture: true });
      if (type !== "pointerup" || !inside) return;
      if (card.ariaPressed !== "true") card.click();
      setTimeout(() => root.querySelector<HTMLElement>(".actions [data-move]")?.click());
    });
  };
  return {
    onPointerDown({ target, clientX: x, clientY: y }: PointerEvent) {
      const card =
        target instanceof Element && target.closest<HTMLElement>(".hand button.card:not([aria-disabled=true])");
      if (card) held.current = { card, x, y, moved: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (held.current === null) return;
      const { card, x, y } = held.current;
      held.current.moved ||= Math.hypot(clientX - x, clientY - y) > 12;
      if (held.current.moved) card.style.transform = `translate(${clientX - x}px, ${clientY - y}px)`;
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}

function stop(event: Event): void {
  event.stopPropagation();
}
