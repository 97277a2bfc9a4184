/**
 * Lets the server hear what the clients of these games say, and nothing else. boardgame.io 0.50.2 trusts a message more
 * than it should: it checks the credentials of one player ID and makes the move of another that the message names too; it
 * takes actions that are not moves, one of which replaces the whole state; it makes a match of any unknown ID; and it
 * shows a match through the `playerView` of another game, if asked for it under that game's name.
 *
 * @param server - boardgame.io's server, before it runs
 * @param games - its games
 * @param db - its storage
 */
export function guard(server, games, db) {
  for (const { name } of games) {
    server.app._io.of(name).use((socket, next) => {
      let heard = Promise.resolve();
      socket.use((packet, pass) => {
        // One after the other: what a client says must not overtake what it said before.
        heard = heard.then(() => hear(packet)).then((welcome) => (welcome ? pass() : socket.emit("dropped")));
      });
      next();
    });

    async function hear(packet) {
      const [event, ...args] = packet;
      const clean = READERS.get(event)?.(args);
      const matchID = clean?.[event === "sync" ? 0 : 2];
      const { metadata } = await db.fetch(matchID, { metadata: true });
      if (metadata?.gameName !== name) return false;
      packet.splice(0, packet.length, event, ...clean);
      return true;
    }
  }
}

/** The events that clients send, each with a reader that gives its arguments without anything that is too much. */
const READERS = new Map([
  ["sync", readSync],
  ["update", readUpdate],
]);

function readSync([matchID, playerID, credentials]) {
  return playerID == null || isSeat(playerID) ? [matchID, playerID, credentials] : undefined;
}

function readUpdate([action, stateID, matchID, playerID]) {
  const { type, args, credentials } = action?.payload ?? {};
  const isMove = action?.type === "MAKE_MOVE" && (type === "start" || type === "move") && Array.isArray(args);
  if (!isMove || !isSeat(playerID) || action.payload.playerID !== playerID) return undefined;
  return [{ type: "MAKE_MOVE", payload: { type, args, playerID, credentials } }, stateID, matchID, playerID];
}

function isSeat(playerID) {
  return typeof playerID === "string" && /^\d$/.test(playerID);
}
