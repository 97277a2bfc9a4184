import { type AnyGame, type MoveOf, newTable, readRecord, type Seat, secureRandom, type Table } from "fifteen-two";
import { findGame } from "fifteen-two/games";
import * as v from "valibot";
import { connectMatch, type MatchClient } from "../../../client/client.ts";
import { refusalText } from "../../table/looks/telling.ts";
import { forcedTypes, knowledgeOf, type Player, type Session } from "../../table/session/session.ts";
import { audienceOf } from "../../table/sight.ts";
import { subscriber } from "../../ui/redraw.ts";
import { listOf, t } from "../../ui/words.ts";
import { grown, keepHistory, keptHistory, type Update, updateSchema } from "./history.ts";
import { forgetPlace, type Place, recordOf, server } from "./server.ts";

/** Number of failed attempts to connect in a row before the page gives up: about six minutes. */
export const ATTEMPTS = 20;

/** Time for the server to answer a move before the page reports it as not sent, in milliseconds. */
const ANSWER = 1500;

/** A match, as shown on the page. */
export interface Remote extends Session {
  readonly place: Place;
  /** By seat: whether its player is present. */
  readonly taken: readonly boolean[];
  /** Whether all seats are taken. */
  readonly full: boolean;
  /** The server's latest update. */
  readonly update: Update;
  /** The latest phrase of a player. */
  readonly said: { readonly seat: Seat; readonly phrase: number } | undefined;
  /** Sends a stock phrase. */
  say(phrase: number): void;
  /** End of the turn by the local clock, in milliseconds; undefined without a limit. */
  readonly deadline: number | undefined;
}

/** A match that the page connects to. */
export interface Opened {
  /** Once the server has answered. */
  readonly session?: Remote | undefined;
  /** Why the match does not open. */
  readonly trouble?: string;
  /** Connects again, once the page has given up. */
  readonly again?: () => void;
}

/**
 * Connects to a match.
 *
 * @param show - called after every change
 * @returns closes the connection
 */
export function openMatch(place: Place, show: (opened: Opened) => void): () => void {
  let table: ReturnType<typeof remoteTable> | undefined;
  let ended: Opened;
  let client: MatchClient;
  let connected = false;
  const tell = () => show({ session: table?.session, ...ended });

  function connect(): void {
    ended = {};
    client = connectMatch({
      server: `${server}`,
      ...place,
      attempts: ATTEMPTS,
      onUpdate(json) {
        const read = v.safeParse(updateSchema, json);
        const game = findGame(json.game);
        if (game === undefined || !read.success) {
          client.close();
          return end({ trouble: t("This site has no game “{game}”.", { game: json.game }) });
        }
        table ??= remoteTable(game, place, read.output, tell, {
          send: (move) => client.send(move),
          say: (phrase) => client.say(phrase),
        });
        table.hear(read.output);
      },
      onSaid: (seat, phrase) => table?.hearPhrase({ seat, phrase }),
      onConnection(now) {
        connected = now;
        if (connected) table?.say("");
        else table?.lose();
      },
      onEnd(code, message) {
        if (code === "wrong-token") forgetPlace(place);
        if (code === "lost") end({ again: connect });
        else if (code === "wrong-token") end({ trouble: t("The server says: {message}.", { message }) });
        else if (code !== "closed") end({ trouble: t("This link leads to no game. Perhaps a part of it is missing.") });
      },
    });
    tell();
  }

  function end(why: Opened): void {
    ended = why;
    table?.say(why.trouble ?? t("The connection is lost."));
    tell();
  }

  const left = new AbortController();
  // The browser reports at once that it is offline; the client only notices a long silence.
  addEventListener("offline", () => connected && table?.lose(), { signal: left.signal });
  addEventListener("online", () => connected && table?.say(""), { signal: left.signal });
  connect();
  return () => {
    left.abort();
    table?.session.close();
    client.close();
  };
}

