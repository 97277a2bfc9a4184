import arrows from "./arrows.json";

const STEPS: Readonly<Record<string, Step>> = arrows;

type Step = { readonly dx: number; readonly dy: number };

const BUTTONS = ":is(button:not([disabled]), [role=button])";

/**
 * Lets the arrow keys move the focus among the buttons of an element, to the nearest in that direction: a piece or a
 * place on the table before a tool.
 */
export function followArrows(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const step = STEPS[event.key];
  const { target, currentTarget: host } = event;
  if (step === undefined || !(target instanceof Element && target.matches(BUTTONS))) return;
  const next = nearest(target, host, step);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function nearest(from: Element, host: Element, { dx, dy }: Step): HTMLElement | undefined {
  const [x, y] = middle(from);
  const ranked = [...host.querySelectorAll<HTMLElement>(BUTTONS)].flatMap((element) => {
    const [toX, toY] = middle(element);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    // Longer than any screen
    const detour = element.matches(".tool") && !from.matches(".tool") ? 1e5 : 0;
    return ahead > 1 ? [{ element, distance: ahead + 4 * aside + detour }] : [];
  });
  return ranked.sort((a, b) => a.distance - b.distance)[0]?.element;
}

function middle(element: Element): readonly [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
