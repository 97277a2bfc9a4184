// Every request from every role: a generated table of routes × roles.
import { createHash, randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "../../docs/server/database.ts";
import { addRoutes, openHttp } from "../../docs/server/http.ts";
import { openMatches } from "../../docs/server/matches.ts";
import * as messages from "../../docs/server/messages.ts";
import { openSockets } from "../../docs/server/sockets.ts";
import * as cribbage from "../../src/cribbage/index.ts";
import { CARDS, type Seat } from "../../src/index.ts";
import { connectTo, emptyDatabase } from "./harness.ts";

// The settings are read when the server is loaded.
vi.hoisted(() => {
  const most = "1000000";
  const quick = { NOTICE_MS: "20", AWAY_MS: "100", GONE_MS: "300", LISTED_PER_OPENER: most };
  Object.assign(process.env, { REQUESTS_PER_MINUTE: most, JOINS_PER_MINUTE: most, SWEEP_MS: most, ...quick });
});

/** The player to move, the opponent, a spectator, a stranger with the link, and one without it. */
const ROLES = ["mover", "other", "spectator", "linked", "stranger"] as const;
type Role = (typeof ROLES)[number];
type Seated = { readonly match: string; readonly seat: Seat; readonly token: string };

/** A match in which a player is to play a card and everybody hides some. */
interface Table {
  readonly match: string;
  readonly mover: Seated;
  readonly other: Seated;
}

/** A client that makes requests, and its secrets. */
interface Asker {
  readonly table: Table;
  readonly role: Role;
  /** The match ID they know, or a made-up one. */
  readonly match: string;
  readonly own: Seated | undefined;
  /** Their own token, or a made-up one. */
  readonly token: string;
}

/** A server's answer: a status or a code, and its full text. */
interface Answer {
  readonly said: string | number;
  readonly text: string;
}

interface Row {
  /** A route of the server, or the name of a message's schema. */
  readonly route: string;
  readonly does: string;
  /** Prepares the table; without it, the match is in progress. */
  readonly prepare?: (table: Table) => Promise<unknown>;
  readonly ask: (asker: Asker) => Promise<Answer>;
  /** By role: the expected answer. */
  readonly told: readonly (string | number)[];
  /** Roles whose request may change the match. */
  readonly changes?: readonly Role[];
  /** The match is over, and its cards are public. */
  readonly isOpen?: true;
  /** Players who have no seat afterward, and perhaps the one who asks. */
  readonly gone?: readonly (keyof Table | "asker")[];
}

let db: Database;
let app: FastifyInstance;
let matches: ReturnType<typeof openMatches>;
let sockets: ReturnType<typeof openSockets>;
const routes: string[] = [];

beforeAll(async () => {
  db = await connectTo(await emptyDatabase());
  app = await openHttp(new Writable({ write: (_chunk, _encoding, done) => done() }));
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) if (one !== "HEAD") routes.push(`${one} ${url}`);
  });
  const notices = { self: "", tell: async (topic: string, word: string | number) => sockets.note(topic, `${word}`) };
  matches = openMatches(db, notices);
  sockets = openSockets(matches, app.log, notices);
  addRoutes(app, db, matches, sockets);
  await app.ready();
});

afterAll(async () => {
  await sockets.close();
  await app.close();
});

const newKey = () => randomUUID().replaceAll("-", "");

async function send(method: "GET" | "POST", url: string, payload?: object): Promise<Answer> {
  const { statusCode, body } = await app.inject({ method, url, ...(payload && { payload }) });
  return { said: statusCode, text: body };
}

