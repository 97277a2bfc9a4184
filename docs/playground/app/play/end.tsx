import { sideOf } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import { Balance } from "../../table/coach/balance.tsx";
import { isReviewed, useReview } from "../../table/coach/reviews.ts";
import type { Look } from "../../table/looks/look.ts";
import { tellerOf } from "../../table/looks/telling.ts";
import { personsOf, type Session } from "../../table/session/session.ts";
import { formatSetup } from "../../table/session/setup.ts";
import { audienceOf } from "../../table/sight.ts";
import { Button, focused, MainButton } from "../../ui/controls.tsx";
import { dayText, listOf, sideName, t } from "../../ui/words.ts";
import type { LocalGame } from "./begin.tsx";
import { dayOf } from "./daily.ts";
import { Share, ShareGame } from "./link.tsx";

interface EndProps {
  readonly session: Session;
  step(moves: number): void;
  /** Buttons to play again, other buttons, and the footer. */
  readonly again: Children;
  readonly children?: Children;
  readonly below?: Children;
}

/** The end of a game: the winner, the effects of choices and of the rest, and action buttons. */
export function End({ session, again, children, below, step }: EndProps) {
  const review = useReview(session);
  const { view, outcome } = session.knowledge(session.length, audienceOf(session).you);
  if (outcome === undefined) return null;
  const reviewed = isReviewed(session);
  const teller = tellerOf(audienceOf(session));
  const isWon = personsOf(session).some((seat) => outcome.winners.includes(sideOf(view, seat)));
  return (
    <section class={`panel end ${isWon ? "won" : ""}`} aria-label={t("The end")} ref={focused} tabIndex={-1}>
      <h2>{teller.outcome(view, { outcome: "{result}" })}</h2>
      <strong>{teller.outcome(view, { outcome: "{scores}[, {games}]", comma: " · " })}</strong>
      {reviewed && <Balance session={session} review={review} />}
      <p class="buttons">
        {again}
        <Button act={() => step(reviewed ? session.length : session.length - 1)}>
          {reviewed ? t("Review") : t("Look back")}
        </Button>
        {children}
        <ShareGame session={session} />
      </p>
      {below}
    </section>
  );
}

type LocalEndProps = Pick<EndProps, "session" | "step"> & { readonly look: Look; readonly local: LocalGame };

/** The end of a local game: adds the standing of the match and a replay with the same cards. */
export function LocalEnd({ session, step, look, local }: LocalEndProps) {
  const { setup, match, again, next, back } = local;
  const pieces = look.pieces && t(look.pieces);
  const day = dayOf(formatSetup(setup));
  const result = async () => {
    const { scores = [] } = session.knowledge(session.length).outcome ?? {};
    const values = { date: dayText(day ?? ""), score: scores.join(" : "), url: location.href };
    return { text: t("Deal of {date}, me against the bot: {score}. Your turn! {url}", values) };
  };
  const main = next ? t("Next game of the match") : t("Rematch");
  return (
    <End
      session={session}
      step={step}
      again={<MainButton act={next ?? (() => again({}))}>{main}</MainButton>}
      below={match && <p>{matchText(session, { ...match, firstTo: setup.match })}</p>}
    >
      {back && <Button act={back}>{t("Back to the first game")}</Button>}
      {day && <Share label={t("Share the result")} make={result} />}
      {pieces && <Button act={() => again({ seed: setup.seed })}>{t("Same {pieces} again", { pieces })}</Button>}
    </End>
  );
}

/** The games won by each side, and the number that wins a match of several games, if it was agreed. */
type Tally = { readonly won: readonly number[]; readonly firstTo?: number | undefined };

/** A match ends once a side has won `firstTo` games. */
export function isDecided({ won, firstTo = Number.POSITIVE_INFINITY }: Tally): boolean {
  return won.some((n) => n >= firstTo);
}

/** The standing of a match of several games, and its winner. */
export function matchText(session: Session, tally: Tally): string {
  const { won, firstTo: goal } = tally;
  const { view } = session.knowledge(0);
  const sides = view.scores.map((_, side) => sideName(view, side, audienceOf(session).names));
  const stand = won.map((n, side) => t("{side} {n} {n|game|games}", { side: sides[side]!, n })).join(", ");
  if (goal === undefined) return t("So far: {stand}.", { stand });
  if (!isDecided(tally)) return t("Match: {stand}; the first to win {goal} wins it.", { stand, goal });
  const winner = listOf(sides.filter((_, side) => won[side] === Math.max(...won)));
  return t("The match is over: {stand}. Winner: {winner}.", { stand, winner });
}
