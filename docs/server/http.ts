// Opening a match, taking a seat, a rematch, the record and health, over HTTP. Play itself goes over sockets.
import { randomUUID } from "node:crypto";
import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { appendMoves, newRecord } from "fifteen-two";
import type { WebSocket } from "ws";
import { householdOf, siteOf } from "./address.ts";
import type { Database } from "./database.ts";
import { findGame, games } from "./games.ts";
import { logTo } from "./log.ts";
import { isOver, type Matches, newToken, WHOLE } from "./matches.ts";
import { createSchema, pathSchema, read, seatSchema, tokenSchema } from "./messages.ts";
import { metrics } from "./metrics.ts";
import { newSeries } from "./series.ts";
import { settings } from "./settings.ts";
import type { Sockets } from "./sockets.ts";

/** A server without routes. Everything else uses its logger. */
export async function openHttp(stream: NodeJS.WritableStream = process.stderr): Promise<FastifyInstance> {
  const { bodyBytes: bodyLimit, messageBytes: maxPayload, requestMs: requestTimeout, proxies, origins } = settings;
  const app = fastify({
    bodyLimit,
    trustProxy: proxies ?? false,
    forceCloseConnections: true,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 5 },
    logger: logTo(stream),
    genReqId: ({ headers, url = "" }) => {
      const given = headers["x-request-id"] ?? new URLSearchParams(url.split("?")[1]).get("request");
      return /^[\w-]{1,64}$/.test(`${given ?? ""}`) ? `${given}` : randomUUID();
    },
  });
  // Tokens are in bodies and messages, never in cookies, so any page may send requests unless the operator lists the
  // pages.
  await app.register(cors, { origin: origins ?? "*" });
  const keyGenerator = ({ ip }: FastifyRequest) => householdOf(ip);
  await app.register(rateLimit, { max: settings.requestsPerMinute, timeWindow: 60_000, keyGenerator });
  await app.register(websocket, { options: { maxPayload, perMessageDeflate: false }, errorHandler });
  app.addHook("onRequest", async ({ id, headers: { origin } }, reply) => {
    reply.header("x-request-id", id);
    if (origins !== undefined && origin !== undefined && !origins.includes(origin))
      throw refusal(403, "requests from this origin are not allowed");
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, { log }, reply) => {
    const { statusCode = 503, message } = error;
    if (statusCode >= 500) log.error(error);
    else metrics.rejected.inc({ code: statusCode });
    reply.code(statusCode).send({ message: statusCode >= 500 ? "the server is temporarily unavailable" : message });
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw refusal(404, "path not found");
  });
  return app;
}

