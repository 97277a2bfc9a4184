/** What an element can hold: nodes, text, lists of them; what is missing is left out. */
export type Child = Node | string | number | null | undefined | false | readonly Child[];

/** Attributes; `on…` takes a listener, null and false leave an attribute out. */
export type Attributes = Readonly<
  Record<string, string | number | boolean | null | undefined | ((event: never) => void)>
>;

/** A new HTML element. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return filled(document.createElement(tag), attributes, children);
}

/** A new SVG element. */
export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function filled<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as EventListener);
    else if (value != null && value !== false) element.setAttribute(name, value === true ? "" : `${value}`);
  }
  element.append(...nodes(children));
  return element;
}

function nodes(children: readonly Child[]): (Node | string)[] {
  return children.flatMap((child) => {
    if (child == null || child === false) return [];
    if (Array.isArray(child)) return nodes(child as readonly Child[]);
    return [typeof child === "number" ? `${child}` : (child as Node | string)];
  });
}

/** An element of the page by its id. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  return document.getElementById(id) as E;
}

/**
 * Draws anew what an element holds, and keeps the keyboard's focus: on what has the same `data-key`, else on the first
 * move that is offered, else on the element itself.
 */
export function redraw(host: HTMLElement, ...children: Child[]): void {
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement || focused instanceof SVGElement ? focused.dataset.key : undefined;
  const within = focused !== null && focused !== host && host.contains(focused);
  host.replaceChildren(...nodes(children));
  if (!within) return;
  const same = key === undefined ? null : host.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const next = same ?? host.querySelector<HTMLElement>("[data-move], button:not([disabled])") ?? host;
  next.focus({ preventScroll: true });
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Lets the arrow keys move the focus among the buttons of an element, to the nearest in that direction. */
export function withArrows<E extends HTMLElement>(host: E): E {
  host.addEventListener("keydown", (event) => {
    const step = ARROWS[event.key];
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
    const next = nearest(event.target, host, step);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
  return host;
}

function nearest(from: HTMLElement, host: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const middle = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const [x, y] = middle(from);
  const ranked = [...host.querySelectorAll<HTMLElement>("button:not([disabled])")].flatMap((element) => {
    const [toX, toY] = middle(element);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return ahead > 1 ? [{ element, distance: ahead + 4 * aside }] : [];
  });
  return ranked.sort((a, b) => a.distance - b.distance)[0]?.element;
}
