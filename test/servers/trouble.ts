import { type Random, randomInt } from "../../src/index.ts";
import type { Fleet } from "./fleet.ts";
import { connect, type Line, type Say } from "./wire.ts";

/** The failures so far. */
interface Counts {
  kills: number;
  drops: number;
  /** Processes that stand still for a while. */
  stops: number;
  /** Connections through a link that is reset, or falls silent without a word. */
  resets: number;
  silences: number;
  /** Clients that read nothing for a while. */
  pauses: number;
  /** Moves sent again: on the same connection at once, later, or at the same time to another process. */
  twice: number;
  late: number;
  elsewhere: number;
}

export interface Trouble {
  readonly counts: Counts;
  readonly say: Say;
  /** Makes some trouble for lines, after some of the accepted moves. */
  afterMove(lines: readonly Line[]): void;
  /** When every process that was killed has a successor. */
  settled(): Promise<unknown>;
}

const PAUSE_MS = 300;
const STOP_MS = 1_500;

/** Whatever can go wrong between a client and its stored moves. */
export function openTrouble(fleet: Fleet, random: Random, movesPerKill: number): Trouble {
  const counts = { kills: 0, drops: 0, stops: 0, resets: 0, silences: 0, pauses: 0, twice: 0, late: 0, elsewhere: 0 };
  const replaced: Promise<void>[] = [];
  let moves = 0;

  function say(line: Line, frame: string, send: (frame: string) => void) {
    const luck = frame === line.join ? 1 : random();
    if (luck < 0.05) {
      counts.late++;
      const frames = [...line.sent.values()].flatMap((sent) => [...sent]);
      send(frames[randomInt(frames.length, random)]!);
    }
    send(frame);
    if (luck > 0.05 && luck < 0.15) {
      counts.twice++;
      send(frame);
    }
    if (luck > 0.15 && luck < 0.2) sayElsewhere(line, frame);
  }

  function sayElsewhere(line: Line, frame: string) {
    const socket = connect(line, fleet.pick(random));
    socket.on("open", () => {
      counts.elsewhere++;
      socket.send(line.join);
      socket.send(frame);
    });
    socket.on("message", (data) => {
      if (/^\{"type":"(accepted|refused)"/.test(data.toString())) socket.close();
    });
  }

  function pause({ socket, disturbed }: Line) {
    disturbed.push(Date.now());
    if (socket?.readyState !== socket?.OPEN) return;
    counts.pauses++;
    socket?.pause();
    setTimeout(() => socket?.resume(), PAUSE_MS);
  }

  function afterMove(lines: readonly Line[]) {
    moves++;
    const line = lines.length > 0 ? lines[randomInt(lines.length, random)] : undefined;
    if (line !== undefined && moves % 20 === 0) pause(line);
    if (line !== undefined && moves % 20 === 10) {
      counts.drops++;
      line.socket?.terminate();
    }
    if (moves % 200 === 60) counts.resets += fleet.cut(random, "reset");
    if (moves % 200 === 160) counts.silences += fleet.cut(random, "silence");
    if (moves % 250 === 30) {
      counts.stops++;
      replaced.push(fleet.pause(random, STOP_MS));
    }
    if (moves % movesPerKill === 0) {
      counts.kills++;
      replaced.push(fleet.replace(random));
    }
  }

  return { counts, say, afterMove, settled: () => Promise.all(replaced) };
}
