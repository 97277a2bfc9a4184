import type { Page } from "@playwright/test";

/** Reports text that nobody can read: cut off without a way to scroll to it, or under other text or pieces. */
export function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(findHidden);
}

function findHidden(): string[] {
  const found = new Set<string>();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("svg, select, option, .layout, .pops, .speech, .sign, .latest, [popover], [aria-hidden=true]") &&
    !isForTheEar(element);
  const isForTheEar = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== "none" ||
    (element.parentElement !== null && isForTheEar(element.parentElement));
  const name = (element: Element) =>
    `${element.getAttribute("class") ?? element.localName} “${(element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 40)}”`;
  const lines = [...document.querySelectorAll("#app *")].filter(isShown).flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return [];
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ element, box }));
    }),
  );
  const pieces = [...document.querySelectorAll("#app :is(.card, .held, .marker, button, a.button, .pegboard)")]
    .filter(isShown)
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const line of lines) {
    const { element, box } = line;
    for (const edge of clips(element))
      if (Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom) > 3)
        found.add(`cut off: ${name(element)}`);
    for (const other of [...lines, ...pieces]) {
      const { element: above, box: its } = other;
      if (above.contains(element) || element.contains(above)) continue;
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      // The boxes of letters are higher than the letters.
      if (across > 2 && down > 0.3 * Math.min(box.height, its.height)) found.add(`${name(above)} and ${name(element)}`);
    }
  }
  return [...found];

  /** The edges of all that cuts an element off; what scrolls cuts nothing off in that direction. */
  function clips(element: Element) {
    const edges = [];
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      if (textOverflow === "ellipsis") return edges; // A sign that there is more.
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const isFixed = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const [x, y] = [isFixed(overflowX), isFixed(overflowY)];
      edges.push({
        left: x ? left : -Infinity,
        right: x ? right : Infinity,
        top: y ? top : -Infinity,
        bottom: y ? bottom : Infinity,
      });
      if (overflowX === "auto" || overflowY === "auto") return edges;
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    edges.push({ left: -scrollX, right: scrollWidth - scrollX, top: -scrollY, bottom: scrollHeight - scrollY });
    return edges;
  }
}
