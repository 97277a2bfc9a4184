// Tables of every game over HTTP, the latest thousand in memory: node server.ts [port]
//   POST /games/cribbage   options, such as {"target": 61}: opens a table; the answer has a key for each seat
//   GET  /tables/ID        what the key's seat sees and may do; without a key, what a spectator sees
//   POST /tables/ID        a move, by the seat whose key comes with it: "authorization: Bearer KEY"
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { type AnyGame, newTable, type Seat, secureRandom, type Table } from "fifteen-two";
import { findGame } from "fifteen-two/games";

type Answer = readonly [status: number, body: object];

/** The table that nobody has asked about for the longest is the first. */
const tables = new Map<string, { readonly table: Table<AnyGame>; readonly keys: readonly string[] }>();
const MOST_TABLES = 1_000;

function open(game: AnyGame, body: unknown): Answer {
  const options = game.optionsSchema["~standard"].validate(body);
  if (options.issues) return [400, { message: "the options are not valid", issues: options.issues }];
  const table = newTable(game, { random: secureRandom, options: options.value });
  const keys = Array.from({ length: options.value.players }, () => randomUUID());
  const id = randomUUID();
  tables.set(id, { table, keys });
  for (const idle of tables.keys()) if (tables.size > MOST_TABLES) tables.delete(idle);
  return [201, { id, keys }];
}

function look({ game, view }: Table<AnyGame>, seat: Seat | null): Answer {
  const seen = view(seat);
  return [200, { view: seen, moves: game.legalMoves(seen), outcome: game.outcome(seen) ?? null }];
}

function play(table: Table<AnyGame>, seat: Seat | null, body: unknown): Answer {
  const move = table.game.moveSchema["~standard"].validate(body);
  if (move.issues) return [400, { message: "the move is not valid", issues: move.issues }];
  if (seat === null || move.value.seat !== seat) return [403, { message: "that is not your seat" }];
  const refusal = table.game.refusal(table.state, move.value);
  if (refusal) return [409, refusal];
  table.play(move.value);
  return look(table, seat);
}

/** The body's JSON. Throws a SyntaxError when it is none, or too long. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += chunk;
    if (text.length > 10_000) throw new SyntaxError("the body is too long");
  }
  return JSON.parse(text);
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const [, kind, name = ""] = (request.url ?? "").split("/");
  const isPost = request.method === "POST";
  const game = findGame(name);
  if (isPost && kind === "games" && game) return open(game, await readBody(request));
  const found = tables.get(name);
  if (kind !== "tables" || !found) return [404, { message: "not found" }];
  const key = request.headers.authorization?.replace("Bearer ", "");
  const seat = key === undefined ? null : found.keys.indexOf(key);
  if (seat === -1) return [401, { message: "that key fits no seat" }];
  tables.delete(name);
  tables.set(name, found);
  return isPost ? play(found.table, seat, await readBody(request)) : look(found.table, seat);
}

/** An unreadable body is the client's fault, also one that is broken off. */
function failed(error: unknown): Answer {
  if (error instanceof Error && "code" in error && error.code === "ECONNRESET") return [400, { message: "aborted" }];
  if (error instanceof SyntaxError) return [400, { message: error.message }];
  console.error(error);
  return [500, { message: "something went wrong" }];
}

const server = createServer(async (request, response) => {
  const [status, body] = await answer(request).catch(failed);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});

server.listen(Number(process.argv[2] ?? 8000), "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`http://127.0.0.1:${address?.port}`);
});
