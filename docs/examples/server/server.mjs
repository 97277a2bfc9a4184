// All the games on boardgame.io's own server: node server.mjs [folder] [port] [host]
import { toBoardgame } from "fifteen-two/boardgame-io";
import { games } from "fifteen-two/games";
import { guard } from "./guard.mjs";
import { Server, Sockets } from "./sockets.mjs";
import { Folder, storedFirst } from "./storage.mjs";

const [folder = "matches", port = "8000", host = "127.0.0.1"] = process.argv.slice(2);

const boardgames = games.map((game) => toBoardgame(game));
const db = new Folder(folder);

const server = Server({
  games: boardgames,
  db,
  // The pages that may connect; those of this server itself always may.
  origins: [],
  // With a check of its own boardgame.io asks for credentials from the start, not only once a seat is taken.
  authenticateCredentials: (credentials, player) => Boolean(credentials) && credentials === player?.credentials,
  transport: new Sockets(db, { pubSub: storedFirst(db), socketOpts: { maxHttpBufferSize: 16_384 } }),
});
guard(server, boardgames, db);
// Two who join at the same moment would get the same seat.
let joining = Promise.resolve();
server.router.post("/games/:name/:id/join", (_, next) => {
  const joined = joining.then(next);
  joining = joined.catch(() => {});
  return joined;
});
// Who has left would go on to see the cards of the seat.
server.router.post("/games/:name/:id/leave", (context) => context.throw(403, "a seat is kept to the end"));

const { appServer } = await server.run({ port: { port: Number(port), host } });
console.log(`http://${host}:${appServer.address().port}`);
