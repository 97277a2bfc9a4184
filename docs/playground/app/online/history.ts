import { type AnyGame, type AnyMove, type AnyState, type AnyView, type Seat, seeded } from "fifteen-two";
import * as v from "valibot";
import { save } from "../kept/store.ts";
import { LATEST, latestMatch, type Place, turnLimit } from "./server.ts";

/** A seat's knowledge of a match. */
export interface History {
  readonly moves: readonly AnyMove[];
  /** The views before the first move and after each. */
  readonly views: readonly AnyView[];
}

const seats = v.optional(v.array(v.number()), []);

/** The games won so far in a match and its rematches, and the number that wins the series, if it was agreed. */
const series = v.optional(v.object({ firstTo: v.optional(v.number()), game: v.number(), won: v.array(v.number()) }));

/**
 * The part of a server's update that the page reads: all moves so far, each as the seat may see it, and the view after
 * them.
 */
export const updateSchema = v.object({
  game: v.string(),
  view: v.unknown(),
  moves: v.array(v.looseObject({ type: v.string(), seat: v.optional(v.number()) })),
  /** The time limit of each turn. */
  turn: turnLimit,
  names: v.array(v.nullable(v.string())),
  away: seats,
  awaited: seats,
  forfeit: v.optional(v.array(v.number())),
  /** Seats that have asked for a rematch. */
  rematch: seats,
  /** The rematch, once somebody has asked for it. */
  next: v.optional(v.string()),
  series,
  /** When the last move was stored, in microseconds. */
  tag: v.optional(v.number()),
});

export type Update = v.InferOutput<typeof updateSchema>;
type Moves = Pick<Update, "moves" | "view">;

/**
 * A history with the new moves, and the view after the last of them. If several come at once, such as a count and the
 * deal that follows it, the views between them are computed where the seat can know them; otherwise the last one stands
 * in, without points. A late joiner gets the initial view for views it missed. If the server has lost moves, the
 * history starts over.
 */
export function grown(game: AnyGame, known: History | undefined, { moves, view }: Moves, seat?: Seat): History {
  const last = game.parseViewJson(view);
  const isLost = (move: AnyMove, i: number) => JSON.stringify(move) !== JSON.stringify(moves[i]);
  const history = known && known.views.length <= moves.length + 1 && !known.moves.some(isLost) ? known : undefined;
  const views = history?.views.slice() ?? [game.view(game.initialState(last.settings), seat)];
  const standIn = { ...(history ? last : views[0]!), awards: [] };
  let state: AnyState | undefined = game.determinize(views.at(-1)!, seeded(1));
  for (const move of moves.slice(views.length - 1)) {
    state = state && after(game, state, move);
    views.push(state ? game.view(state, seat) : standIn);
  }
  views[moves.length] = last;
  return { moves, views };
}

/** The state after a move; undefined if the move hides something or is illegal in a partly guessed state. */
function after(game: AnyGame, state: AnyState, move: AnyMove): AnyState | undefined {
  const read = game.moveSchema["~standard"].validate(move);
  return read.issues || !game.isLegal(state, read.value) ? undefined : game.apply(state, read.value);
}

/** More views than these would fill the storage. */
const MOST = 400;

/** Stores a match's views for a reload, since the server sends only the latest one. */
export function keepHistory(match: string, game: AnyGame, { views }: History, over: boolean): void {
  save(LATEST, { match, game: game.id, over, views: views.length > MOST ? [] : views });
}

/** The stored history of a match; undefined if it is another match's or unreadable. */
export function keptHistory({ match, seat }: Place, game: AnyGame): History | undefined {
  const kept = latestMatch();
  if (kept?.match !== match || kept.views.length === 0) return undefined;
  try {
    const views = kept.views.map(game.parseViewJson);
    return views.every(({ viewer }) => viewer === (seat ?? null)) ? { moves: [], views } : undefined;
  } catch {
    return undefined;
  }
}
