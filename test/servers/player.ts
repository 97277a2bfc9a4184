import { connectMatch, type Update } from "../../docs/client/client.ts";
import { type Bot, greedyBot, randomBot } from "../../src/bots/index.ts";
import { findGame } from "../../src/games/index.ts";
import type { AnyGame, Random, Seat } from "../../src/index.ts";
import type { Line, Wire } from "./wire.ts";

/** A client at a table: at a seat, or watching. */
export interface Player {
  readonly seat: Seat | undefined;
  readonly line: Line;
  /** The last that it was shown, once it has seen the end and everything that it sent has been answered. */
  readonly ended: Promise<Update>;
  /** The last that it was shown. */
  latest(): Update;
  close(): void;
}

export interface PlayerOptions {
  readonly wire: Wire;
  readonly match: string;
  readonly seat?: Seat;
  readonly token?: string;
  readonly random: Random;
  /** Whether its line keeps everything it hears. */
  readonly keepsAll?: boolean;
  /** Called for each of its moves that was accepted. */
  readonly onMove: () => void;
}

export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`unknown game ${id}`);
  return game;
}

/** The position to think about. The number of moves does not identify it, since a database may go back. */
const positionOf = ({ number, view }: Update) => `${number} ${JSON.stringify(view)}`;

/** A bot that knows nothing but its views. One in four is greedy. */
export function openPlayer({ wire, match, seat, token, random, keepsAll, onMove }: PlayerOptions): Player {
  const { line, server } = wire.open(keepsAll);
  const isGreedy = random() < 0.25;
  let latest: Update;
  let tried = "";
  let thinking = false;
  let finish: (update: Update) => void;
  let fail: (error: Error) => void;
  const ended = new Promise<Update>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });

  async function onUpdate(update: Update) {
    latest = update;
    if (thinking) return;
    thinking = true;
    while (tried !== positionOf(latest)) await think(latest);
    thinking = false;
  }

  async function think(update: Update) {
    tried = positionOf(update);
    const game = gameOf(update.game);
    const view = game.parseViewJson(update.view);
    const moves = seat === undefined ? [] : game.legalMoves(view, seat);
    const bot: Bot = isGreedy ? greedyBot(game) : randomBot();
    if (moves.length > 0 && (await client.send(bot(view, moves, random))) === undefined) onMove();
    if (game.outcome(view) !== undefined) finish(update);
  }

  const client = connectMatch({
    server,
    match,
    token,
    // A database that goes back may take a move of which this client has heard nothing but that it was accepted.
    onConnection(isConnected) {
      if (isConnected) tried = "";
    },
    onUpdate: (update) => void onUpdate(update).catch((error) => fail(error)),
    onEnd: (code, message) => fail(new Error(`${code}: ${message}`)),
  });
  ended.catch(() => {});
  return { seat, line, ended, latest: () => latest, close: client.close };
}
