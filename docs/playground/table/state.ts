import type { AnyGame, MoveOf, Seat } from "fifteen-two";
import type { Clock } from "./clock.ts";
import type { Claim, Count, Look } from "./looks/look.ts";
import { type Knowledge, personsOf, type Session } from "./session/session.ts";
import { audienceOf, countAt, type Scene } from "./sight.ts";

/**
 * Actions of the players at the table, apart from moves: the player who has taken the seat at a shared screen, and the
 * pieces picked for the next move.
 */
export type Input = { uncovered?: Seat | undefined; picked: readonly string[] };

/**
 * The table after some moves, for one viewer. During a count, the viewer has the knowledge from before the move: its
 * cards are still there.
 */
type Shown = Scene & { moves: number; knowledge: Knowledge };

/** The table's mode; it determines which controls are active. A choice is `ready` once all has been shown. */
export type TableState = Shown &
  (
    | { readonly kind: "back"; readonly count: Count | undefined }
    | { readonly kind: "over"; readonly count: Count | undefined }
    | { readonly kind: "count"; readonly count: Count }
    | { readonly kind: "curtain"; readonly seat: Seat }
    | { readonly kind: "claim"; readonly claim: Claim; readonly legal: readonly MoveOf<AnyGame>[] }
    | { readonly kind: "choose"; readonly legal: readonly MoveOf<AnyGame>[]; readonly ready: boolean }
    | { readonly kind: "wait"; readonly seat: Seat | undefined }
  );

/** The state of a table at some time. */
export function tableState(session: Session, look: Look, clock: Clock, input: Input): TableState {
  const { game, chooser, length } = session;
  const back = clock.step !== undefined;
  const moves = Math.min(clock.step ?? clock.shown, length);
  const { viewer, covered = false } = viewing(session, look, moves, back, input);
  const scene = { session, look, viewer };
  const count = back || clock.counting ? countAt(scene, moves) : undefined;
  const known = session.knowledge(count ? moves - 1 : moves, viewer);
  const counted = count && look.counted?.(known.view, session.knowledge(moves, viewer).move!);
  const shown = { ...scene, moves, knowledge: counted ? { ...known, view: counted } : known };
  if (back) return { ...shown, kind: "back", count };
  if (count) return { ...shown, kind: "count", count };
  const { outcome } = session.knowledge(moves);
  if (outcome && clock.still) return { ...shown, kind: "over", count: countAt(scene, moves) };
  if (covered && chooser !== undefined) return { ...shown, kind: "curtain", seat: chooser };
  const seats = game.activeSeats(shown.knowledge.view);
  // The game may already have a reply that is not on the table yet.
  if (viewer === undefined || chooser !== viewer || (seats.length > 0 && !seats.includes(viewer)))
    return { ...shown, kind: "wait", seat: awaited(shown, seats) };
  const legal = game.legalMoves(shown.knowledge.view, viewer);
  const claim = clock.still ? look.claim?.(shown.knowledge.view, legal, audienceOf(session)) : undefined;
  if (claim) return { ...shown, kind: "claim", claim, legal };
  return { ...shown, kind: "choose", legal, ready: clock.still };
}

/** The viewer: several people may share the screen, and nobody may see another's cards. */
function viewing(session: Session, look: Look, moves: number, back: boolean, { uncovered }: Input) {
  const { chooser, length } = session;
  const [only, ...more] = personsOf(session);
  if (only !== undefined && more.length === 0) return { viewer: only };
  const { view, outcome } = session.knowledge(moves);
  const ended = session.knowledge(length).outcome !== undefined;
  // Nothing of a finished game is secret: a look back shows the cards of the seat that moves next.
  if (ended && back) return { viewer: session.record()?.moves[moves]?.seat };
  if (only === undefined || (ended && outcome)) return { viewer: undefined };
  const isSecret = chooser !== undefined && look.secret(view);
  const covered = isSecret && moves === length && !back && chooser !== uncovered;
  const viewer = covered || back ? undefined : isSecret ? uncovered : (chooser ?? uncovered);
  return { viewer, covered };
}

/** The seat to move at the shown table, where `seats` are active, or else in the game. */
function awaited({ session, viewer }: Shown, seats: readonly Seat[]): Seat | undefined {
  const next = seats.length > 0 ? seats.find((other) => other !== viewer) : (session.waiting ?? session.chooser);
  return next === viewer ? undefined : next;
}
