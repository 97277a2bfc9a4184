import type { AnyGame, MoveOf, Outcome, RecordOf, Redacted, Seat, SettingsOf, Table, ViewOf } from "fifteen-two";
import type { BotLevel } from "fifteen-two/bots";
import { t } from "../../ui/words.ts";

/** The player of a seat: a person at this page, a bot, or a person elsewhere. */
export type PlayerKind = "person" | BotLevel | "remote";

/** A seat's player; the only person at this page is called "You". */
export type Player = { kind: PlayerKind; name: string };

/** A seat's or spectator's knowledge after some moves. */
export interface Knowledge<G extends AnyGame = AnyGame> {
  readonly view: ViewOf<G>;
  /** The move that led here, as the seat sees it; undefined at the start. */
  readonly move: Redacted<MoveOf<G>> | undefined;
  readonly outcome: Outcome | undefined;
}

/**
 * A game as the table uses it. Only implementations have states; they give away no more than a seat may know.
 * `local.ts` plays against bots and at one screen; a game over a server implements the same.
 *
 * A copy, `{ ...session }`, is a snapshot: it shows the game at this time, despite later moves and undos, and its
 * functions act on the game. Its `subscribe` identifies the session.
 */
export interface Session {
  readonly game: AnyGame;
  /** By seat. */
  readonly players: readonly Player[];
  /** Number of moves, chance's included. */
  readonly length: number;
  /** The seat of this page that is to choose; undefined when others are, or the game is over. */
  readonly chooser: Seat | undefined;
  /** The seat that the game waits for. */
  readonly waiting: Seat | undefined;
  /** The current problem, for the player to read; empty if there is none. */
  readonly trouble: string;
  /** A seat's knowledge after this many moves, 0 to `length`; without a seat, a spectator's. */
  knowledge(moves: number, seat?: Seat): Knowledge;
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Makes a move of a seat at this page; `trouble` has the reason for a refusal. */
  send(move: MoveOf<AnyGame>): void;
  /** Undoes the latest choice of a person at this page. */
  undo?(): void;
  /** Redoes the latest undone choice; undefined if there is none. */
  redo?: (() => void) | undefined;
  /** The whole record; undefined until this page may know everything. */
  record(): RecordOf<AnyGame> | undefined;
  /** Stops all background work. */
  close(): void;
}

/** A seat's knowledge, from a table with full information. */
export function knowledgeOf({ game, record, view: viewOf }: Table<AnyGame>, moves: number, seat?: Seat): Knowledge {
  const view = viewOf(seat, moves);
  const move = record.moves[moves - 1];
  return { view, move: move && game.redact(move, seat), outcome: game.outcome(view) };
}

/** The seats that persons at this page play. */
export function personsOf({ players }: Pick<Session, "players">): Seat[] {
  return players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

const BOTS = ["Nora", "Otto", "Ines", "Hugo", "Ruth", "Emil", "Cleo"];

/**
 * The players by seat: a single person is "You", several have their own names or are "Player 1" and so on, bots have
 * names.
 */
export function namesOf(kinds: readonly PlayerKind[], own: readonly string[] = []): Player[] {
  const alone = kinds.filter((kind) => kind === "person").length === 1;
  let persons = 0;
  let bots = 0;
  return kinds.map((kind, seat) => {
    if (kind === "person") return { kind, name: alone ? t("You") : own[seat] || t("Player {n}", { n: ++persons }) };
    return { kind, name: BOTS[bots++] ?? t("Bot {n}", { n: bots }) };
  });
}

/** The types of moves that the page makes for a seat that has no other. With muggins, players count for themselves. */
export function forcedTypes(settings: SettingsOf<AnyGame>): string[] {
  return "muggins" in settings && settings.muggins ? ["go", "pass"] : ["go", "pass", "show"];
}

/** The name of a bot in the worker. */
export function botName(game: string, level: BotLevel): string {
  return `${game} ${level}`;
}

/** True if a player at this page made a move after the first `from`, up to `moves`. */
export function hasChosen(session: Session, moves: number, from = 0): boolean {
  const persons = personsOf(session);
  for (let at = moves; at > from; at--) if (persons.includes(session.knowledge(at).move?.seat ?? -1)) return true;
  return false;
}
