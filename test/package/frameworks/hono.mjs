// Hono checks bodies by the schema of moves, and hono-openapi describes it once it knows our vendor.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { sValidator } from "@hono/standard-validator";
import * as cribbage from "fifteen-two/cribbage";
import { games } from "fifteen-two/games";
import { Hono } from "hono";
import { generateSpecs, validator } from "hono-openapi";
import { expectMoves } from "./moves.mjs";

const json = (c) => c.json(c.req.valid("json"));
const posting = (app) => async (path, value) => {
  const headers = { "content-type": "application/json" };
  const answer = await app.request(path, { method: "POST", headers, body: JSON.stringify(value) });
  return { status: answer.status, body: await answer.json() };
};

const app = new Hono();
for (const { id, moveSchema } of games) app.post(`/${id}`, sValidator("json", moveSchema), json);
const sent = await expectMoves(posting(app));

// Once this passes, the guide can do without `loadVendor`.
const alone = new Hono().post("/moves", validator("json", cribbage.moveSchema), json);
await assert.rejects(generateSpecs(alone), /Unsupported schema vendor "fifteen-two"/);

const guide = (await import("./guide-hono.mjs")).app;
const post = posting(guide);
const move = { type: "discard", seat: 0, cards: ["5H", "6C"] };
assert.deepEqual(await post("/moves", move), { status: 200, body: move });
assert.equal((await post("/moves", { type: "go", seat: 9 })).status, 400);
const { openapi, paths } = await (await guide.request("/openapi.json")).json();
assert.match(openapi, /^3\.1/);
const { schema } = paths["/moves"].post.requestBody.content["application/json"];
assert.deepEqual(schema, cribbage.moveSchema["~standard"].jsonSchema.input({ target: "draft-2020-12" }));

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
console.log(`Hono ${version("hono")} with hono-openapi ${version("hono-openapi")}, ${sent} moves`);
