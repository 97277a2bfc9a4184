// The guide's composable draws on a server, takes over in a page without a warning, and draws again after each move.
import assert from "node:assert/strict";
import * as cribbage from "fifteen-two/cribbage";
import { Window } from "happy-dom";
import { observedTable } from "./table.mjs";

const window = new Window();
const { document, Element, HTMLElement, Node, SVGElement } = window;
Object.assign(globalThis, { window, document, Element, HTMLElement, Node, SVGElement });

const { createSSRApp, h, nextTick, version } = await import("vue");
const { renderToString } = await import("vue/server-renderer");
const { useTable: viewOf } = await import("./guide-vue.mjs");

const { table, listeners } = observedTable();
const Board = {
  props: ["seat"],
  setup({ seat }) {
    const view = viewOf(table, seat);
    return () => {
      assert.equal(view.value, table.view(seat), "a view is not wrapped");
      const [move] = cribbage.legalMoves(view.value);
      const button = move && h("button", { onClick: () => table.play(move) }, cribbage.formatMove(move));
      return h("p", { id: `seat${seat}` }, [view.value.phase, button]);
    };
  },
};
const warnings = [];
function newApp() {
  const app = createSSRApp({ render: () => [h(Board, { seat: 0 }), h(Board, { seat: 1 })] });
  app.config.warnHandler = (text) => warnings.push(text);
  return app;
}

const html = await renderToString(newApp());
assert.match(html, /<p id="seat0">discard<button>0 discard .+<p id="seat1">discard<button>1 discard /);
assert.equal(listeners(), 0, "a server listens to nothing");

const container = document.createElement("div");
document.body.append(container);
container.innerHTML = html;
const app = newApp();
app.mount(container);
assert.equal(listeners(), 2);
const text = (seat) => container.querySelector(`#seat${seat}`).textContent;
for (const seat of [0, 1]) {
  container.querySelector(`#seat${seat} button`).click();
  await nextTick();
}
assert.match(text(0) + text(1), /^play.*play/);
table.undo();
await nextTick();
assert.match(text(1), /^discard1 discard /);
app.unmount();
assert.equal(listeners(), 0);
assert.deepEqual(warnings, []);
await window.happyDOM.close();
console.log(`Vue ${version}`);
