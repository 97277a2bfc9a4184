// The guide's hook draws on a server, takes over in a page without a complaint, and draws again after each move.
import assert from "node:assert/strict";
import * as cribbage from "fifteen-two/cribbage";
import { Window } from "happy-dom";
import { observedTable } from "./table.mjs";

const window = new Window();
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
globalThis.navigator ??= window.navigator; // Node 20 has none
const complaints = [];
console.error = (...text) => complaints.push(text.join(" "));

const { act, createElement, StrictMode, version } = await import("react");
const { hydrateRoot } = await import("react-dom/client");
const { renderToString } = await import("react-dom/server");
const { useTable } = await import("./guide-react.mjs");

const { table, listeners, phase } = observedTable();
let draws = 0;
function Board({ seat }) {
  draws++;
  const { view, moves } = useTable(table, seat);
  const buttons = moves.slice(0, 1).map((move) => {
    return createElement("button", { key: seat, onClick: () => table.play(move) }, cribbage.formatMove(move));
  });
  return createElement("p", { id: `seat${seat}` }, view.phase, ...buttons);
}
const app = createElement(StrictMode, null, createElement(Board, { seat: 0 }), createElement(Board, { seat: 1 }));

const html = renderToString(app);
assert.match(html, /<p id="seat0">discard<button>0 discard .+<p id="seat1">discard<button>1 discard /);
assert.equal(listeners(), 0, "a server listens to nothing");

const container = window.document.createElement("div");
window.document.body.append(container);
container.innerHTML = html;
const fails = [];
const root = await act(() => hydrateRoot(container, app, { onRecoverableError: (error) => fails.push(error) }));
assert.equal(listeners(), 2);
const text = (seat) => container.querySelector(`#seat${seat}`).textContent;
for (const seat of [0, 1]) await act(() => container.querySelector(`#seat${seat} button`).click());
assert.match(text(0) + text(1), /^play.*play/);
assert.equal(phase(), "play");
await act(() => table.undo());
assert.match(text(1), /^discard1 discard /);
const before = draws;
await act(() => {});
assert.equal(draws, before, "nothing is drawn while nothing changes");
await act(() => root.unmount());
assert.equal(listeners(), 0);
assert.deepEqual([...fails, ...complaints], []);
await window.happyDOM.close();
console.log(`React ${version}`);
