import { type AnyGame, type AnyMove, type Seat, type StateOf, seeded, type ViewOf } from "fifteen-two";
import { load, save } from "../kept/store.ts";
import { latestAt, type Place } from "./server.ts";

/** What a seat has learned of a match. */
export interface History {
  readonly moves: readonly AnyMove[];
  /** Before the first move and after each. */
  readonly views: readonly ViewOf<AnyGame>[];
}

/**
 * A history with the moves that have come since, and the view after the last of them. Where several come at once, as a
 * count and the deal that follows it, the views between them are worked out as far as the seat can know them; else the
 * last one stands in, without what it scored. A late joiner gets the initial view for views it missed. If
 * the server has lost moves, the history starts over.
 *
 * @param moves - all moves so far, each as the seat may see it
 */
export function grown(
  game: AnyGame,
  known: History | undefined,
  {
    moves,
    view,
    seat,
  }: { readonly moves: readonly unknown[]; readonly view: unknown; readonly seat: Seat | undefined },
): History {
  const last = game.parseViewJson(view);
  const isLost = (move: AnyMove, i: number) => JSON.stringify(move) !== JSON.stringify(moves[i]);
  const history = known && known.views.length <= moves.length + 1 && !known.moves.some(isLost) ? known : undefined;
  const views = history?.views.slice() ?? [game.view(game.initialState(last.settings), seat)];
  const standIn = { ...(history ? last : views[0]!), awards: [] };
  let state: StateOf<AnyGame> | undefined = game.determinize(views.at(-1)!, seeded(1));
  while (views.length <= moves.length) {
    const move = moves[views.length - 1];
    state = state && after(game, state, move);
    if (views.length === moves.length) views.push(last);
    else views.push(state ? game.view(state, seat) : standIn);
  }
  views[moves.length] = last;
  return { moves: moves.filter(isMove), views };
}

/** More views than these would fill the storage. */
const MOST = 400;

/** Keeps a match's views across reloads: the server sends only the latest one. */
export function keepHistory({ server, match }: Place, game: AnyGame, { views }: History, over: boolean): void {
  save(latestAt(server), { match, game: game.id, over, views: views.length > MOST ? [] : views });
}

/** The stored history of a match; undefined if it is another match's or unreadable. */
export function keptHistory({ server, match, seat }: Place, game: AnyGame): History | undefined {
  const kept = Object(load(latestAt(server)));
  if (kept.match !== match || !Array.isArray(kept.views) || kept.views.length === 0) return undefined;
  try {
    const views: ViewOf<AnyGame>[] = kept.views.map(game.parseViewJson);
    return views.every(({ viewer }) => viewer === (seat ?? null)) ? { moves: [], views } : undefined;
  } catch {
    return undefined;
  }
}

/** The state after a move; undefined when the move hides something, or does not fit a state that was partly guessed. */
function after(game: AnyGame, state: StateOf<AnyGame>, json: unknown): StateOf<AnyGame> | undefined {
  const read = game.moveSchema["~standard"].validate(json);
  if (read.issues !== undefined) return undefined;
  return game.isLegal(state, read.value) ? game.apply(state, read.value) : undefined;
}

function isMove(value: unknown): value is AnyMove {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
