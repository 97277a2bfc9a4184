import { type AnyGame, type Series, sideOf } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import type { Look } from "../../table/looks/look.ts";
import { tellerOf } from "../../table/looks/telling.ts";
import { personsOf, type Session } from "../../table/session/session.ts";
import { audienceOf, namesIn } from "../../table/sight.ts";
import { Button, MainButton } from "../../ui/controls.tsx";
import { Figures } from "../../ui/figures.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { sideName, t } from "../../ui/words.ts";
import { keepMistakes } from "../kept/mistakes.ts";
import type { LocalGame } from "./begin.tsx";

const Review = lazy(() => import("../../table/coach/review.tsx"));

interface EndProps {
  readonly session: Session;
  /** Action buttons. */
  readonly children: Children;
  /** Footer. */
  readonly below?: Children;
  step(moves: number): void;
}

/** The end of a game: who won, what next, and the review. */
export function End({ session, children, below, step }: EndProps) {
  const { view, outcome } = session.knowledge(session.length, audienceOf(session).you);
  if (outcome === undefined) return null;
  const final = sidesIn(session).map((side, i) => `${side} ${outcome.scores[i]}`);
  const isWon = personsOf(session).some((seat) => outcome.winners.includes(sideOf(view, seat)));
  return (
    <section class={`panel end ${isWon ? "won" : ""}`} aria-label={t("The end")}>
      <h2>{tellerOf(audienceOf(session)).outcome(view)}</h2>
      <p class="final">{final.join(" · ")}</p>
      <GameFigures session={session} />
      <p class="buttons">
        {children}
        <Button act={() => step(session.length - 1)}>{t("Look back")}</Button>
      </p>
      {session.record() && <Review session={session} step={step} done={() => keepMistakes(session)} />}
      {below}
    </section>
  );
}

interface LocalEndProps extends Pick<EndProps, "session" | "step"> {
  readonly look: Look;
  readonly local: LocalGame;
}

/** The end of a game at this page: also how the match stands, and the same cards again. */
export function LocalEnd({ session, look, local, step }: LocalEndProps) {
  const { setup, match, again, next, back } = local;
  const { pieces } = look;
  const below = (
    <>
      {match && <p>{matchText(match, sidesIn(session), setup.match)}</p>}
      {pieces && (
        <p class="small">{t(`Seed {seed}: the link to this page deals the same ${pieces}.`, { seed: setup.seed })}</p>
      )}
    </>
  );
  return (
    <End session={session} below={below} step={step}>
      {match?.next ? (
        <MainButton act={next}>{t("Next game of the match")}</MainButton>
      ) : (
        <MainButton act={() => again({})}>{t("Rematch")}</MainButton>
      )}
      {back && <Button act={back}>{t("Back to the first game")}</Button>}
      {pieces && <Button act={() => again({ seed: setup.seed })}>{t(`Same ${pieces} again`)}</Button>}
      <a class="button" href="#">
        {t("Other games")}
      </a>
    </End>
  );
}

function sidesIn(session: Session): string[] {
  const { view } = session.knowledge(0);
  return view.scores.map((_, side) => sideName(view, side, namesIn(session)));
}

/** The game in three figures, of the only person at this page. */
function GameFigures({ session }: { session: Session }) {
  const [seat, ...others] = personsOf(session);
  if (seat === undefined || others.length > 0) return null;
  const side = sideOf(session.knowledge(0).view, seat);
  const scores = Array.from({ length: session.length + 1 }, (_, i) => session.knowledge(i).view.scores[side] ?? 0);
  const own = scores.map((score, i) => score - (scores[i - 1] ?? score)).filter((points) => points > 0);
  if (own.length === 0) return null;
  const figures = {
    "your best score": Math.max(...own),
    "times you scored": own.length,
    "moves in all": session.length,
  };
  return <Figures class="figures" of={figures} />;
}

function matchText({ won, winners }: Series<AnyGame>, sides: readonly string[], goal: number): string {
  const stand = won.map((n, side) => t("{side} {n} {n|game|games}", { side: sides[side] ?? "", n })).join(", ");
  if (winners.length === 0) return t("Match: {stand}; the first to win {goal} wins it.", { stand, goal });
  return t("The match is over: {stand}.", { stand });
}
