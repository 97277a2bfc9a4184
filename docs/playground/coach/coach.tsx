import type { AnyGame, MoveOf, Seat, ViewOf } from "fifteen-two";
import type { CribbageView } from "fifteen-two/cribbage";
import type { Choice } from "fifteen-two/cribbage/analysis";
import { useEffect, useState } from "preact/hooks";
import type { Prefs } from "../app/prefs.ts";
import type { Session } from "../table/session.ts";
import { canThink, thinker } from "../table/thinker.ts";
import { cardsText } from "../table/words.ts";

/** The coach at the table. */
export interface CoachState {
  readonly hint: MoveOf<AnyGame> | undefined;
  readonly text: string;
  /** Asks for a hint; undefined where there is none to be had. */
  readonly ask: (() => void) | undefined;
}

const FAILED = "The coach's worker has failed; play on without hints.";

/** Hints while the viewer chooses, and after a discard what it cost. */
export function useCoach(
  session: Session,
  moves: number,
  viewer: Seat | undefined,
  prefs: Prefs,
  resting: boolean,
): CoachState {
  const [said, setSaid] = useState<{
    readonly moves: number;
    readonly hint?: MoveOf<AnyGame>;
    readonly text: string;
  }>();
  const coached = canThink && session.game.id === "cribbage" && viewer !== undefined;
  useEffect(() => {
    const { move } = moves > 0 ? session.knowledge(moves, viewer) : { move: undefined };
    if (!coached || !prefs.coach || move?.type !== "discard" || move.seat !== viewer) return;
    advise(session.knowledge(moves - 1, viewer).view).then(
      (choices) => setSaid({ moves: Number.NaN, text: costText(move, choices) }),
      () => setSaid({ moves, text: FAILED }),
    );
  }, [session, moves, viewer, coached, prefs.coach]);
  // What a discard cost stays until the next deal, a hint until the next move.
  const { view } = session.knowledge(moves, viewer);
  const fits = said !== undefined && (said.moves === moves || (Number.isNaN(said.moves) && view.phase !== "discard"));
  const ask = () => {
    if (!resting || session.chooser !== viewer || (view.phase !== "discard" && view.phase !== "play")) return;
    setSaid({ moves, text: "The coach thinks …" });
    advise(view).then(
      ([best]) => setSaid(best ? { moves, hint: best.move, text: hintText(best) } : undefined),
      () => setSaid({ moves, text: FAILED }),
    );
  };
  return {
    hint: fits ? said.hint : undefined,
    text: fits ? said.text : "",
    ask: coached && session.undo ? ask : undefined,
  };
}

async function advise(view: ViewOf<AnyGame>): Promise<readonly Choice[]> {
  return thinker("coach").run("advise", [view as CribbageView, { deals: 300 }]);
}

function hintText({ move, win }: Choice): string {
  const what = move.type === "discard" ? `discard ${cardsText(move.cards)}` : `play ${cardsText([move.card])}`;
  return `Hint: ${what}; you then win ${Math.round(100 * win)} games of 100.`;
}

/** What a discard cost against the one with the most points. */
function costText(made: { readonly type: string }, choices: readonly Choice[]): string {
  const key = (move: object) => ("cards" in move && Array.isArray(move.cards) ? move.cards.toSorted().join() : "");
  const best = choices.reduce((a, b) => (b.points > a.points ? b : a));
  const chosen = choices.find(({ move }) => key(move) === key(made));
  const cost = best.points - (chosen?.points ?? best.points);
  if (cost < 0.05 || best.move.type !== "discard") return "Coach: the best discard.";
  return `Coach: ${cardsText(best.move.cards)} is worth ${cost.toFixed(1)} more.`;
}

/** What the coach says; the line keeps its height. */
export function Coach({ text }: { text: string }) {
  return (
    <p class="coach" role="status">
      {text}
    </p>
  );
}
