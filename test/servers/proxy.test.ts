// Behind a proxy that speaks TLS, as in production.
import { beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { connectMatch, type Update } from "../../docs/client/client.ts";
import { openGuest } from "./guest.ts";
import { atEnd, emptyDatabase, oneServer } from "./harness.ts";
import { openMatch } from "./http.ts";
import { openProxy } from "./proxy.ts";

// The certificate is nobody's.
vi.hoisted(() => Object.assign(process.env, { NODE_TLS_REJECT_UNAUTHORIZED: "0" }));

let url: string;

beforeAll(async () => {
  const env = { TRUST_PROXY: "127.0.0.1", SOCKETS_PER_ADDRESS: "2" };
  const server = await oneServer({ DATABASE_URL: await emptyDatabase(), ...env });
  const proxy = await openProxy(() => server.url);
  atEnd(proxy.close);
  url = proxy.url;
  Object.assign(globalThis, { WebSocket });
});

test("a client opens a match and plays through TLS", async () => {
  const [place] = await openMatch(url, "sackson", { players: 2 });
  const updates: Update[] = [];
  const client = connectMatch({ ...place, server: url, onUpdate: (update) => updates.push(update) });
  atEnd(client.close);
  expect(await client.send({ type: "take", seat: 0, colors: ["blue", "red"] })).toBeUndefined();
  while (updates.at(-1)?.number !== 1) await new Promise((resolve) => setTimeout(resolve, 10));
});

test("sockets are counted by the address that the proxy saw, whatever a client puts before it", async () => {
  // Not from the proxy's own address, which is trusted.
  const localAddress = "127.0.0.2";
  const open = async (from: string) => {
    const guest = await openGuest(url, { localAddress, headers: { "x-forwarded-for": from } });
    atEnd(() => guest.socket.terminate());
    return guest;
  };
  const guests = [await open("1.1.1.1"), await open("1.1.1.2"), await open("1.1.1.3")];
  expect(await guests[2]!.hear("error")).toMatchObject({ code: "busy" });
});
