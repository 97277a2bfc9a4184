// Tables of every game over HTTP, kept in memory: node server.ts [port]
//   POST /tables           {"game": "cribbage", "options": {"target": 61}}: opens one; the answer has a key for each seat
//   GET  /tables/ID        what the key's seat sees and may do; without a key, what a spectator sees
//   POST /tables/ID/moves  a move, by the seat whose key comes with it: "authorization: Bearer KEY"
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import {
  type AnyGame,
  advance,
  appendMoves,
  newRecord,
  type RecordOf,
  type Refusal,
  type SchemaIssue,
  type Seat,
  type StateOf,
  secureRandom,
  settle,
} from "fifteen-two";
import { findGame, games } from "fifteen-two/games";

interface Table {
  readonly game: AnyGame;
  /** By seat. */
  readonly keys: readonly string[];
  record: RecordOf<AnyGame>;
  state: StateOf<AnyGame>;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const tables = new Map<string, Table>();

/** What is wrong with a request; `refusal` says why a move is not legal, `issues` where a body is wrong. */
function trouble(status: number, message: string, more: { refusal?: Refusal; issues?: readonly SchemaIssue[] } = {}) {
  return { status, body: { message, ...more } };
}

function open(body: unknown): Answer {
  const wanted = typeof body === "object" && body !== null ? body : {};
  const game = "game" in wanted && typeof wanted.game === "string" ? findGame(wanted.game) : undefined;
  if (game === undefined) return trouble(400, `game must be one of ${games.map(({ id }) => id).join(", ")}`);
  const options = game.optionsSchema["~standard"].validate("options" in wanted ? wanted.options : {});
  if (options.issues) return trouble(400, "the options are not valid", { issues: options.issues });
  const { state, moves } = settle(game, game.initialState(options.value), secureRandom);
  const record = appendMoves(newRecord(game, options.value), moves);
  const keys = Array.from({ length: state.settings.players }, () => randomUUID());
  const id = randomUUID();
  tables.set(id, { game, keys, record, state });
  return { status: 201, body: { id, keys } };
}

function look({ game, state }: Table, seat: Seat | undefined): Answer {
  const view = game.view(state, seat);
  return { status: 200, body: { view, moves: game.legalMoves(view), outcome: game.outcome(view) ?? null } };
}

function move(table: Table, seat: Seat | undefined, body: unknown): Answer {
  const { game, record, state } = table;
  const read = game.moveSchema["~standard"].validate(body);
  if (read.issues) return trouble(400, "the move is not valid", { issues: read.issues });
  if (seat === undefined || read.value.seat !== seat) return trouble(403, "that is not your seat");
  const refusal = game.refusal(state, read.value);
  if (refusal) return trouble(409, refusal.message, { refusal });
  const next = advance(game, state, read.value, secureRandom);
  table.record = appendMoves(record, next.moves);
  table.state = next.state;
  return look(table, seat);
}

/** The body's JSON; a problem with it is told by the answer. */
async function readBody(request: IncomingMessage): Promise<{ readonly body: unknown } | Answer> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += chunk;
    if (text.length > 10_000) return trouble(413, "the body is too long");
  }
  try {
    return { body: JSON.parse(text) };
  } catch {
    return trouble(400, "the body is not JSON");
  }
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const [, root, id = "", part] = (request.url ?? "").split("/");
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  const route = `${request.method} ${root}${id && "/ID"}${part === undefined ? "" : `/${part}`}`;
  const table = tables.get(id);
  if (root !== "tables" || (id !== "" && table === undefined)) return trouble(404, "table not found");
  const found = key === undefined ? -1 : (table?.keys.indexOf(key) ?? -1);
  if (key !== undefined && table !== undefined && found < 0) return trouble(401, "that key fits no seat");
  const seat = found < 0 ? undefined : found;
  if (route === "GET tables/ID" && table !== undefined) return look(table, seat);
  if (route !== "POST tables" && route !== "POST tables/ID/moves") return trouble(405, "that cannot be done here");
  const read = await readBody(request);
  if ("status" in read) return read;
  return table === undefined ? open(read.body) : move(table, seat, read.body);
}

const server = createServer(async (request, response) => {
  const { status, body } = await answer(request).catch(() => trouble(500, "something went wrong"));
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});

server.listen(Number(process.argv[2] ?? 8000), "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`http://127.0.0.1:${address?.port}`);
});
