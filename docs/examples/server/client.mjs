// A player who makes any legal move: node client.mjs SERVER GAME create PLAYERS [OPTIONS], then node client.mjs SERVER GAME MATCH
import { createRequire } from "node:module";
import { toBoardgame } from "fifteen-two/boardgame-io";
import { games } from "fifteen-two/games";

// boardgame.io is made for `require`.
const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [server, name, matchID, players = "2", options = "{}"] = process.argv.slice(2);
const game = games.find(({ id }) => id === name);
if (game === undefined) throw new Error(`there is no game ${name}`);
const lobby = new LobbyClient({ server });

if (matchID === "create") {
  const match = await lobby.createMatch(name, { numPlayers: Number(players), setupData: JSON.parse(options) });
  console.log(match.matchID);
} else await play();

async function play() {
  const { playerID, playerCredentials } = await lobby.joinMatch(name, matchID, { playerName: "any" });
  const multiplayer = SocketIO({ server, socketOpts: { reconnectionDelay: 100, reconnectionDelayMax: 500 } });
  const client = Client({
    game: toBoardgame(game),
    matchID,
    playerID,
    credentials: playerCredentials,
    multiplayer,
    debug: false,
  });
  let answered = -1;
  client.subscribe((match) => {
    if (match === null) return;
    // After a break the server may not have heard the last move.
    if (!match.isConnected) answered = -1;
    else if (match._stateID > answered) {
      answered = match._stateID;
      tell(client, match);
      if (match.ctx.gameover !== undefined) client.stop();
      else if (match.isActive) act(client, match.G.state, Number(playerID));
    }
  });
  client.start();
}

function act(client, view, seat) {
  const moves = game.legalMoves(view, seat);
  if (moves.length === 0) client.moves.start();
  else client.moves.move(moves[Math.floor(Math.random() * moves.length)]);
}

/** The table for people; with JSON in the environment, all that the client holds, a line each time. */
function tell(client, { G, ctx, _stateID }) {
  const { playerID, initialState, log } = client;
  if (process.env.JSON) console.log(JSON.stringify({ playerID, _stateID, G, ctx, initialState, log }));
  else console.log(`${game.render(G.state)}\n${ctx.gameover ? JSON.stringify(ctx.gameover) : ""}`);
}
