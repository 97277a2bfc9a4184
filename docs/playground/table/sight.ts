import type { AnyGame, MoveOf, Seat } from "fifteen-two";
import { sideOf } from "fifteen-two";
import type { Count, Look, Sight } from "../games/look.ts";
import { personsOf, type Session } from "./session.ts";
import type { Names } from "./words.ts";

/** What a move counts, seen by somebody of another side if there is one at this page: who may ask for more. */
export function countAt(session: Session, look: Look, moves: number, viewer: Seat | undefined): Count | undefined {
  if (moves < 1) return undefined;
  const before = session.knowledge(moves - 1, viewer);
  const after = session.knowledge(moves, viewer);
  const by = after.move?.seat;
  if (typeof by !== "number") return look.count(before.view, after, namesIn(session));
  const other = personsOf(session).find((seat) => sideOf(before.view, seat) !== sideOf(before.view, by)) ?? viewer;
  return look.count(session.knowledge(moves - 1, other).view, session.knowledge(moves, other), namesIn(session));
}

/** The names of a session's seats. */
export function namesIn({ players }: Session): Names {
  return (seat) => players[seat]?.name ?? `Player ${seat + 1}`;
}

/** By side: the score, and the score before its latest points; while a move is counted, as far as that has come. */
export function scoresAt(
  session: Session,
  moves: number,
  counted: { readonly count: Count; readonly running: number } | undefined,
): { readonly scores: readonly number[]; readonly rears: readonly number[] } {
  const { scores } = session.knowledge(moves).view;
  if (counted === undefined) return { scores, rears: rearsAt(session, moves) };
  const { count, running } = counted;
  const before = session.knowledge(moves - 1).view.scores;
  const pegged = count.pegs === false ? 0 : running;
  const rears = rearsAt(session, moves - 1);
  return {
    scores: before.map((score, side) => (side === count.side ? Math.min(score + pegged, scores[side] ?? 0) : score)),
    rears: before.map((score, side) => (pegged > 0 && side === count.side ? score : (rears[side] ?? -1))),
  };
}

/** By side: the score before its latest points. */
function rearsAt({ knowledge }: Session, moves: number): number[] {
  const { scores } = knowledge(moves).view;
  const rears: (number | undefined)[] = scores.map((score) => (score === 0 ? -1 : undefined));
  for (let at = moves - 1; at >= 0 && rears.includes(undefined); at--)
    knowledge(at).view.scores.forEach((score, side) => {
      if (rears[side] === undefined && score !== scores[side]) rears[side] = score;
    });
  return rears.map((rear) => rear ?? -1);
}

/** What the table draws. */
export function sightOf(
  session: Session,
  moves: number,
  viewer: Seat | undefined,
  rest: Pick<Sight, "live" | "picked" | "hint" | "made" | "claiming" | "counted" | "speech" | "play" | "pick"> & {
    readonly open: boolean;
  },
): Sight {
  const { view, move } = session.knowledge(moves, viewer);
  const { open, ...given } = rest;
  const legal: readonly MoveOf<AnyGame>[] = open && viewer !== undefined ? session.game.legalMoves(view, viewer) : [];
  return { game: session.game, view, move, seat: viewer ?? null, moves: legal, names: namesIn(session), ...given };
}