/** The session of a match, and a function that passes it the server's messages. */
function remoteTable(
  game: AnyGame,
  place: Place,
  first: Update,
  show: () => void,
  client: Pick<MatchClient, "send" | "say">,
) {
  const { match, seat } = place;
  const listeners = new Set([show]);
  let update = first;
  let history = grown(game, keptHistory(place, game), update, seat);
  let trouble = "";
  let said: Remote["said"];
  let requested = false;
  /** The whole game, once the record has arrived. */
  let table: Table<AnyGame> | undefined;
  /** Start of the turn by the local clock. A late page derives it from the server's clock, unless that is ahead. */
  let began = Math.min(Date.now(), (first.tag ?? Number.POSITIVE_INFINITY) / 1000);
  /** Number of moves when this page sent its unanswered move. */
  let sentAt: number | undefined;

  const length = () => history.moves.length;
  const latest = () => history.views[length()]!;
  const isOver = () => update.forfeit !== undefined || game.outcome(latest()) !== undefined;

  /** The session's current data. */
  function facts() {
    const { turn, names, awaited, forfeit } = update;
    // Another player must not have the name of this page's own.
    const players = names.map((name, other): Player => {
      if (other === seat) return { kind: "person", name: t("You") };
      return { kind: "remote", name: name && name !== t("You") ? name : t("Player {n}", { n: other + 1 }) };
    });
    const called = (seats: readonly Seat[]) => listOf(seats.map((other) => players[other]?.name ?? ""));
    const active = isOver() ? [] : game.activeSeats(latest());
    const isSending = sentAt === length();
    const chooser = isSending ? undefined : active.find((other) => other === seat);
    const away = isOver() || chooser !== undefined ? [] : update.away.filter((other) => other !== seat);
    const late = forfeit && t("Out of time: {names}. The match is over.", { names: called(forfeit) });
    const absence = t("{names} {n|has|have} lost connection.", { names: called(away), n: away.length });
    return {
      players,
      taken: names.map((name, other) => name !== null && !awaited.includes(other)),
      full: !names.includes(null),
      update,
      said,
      deadline: isOver() || turn === null ? undefined : began + 1000 * turn.seconds,
      length: length(),
      chooser,
      waiting: active.find((other) => other !== seat || isSending),
      trouble: trouble || late || (away.length > 0 ? absence : ""),
    };
  }

  const session: Remote = {
    game,
    place,
    ...facts(),
    knowledge(moves, viewer) {
      if (table !== undefined) return knowledgeOf(table, moves, viewer);
      const view = history.views[moves] ?? latest();
      return { view, move: history.moves[moves - 1], outcome: game.outcome(view) };
    },
    subscribe: subscriber(listeners),
    send: (move) => void send(move),
    say: (phrase) => client.say(phrase),
    record: () => table?.record,
    close: () => listeners.clear(),
  };

  function say(text: string): void {
    trouble = text;
    Object.assign(session, facts());
    for (const listener of listeners) listener();
  }

  function lose(): void {
    const isSending = sentAt === length();
    say(
      isSending
        ? t("The connection is lost, and your move has not been sent yet. Trying again …")
        : t("The connection is lost. Trying again …"),
    );
  }

  function hear(next: Update): void {
    // If the server lost moves, it also lost the move this page sent after them.
    if (next.moves.length < length()) sentAt = undefined;
    if (next.moves.length !== length()) began = Date.now();
    update = next;
    history = grown(game, history, update, seat);
    keepHistory(match, game, history, isOver());
    say("");
    const [only, ...more] = session.chooser === undefined ? [] : game.legalMoves(latest(), seat);
    if (only && more.length === 0 && forcedTypes(latest().settings).includes(only.type)) void send(only);
    if (isOver() && !requested) void learn();
  }

  async function learn(): Promise<void> {
    requested = true;
    const reading = recordOf(match).then((json) => readRecord(game, json).record);
    const record = await reading.catch(() => undefined); // Without it, the match has no review.
    if (record === undefined) return;
    table = newTable(game, { record, random: secureRandom });
    say(trouble);
  }

  async function send(move: MoveOf<AnyGame>): Promise<void> {
    if (sentAt === length()) return;
    sentAt = length();
    say(trouble);
    const late = setTimeout(() => sentAt === length() && lose(), ANSWER);
    const refused = await client.send(move);
    clearTimeout(late);
    if (refused === undefined) return;
    sentAt = undefined;
    say(refusalText(audienceOf(session), refused));
  }

  function hearPhrase(spoken: Remote["said"]): void {
    said = spoken;
    say(trouble);
  }

  return { session, hear, hearPhrase, say, lose };
}
