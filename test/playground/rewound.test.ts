// A server whose database has lost moves, as a page sees it.
import * as sackson from "fifteen-two/sackson";
import { expect, test, vi } from "vitest";
import { type Opened, openMatch } from "../../docs/playground/app/online/session.ts";
import { emptyStorage } from "./storage.ts";

// The page's server is read when the page is loaded.
vi.hoisted(() => {
  vi.stubGlobal("location", { search: "?server=https://cards.example" });
  vi.stubGlobal("addEventListener", () => {});
});
emptyStorage();

interface Wire {
  onopen(): void;
  onmessage(event: { readonly data: string }): void;
}

test("a seat whose move the server has lost is to move again", () => {
  const wires: Wire[] = [];
  class Socket {
    onopen = () => {};
    onmessage = () => {};
    constructor() {
      wires.push(this);
    }
    send() {}
    close() {}
  }
  vi.stubGlobal("WebSocket", Socket);
  let shown: Opened = {};
  const close = openMatch({ match: "a", seat: 0, token: "t" }, (opened) => {
    shown = opened;
  });
  const [wire] = wires;
  const say = (message: object) => wire!.onmessage({ data: JSON.stringify(message) });
  const start = sackson.initialState();
  const move = sackson.legalMoves(start, 0)[0]!;
  const update = (state: typeof start, moves: readonly object[]) =>
    say({
      ...{ type: "update", game: "sackson", number: moves.length, moves },
      ...{ names: ["", ""], view: sackson.view(state, 0) },
    });
  wire!.onopen();
  update(start, []);
  const session = shown.session!;
  session.send(move);
  expect(session.chooser).toBeUndefined();
  say({ type: "accepted", after: 0, number: 0 });
  update(sackson.apply(start, move), [move]);
  update(start, []);
  expect(session.chooser).toBe(0);
  close();
});
