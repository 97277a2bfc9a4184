import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Whether the player wants nothing to move. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const SLIDE = 300;
const STAGGER = 35;

/**
 * Lets pieces slide to where they lie now: those with a `data-move-key` from where they lay, new ones from the element
 * that their `data-from` names by its `data-spot`.
 */
export function useSlides(table: RefObject<HTMLElement | null>, factor: number): void {
  const places = useRef(new Map<string, DOMRect>());
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const { current: root } = table;
    if (root === null) return;
    for (const animation of running.current) animation.cancel();
    running.current = [];
    const before = places.current;
    const pieces = [...root.querySelectorAll<HTMLElement>("[data-move-key]")];
    const now = pieces.map((piece) => [piece, piece.dataset.moveKey ?? "", piece.getBoundingClientRect()] as const);
    places.current = new Map(now.map(([, key, place]) => [key, place]));
    if (factor === 0 || isStill()) return;
    let fresh = 0;
    for (const [piece, key, to] of now) {
      const from = before.get(key) ?? spot(root, piece.dataset.from);
      if (from === undefined || to.width === 0 || Math.hypot(from.x - to.x, from.y - to.y) < 3) continue;
      const delay = before.has(key) ? 0 : STAGGER * fresh++ * factor;
      running.current.push(slide(piece, from, to, { duration: SLIDE * factor, delay }));
    }
  });
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

/** Lets cards of the hand be dragged onto the table: to be played, or, once as many are there as have to go, discarded. */
export function useDrags(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: root } = table;
    if (root === null) return;
    const over = new AbortController();
    let held: { readonly card: HTMLElement; readonly x: number; readonly y: number; moved: boolean } | undefined;
    const listen = (
      type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
      hear: (event: PointerEvent) => void,
    ) => root.addEventListener(type, hear, over);
    listen("pointerdown", ({ target, clientX: x, clientY: y }) => {
      const card =
        target instanceof Element && target.closest<HTMLElement>(".hand button.card:not([aria-disabled=true])");
      if (card) held = { card, x, y, moved: false };
    });
    listen("pointermove", ({ clientX, clientY }) => {
      if (held === undefined) return;
      const [dx, dy] = [clientX - held.x, clientY - held.y];
      held.moved ||= Math.hypot(dx, dy) > 12;
      if (held.moved) held.card.style.transform = `translate(${dx}px, ${dy}px)`;
    });
    const drop = ({ clientX, clientY, type }: PointerEvent) => {
      const { card, moved } = held ?? {};
      held = undefined;
      if (card === undefined || !moved) return;
      card.style.transform = "";
      // What was dragged is not clicked, too.
      addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => {
        const stage = root.querySelector(".stage")?.getBoundingClientRect();
        const inside =
          stage && clientX > stage.left && clientX < stage.right && clientY > stage.top && clientY < stage.bottom;
        removeEventListener("click", stop, { capture: true });
        if (type !== "pointerup" || !inside) return;
        if (card.ariaPressed !== "true") card.click();
        setTimeout(() => root.querySelector<HTMLElement>(".hand-below .actions [data-move]")?.click());
      });
    };
    listen("pointerup", drop);
    listen("pointercancel", drop);
    return () => over.abort();
  }, []);
}

function stop(event: Event): void {
  event.stopPropagation();
}
