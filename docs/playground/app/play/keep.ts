import type { AnyGame, MoveOf } from "fifteen-two";
import type { Review as Reviewed, SeatReview } from "fifteen-two/bots";
import { HINT, isHinted } from "../../table/coach/coach.ts";
import { reviewFor, setReview } from "../../table/coach/reviews.ts";
import { thinker } from "../../table/coach/thinker.ts";
import { personsOf, type Session } from "../../table/session/session.ts";
import { keepGame, readGames } from "../kept/games.ts";
import { summarize } from "../kept/summary.ts";

/**
 * Time budgets of a review: for the whole game and for one choice, in milliseconds. Only slow machines run out of them;
 * elsewhere each choice gets the trials of a hint, so that hints cost nothing. Those of cribbage are fast enough.
 */
const [WHOLE, EACH] = [40_000, 400];

/** Stores a finished game and its review, unless the player leaves first; a game without an ID is not the player's. */
export async function keep(session: Session, id: string | undefined, signal: AbortSignal): Promise<void> {
  const persons = personsOf(session);
  const [seat] = persons;
  const { game } = session;
  const record = session.record();
  if (seat === undefined || record === undefined) return;
  const level = session.players.find(({ kind }) => kind !== "person")?.kind;
  const about = { id: id ?? "", date: new Date().toISOString(), ...(level && { level }) };
  const summary = (own?: SeatReview) => {
    const { discard } = own?.types ?? {};
    const losses = discard ? { count: discard.count, points: discard.count * discard.loss.points } : undefined;
    const chances = own && { start: own.start, skill: own.skill };
    const made = summarize(game, record, seat, { ...about, ...chances, ...(losses && { losses }) });
    if (made && id !== undefined && persons.length === 1) keepGame(made);
  };
  // After a reload, keep the stored review until the new one is done.
  if (!readGames().some((one) => one.id === id)) summary();
  const choices = record.moves.filter((move) => persons.includes(move.seat ?? -1)).length;
  const options = {
    ...(persons.length === 1 && { seat }),
    ...(game.id !== "cribbage" && { ...HINT, milliseconds: Math.ceil(Math.min(EACH, WHOLE / (choices + 1))) }),
    signal,
    onProgress: ({ done, total }: Reviewed<MoveOf<AnyGame>>) => setReview(session, total === 0 ? 0 : done / total),
  };
  try {
    const whole = await thinker("coach").review(game, record, options);
    if (signal.aborted) return;
    const review = reviewFor(whole, persons, ({ index, seat, chosen }) =>
      isHinted({ game, view: session.knowledge(index, seat).view }, chosen.move),
    );
    setReview(session, review);
    summary(review.seats.find((one) => one.seat === seat));
  } catch {
    if (!signal.aborted) setReview(session, "failed");
  }
}
