// All games over HTTP and WebSockets: see README.md.
import { openDatabase } from "./database.ts";
import { addRoutes, openHttp } from "./http.ts";
import { openMatches } from "./matches.ts";
import { serveMetrics } from "./metrics.ts";
import { openNotices } from "./notices.ts";
import { settings } from "./settings.ts";
import { openSockets } from "./sockets.ts";
import { openTurns } from "./turns.ts";

const { host, port, database, accounts, metricsPort } = settings;

const http = await openHttp();
const db = await openDatabase(database);
const notices = openNotices(db, http.log);
const { holderOf } = accounts === undefined ? {} : await import(accounts);
const matches = openMatches(db, notices, holderOf);
const sockets = openSockets(matches, http.log, notices);
const turns = openTurns(db, matches, http.log);
addRoutes(http, db, matches, sockets);
void notices.listen(sockets.note, sockets.catchUp);
if (metricsPort !== undefined) serveMetrics(Number(metricsPort), host, db);

/** Disconnects the clients, which reconnect to other processes, then ends. */
async function shutDown() {
  setTimeout(() => process.exit(1), 10_000).unref();
  turns.close();
  await sockets.close();
  await http.close();
  notices.close();
  await db.close();
  process.exit(0);
}

// Handle signals before the address is printed: another program may then end this process at any time.
process.once("SIGTERM", shutDown);
process.once("SIGINT", shutDown);
console.log(await http.listen({ host, port }));
