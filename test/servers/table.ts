import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Update } from "../../docs/client/client.ts";
import { type AnyGame, type OptionsOf, seeded } from "../../src/index.ts";
import { TABLES } from "../tables.ts";
import { type Place, placeOf, post } from "./http.ts";
import { openPlayer, type Player } from "./player.ts";
import type { Wire } from "./wire.ts";

/** A match that was played to its end. */
export interface Table {
  readonly match: string;
  readonly game: AnyGame;
  readonly players: readonly Player[];
  /** The last message to each. */
  readonly updates: readonly Update[];
}

export interface House {
  readonly wire: Wire;
  /** The server's current address. */
  readonly address: () => string;
  /** Called for each move that was accepted. */
  readonly onMove: () => void;
  /** Called for each match, when everybody is at the table. */
  readonly onOpen?: (match: string) => void;
}

/** Every game for every number of players, briefly, and the rules that the bots are tested with. */
export const OPTIONS: readonly (readonly [game: AnyGame, options: OptionsOf<AnyGame>])[] = TABLES.flatMap(
  ({ game, room, bots }) =>
    [...game.players.map((players) => forPlayers(game, room, players)), ...bots].map(
      (options) => [game, options] as const,
    ),
);

/** Options for another number of players; the defaults where that number cannot have these. */
function forPlayers(game: AnyGame, options: OptionsOf<AnyGame>, players: number): OptionsOf<AnyGame> {
  const wanted = { ...options, players };
  const { issues } = game.optionsSchema["~standard"].validate(wanted);
  return issues === undefined ? wanted : { players };
}

/** Time to wait for an answer: a link may have swallowed it. */
const PATIENCE_MS = 3_000;

/** The database has gone back, and a match or a seat is not there any more. */
export class GoneError extends Error {
  readonly match: string;

  constructor(match: string, message: string) {
    super(message);
    this.match = match;
  }
}

/** Asks until there is an answer. However often that is, the key gets one seat. */
async function ask(house: House, path: string, body: object): Promise<Place> {
  const request = { ...body, key: randomUUID() };
  for (;;) {
    const answer = await post(`${house.address()}${path}`, request, PATIENCE_MS).catch(() => undefined);
    const place = answer?.ok ? await placeOf(answer).catch(() => undefined) : undefined;
    if (place !== undefined) return place;
    if (answer?.status === 404) throw new GoneError(path.split("/")[2]!, "unknown-match");
  }
}

/** Opens a match and takes all its seats. */
async function open(house: House, game: AnyGame, options: OptionsOf<AnyGame>): Promise<Place[]> {
  const { players } = game.initialState(options).settings;
  const first = await ask(house, "/matches", { game: game.id, options, name: "0" });
  const others = Array.from({ length: players - 1 }, (_, i) =>
    ask(house, `/matches/${first.match}/seats`, { seat: i + 1, name: `${i + 1}` }),
  );
  return [first, ...(await Promise.all(others))];
}

/** Plays a match; somebody watches it, and one of the players has it open twice. */
export async function play(house: House, number: number): Promise<Table> {
  const [game, options] = OPTIONS[number % OPTIONS.length]!;
  const places = await open(house, game, options);
  const { match } = places[0]!;
  // Messages to everyone are stored once for each way to play.
  const common = { ...house, random: seeded(number), keepsAll: number < OPTIONS.length };
  const players = [...places, places[number % places.length]!]
    .map((place) => openPlayer({ ...common, ...place, match }))
    .concat(openPlayer({ ...common, match }));
  house.onOpen?.(match);
  /** A database that goes back may take the end with it: then everybody plays to another one, and hears of it. */
  const haveEnded = () =>
    new Set(players.map(({ latest }) => latest().tag)).size === 1 &&
    players.every(({ latest }) => game.outcome(game.parseViewJson(latest().view)) !== undefined);
  await Promise.all(players.map(({ ended }) => ended))
    .then(async () => {
      while (!haveEnded()) await setTimeout(50);
    })
    .catch((error: Error) => {
      throw /^(unknown-match|wrong-token)/.test(error.message) ? new GoneError(match, error.message) : error;
    })
    .finally(() => {
      for (const { close } of players) close();
    });
  return { match, game, players, updates: players.map(({ latest }) => latest()) };
}
