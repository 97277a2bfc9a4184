import { t } from "../../ui/words.ts";
import { momentText } from "../moment.ts";
import type { Session } from "../session/session.ts";
import { audienceOf, namesIn } from "../sight.ts";
import type { Review } from "./reviews.ts";

/** A chance to win after some moves. */
/** How likely the first of those who played at this page was to win, along a game of some moves. */
export function chancesOf({ seats: [own], choices }: Review, length: number): { moves: number; win: number }[] {
  if (own === undefined) return [];
  const made = choices.filter(({ seat }) => seat === own.seat);
  return [
    { moves: 0, win: own.start },
    ...made.map(({ index, chosen }) => ({ moves: index + 1, win: chosen.win })),
    { moves: length, win: own.result },
  ];
}

/** The chance to win after some moves of a game. */
export function winAt(review: Review, moves: number, length: number): number {
  return chancesOf(review, length).findLast((chance) => chance.moves <= moves)?.win ?? 0;
}

/** A moment of a reviewed game: "Deal 4, card 3: you win 56 in 100." */
export function chanceText(session: Session, review: Review, moves: number): string {
  const seat = review.seats[0]?.seat ?? 0;
  const values = { moment: momentText(session, moves), n: Math.round(100 * winAt(review, moves, session.length)) };
  if (audienceOf(session).you === seat) return t("{moment}: you win {n} in 100.", values);
  return t("{moment}: {name} wins {n} in 100.", { ...values, name: namesIn(session)(seat) });
}
