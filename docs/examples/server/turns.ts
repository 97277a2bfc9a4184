// Turns with a time limit: when it has passed by the database's clock, any process ends the turn, and one of them succeeds.
import type { FastifyBaseLogger } from "fastify";
import { secureRandom } from "fifteen-two";
import { greedyBot } from "fifteen-two/bots";
import type { Database } from "./database.ts";
import { isOver, type Match, type Matches } from "./matches.ts";
import type { Turn } from "./messages.ts";

/** A match that may be due, while this process has it for itself. */
interface Due {
  readonly id: string;
  readonly turn_seconds: number;
  readonly turn_end: Turn["end"];
  readonly is_full: boolean;
  /** Rows of moves, and seconds since the latest of them, or since the latest seat was taken. */
  readonly length: number;
  readonly idle: number;
}

/** A bot that has taken a seat thinks so long. */
const BOT_SECONDS = 1;

const RELEASE = "UPDATE matches SET due_at = now() + $2::float * interval '1 second' WHERE id = $1";
const SEAT_BOT = "UPDATE seats SET bot = true WHERE match = $1 AND seat = $2";

export function openTurns(db: Database, matches: Matches, log: FastifyBaseLogger) {
  const timer = setTimeout(look, 1_000);
  let closed = false;

  async function look() {
    try {
      const due = await db.query<Due>("SELECT * FROM claim_turns()");
      const tasks = due.map(async (one) => db.query(RELEASE, one.id, await end(one)));
      for (const task of await Promise.allSettled(tasks)) if (task.status === "rejected") log.error(task.reason);
    } catch (error) {
      log.warn(error, "turns wait");
    }
    if (!closed) timer.refresh();
  }

  /** Does what is due; gives the seconds until it has to look again, null when the match is over. */
  async function end({ id, turn_seconds, turn_end, is_full, length, idle }: Due): Promise<number | null> {
    const match = await matches.latest(id);
    if (match === undefined || isOver(match)) return null;
    const active = match.game.activeSeats(match.states.at(-1)!);
    const bots = active.filter((seat) => match.bots.includes(seat));
    const soon = match.bots.length > 0 ? BOT_SECONDS : turn_seconds;
    const limit = bots.length > 0 ? BOT_SECONDS : turn_seconds;
    if (!is_full || match.moves.length !== length) return soon;
    if (idle < limit) return Math.min(soon, limit - idle);
    if (turn_end === "forfeit") return (await matches.forfeit(match, active[0]!)) === undefined ? soon : null;
    for (const seat of bots.length > 0 ? bots : active) {
      if (turn_end === "bot") await db.query(SEAT_BOT, id, seat);
      if ((await move((await matches.latest(id))!, seat)) === undefined) break;
    }
    return turn_end === "bot" ? BOT_SECONDS : soon;
  }

  /** Moves for a seat, by what the seat may know. */
  function move(match: Match, seat: number): Promise<Match | undefined> {
    const { game, states, moves } = match;
    const view = game.view(states.at(-1)!, seat);
    const chosen = greedyBot(game)(view, game.legalMoves(view, seat), secureRandom);
    return matches.step(match, moves.length, chosen, "server");
  }

  function close() {
    closed = true;
    clearTimeout(timer);
  }

  return { close };
}