/** Sends messages on a socket and returns the last answer. */
async function say(...said: readonly object[]): Promise<Answer> {
  const socket = await app.injectWS("/", { socket: { remoteAddress: "127.0.0.1" } as Socket });
  const heard: string[] = [];
  const last = new Promise<string>((resolve) => {
    socket.on("message", (data) => {
      const { type, code } = JSON.parse(`${heard[heard.push(String(data)) - 1]}`);
      if (type === "error" || type === "refused") resolve(code);
      if (type === "accepted" || (type === "update" && said.length === 1)) resolve(type);
    });
  });
  for (const message of said) socket.send(JSON.stringify(message));
  const code = await last;
  socket.terminate();
  return { said: code, text: heard.join("\n") };
}

async function seated(answer: Promise<Answer>): Promise<Seated> {
  return JSON.parse((await answer).text);
}

/** Opens a match without a cut for the deal, whose cards would be open; both have discarded, so one is to move. */
async function setUp(): Promise<Table> {
  const body = { game: "cribbage", options: { target: 5, first: 0 }, name: "Ann", listed: true };
  const zero = await seated(send("POST", "/matches", { ...body, key: newKey() }));
  const { match } = zero;
  const one = { ...(await seated(send("POST", `/matches/${match}/seats`, { key: newKey(), name: "Bob" }))), match };
  for (const seat of [0, 1]) await step(match, seat);
  const [active] = cribbage.activeSeats(await stateOf(match));
  return active === 0 ? { match, mover: zero, other: one } : { match, mover: one, other: zero };
}

async function stateOf(match: string) {
  return (await matches.latest(match))!.states.at(-1) as ReturnType<typeof cribbage.initialState>;
}

async function moveOf(match: string, seat: Seat) {
  const { length } = (await matches.latest(match))!.moves;
  return { after: length, move: cribbage.legalMoves(await stateOf(match), seat)[0]! };
}

async function step(match: string, seat: Seat) {
  const { after, move } = await moveOf(match, seat);
  expect(await matches.make(match, seat, after, cribbage.redact(move, seat))).toMatchObject({ number: after });
}

async function playOut({ match }: Table) {
  for (;;) {
    const [seat] = cribbage.activeSeats(await stateOf(match));
    if (seat === undefined) return;
    await step(match, seat);
  }
}

function join({ match, token, own }: Asker, more: object = own ? { token } : {}) {
  return { type: "join", match, ...more };
}

/** A request of the player to move. */
async function aMove({ table }: Asker) {
  return { type: "move", ...(await moveOf(table.match, table.mover.seat)) };
}

