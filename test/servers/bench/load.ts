// Games of cribbage against some processes of the server, in a process of its own: load.ts SECONDS MATCHES URL…
import { setTimeout } from "node:timers/promises";
import type { Update } from "../../../docs/client/client.ts";
import type { ServerMessage } from "../../../docs/server/messages.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { legalMoves, outcome, parseViewJson } from "../../../src/cribbage/index.ts";
import { seeded } from "../../../src/index.ts";
import { openGuest } from "../guest.ts";
import { openMatch, type Place } from "../http.ts";

/** The measurements under a load; times in milliseconds. */
export interface Load {
  readonly movesPerSecond: number;
  /** All moves, those of the warm-up included. */
  readonly moves: number;
  /** From sending a move to its acceptance. */
  readonly accepted: readonly number[];
  /** From sending a move until the other player, at another process, is shown it. */
  readonly shown: readonly number[];
  /** The messages for one move, to both players. */
  readonly bytesPerMove: number;
}

const WARM_UP_MS = 1000;

async function load(seconds: number, matches: number, urls: readonly string[]): Promise<Load> {
  const random = seeded(1);
  const accepted: number[] = [];
  const shown: number[] = [];
  let bytes = 0;
  let moves = 0;
  let start = Number.POSITIVE_INFINITY;

  /** Plays one seat until the match is over; `sent` has when each move of the match was sent, by its number. */
  async function sit({ match, seat, token }: Place, url: string, sent: Map<number, number>) {
    const { socket, say, closed } = await openGuest(url);
    let tried = -1;
    let since = 0;
    let latest: Update;
    socket.on("message", (data) => {
      const text = data.toString();
      const now = performance.now();
      if (now > start) bytes += text.length;
      const message: ServerMessage = JSON.parse(text);
      if (message.type === "update") {
        latest = message;
        note(message, now);
      } else {
        // In a discard both players move at once.
        if (message.type === "accepted") sent.set(message.number, since);
        if (message.type === "accepted") moves++;
        if (message.type === "accepted" && since > start) accepted.push(now - since);
        since = 0;
      }
      if (since === 0 && latest?.number > tried) move();
    });

    function note(update: Update, now: number) {
      const from = sent.get(update.number - update.moves.length);
      if (from !== undefined && from > start && !isOwn(update.moves[0], seat)) shown.push(now - from);
    }

    function move() {
      const view = parseViewJson(latest.view);
      if (outcome(view) !== undefined) return socket.close();
      const choices = legalMoves(view, seat);
      const chosen = choices[Math.floor(random() * choices.length)];
      tried = latest.number;
      if (chosen === undefined) return;
      since = performance.now();
      sent.set(tried, since);
      say({ type: "move", after: tried, move: chosen });
    }

    say({ type: "join", match, token });
    await closed;
  }

  const open = (i: number) => openMatch(urls[i % urls.length]!, cribbage.id, { players: 2 });
  async function playOn(i: number, places: readonly Place[]): Promise<void> {
    const sent = new Map<number, number>();
    await Promise.all(places.map((place) => sit(place, urls[(i + place.seat) % urls.length]!, sent)));
    return playOn(i, await open(i));
  }

  const opened = await Promise.all(Array.from({ length: matches }, (_, i) => open(i)));
  for (const [i, places] of opened.entries()) void playOn(i, places);
  start = performance.now() + WARM_UP_MS;
  await setTimeout(WARM_UP_MS + seconds * 1000);
  return { movesPerSecond: accepted.length / seconds, moves, accepted, shown, bytesPerMove: bytes / accepted.length };
}

function isOwn(move: unknown, seat: number): boolean {
  return typeof move === "object" && move !== null && "seat" in move && move.seat === seat;
}

const [, , seconds, matches, ...urls] = process.argv;
process.send?.(await load(Number(seconds), Number(matches), urls), () => process.exit());
