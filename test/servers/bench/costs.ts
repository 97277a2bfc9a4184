// The cost of one move in the library, in SQL and on the wire, and the memory of an idle match.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { openDatabase } from "../../../docs/server/database.ts";
import * as cribbage from "../../../src/cribbage/index.ts";
import { advance, playout, secureRandom, seeded, steps } from "../../../src/index.ts";
import type { Process } from "../fleet.ts";
import { type Guest, openGuest } from "../guest.ts";
import { openMatch } from "../http.ts";

/** Milliseconds that a repetition takes, one after the other; half of them are quicker. */
async function median(times: number, repeat: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await repeat();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** Reading a move, checking and making it, with the cuts and deals that follow, and a view for each player as JSON. */
export async function libraryCost(): Promise<number> {
  const { record } = playout(cribbage, { random: seeded(1) });
  const made = [...steps(cribbage, record)];
  const positions = made.flatMap(({ move }, i) =>
    move.seat === undefined ? [] : [{ move, state: made[i - 1]!.after }],
  );
  const all = await median(50, () => {
    for (const { move, state } of positions) {
      const read = cribbage.parseMoveJson(move);
      if (cribbage.refusal(state, read) !== undefined) throw new Error("refused");
      const next = advance(cribbage, state, read, { random: secureRandom });
      for (const seat of [0, 1]) JSON.stringify(cribbage.view(next.state, seat));
    }
  });
  return all / positions.length;
}

/** The insert of a move alone, until it is on the disk. */
export async function insertCost(url: string): Promise<number> {
  const db = await openDatabase(url);
  const match = randomUUID();
  await db.query("INSERT INTO matches VALUES ($1, 'cribbage', 1, '{}')", match);
  let number = 0;
  const move = JSON.stringify({ type: "play", seat: 1, card: "5H" });
  const cost = await median(500, () =>
    db.query("INSERT INTO moves VALUES ($1, $2, $3::text::jsonb)", match, number++, move),
  );
  await db.query("DELETE FROM moves WHERE match = $1", match);
  await db.query("DELETE FROM matches WHERE id = $1", match);
  await db.close();
  return cost;
}

/** There and back: a move that the server refuses before it asks the database. */
export async function wireCost(url: string): Promise<number> {
  const [{ match, token }] = await openMatch(url, cribbage.id, { players: 2 });
  const { socket, say, hear } = await openGuest(url);
  say({ type: "join", match, token });
  await hear("update");
  const cost = await median(500, () => {
    say({ type: "move", after: 0, move: { type: "go", seat: 1 } });
    return hear("refused");
  });
  socket.close();
  return cost;
}

/** Megabytes of a process for each thousand idle matches that two players watch. */
export async function memoryCost({ url, running }: Process, matches: number): Promise<number> {
  const megabytes = () => Number(execFileSync("ps", ["-o", "rss=", "-p", `${running.process.pid}`])) / 1024;
  const guests: Guest[] = [];
  const open = async () => {
    for (const { match, token } of await openMatch(url, cribbage.id, { players: 2 })) {
      const guest = await openGuest(url);
      guest.say({ type: "join", match, token });
      await guest.hear("update");
      guests.push(guest);
    }
  };
  const openAll = (count: number) => Promise.all(Array.from({ length: count }, open));
  await openAll(100); // warms it up
  const before = megabytes();
  for (let opened = 0; opened < matches; opened += 50) await openAll(50);
  const after = megabytes();
  for (const { socket } of guests) socket.terminate();
  return ((after - before) * 1000) / matches;
}
