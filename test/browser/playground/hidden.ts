import type { Page } from "@playwright/test";

/** Reports text that nobody can read, and controls that nobody can reach. */
export function hiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(findHidden);
}

/**
 * In the page: text that is cut off without a way to scroll to it, or under other text or pieces; controls that are
 * covered, or cut off, or outside the window of a table whose text has its usual size; frames that are cut off.
 */
function findHidden(): string[] {
  const found = new Set<string>();
  const root = document.querySelector("dialog[open]") ?? document.querySelector("#app")!;
  const page = document.documentElement;
  const table = document.querySelector(".play");
  const mayScroll = table === null || Number.parseFloat(getComputedStyle(page).fontSize) > 20;
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  if (!mayScroll && Math.max(table!.scrollHeight - table!.clientHeight, page.scrollHeight - innerHeight) > 1)
    found.add("the table scrolls");
  const lines = shown("*").flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return [];
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].map((box) => ({ element, box, inSight: inSight(element, box) }));
    }),
  );
  const pieces = shown(".card, .held, .marker, .stone, button, a.button, .pegboard").map((element) => ({
    element,
    inSight: inSight(element, element.getBoundingClientRect()),
  }));
  for (const { element, box: whole, inSight: box } of lines) {
    if (isCut(element, whole)) found.add(`cut off: ${name(element)}`);
    for (const { element: above, inSight: its } of [...lines, ...pieces]) {
      if (above.contains(element) || element.contains(above) || isSticky(above) || isSticky(element)) continue;
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      // The boxes of letters are higher than the letters.
      if (across > 2 && down > 0.3 * Math.min(box.height, its.height)) found.add(`${name(above)} and ${name(element)}`);
    }
  }
  // Nobody scrolls to the instruction.
  for (const text of mayScroll ? [] : shown(".task, .coach")) {
    const box = text.getBoundingClientRect();
    if (inSight(text, box).height < box.height - 3) found.add(`partly hidden: ${name(text)}`);
  }
  for (const piece of shown(".hinted, .made, [aria-pressed=true]")) {
    const { outlineWidth, outlineOffset, zIndex } = getComputedStyle(piece);
    const frame = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) + 2;
    const { x, y, width, height } = piece.getBoundingClientRect();
    if (isCut(piece, new DOMRect(x - frame, y - frame, width + 2 * frame, height + 2 * frame)))
      found.add(`its frame is cut off: ${name(piece)}`);
    if (zIndex !== "auto" && piece.matches(".hand .card"))
      found.add(`over the corner of the next card: ${name(piece)}`);
  }
  for (const control of shown("button, a, select, summary, input:not([type=radio])")) {
    if (control.closest(".plot, :disabled")) continue;
    const box = control.getBoundingClientRect();
    if (isCut(control, box)) found.add(`cut off: ${name(control)}`);
    else if (!mayScroll && !isInWindow(box) && !control.closest("dialog, .strip, .latest, .items, .review"))
      found.add(`off-screen: ${name(control)}`);
    const cover = coverOf(control);
    if (cover) found.add(`${name(cover)} covers ${name(control)}`);
  }
  for (const scrolled of [page, table]) scrolled?.scrollTo(0, 0);
  return [...found];

  /** Elements in sight that stay; speech and points fade, and a layout can be drawn aside. */
  function shown(selector: string): Element[] {
    return [...root.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(
          "svg:not(.pegboard), .pegboard *, option, .layout, .pops, .speech, .sign, .latest, [popover], [aria-hidden=true]",
        ) &&
        !isForTheEar(element),
    );
  }

  function isForTheEar(element: Element): boolean {
    const parent = element.parentElement;
    return getComputedStyle(element).clipPath !== "none" || (parent !== null && isForTheEar(parent));
  }

  function name(element: Element): string {
    const words = (element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 40);
    return `${element.getAttribute("class") || element.localName} “${words}”`;
  }

  function isInWindow({ left, right, top, bottom }: DOMRect): boolean {
    return left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  }

  /** Whether the rest scrolls under it. */
  function isSticky(element: Element): boolean {
    const parent = element.parentElement;
    return getComputedStyle(element).position === "sticky" || (parent !== null && isSticky(parent));
  }

  /** The element over a control, wherever one scrolls; of a card a corner is enough. */
  function coverOf(control: Element): Element | undefined {
    if (hitIn(control) === undefined) return undefined;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    return hitIn(control);
  }

  function hitIn(control: Element): Element | undefined {
    const { left, top, width, height } = control.getBoundingClientRect();
    const places = control.matches(".card") ? [0.5, 0.12] : [0.5];
    const hits = places.map((part) => document.elementFromPoint(left + part * width, top + 0.5 * height));
    const isOwn = (hit: Element | null) =>
      hit && (control.contains(hit) || hit.contains(control) || hit.closest("label")?.contains(control));
    return hits.some(isOwn) ? undefined : (hits[0] ?? page);
  }

  /** Whether a box lies outside what shows it; what scrolls cuts nothing off. */
  function isCut(element: Element, box: DOMRect): boolean {
    return edgesOf(element).some(
      (edge) =>
        Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom) > 3,
    );
  }

  /** The part of a box that no scrolling list hides. */
  function inSight(element: Element, box: DOMRect): DOMRect {
    let { left, right, top, bottom } = box;
    for (let at: Element | null = element; at && at !== page; at = at.parentElement) {
      const { display, overflowY } = getComputedStyle(at);
      if (display === "contents" || overflowY === "visible") continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  /** The edges of all that cut an element off, up to what scrolls. */
  function edgesOf(element: Element) {
    const edges = [];
    for (let at: Element | null = element; at && at !== page; at = at.parentElement) {
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
    const { scrollWidth, scrollHeight } = page;
    edges.push({ left: -scrollX, right: scrollWidth - scrollX, top: -scrollY, bottom: scrollHeight - scrollY });
    return edges;
  }
}