export function addRoutes(app: FastifyInstance, db: Database, matches: Matches, sockets: Sockets): void {
  const isReady = oncePerSecond(() => db.query(SELECT_READY));
  const listed = oncePerSecond(matches.listed);

  app.get("/health", { config: { rateLimit: false } }, async () => ({ status: "ok" }));

  app.get("/ready", { config: { rateLimit: false } }, async () => {
    if ((await isReady()).length === 0) throw refusal(503, "the database is read-only");
    return { status: "ok" };
  });

  app.get("/", { websocket: true, config: { rateLimit: { max: settings.joinsPerMinute } } }, sockets.accept);

  app.get("/matches", listed);

  app.post("/matches", async ({ body, headers, ip }, reply) => {
    const { game: wanted, options: given, name, key, turn, listed, firstTo } = expect(createSchema, body);
    const game = findGame(wanted);
    if (game === undefined) throw refusal(400, `game: must be one of ${games.map(({ id }) => id).join(", ")}`);
    const options = expect(game.optionsSchema, given);
    const large = Object.entries(options).find(([, value]) => Number(value) > settings.largestOption);
    if (large !== undefined) throw refusal(400, `options.${large[0]}: must be at most ${settings.largestOption}`);
    const person = { token: tokenOf(headers, key), name, address: [siteOf(householdOf(ip)), householdOf(ip)] };
    const series = firstTo === undefined ? undefined : newSeries(game.initialState(options), firstTo);
    const created = await matches.create({ game, options, turn, listed, series }, person, key);
    if (created === undefined) throw refusal(409, "this key was already used for a different match");
    return reply.code(201).send(created);
  });

  app.post("/matches/:id/seats", async ({ body, params, headers }, reply) => {
    const { id } = expect(pathSchema, params);
    const { seat, name, key } = expect(seatSchema, body ?? {});
    const match = await matches.latest(id);
    if (match === undefined) throw refusal(404, "match not found");
    if (seat !== undefined && seat >= match.names.length)
      throw refusal(400, `seat: must be from 0 to ${match.names.length - 1}, not ${seat}`);
    const taken = await matches.takeSeat(id, seat, { token: tokenOf(headers, key), name });
    if (taken === undefined) throw refusal(409, "that seat or that name is taken");
    return reply.code(201).send(taken);
  });

  app.get("/matches/:id/record", async ({ params }) => {
    const match = await matches.latest(expect(pathSchema, params).id);
    if (match === undefined) throw refusal(404, "match not found");
    // Until then, the record has hidden cards.
    if (!isOver(match)) throw refusal(409, "the match is not over");
    const { game, states, names, moves } = match;
    return appendMoves(newRecord(game, states.at(-1)!.settings, { players: names.map((name) => name ?? "") }), moves);
  });

  app.post("/matches/:id/leave", async (request) => {
    const { match, seat } = await seated(request);
    if (!(await matches.leave(match, seat))) throw refusal(409, "the match has begun");
    return { seat };
  });

  app.post("/matches/:id/rematch", async (request, reply) => {
    const { match, seat, token } = await seated(request);
    if (!isOver(match)) throw refusal(409, "the match is not over");
    const next = await matches.rematch(match, seat, token);
    if (next === undefined) throw refusal(409, "you have no seat in the rematch");
    return reply.code(201).send(next);
  });

  /** The match in the path, and the seat of the token in the body. */
  async function seated({ params, body }: FastifyRequest) {
    const { id } = expect(pathSchema, params);
    const { token } = expect(tokenSchema, body);
    const match = await matches.latest(id);
    const seat = match && (await matches.seatOf(id, token));
    if (match === undefined || seat === undefined) throw refusal(403, "no seat has this token");
    return { match, seat, token };
  }
}

/**
 * Ends a socket after an error. An error with a code is not the server's fault: the client sent a malformed frame, or
 * the link broke.
 */
function errorHandler(error: Error, socket: WebSocket, { log }: FastifyRequest): void {
  if (!("code" in error)) log.error(error);
  else if (`${error.code}`.startsWith("WS_ERR")) metrics.rejected.inc({ code: "malformed" });
  socket.terminate();
}

/** Queries the database at most once a second, and gives the same answer until then. */
function oncePerSecond<T>(query: () => Promise<T>): () => Promise<T> {
  let lately: Promise<T> | undefined;
  return () => (lately ??= query().finally(() => setTimeout(() => (lately = undefined), 1_000)));
}

/** Returns a row unless the database is read-only, as a replica is. */
const SELECT_READY = `SELECT WHERE current_setting('transaction_read_only') = 'off' AND ${WHOLE}`;

/** The account's token, where there are accounts, or the request's key. */
function tokenOf({ authorization }: FastifyRequest["headers"], key: string = newToken()): string {
  return (settings.accounts && authorization?.replace(/^Bearer /, "")) || key;
}

/** Returns a schema's output, or throws. */
function expect<T>(schema: StandardSchemaV1<unknown, T>, value: unknown): T {
  const { value: expected, issue } = read(schema, value);
  if (issue !== undefined) throw refusal(400, issue);
  return expected;
}

function refusal(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}
