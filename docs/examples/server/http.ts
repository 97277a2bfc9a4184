// Opening a match, taking a seat, a rematch and health, over HTTP. Play itself goes over sockets.
import { randomUUID } from "node:crypto";
import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { findGame, games } from "fifteen-two/games";
import type { Database } from "./database.ts";
import { idOf, isOver, type Matches, newToken } from "./matches.ts";
import { createSchema, pathSchema, read, rematchSchema, seatSchema } from "./messages.ts";
import { metrics } from "./metrics.ts";
import { settings } from "./settings.ts";
import type { Sockets } from "./sockets.ts";

/** A server without routes, which has the logger that everything else uses. */
export async function openHttp(stream: NodeJS.WritableStream = process.stderr): Promise<FastifyInstance> {
  const { bodyBytes: bodyLimit, messageBytes: maxPayload, requestsPerMinute, proxies, origins, logLevel } = settings;
  const app = fastify({
    bodyLimit,
    trustProxy: proxies ?? false,
    forceCloseConnections: true,
    // A request has five seconds to arrive, headers and body.
    requestTimeout: 5_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    logger: {
      level: logLevel,
      stream,
      serializers: { err: serialize },
      hooks: {
        logMethod(args, log) {
          const [error, text] = args as readonly unknown[];
          if (!(error instanceof Error)) log.apply(this, args);
          else if (isNews(error)) log.call(this, { err: error }, `${text ?? error.name}`);
        },
      },
    },
    genReqId: ({ headers, url = "" }) => {
      const given = headers["x-request-id"] ?? new URLSearchParams(url.split("?")[1]).get("request");
      return typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
    },
  });
  // Tokens are in bodies and messages, never in cookies, so any page may ask unless an operator says which.
  await app.register(cors, { origin: origins ?? "*" });
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: 60_000 });
  await app.register(websocket, { options: { maxPayload, perMessageDeflate: false } });
  app.addHook("onRequest", async ({ id, headers: { origin } }, reply) => {
    reply.header("x-request-id", id);
    if (origins !== undefined && origin !== undefined && !origins.includes(origin))
      return refuse(reply, 403, "pages of that origin may not ask");
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, { log }, reply) => {
    const status = error.statusCode ?? 503;
    if (status >= 500) log.error(error);
    refuse(reply, status, status >= 500 ? "the server cannot do that now" : error.message);
  });
  return app;
}

/** What has been logged in these ten seconds: the same error again says nothing new. */
const logged = new Set<string | undefined>();
setInterval(() => logged.clear(), 10_000).unref();

function isNews({ stack }: Error): boolean {
  const isNew = !logged.has(stack);
  logged.add(stack);
  return isNew;
}

/** What a log has of an error. The messages of the package's own errors may name what is hidden. */
function serialize(error: Error & { readonly code?: unknown }) {
  metrics.errors.inc();
  const { name, code, message, stack = "" } = error;
  const isOfGame = ["IllegalMoveError", "InvalidStateError", "NotationError"].includes(name);
  return { type: name, code, message: isOfGame ? "" : message, stack: stack.slice(stack.indexOf("\n    at ")) };
}

export function addRoutes(app: FastifyInstance, db: Database, matches: Matches, sockets: Sockets): void {
  let isClosing = false;
  let ready = { at: 0, query: Promise.resolve<unknown>(undefined) };
  app.addHook("preClose", async () => {
    isClosing = true;
  });

  app.get("/health", async () => ({ status: "ok" }));

  app.get("/ready", async (_, reply) => {
    if (isClosing) return refuse(reply, 503, "the server ends");
    // However often it is asked, the database is asked once a second.
    if (Date.now() - ready.at > 1_000) ready = { at: Date.now(), query: db.query("SELECT 1") };
    return ready.query.then(
      () => ({ status: "ok" }),
      () => refuse(reply, 503, "the database does not answer"),
    );
  });

  app.get("/", { websocket: true, config: { rateLimit: { max: settings.joinsPerMinute } } }, sockets.accept);

  app.get("/matches", () => matches.open());

  app.post("/matches", async ({ body, headers }, reply) => {
    const { game: wanted, options: given, name, key, turn, listed } = expect(createSchema, body);
    const game = findGame(wanted);
    if (game === undefined) return refuse(reply, 400, `game: must be one of ${games.map(({ id }) => id).join(", ")}`);
    const options = expect(game.optionsSchema, given);
    const large = Object.entries(options).find(([, value]) => Number(value) > settings.largestOption);
    if (large !== undefined)
      return refuse(reply, 400, `options.${large[0]}: must be at most ${settings.largestOption}`);
    const token = bearer(headers.authorization) ?? key ?? newToken();
    const id = idOf(`${token} ${key ?? newToken()}`);
    const created = await matches.create(id, { game, options, turn, listed }, 0, { token, name });
    return reply.code(201).send(created);
  });

  app.post("/matches/:id/seats", async ({ body, params, headers }, reply) => {
    const { id } = expect(pathSchema, params);
    const { seat, name, key } = expect(seatSchema, body ?? {});
    if ((await matches.latest(id)) === undefined) return refuse(reply, 404, "match not found");
    const token = bearer(headers.authorization) ?? key ?? newToken();
    const taken = await matches.takeSeat(id, seat, { token, name });
    return taken === undefined ? refuse(reply, 409, "that seat is taken") : reply.code(201).send(taken);
  });

  app.post("/matches/:id/rematch", async ({ body, params }, reply) => {
    const { id } = expect(pathSchema, params);
    const { token } = expect(rematchSchema, body);
    const match = await matches.latest(id);
    const seat = match && (await matches.seatOf(id, token));
    if (match === undefined || seat === undefined) return refuse(reply, 403, "that token fits no seat");
    if (!isOver(match)) return refuse(reply, 409, "the match is not over");
    const options = match.states.at(-1)!.settings;
    const person = { token, name: match.names[seat] ?? "" };
    return reply.code(201).send(await matches.create(idOf(`after ${id}`), { ...match, options }, seat, person));
  });
}

/** The account's token, where there are accounts. */
function bearer(header: string | undefined): string | undefined {
  return settings.accounts === undefined ? undefined : header?.replace(/^Bearer /, "");
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ message });
}

/** What a schema reads; a status of 400 when it cannot. */
function expect<T>(schema: StandardSchemaV1<unknown, T>, value: unknown): T {
  const result = read(schema, value);
  if (result.issue !== undefined) throw Object.assign(new Error(result.issue), { statusCode: 400 });
  return result.value;
}
