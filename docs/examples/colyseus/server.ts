// Rooms for each of the games on Colyseus: node server.ts [port] [host]
// With REDIS_URL any number of processes share them, and PUBLIC_ADDRESS is where clients reach this one.
import { createServer } from "node:http";
import { Server } from "@colyseus/core";
import { RedisDriver } from "@colyseus/redis-driver";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { games } from "fifteen-two/games";
import { limitBodies } from "./limits.ts";
import { connectPresence } from "./presence.ts";
import { roomOf } from "./room.ts";
import { memoryStore, redisStore } from "./store.ts";

const [port = "2567", host = "127.0.0.1"] = process.argv.slice(2);
const { REDIS_URL, PUBLIC_ADDRESS = `${host}:${port}`, MESSAGES_PER_SECOND = "20" } = process.env;

// Colyseus answers what is for it, and this the rest.
const http = createServer((_, response) => response.writeHead(404).end());
http.setTimeout(10_000);
const transport = new WebSocketTransport({ server: http, maxPayload: 2_048 });
const shared = REDIS_URL && {
  presence: await connectPresence(REDIS_URL),
  driver: new RedisDriver(REDIS_URL),
  publicAddress: PUBLIC_ADDRESS,
};
const server = new Server({ transport, greet: false, ...shared });
limitBodies(http, 10_000);

const store = REDIS_URL ? await redisStore(REDIS_URL) : memoryStore();
for (const game of games) server.define(game.id, roomOf(game, store, Number(MESSAGES_PER_SECOND))).filterBy(["match"]);
server.onShutdown(() => store.close());
await server.listen(Number(port), host);
const address = http.address();
if (typeof address === "object") console.log(`http://${host}:${address?.port}`);
