import { createRequire } from "node:module";

// boardgame.io is made for `require`.
const require = createRequire(import.meta.url);
const { Server, SocketIO } = require("boardgame.io/server");
const { getFilterPlayerView } = require("boardgame.io/internal");

export { Server };

/** boardgame.io's sockets, with two things put right that 0.50.2 gets wrong. */
export class Sockets extends SocketIO {
  #db;

  constructor(db, options) {
    super(options);
    this.#db = db;
  }

  init(app, ...rest) {
    // boardgame.io adds its lobby to the app later; since koa-compose 4.2 that is too late, and so looked for here.
    app.use((context) => {
      const from = async (i) => app.middleware[i]?.(context, () => from(i + 1));
      return from(1);
    });
    super.init(app, ...rest);
  }

  async addClient(client, game) {
    super.addClient(client, game);
    // A move made between a client's first look at a match and this moment would never be shown to it.
    const { socket, matchID, playerID } = client;
    const { state, log } = await this.#db.fetch(matchID, { state: true, log: true });
    const update = { type: "update", args: [matchID, { ...state, deltalog: log }] };
    const { type, args } = getFilterPlayerView(game)(playerID, update);
    socket.emit(type, ...args);
  }
}
