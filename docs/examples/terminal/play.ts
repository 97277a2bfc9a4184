// Any game in a terminal, you against bots: node play.ts [game or module with a game]
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { type AnyGame, describeAwards, describeMove, newTable, secureRandom, type ViewOf } from "fifteen-two";
import { greedyBot } from "fifteen-two/bots";
import { findGame, games } from "fifteen-two/games";

const YOU = 0;
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const { value, done } = await lines.next();
  if (done) process.exit();
  return value.trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Asks for each option in the game's JSON Schema, until it is valid. An empty answer leaves the default. */
async function askSettings(game: AnyGame) {
  const { jsonSchema, validate } = game.optionsSchema["~standard"];
  const { properties } = jsonSchema.input({ target: "draft-2020-12" });
  let options: object = {};
  for (const [name, { title, description, type, default: usual = "" }] of Object.entries(properties ?? {})) {
    if (type?.includes("array")) continue;
    const question = `${title} (${description}) [${usual}]: `;
    for (let text = await ask(question); text !== ""; text = await ask(question)) {
      const wanted = { ...options, [name]: parsed(text) };
      const { issues } = validate(wanted);
      if (issues === undefined) {
        options = wanted;
        break;
      }
      for (const { path, message } of issues) console.log(`${path.join(".")}: ${message}`);
    }
  }
  return options;
}

/** Your move, by its number in the list; undefined takes back the latest one. */
async function askMove(game: AnyGame, view: ViewOf<AnyGame>) {
  const moves = game.legalMoves(view);
  const texts = moves.map((move, i) => `${i + 1}. ${describeMove(game, move, { before: view, words: { you: "" } })}`);
  console.log([game.render(view), ...texts].join("\n"));
  for (;;) {
    const text = await ask("Your move, or undo: ");
    const move = moves[Number(text) - 1];
    if (move || text === "undo") return move;
  }
}

async function find(wanted = "cribbage"): Promise<AnyGame> {
  if (/\.m?[jt]s$/.test(wanted)) return (await import(resolve(wanted))).game;
  const game = findGame(wanted);
  if (game === undefined)
    throw new Error(`the game must be one of ${games.map(({ id }) => id).join(", ")}, or a module`);
  return game;
}

const game = await find(process.argv[2]);

const table = newTable(game, { random: secureRandom, options: await askSettings(game) });
const bot = greedyBot(game);
for (let [seat] = game.activeSeats(table.state); seat !== undefined; [seat] = game.activeSeats(table.state)) {
  const view = table.view(seat);
  const move = seat === YOU ? await askMove(game, view) : bot(view, game.legalMoves(view), secureRandom);
  if (move === undefined) table.undo(YOU);
  else
    for (const { move: made, after } of table.play(move)) {
      const told = { viewer: YOU, after };
      console.log([describeMove(game, made, told), ...describeAwards(game, after, { viewer: YOU })].join(". "));
    }
}
console.log(game.render(table.view(YOU)));
process.exit();
