import {
  type AnyGame,
  describeRefusal,
  type MoveOf,
  newTable,
  readRecord,
  type Seat,
  secureRandom,
  type Table,
} from "fifteen-two";
import { findGame } from "fifteen-two/games";
import { connectMatch, type MatchClient, type Update } from "../../../examples/server/client.ts";
import { forcedMove } from "../../table/session/forced.ts";
import { knowledgeOf, type Player, type Session } from "../../table/session/session.ts";
import { listed } from "../../ui/words.ts";
import { grown, keepHistory, keptHistory } from "./history.ts";
import { type Place, recordOf } from "./server.ts";

/** A match as a page follows it. */
export interface Remote extends Session {
  readonly place: Place;
  /** By seat: whether its player is present. */
  readonly taken: readonly boolean[];
  /** Whether all seats are taken. */
  readonly full: boolean;
  /** Seats that have asked for a rematch. */
  readonly rematch: readonly Seat[];
}

const LOST = "The connection is lost. Trying again …";

/** A match that the page is connecting to. */
export interface Opening {
  /** Once the server has answered; fails with a message for the player. */
  readonly session: Promise<Remote>;
  /** Closes the connection, or stops connecting. */
  close(): void;
}

/** Connects to a match. */
export function openMatch(place: Place): Opening {
  let close = () => {};
  const session = new Promise<Remote>((resolve, reject) => {
    let table: ReturnType<typeof remoteTable> | undefined;
    const client = connectMatch({
      ...place,
      onUpdate: (update) => {
        if (table === undefined) {
          const game = findGame(update.game);
          if (game === undefined) {
            client.close();
            return reject(new Error(`This page does not know the game “${update.game}”.`));
          }
          table = remoteTable(game, place, client);
          resolve(table.session);
        }
        table.hear(update);
      },
      onConnection: (connected) => table?.say(connected ? "" : LOST),
      onEnd: (code, message) => {
        if (code === "closed") return;
        table?.say(message);
        const wrong = "This link leads to no game. Perhaps a part of it is missing.";
        reject(new Error(code === "wrong-token" ? `The server says: ${message}.` : wrong));
      },
    });
    close = client.close;
  });
  return { session, close };
}

/** The session of a match, and how to tell it what comes from the server. */
function remoteTable(game: AnyGame, place: Place, client: MatchClient) {
  const { seat } = place;
  const listeners = new Set<() => void>();
  let history = keptHistory(place, game);
  let names: Update["names"] = [];
  let awaited: readonly Seat[] = [];
  let trouble = "";
  /** Seats that lost on time. */
  let forfeit: readonly Seat[] | undefined;
  let rematch: readonly Seat[] = [];
  let away: readonly Seat[] = [];
  /** Whether the server has been asked for the record. */
  let asked = false;
  /** The whole game, once the record is here. */
  let table: Table<AnyGame> | undefined;
  /** How many moves there were when this page sent one that is not answered yet. */
  let sentAt: number | undefined;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function hear(update: Update): void {
    // If the server lost moves, it also lost the move this page sent after them.
    if (update.moves.length < length()) sentAt = undefined;
    history = grown(game, history, { moves: update.moves, view: update.view, seat });
    names = update.names;
    awaited = update.awaited ?? [];
    forfeit = update.forfeit;
    rematch = update.rematch ?? [];
    away = (update.away ?? []).filter((other) => other !== seat);
    trouble =
      forfeit === undefined
        ? ""
        : `${listed(forfeit.map((late) => players()[late]?.name ?? ""))} ran out of time: the match is over.`;
    const forced = active().includes(seat ?? -1) && forcedMove(game.legalMoves(latest(), seat), latest().settings);
    if (forced) send(forced);
    keepHistory(place, game, history, isOver());
    if (isOver() && !asked) void learn();
    tell();
  }

  function isOver(): boolean {
    return forfeit !== undefined || game.outcome(latest()) !== undefined;
  }

  async function learn(): Promise<void> {
    asked = true;
    const reading = recordOf(place).then((json) => readRecord(game, json).record);
    const record = await reading.catch(() => undefined); // Without it, the match has no review.
    if (record === undefined) return;
    table = newTable(game, { record, random: secureRandom });
    tell();
  }

  function length(): number {
    return history?.moves.length ?? 0;
  }

  function latest() {
    const view = history?.views.at(-1);
    if (view === undefined) throw new Error("the match has not been heard of yet");
    return view;
  }

  async function send(move: MoveOf<AnyGame>): Promise<void> {
    if (isSending()) return;
    sentAt = length();
    const refused = await client.send(move);
    if (refused === undefined) return;
    sentAt = undefined;
    trouble = `${describeRefusal(game, refused, { viewer: seat ?? null })}.`;
    tell();
  }

  function isSending(): boolean {
    return sentAt === length();
  }

  function players(): Player[] {
    return names.map((name, other) =>
      other === seat ? { kind: "person", name: "You" } : { kind: "remote", name: name || `Player ${other + 1}` },
    );
  }

  /** Says who is disconnected, if the player is waiting for them. */
  function absence(): string {
    if (away.length === 0 || isOver() || session.chooser !== undefined) return "";
    const gone = listed(away.map((other) => players()[other]?.name ?? ""));
    return `${gone} ${away.length === 1 ? "has" : "have"} lost connection.`;
  }

  function active(): readonly Seat[] {
    return isOver() ? [] : game.activeSeats(latest());
  }

  const session: Remote = {
    game,
    place,
    get taken() {
      return names.map((name, other) => name !== null && !awaited.includes(other));
    },
    get full() {
      return names.every((name) => name !== null);
    },
    get rematch() {
      return rematch;
    },
    get players() {
      return players();
    },
    get length() {
      return length();
    },
    get chooser() {
      return isSending() ? undefined : active().find((other) => other === seat);
    },
    get waiting() {
      return active().find((other) => other !== seat || isSending());
    },
    get trouble() {
      return trouble || absence();
    },
    knowledge(moves, viewer) {
      if (table !== undefined) return knowledgeOf(table, moves, viewer);
      const view = history?.views[moves] ?? latest();
      return { view, move: history?.moves[moves - 1], outcome: game.outcome(view) };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (move) => {
      void send(move);
      tell();
    },
    record: () => table?.record,
    close() {
      listeners.clear();
      client.close();
    },
  };
  const say = (text: string) => {
    trouble = text;
    tell();
  };
  return { session, hear, say };
}
