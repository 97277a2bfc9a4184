// Fastify with its own settings checks bodies by the JSON Schema of moves.
import { fastify } from "fastify";
import { games } from "fifteen-two/games";
import { expectMoves } from "./moves.mjs";

const app = fastify();
for (const game of games) {
  const body = game.moveSchema["~standard"].jsonSchema.input({ target: "draft-07" });
  app.post(`/${game.id}`, { schema: { body } }, (request) => request.body);
}
const sent = await expectMoves(async (url, payload) => {
  const answer = await app.inject({ method: "POST", url, payload });
  return { status: answer.statusCode, body: answer.json() };
});
await app.close();
console.log(`Fastify ${app.version}, ${sent} moves`);
