import type { AnyMove, AnyView } from "../core/any.ts";
import { errorOf, InvalidStateError } from "../core/errors.ts";
import { type AnyGame, type MoveOf, typed, type ViewOf } from "../core/game.ts";
import { quote } from "../core/message.ts";
import { type CribinoReason, reasonsFor as ofCribino } from "../cribino/reasons.ts";
import { type CrossCribbReason, reasonsFor as ofCrossCribb } from "../crosscribb/reasons.ts";
import { expectPosition } from "../game/position.ts";
import { reasonsFor as ofSackson, type SacksonReason } from "../sackson/reasons.ts";
import { type ReasonOptions, textsIn } from "./text.ts";

/** The type of reasons by game. */
interface Reasons {
  readonly crosscribb: CrossCribbReason;
  readonly cribino: CribinoReason;
  readonly sackson: SacksonReason;
}

/** A reason for or against a move of a game; its `kind` determines the other keys. @inline */
type ReasonOf<G extends AnyGame> = G["id"] extends keyof Reasons
  ? Reasons[G["id"]]
  : { readonly kind: string; readonly points?: number };

const OF: { readonly [id: string]: (view: never, move: never) => readonly { readonly kind: string }[] } = {
  crosscribb: ofCrossCribb,
  cribino: ofCribino,
  sackson: ofSackson,
};

/**
 * Lists reasons for and against a move: its points, the best reply that it allows, and the prospects that it keeps.
 * CrossCribb has reasons per line, the Sackson game per figure, Crib-Ino per open side.
 *
 * They follow from the rules and the view, without a search, so they don't rank moves. Show them below the choices of
 * `advise`.
 *
 * @param game - the game; in cribbage, the `parts` of a choice and `featuresOf` take the place of reasons
 * @param view - the view of the seat that is to move
 * @param move - one of its legal moves
 * @param options - `words` replaces words of the game and its reasons, `score` words for scoring cards, as in
 * `describeAwards`
 * @returns the reasons as plain JSON, points first, each with a `text` for the player who chooses; empty if there are
 * none, and in cribbage
 * @throws InvalidStateError when it is not a view of the game, or an option is unknown or invalid
 * @throws IllegalMoveError when the move is illegal
 *
 * @example
 * ```ts
 * import * as sackson from "fifteen-two/sackson";
 * import { reasonsOf } from "fifteen-two/reasons";
 *
 * let state = sackson.initialState();
 * for (const text of ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow", "1 take yellow brown"])
 *   state = sackson.apply(state, sackson.parseMove(text));
 * const reasons = reasonsOf(sackson, sackson.view(state, 1), sackson.parseMove("1 exchange d2 a5"));
 * reasons[0];
 * // => { kind: "lacks", figure: "plus", color: "yellow", points: 5, squares: ["e2"], awaited: "blue", text: "Leaves yellow needing only e2, once the blue stone is free, for a plus that scores 5" }
 * ```
 */
export function reasonsOf<G extends AnyGame>(
  game: G,
  view: ViewOf<G>,
  move: MoveOf<G>,
  options?: ReasonOptions | null,
): readonly (ReasonOf<G> & { readonly text: string })[] {
  const rules: AnyGame = typed(game);
  const seen: AnyView = view;
  expectPosition(rules, seen);
  if (seen.viewer === undefined) throw new InvalidStateError(["viewer"], `must be a seat, not ${quote(seen.viewer)}`);
  const refused = rules.refusal(seen, move as AnyMove);
  if (refused !== undefined) throw errorOf(refused, [], move);
  const textOf = textsIn(rules, seen, options);
  const reasons = (OF[rules.id]?.(seen as never, move as never) ?? []) as readonly ReasonOf<G>[];
  return reasons.map((reason) => ({ ...reason, text: textOf(reason) }));
}
