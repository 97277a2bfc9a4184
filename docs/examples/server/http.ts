// Opening a match, taking a seat, and health, over HTTP. Play itself goes over sockets.
import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { findGame, games } from "fifteen-two/games";
import type { Database } from "./database.ts";
import { limits } from "./limits.ts";
import type { Matches } from "./matches.ts";
import { createSchema, pathSchema, read, seatSchema } from "./messages.ts";

export async function openHttp(matches: Matches, db: Database): Promise<FastifyInstance> {
  const { bodyBytes: bodyLimit, requestsPerMinute, trustProxy } = limits;
  const app = fastify({ bodyLimit, requestTimeout: 10_000, trustProxy, forceCloseConnections: true });
  // Tokens are in bodies and messages, never in cookies, so any page may ask.
  await app.register(cors, { origin: "*" });
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: 60_000 });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _, reply) => {
    const status = error.statusCode ?? 503;
    if (status >= 500) console.error(error);
    refuse(reply, status, status >= 500 ? "the server cannot do that now" : error.message);
  });

  app.get("/health", { config: { rateLimit: false } }, async () => {
    await db.query("SELECT 1");
    return { status: "ok" };
  });

  app.post("/matches", async ({ body }, reply) => {
    const { game: wanted, options, name } = expect(createSchema, body);
    const game = findGame(wanted);
    if (game === undefined) return refuse(reply, 400, `game: must be one of ${games.map(({ id }) => id).join(", ")}`);
    const created = await matches.create(game, expect(game.optionsSchema, options), name);
    return reply.code(201).send(created);
  });

  app.post("/matches/:id/seats", async ({ body, params }, reply) => {
    const { id } = expect(pathSchema, params);
    const { seat, name } = expect(seatSchema, body ?? {});
    const match = await matches.latest(id);
    if (match === undefined) return refuse(reply, 404, "match not found");
    for (const [free, taken] of match.names.entries()) {
      if (taken !== null || (seat ?? free) !== free) continue;
      const got = await matches.takeSeat(id, free, name);
      if (got !== undefined) return reply.code(201).send(got);
    }
    return refuse(reply, 409, "that seat is taken");
  });

  return app;
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
