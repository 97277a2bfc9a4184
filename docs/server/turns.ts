// Turns with a time limit: when it has passed by the database's clock, any process ends the turn, and one of them
// succeeds.
import type { FastifyBaseLogger } from "fastify";
import { secureRandom } from "fifteen-two";
import { greedyBot } from "fifteen-two/bots";
import type { Database } from "./database.ts";
import { isOver, type Match, type Matches } from "./matches.ts";
import { settings } from "./settings.ts";

/** A match that may be due, claimed by this process; `now` and `full` (when the last player arrived) are in seconds. */
interface Due {
  readonly id: string;
  readonly now: number;
  readonly full: number | null;
}

/** Delay before a bot that took over a seat moves. */
const BOT_SECONDS = 1;

/** Maximum number of matches that claim_due returns. After a full batch, more may be due. */
const BATCH = 100;
/** While players are missing, no clock runs. */
const RELEASE =
  "UPDATE matches SET due_at = CASE WHEN missing = 0 THEN now() + $2::float * interval '1 second' END WHERE id = $1";
const SEAT_BOT = "UPDATE seats SET bot = true WHERE match = $1 AND seat = $2";

export function openTurns(db: Database, matches: Matches, log: FastifyBaseLogger) {
  const timer = setTimeout(look, settings.lookMs);
  let closed = false;

  async function look() {
    try {
      const due = await db.query<Due>("SELECT * FROM claim_due()");
      const tasks = due.map(async (one) => db.query(RELEASE, one.id, await end(one)));
      for (const task of await Promise.allSettled(tasks)) if (task.status === "rejected") log.error(task.reason);
      if (due.length === BATCH && !closed) return void look();
    } catch (error) {
      log.warn(error, "turns wait");
    }
    if (!closed) timer.refresh();
  }

  /** Ends late turns; returns the seconds until the next check, or null when the match is over. */
  async function end({ id, now, full }: Due): Promise<number | null> {
    const match = await matches.latest(id);
    if (match?.turn === undefined || isOver(match)) return null;
    const { turn, turns, tags, bots } = match;
    const soon = bots.length > 0 ? BOT_SECONDS : turn.seconds;
    if (full === null) return soon;
    // A seat's clock starts with its turn; another seat's move does not restart it.
    const rests = [...turns].map(([seat, length]) => {
      const limit = bots.includes(seat) ? BOT_SECONDS : turn.seconds;
      return { seat, rest: Math.max(full, (tags[length - 1] ?? 0) / 1e6) + limit - now };
    });
    const late = rests.filter(({ rest }) => rest <= 0).map(({ seat }) => seat);
    if (late.length > 0 && turn.end === "forfeit")
      // If another seat moves at the same moment, try again.
      return (await matches.forfeit(match, late)) === undefined ? 0 : null;
    for (const seat of late) {
      const latest = await matches.latest(id);
      if (latest === undefined || isOver(latest) || latest.turns.get(seat) !== turns.get(seat)) continue;
      if (turn.end === "bot" && !bots.includes(seat)) await db.query(SEAT_BOT, id, seat);
      await move(latest, seat);
    }
    if (late.length > 0 && turn.end === "bot") return BOT_SECONDS;
    return Math.min(soon, ...rests.map(({ rest }) => rest).filter((rest) => rest > 0));
  }

  /** Moves for a seat, using only what it may know. */
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
