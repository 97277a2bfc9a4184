/** Updates the page correctly while the browser translates it, which replaces text nodes with `<font>` elements. */
import { options } from "preact";

/** A node of Preact's tree, with its DOM node and its parent under the names of Preact's build. */
interface Drawn {
  readonly type: unknown;
  readonly props: unknown;
  __e?: ChildNode | null;
  readonly __?: Drawn | null;
}

/** Drawn texts by their DOM node. */
const texts = new WeakMap<Node, Drawn>();

const { vnode: created, diffed } = options;

options.vnode = (vnode) => {
  const { type, props } = vnode;
  // A `<font>` within a picture hides its text.
  if (type === "svg") Object.assign(props, { translate: "no" });
  // The capital makes it an attribute for Preact, which cannot remove a property.
  else if (type === "pre" || (typeof type === "string" && isData(props))) Object.assign(props, { Translate: "no" });
  created?.(vnode);
};

/** Whether an element's text has no words: a card, a square, a score, a sign. */
function isData({ children }: { children?: unknown }): boolean {
  const parts = [children].flat();
  const isText = parts.every((part) => typeof part === "string" || typeof part === "number");
  return isText && !/\p{L}\p{L}/u.test(parts.join(""));
}

options.diffed = (vnode) => {
  diffed?.(vnode);
  const text: Drawn = vnode;
  if (text.type !== null) return;
  let node = text.__e!;
  // Preact has written new text to the `<font>`.
  if ("data" in node && !(node instanceof Text)) {
    const font = node;
    text.__e = node = new Text(`${text.props}`);
    font.replaceWith(node);
  }
  texts.set(node, text);
};

/** Hands a text to the `<font>` in its place, and back to a text node. */
function follow(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const node of removedNodes) {
      const text = texts.get(node);
      if (text?.__e !== node || node.parentNode === target) continue;
      const heir = [...addedNodes, previousSibling, nextSibling].find(isHeir);
      if (heir === undefined) continue;
      texts.delete(node);
      texts.set(heir, text);
      // Components and fragments share the DOM node of their first child.
      for (let at: Drawn | null | undefined = text; at?.__e === node; at = at.__) at.__e = heir;
    }
}

function isHeir(node: Node | null): node is ChildNode {
  return node !== null && ["FONT", "#text"].includes(node.nodeName) && !texts.has(node);
}

const translation = new MutationObserver(follow);
translation.observe(document, { childList: true, subtree: true });
options.debounceRendering = (render) =>
  queueMicrotask(() => {
    follow(translation.takeRecords());
    render();
  });
