// Rooms for each of the games on Colyseus: node server.ts [port] [host]
// With REDIS_URL any number of processes share them, and PUBLIC_ADDRESS is where clients reach this one.
import { once } from "node:events";
import { createServer } from "node:http";
import { Server } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import { RedisPresence } from "@colyseus/redis-presence";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { games } from "fifteen-two/games";
import { limitBodies } from "./limits.ts";
import { roomOf } from "./room.ts";
import { memoryStore, redisStore } from "./store.ts";

const [port = "2567", host = "127.0.0.1"] = process.argv.slice(2);
const { REDIS_URL, PUBLIC_ADDRESS = `${host}:${port}`, MESSAGES_PER_SECOND = "20" } = process.env;

// Colyseus answers what is for it, and this the rest.
const http = createServer((_, response) => response.writeHead(404).end());
http.setTimeout(10_000);
const transport = new WebSocketTransport({ server: http, maxPayload: 2_048 });
class SharedPresence extends RedisPresence {
  /** Waits for the connection: one that subscribes before that is cut, and hears no other process. */
  async ready() {
    if (this.sub.status !== "ready") await once(this.sub, "ready");
  }
}
const server = new Server({ transport, greet: false, ...(REDIS_URL && (await shared(REDIS_URL))) });
limitBodies(http, 10_000);

const store = REDIS_URL ? await redisStore(REDIS_URL) : memoryStore();
for (const game of games) server.define(game.id, roomOf(game, store, Number(MESSAGES_PER_SECOND))).filterBy(["match"]);
server.onShutdown(() => store.close());
await server.listen(Number(port), host);
const address = http.address();
if (typeof address === "object") console.log(`http://${host}:${address?.port}`);

async function shared(url: string) {
  const presence = new SharedPresence(url);
  await presence.ready();
  return { presence, driver: new RedisDriver(url), publicAddress: PUBLIC_ADDRESS };
}
