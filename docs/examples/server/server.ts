// All games over HTTP and WebSockets: see README.md.
import { openDatabase } from "./database.ts";
import { openHttp } from "./http.ts";
import { openMatches } from "./matches.ts";
import { openNotices } from "./notices.ts";
import { openSockets } from "./sockets.ts";

const { DATABASE_URL = "match-data", HOST = "127.0.0.1", PORT = "8000" } = process.env;

const db = await openDatabase(DATABASE_URL);
const notices = openNotices(db);
const matches = openMatches(db, notices);
const http = await openHttp(matches, db);
const sockets = openSockets(http.server, matches);
await notices.listen((notice) => void sockets.changed(notice).catch(() => {}));
console.log(await http.listen({ host: HOST, port: Number(PORT) }));

/** Answers what has been asked, then ends. Clients connect again, to another process. */
async function shutDown() {
  setTimeout(() => process.exit(1), 10_000).unref();
  await sockets.close();
  await http.close();
  await db.close();
  process.exit(0);
}

process.once("SIGTERM", shutDown);
process.once("SIGINT", shutDown);
