import type { AnyGame, MoveOf, Seat, ViewOf } from "fifteen-two";
import type { CribbageView } from "fifteen-two/cribbage";
import type { Choice } from "fifteen-two/cribbage/analysis";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Prefs } from "../app/prefs.ts";
import type { Session } from "../table/session.ts";
import { canThink, thinker } from "../table/thinker.ts";
import { cardsText } from "../table/words.ts";
import { isSameChoice } from "./reviews.ts";

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
  const [said, setSaid] = useState<{ readonly moves: number; readonly hint?: Choice["move"]; readonly text: string }>();
  const looked = useRef(moves);
  const coached = canThink && session.game.id === "cribbage" && viewer !== undefined;
  useEffect(() => {
    // At the highest speed several moves come at once.
    const fresh = Array.from({ length: Math.max(0, moves - looked.current) }, (_, i) => moves - i);
    looked.current = moves;
    const at = fresh.find((n) => isDiscardOf(session.knowledge(n, viewer).move, viewer));
    if (!coached || !prefs.coach || at === undefined) return;
    const { move } = session.knowledge(at, viewer);
    ask(session.knowledge(at - 1, viewer).view).then(
      (choices) => setSaid({ moves: Number.NaN, text: costText(move!, choices) }),
      () => setSaid({ moves, text: FAILED }),
    );
  }, [session, moves, viewer, coached, prefs.coach]);
  // What a discard cost stays until the next own card, a hint until the next move.
  const { view } = session.knowledge(moves, viewer);
  const fits =
    said !== undefined &&
    (said.moves === moves || (Number.isNaN(said.moves) && isBetween(view as CribbageView, viewer)));
  const hint = () => {
    if (!resting || session.chooser !== viewer || (view.phase !== "discard" && view.phase !== "play")) return;
    setSaid({ moves, text: "The coach thinks …" });
    ask(view).then(
      ([best]) => setSaid(best && { moves, hint: best.move, text: hintText(best) }),
      () => setSaid({ moves, text: FAILED }),
    );
  };
  return {
    hint: fits ? said.hint : undefined,
    text: fits ? said.text : "",
    ask: coached && session.undo ? hint : undefined,
  };
}

function ask(view: ViewOf<AnyGame>): Promise<readonly Choice[]> {
  return thinker("coach").run("hints", [view as CribbageView]);
}

/** Whether a seat has discarded and not played a card yet. */
function isBetween(view: CribbageView, seat: Seat | undefined): boolean {
  if (view.phase !== "play") return view.phase === "cut";
  return !view.plays.some((play) => play.type === "play" && play.seat === seat);
}

function isDiscardOf(
  move: { readonly type: string; readonly seat?: Seat | undefined } | undefined,
  seat: Seat | undefined,
): boolean {
  return move?.type === "discard" && move.seat === seat;
}

/** The cards of a choice in words. */
export function choiceText(move: Choice["move"]): string {
  return cardsText(move.type === "discard" ? move.cards : [move.card]);
}

function hintText({ move, win }: Choice): string {
  const what = move.type === "discard" ? "discard" : "play";
  return `Hint: ${what} ${choiceText(move)}; you then win ${Math.round(100 * win)} games of 100.`;
}

/** What a discard cost against the one that wins most often. */
function costText(made: object, [best, ...others]: readonly Choice[]): string {
  const chosen = others.find(({ move }) => isSameChoice(move, made));
  if (best === undefined || chosen === undefined) return "Coach: the best discard.";
  const { win, points, error } = chosen.loss;
  if (win < 2 * error || win < 0.002) return "Coach: as good as the best discard.";
  const more = points >= 0.05 ? ` and score ${points.toFixed(1)} more` : "";
  return `Coach: with ${choiceText(best.move)} you win ${(100 * win).toFixed(1)} games of 100 more${more}.`;
}
