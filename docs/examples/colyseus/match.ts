import { ServerError } from "@colyseus/core";
import {
  type Advance,
  type AnyGame,
  advance,
  IllegalMoveError,
  type MoveOf,
  newRecord,
  parseRecordJson,
  type RecordOf,
  replay,
  type Seat,
  type StateOf,
  secureRandom,
  settle,
} from "fifteen-two";
import { hashOf, newToken, seatOf } from "./seats.ts";
import type { Store } from "./store.ts";

/** A match. Every step is stored before anyone sees it. Several rooms may have the same match: the first to store a step makes it. */
export interface Match {
  readonly id: string;
  readonly state: StateOf<AnyGame>;
  /** The number of steps. A step is a player's move plus the cuts and deals that follow. */
  readonly steps: number;
  /** Whether every seat is taken. */
  readonly full: boolean;
  /** The seat of a token. Without a token: a free seat, if there is one, and its new token. */
  sit(token?: string): Promise<{ readonly seat?: Seat; readonly token?: string }>;
  /** Deals once all seats are taken. */
  begin(): Promise<void>;
  /** Makes a seat's move; throws IllegalMoveError when it is refused. */
  move(seat: Seat | undefined, json: unknown): Promise<void>;
  /** Applies the steps that others have stored. */
  catchUp(): Promise<void>;
  /** The moves since the last call. */
  takeNews(): readonly MoveOf<AnyGame>[];
}

/** A new match. Nothing is stored until someone takes a seat. */
export function newMatch(game: AnyGame, store: Store, id: string, options: unknown = {}): Match {
  const read = game.optionsSchema["~standard"].validate(options);
  if (read.issues) {
    const [{ path = [], message } = { message: "not valid" }] = read.issues;
    throw new ServerError(400, `${["options", ...path].join(".")}: ${message}`);
  }
  return matchFrom(game, store, id, newRecord(game, read.value));
}

/** A stored match, up to its latest step. */
export async function storedMatch(game: AnyGame, store: Store, id: string): Promise<Match> {
  const start = (await store.read(id)).get(`start of ${game.id}`);
  if (start === undefined) throw new ServerError(404, "match: not found");
  const match = matchFrom(game, store, id, parseRecordJson(game, JSON.parse(start)));
  await match.catchUp();
  match.takeNews();
  return match;
}

/** A match that starts as a record without moves. */
function matchFrom(game: AnyGame, store: Store, id: string, start: RecordOf<AnyGame>): Match {
  let state = replay(game, start);
  let steps = 0;
  let hashes: (string | undefined)[] = [];
  let news: MoveOf<AnyGame>[] = [];
  const seats = Array.from({ length: start.settings.players }, (_, seat) => seat);
  const isFull = () => seats.every((seat) => hashes[seat] !== undefined);

  async function catchUp() {
    const fields = await store.read(id);
    hashes = seats.map((seat) => fields.get(`seat ${seat}`));
    for (let step = fields.get(`${steps}`); step !== undefined; step = fields.get(`${++steps}`))
      for (const json of JSON.parse(step)) {
        const move = game.parseMoveJson(json);
        state = game.apply(state, move);
        news.push(move);
      }
  }

  /** Stores and applies a step; false if someone else's step came first, which is applied instead. */
  async function make(next: Advance<AnyGame>) {
    if (!(await store.add(id, `${steps}`, JSON.stringify(next.moves)))) {
      await catchUp();
      return false;
    }
    state = next.state;
    steps++;
    news.push(...next.moves);
    return true;
  }

  return {
    id,
    get state() {
      return state;
    },
    get steps() {
      return steps;
    },
    get full() {
      return isFull();
    },
    async sit(known) {
      await store.add(id, `start of ${game.id}`, JSON.stringify(start));
      await catchUp();
      if (known !== undefined) {
        const seat = seatOf(known, hashes);
        if (seat === undefined) throw new ServerError(403, "token: fits no seat of this match");
        return { seat, token: known };
      }
      const token = newToken();
      for (const seat of seats) {
        if (hashes[seat] !== undefined || !(await store.add(id, `seat ${seat}`, hashOf(token)))) continue;
        await catchUp();
        return { seat, token };
      }
      return {};
    },
    async begin() {
      if (steps > 0 || !isFull()) return;
      const next = settle(game, state, secureRandom);
      if (next.moves.length > 0) await make(next);
    },
    async move(seat, json) {
      const move = game.parseMoveJson(json);
      // Someone may have taken the last seat in another room.
      if (!isFull()) await catchUp();
      do {
        // Deals and draws have no seat; the match makes them itself.
        if (seat === undefined || move.seat !== seat || !game.activeSeats(state).includes(seat) || !isFull())
          throw new IllegalMoveError("not-your-turn", "it is not your turn, or not your move", json);
      } while (!(await make(advance(game, state, move, secureRandom))));
    },
    catchUp,
    takeNews() {
      const taken = news;
      news = [];
      return taken;
    },
  };
}
