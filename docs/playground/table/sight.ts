import { type Seat, sideOf } from "fifteen-two";
import { sumOf } from "../ui/lists.ts";
import { t } from "../ui/words.ts";
import type { Count, Look, Sight } from "./looks/look.ts";
import { type Audience, tellerOf } from "./looks/telling.ts";
import { personsOf, type Session } from "./session/session.ts";

/** A session from the point of view of someone at this page; a spectator has no seat. */
export type Scene = { session: Session; look: Look; viewer: Seat | undefined };

/** The count of a move, from an opponent's seat if one is at this page, since opponents may claim muggins. */
export function countAt({ session, look, viewer }: Scene, moves: number): Count | undefined {
  if (moves < 1) return undefined;
  const by = session.knowledge(moves).move?.seat;
  const { view } = session.knowledge(moves - 1);
  const isOther = (seat: Seat) => typeof by === "number" && sideOf(view, seat) !== sideOf(view, by);
  const eyes = personsOf(session).find(isOther) ?? viewer;
  return look.count(session.knowledge(moves - 1, eyes).view, session.knowledge(moves, eyes), audienceOf(session));
}

/** The readers of a session at this page. */
export function audienceOf(session: Session): Audience {
  const [only, ...more] = personsOf(session);
  const names = session.players.map(({ name }) => name);
  return { game: session.game, names, you: more.length === 0 ? only : undefined };
}

/** A move of a session and its points, in words. */
export function wordsAt({ session, viewer }: Scene, moves: number) {
  const teller = tellerOf(audienceOf(session));
  const { move, view } = session.knowledge(moves, viewer);
  return { move: move ? teller.move(move, view) : "", awards: teller.awards(view) };
}

/** The move in one line, without the items of a count that was shown at the table. */
export function lineAt(scene: Scene, moves: number): string {
  if (moves < 1) return "";
  const { move, awards } = wordsAt(scene, moves);
  return `${[move, ...(countAt(scene, moves) ? [] : awards)].join(". ")}.`;
}

/** The speech of another seat as it moves: "15 for 2". */
export function speechAt({ session, look: { speech }, viewer }: Scene, moves: number): Sight["speech"] {
  const { move, view } = session.knowledge(moves, viewer);
  const seat = move?.seat;
  if (typeof seat !== "number" || seat === viewer || speech === undefined) return undefined;
  const audience = { ...audienceOf(session), names: session.players.map(() => ""), you: undefined };
  const said = tellerOf(audience).move(move!, view, speech).trim();
  const points = sumOf(view.awards.filter(({ side }) => side === sideOf(view, seat)));
  const gain = said ? t("{said} for {points}", { said, points }) : `+${points}`;
  const text = points === 0 ? said : gain;
  return text ? { seat, text } : undefined;
}
