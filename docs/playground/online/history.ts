import { type AnyGame, type AnyMove, type Seat, type StateOf, seeded, type ViewOf } from "fifteen-two";

/** What a seat has learned of a match. */
export interface History {
  readonly moves: readonly AnyMove[];
  /** Before the first move and after each. */
  readonly views: readonly ViewOf<AnyGame>[];
}

/**
 * A history with the moves that have come since, and the view after the last of them. Where several come at once, as a
 * count and the deal that follows it, the views between them are worked out as far as the seat can know them; else the
 * last one stands in, without what it scored.
 *
 * @param moves - all moves so far, each as the seat may see it
 */
export function grown(
  game: AnyGame,
  history: History | undefined,
  {
    moves,
    view,
    seat,
  }: { readonly moves: readonly unknown[]; readonly view: unknown; readonly seat: Seat | undefined },
): History {
  const last = game.parseViewJson(view);
  const known = history?.views ?? [];
  const views = known.slice();
  const before = known.at(-1);
  let state = before && game.determinize(before, seeded(1));
  while (views.length <= moves.length) {
    const move = moves[views.length - 1];
    state = state && after(game, state, move);
    if (views.length === moves.length) views.push(last);
    else views.push(state ? game.view(state, seat) : { ...last, awards: [] });
  }
  views[moves.length] = last;
  return { moves: moves.filter(isMove), views };
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