/** An ID that anyone can compute from a match's, as a careless server would for the rematch. */
function computed({ match }: Table): string {
  const hex = createHash("sha256").update(`after ${match}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5");
}

/** Takes back the first move of a player and what followed. */
async function rewind({ match }: Table) {
  await db.query(
    "DELETE FROM moves WHERE match = $1 AND number >= (SELECT min(number) FROM moves WHERE match = $1 AND move ? 'seat')",
    match,
  );
}

/** The other player leaves before the first move. */
async function otherLeaves(table: Table) {
  await rewind(table);
  expect(await send("POST", `/matches/${table.match}/leave`, { token: table.other.token })).toMatchObject({
    said: 200,
  });
}

/** Both players are put out before the first move, while somebody waits for them. */
async function putOut(table: Table) {
  await rewind(table);
  const socket = await app.injectWS("/", { socket: { remoteAddress: "127.0.0.1" } as Socket });
  const isEmpty = new Promise<void>((resolve) => {
    socket.on("message", (data) => {
      const { names = [""] } = JSON.parse(String(data));
      if (names.every((name: string | null) => name === null)) resolve();
    });
  });
  socket.send(JSON.stringify({ type: "join", match: table.match }));
  await isEmpty;
  socket.terminate();
}

/** Looks for a table in the list, once the list has changed if need be. */
async function lookFor({ match }: Table, isListed: boolean): Promise<Answer> {
  let { text } = await send("GET", "/matches");
  while (isListed && !text.includes(match)) {
    await setTimeout(50);
    ({ text } = await send("GET", "/matches"));
  }
  return { said: text.includes(match) ? "listed" : "not listed", text };
}

/** The rematch, from the answer to the first player who asks for it. */
async function rematchOf({ match, mover }: Table): Promise<string> {
  return (await seated(send("POST", `/matches/${match}/rematch`, { token: mover.token }))).match;
}

const all = (said: string | number) => ROLES.map(() => said);
const over = { prepare: playOut, isOpen: true } as const;

const ROWS: readonly Row[] = [
  { route: "GET /health", does: "asks", ask: () => send("GET", "/health"), told: all(200) },
  { route: "GET /ready", does: "asks", ask: () => send("GET", "/ready"), told: all(200) },
  { route: "GET /", does: "asks without a socket", ask: () => send("GET", "/"), told: all(404) },
  {
    route: "GET /matches",
    does: "looks for a full table",
    ask: ({ table }) => lookFor(table, false),
    told: all("not listed"),
  },
  {
    route: "GET /matches",
    does: "looks for a table that a player has left",
    prepare: otherLeaves,
    ask: ({ table }) => lookFor(table, true),
    told: all("listed"),
    gone: ["other"],
  },
  {
    route: "POST /matches/:id/leave",
    does: "leaves in play",
    ask: ({ match, token }) => send("POST", `/matches/${match}/leave`, { token }),
    told: [409, 409, 403, 403, 403],
  },
  {
    route: "POST /matches/:id/leave",
    does: "leaves before the first move",
    prepare: rewind,
    ask: ({ match, token }) => send("POST", `/matches/${match}/leave`, { token }),
    told: [200, 200, 403, 403, 403],
    changes: ["mover", "other"],
    gone: ["asker"],
  },
  {
    route: "POST /matches/:id/leave",
    does: "leaves at the end",
    ...over,
    ask: ({ match, token }) => send("POST", `/matches/${match}/leave`, { token }),
    told: [409, 409, 403, 403, 403],
  },
  {
    route: "POST /matches/:id/leave",
    does: "leaves after it was put out",
    prepare: putOut,
    ask: ({ match, token }) => send("POST", `/matches/${match}/leave`, { token }),
    told: all(403),
    gone: ["mover", "other"],
  },
  {
    route: "POST /matches/:id/seats",
    does: "takes the seat that the other player has left",
    prepare: otherLeaves,
    ask: ({ match }) => send("POST", `/matches/${match}/seats`, { key: newKey() }),
    told: [201, 201, 201, 201, 404],
    changes: ["mover", "other", "spectator", "linked"],
    gone: ["other"],
  },
  {
    route: "POST /matches/:id/seats",
    does: "takes a seat after the players were put out",
    prepare: putOut,
    ask: ({ match }) => send("POST", `/matches/${match}/seats`, { key: newKey() }),
    told: [201, 201, 201, 201, 404],
    changes: ["mover", "other", "spectator", "linked"],
    gone: ["mover", "other"],
  },
  {
    route: "joinSchema",
    does: "joins as who it is after the other player has left",
    prepare: otherLeaves,
    ask: (asker) => say(join(asker)),
    told: ["update", "wrong-token", "update", "update", "unknown-match"],
    gone: ["other"],
  },
  {
    route: "joinSchema",
    does: "joins as who it is after the players were put out",
    prepare: putOut,
    ask: (asker) => say(join(asker)),
    told: ["wrong-token", "wrong-token", "update", "update", "unknown-match"],
    gone: ["mover", "other"],
  },
  {
    route: "POST /matches",
    does: "opens a match of its own",
    ask: () => send("POST", "/matches", { game: "sackson" }),
    told: all(201),
  },
  {
    route: "POST /matches",
    does: "opens a match with the match's ID as a key",
    ask: ({ match }) => send("POST", "/matches", { game: "sackson", key: match }),
    told: all(201),
  },
  {
    route: "POST /matches/:id/seats",
    does: "takes a seat at a full table",
    ask: ({ match }) => send("POST", `/matches/${match}/seats`, { key: newKey() }),
    told: [409, 409, 409, 409, 404],
  },
  {
    route: "POST /matches/:id/seats",
    does: "takes its own seat again",
    ask: ({ match, token }) => send("POST", `/matches/${match}/seats`, { key: token }),
    told: [201, 201, 409, 409, 404],
  },
  {
    route: "POST /matches/:id/seats",
    does: "takes the seat of the player to move",
    ask: ({ match, table }) => send("POST", `/matches/${match}/seats`, { seat: table.mover.seat, key: newKey() }),
    told: [409, 409, 409, 409, 404],
  },
  {
    route: "POST /matches/:id/seats",
    does: "takes a seat in the match after, which nobody has asked for",
    ...over,
    ask: ({ table }) => send("POST", `/matches/${computed(table)}/seats`, { key: newKey() }),
    told: all(404),
  },
  {
    route: "POST /matches/:id/seats",
    does: "takes a seat in the match after, whose ID it knows",
    ...over,
    ask: async ({ table }) => send("POST", `/matches/${await rematchOf(table)}/seats`, { key: newKey() }),
    told: all(409),
  },
  {
    route: "GET /matches/:id/record",
    does: "asks for the record in play",
    ask: ({ match }) => send("GET", `/matches/${match}/record`),
    told: [409, 409, 409, 409, 404],
  },
  {
    route: "GET /matches/:id/record",
    does: "asks for the record at the end",
    ...over,
    ask: ({ match }) => send("GET", `/matches/${match}/record`),
    told: [200, 200, 200, 200, 404],
  },
  {
    route: "POST /matches/:id/rematch",
    does: "asks for a rematch in play",
    ask: ({ match, token }) => send("POST", `/matches/${match}/rematch`, { token }),
    told: [409, 409, 403, 403, 403],
  },
  {
    route: "POST /matches/:id/rematch",
    does: "asks for a rematch at the end",
    ...over,
    ask: ({ match, token }) => send("POST", `/matches/${match}/rematch`, { token }),
    told: [201, 201, 403, 403, 403],
    changes: ["mover", "other"],
  },
  {
    route: "joinSchema",
    does: "joins as who it is",
    ask: (asker) => say(join(asker)),
    told: ["update", "update", "update", "update", "unknown-match"],
  },
  {
    route: "joinSchema",
    does: "joins again from its last update",
    ask: async (asker) => {
      const { number: after, tag } = JSON.parse((await say(join(asker))).text.split("\n")[0]!);
      return say({ ...join(asker), after, tag });
    },
    told: ["update", "update", "update", "update", "unknown-match"],
  },
  {
    route: "joinSchema",
    does: "joins with a token that it has, or has made up",
    ask: (asker) => say(join(asker, { token: asker.token })),
    told: ["update", "update", "wrong-token", "wrong-token", "unknown-match"],
  },
  {
    route: "joinSchema",
    does: "joins with the seat of the player to move",
    ask: (asker) => say(join(asker, { seat: asker.table.mover.seat })),
    told: all("malformed"),
  },
  {
    route: "moveSchema",
    does: "makes the move of the player to move",
    ask: async (asker) => say(join(asker), await aMove(asker)),
    told: ["accepted", "not-your-seat", "spectator", "spectator", "unknown-match"],
    changes: ["mover"],
  },
  {
    route: "moveSchema",
    does: "makes that move for itself",
    ask: async (asker) => {
      const { move, ...rest } = await aMove(asker);
      return say(join(asker), { ...rest, move: { ...move, seat: asker.own?.seat ?? 0 } });
    },
    told: ["accepted", "not-your-turn", "spectator", "spectator", "unknown-match"],
    changes: ["mover"],
  },
  {
    route: "moveSchema",
    does: "cuts a card of its choice",
    ask: async (asker) =>
      say(join(asker), { type: "move", after: (await aMove(asker)).after, move: { type: "cut", card: "5H" } }),
    told: ["not-your-seat", "not-your-seat", "spectator", "spectator", "unknown-match"],
  },
  {
    route: "saySchema",
    does: "says a phrase that there is, and one that there is not",
    ask: (asker) => say(join(asker), { type: "say", phrase: 0 }, { type: "say", phrase: 4 }),
    told: ["malformed", "malformed", "malformed", "malformed", "unknown-match"],
  },
  {
    route: "moveSchema",
    does: "moves before it has joined",
    ask: async (asker) => say(await aMove(asker)),
    told: all("malformed"),
  },
];

/** Schemas for parts of requests, which need no rows. */
const PARTS = ["createSchema", "seatSchema", "tokenSchema", "pathSchema"];

test("every route and every message has a row", () => {
  const schemas = Object.keys(messages).filter((name) => name.endsWith("Schema") && !PARTS.includes(name));
  expect([...new Set(ROWS.map(({ route }) => route))].toSorted()).toEqual([...routes, ...schemas].toSorted());
});

const CELLS = ROWS.flatMap((row) => ROLES.map((role, i) => [row.route, role, row.does, row.told[i], row] as const));

describe("every request by every role", () => {
  test.each(CELLS)(
    "%s: %s %s: %s",
    async (_route, role, _does, told, { prepare, ask, changes = [], isOpen, gone = [] }) => {
      const table = await setUp();
      await prepare?.(table);
      const before = await dump(table);
      const own = role === "mover" || role === "other" ? table[role] : undefined;
      const match = role === "stranger" ? randomUUID() : table.match;
      const { said, text } = await ask({ table, role, match, own, token: own?.token ?? newKey() });
      expect(said, text).toBe(told);
      if (!changes.includes(role)) expect(await dump(table)).toEqual(before);
      for (const { token } of [table.mover, table.other].filter((seat) => seat !== own))
        expect(text).not.toContain(token);
      if (!isOpen) for (const card of await hiddenFrom(table, own?.seat)) expect(text).not.toContain(`"${card}"`);
      for (const one of ["mover", "other"] as const) {
        const { seat, token } = table[one];
        const isGone = gone.includes(one) || (one === role && gone.includes("asker"));
        expect(await matches.seatOf(table.match, token)).toBe(isGone ? undefined : seat);
      }
    },
  );
});

/** Everything stored about a match. */
async function dump({ match }: Table) {
  return db.query(
    `SELECT to_jsonb(matches) AS match,
      (SELECT jsonb_agg(seats ORDER BY seat) FROM seats WHERE match = id) AS seats,
      (SELECT jsonb_agg(moves ORDER BY number) FROM moves WHERE match = id) AS moves FROM matches WHERE id = $1`,
    match,
  );
}

/** The cards that a seat, or a spectator, has not seen: those missing from its view. */
async function hiddenFrom({ match }: Table, seat: Seat | undefined) {
  const view = JSON.stringify(cribbage.view(await stateOf(match), seat));
  return CARDS.filter((card) => !view.includes(`"${card}"`));
}

test("whatever others press, both players get their own seats in a rematch", async () => {
  const table = await setUp();
  await playOut(table);
  const press = async (match: string) => {
    for (const seat of [undefined, 0, 1]) await send("POST", `/matches/${match}/seats`, { seat, key: newKey() });
  };
  await send("POST", "/matches", { game: "sackson", key: table.match });
  await press(computed(table));
  const first = await rematchOf(table);
  await press(first);
  for (const { seat, token } of [table.mover, table.other]) {
    const again = await send("POST", `/matches/${table.match}/rematch`, { token });
    expect(again.said, again.text).toBe(201);
    expect(JSON.parse(again.text)).toEqual({ match: first, seat, token });
    expect(await say({ type: "join", match: first, token })).toMatchObject({ said: "update" });
  }
  expect((await matches.latest(first))?.names.toSorted()).toEqual(["Ann", "Bob"]);
});
