import { type AnyGame, type Outcome, type Series, sideOf } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import type { Look } from "../../table/looks/look.ts";
import { personsOf, type Session } from "../../table/session/session.ts";
import { namesIn } from "../../table/sight.ts";
import { Button, MainButton } from "../../ui/controls.tsx";
import { Figures } from "../../ui/figures.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { capital, does, many, sideName } from "../../ui/words.ts";
import { keepMistakes } from "../kept/mistakes.ts";
import type { LocalGame } from "./local-game.ts";

const Review = lazy(() => import("../../table/coach/review.tsx"));

interface EndProps {
  readonly session: Session;
  readonly look: Look;
  /** What next: buttons. */
  readonly children: Children;
  /** What else is to be said. */
  readonly below?: Children;
  step(moves: number): void;
}

/** The end of a game: who won, what next, and the review. */
export function End({ session, look, children, below, step }: EndProps) {
  const { outcome } = session.knowledge(session.length);
  if (outcome === undefined) return null;
  const sides = sidesIn(session);
  return (
    <section class={`panel end ${isWon(outcome, sides) ? "won" : ""}`} aria-label="The end">
      <h2>{verdict(outcome, sides, look.twice)}</h2>
      {outcome.reason === "turn-limit" && <p>That was the last turn.</p>}
      <p class="final">{sides.map((side, i) => `${side} ${outcome.scores[i]}`).join(" · ")}</p>
      <GameFigures session={session} />
      <p class="buttons">
        {children}
        <Button act={() => step(session.length - 1)}>Look back</Button>
      </p>
      {session.record() && <Review session={session} step={step} done={() => keepMistakes(session)} />}
      {below}
    </section>
  );
}

interface LocalEndProps extends Pick<EndProps, "session" | "look" | "step"> {
  readonly local: LocalGame;
}

/** The end of a game at this page: also how the match stands, and the same cards again. */
export function LocalEnd({ session, look, local, step }: LocalEndProps) {
  const { setup, match, again, next, back } = local;
  const stand = match && matchText(match, sidesIn(session), setup.match, look.twice);
  const below = (
    <>
      {stand && <p>{stand}</p>}
      {look.pieces && (
        <p class="small">
          Seed {setup.seed}: the link to this page deals the same {look.pieces}.
        </p>
      )}
    </>
  );
  return (
    <End session={session} look={look} below={below} step={step}>
      {match?.next ? (
        <MainButton act={next}>Next game of the match</MainButton>
      ) : (
        <MainButton act={() => again({})}>Rematch</MainButton>
      )}
      {back && <Button act={back}>Back to the first game</Button>}
      {look.pieces && <Button act={() => again({ seed: setup.seed })}>Same {look.pieces} again</Button>}
      <a class="button" href="#">
        Other games
      </a>
    </End>
  );
}

function sidesIn(session: Session): string[] {
  const { view } = session.knowledge(0);
  return view.scores.map((_, side) => sideName(view, side, namesIn(session)));
}

function isWon({ winners }: Outcome, sides: readonly string[]): boolean {
  return winners.some((side) => /\bYou\b/.test(sides[side] ?? ""));
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

/** Who won, in words. */
function verdict({ winners, gamesLost, scores }: Outcome, sides: readonly string[], twice: Look["twice"]): string {
  if (winners.length === 0) return scores.length === 1 ? "No tile fits any more" : "A tie";
  if (scores.length === 1) return "You did it: every tile is laid";
  const games = Math.max(...gamesLost);
  const who = winners.map((side) => sides[side]).join(" and ");
  const skunk = games > 2 ? " by a double skunk" : games > 1 && twice ? ` by ${twice}` : "";
  return winners.length > 1 ? `A tie: ${who}` : `${does(who, "win")}${skunk}${who === "You" ? "!" : ""}`;
}

function matchText(
  { won, winners }: Series<AnyGame>,
  sides: readonly string[],
  goal: number,
  twice: Look["twice"],
): string {
  const stand = won.map((games, side) => `${sides[side]} ${many(games, "game")}`).join(", ");
  const double = twice ? ` ${capital(twice)} counts double.` : "";
  if (winners.length === 0) return `Match: ${stand}; the first to win ${goal} wins it.${double}`;
  return `${does(winners.map((side) => sides[side]).join(" and "), "win")} the match: ${stand}.`;
}
