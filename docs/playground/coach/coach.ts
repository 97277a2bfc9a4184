import type { AnyGame, MoveOf, Seat } from "fifteen-two";
import type { CribbageView } from "fifteen-two/cribbage";
import { type Choice, isMistake } from "fifteen-two/cribbage/analysis";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Prefs } from "../app/prefs.ts";
import type { Pace } from "../table/pace.ts";
import { personsOf, type Session } from "../table/session.ts";
import { canThink, thinker } from "../table/thinker.ts";
import { choiceText, gainText, gamesText, isSameChoice } from "./choice.ts";

/** The coach at the table. */
export interface CoachState {
  readonly hint: MoveOf<AnyGame> | undefined;
  readonly text: string;
  /** Asks for a hint; undefined where there is none to be had. */
  readonly ask: (() => void) | undefined;
  /** Whether there is something to be hinted at now. */
  readonly canAsk: boolean;
}

interface Said {
  readonly text: string;
  readonly hint?: Choice["move"];
  /** The moves that had been made, for a hint; a remark on a discard stays until the seat plays a card. */
  readonly moves?: number;
}

/** Hints while the viewer chooses, and after a discard what it cost. */
export function useCoach(
  session: Session,
  { moves, back }: Pace,
  viewer: Seat | undefined,
  prefs: Prefs,
  hasChoice: boolean,
): CoachState {
  const [said, setSaid] = useState<Said>();
  const looked = useRef(moves);
  const coached = canThink && session.game.id === "cribbage" && viewer !== undefined;
  const view = session.knowledge(moves, viewer).view as CribbageView;
  const say = (at: number, words: (choices: readonly Choice[]) => Said) =>
    choicesOf(session.knowledge(at, viewer).view as CribbageView)
      .then(words, () => ({ moves, text: "The coach's worker has failed; play on without hints." }))
      .then(setSaid);
  useEffect(() => {
    // At the highest speed several moves come at once.
    const fresh = Array.from({ length: Math.max(0, moves - looked.current) }, (_, i) => moves - i);
    looked.current = moves;
    // A remark tells what was held, which others at this screen may not know.
    if (!coached || !prefs.coach || personsOf(session).length > 1) return;
    for (const at of fresh) {
      const { move } = session.knowledge(at, viewer);
      if (move?.type === "discard" && move.seat === viewer)
        return void say(at - 1, (choices) => ({ text: costText(move, choices) }));
    }
  }, [session, moves, viewer, coached, prefs.coach]);
  // Also while the table still shows what others did, so that no press is lost.
  const canAsk = coached && hasChoice && (view.phase === "discard" || view.phase === "play");
  useEffect(() => {
    // It is known when it is asked, and when the discard is judged.
    if (canAsk && view.phase === "discard") void choicesOf(view);
  }, [canAsk, moves]);
  const hint = () => {
    setSaid({ moves, text: "The coach thinks …" });
    say(moves, ([best]) => (best ? { moves, hint: best.move, text: hintText(best) } : { text: "" }));
  };
  // A hint stays while others discard.
  const isOpen = (from: number) => {
    const since = Array.from({ length: moves - from }, (_, i) => session.knowledge(from + i + 1).move?.seat);
    return from <= moves && !since.includes(viewer);
  };
  const fits = said && (said.moves === undefined ? !back && isBetween(view, viewer) : isOpen(said.moves));
  const shown = fits ? said : undefined;
  return { hint: shown?.hint, text: shown?.text ?? "", ask: coached && session.undo ? hint : undefined, canAsk };
}

let latest: { readonly view: string; readonly choices: Promise<readonly Choice[]> } | undefined;

/** The choices of a view, the best first; the same view again is not asked twice. */
function choicesOf(view: CribbageView): Promise<readonly Choice[]> {
  const text = JSON.stringify(view);
  if (latest?.view === text) return latest.choices;
  const choices = thinker("coach").run("hints", [view]);
  choices.catch(() => {
    latest = undefined; // Another worker may know.
  });
  latest = { view: text, choices };
  return choices;
}

/** Whether a seat has discarded and not played a card yet. */
function isBetween(view: CribbageView, seat: Seat | undefined): boolean {
  if (view.phase !== "play") return view.phase === "cut";
  return !view.plays.some((play) => play.type === "play" && play.seat === seat);
}

function hintText({ move, win }: Choice): string {
  return `Hint: ${move.type} ${choiceText(move)}, and you win ${gamesText(win)}.`;
}

/** What a discard cost against the one that wins most often. */
function costText(made: object, [best, ...others]: readonly Choice[]): string {
  const chosen = others.find(({ move }) => isSameChoice(move, made));
  if (best === undefined || chosen === undefined) return "Coach: the best discard.";
  const { points } = chosen.loss;
  if (!isMistake(chosen.loss)) return "Coach: as good as the best discard.";
  const more = points >= 0.05 ? `, and score ${points.toFixed(1)} more` : "";
  return `Coach: ${gainText(best, chosen.loss)}${more}.`;
}
