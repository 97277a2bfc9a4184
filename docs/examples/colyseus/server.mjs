// A room for each of the games on Colyseus: node server.mjs [port] [host]
import { Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { games } from "fifteen-two/games";
import { roomOf } from "./room.mjs";

const [port = "2567", host = "127.0.0.1"] = process.argv.slice(2);

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
for (const game of games) server.define(game.id, roomOf(game));
await server.listen(Number(port), host);
console.log(`http://${host}:${transport.server.address().port}`);
