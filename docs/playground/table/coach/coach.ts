import type { AnyGame, MoveOf, Seat } from "fifteen-two";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/words.ts";
import type { Position } from "../looks/telling.ts";
import type { Prefs } from "../session/prefs.ts";
import { forcedTypes, personsOf, type Session } from "../session/session.ts";
import { audienceOf } from "../sight.ts";
import type { TableState } from "../state.ts";
import { type Choice, isSameChoice, limitsOf } from "./choice.ts";
import { remarkOn } from "./remark.tsx";
import { thinker } from "./thinker.ts";

/**
 * The coach's words after some moves. While it is busy, a better hint may come. `key` is the position of a hint: after
 * an undo, other moves may lead to another position.
 */
type Said = { text: string | VNode; hint?: MoveOf<AnyGame>; key?: string; busy?: boolean; moves: number };

/**
 * Hints while the viewer chooses, and after a choice what it cost. Nobody can `ask` where there are no hints, nor while
 * there is nothing to be hinted at. A newcomer hears only praise.
 */
export function useCoach({ session, look, moves, viewer, kind }: TableState, prefs: Prefs, isNew: boolean) {
  const [said, setSaid] = useState<Said>();
  const looked = useRef(moves);
  const coached = viewer !== undefined && session.undo !== undefined;
  // A remark tells what was held, which others at this screen may not know.
  const remarks = coached && prefs.coach && personsOf(session).length === 1;
  const positionAt = (at: number) => ({ game: session.game, view: session.knowledge(at, viewer).view });
  const fail = () => setSaid({ moves, text: t("The coach’s worker has failed; play on without hints.") });
  useEffect(() => {
    // At the highest speed several moves come at once.
    const fresh = Array.from({ length: Math.max(0, moves - looked.current) }, (_, i) => moves - i);
    looked.current = moves;
    const at = fresh.find((one) => session.knowledge(one).move?.seat === viewer && isChoice(positionAt(one - 1)));
    const move = at && session.knowledge(at, viewer).move;
    if (!remarks || !move) return;
    const position = positionAt(at - 1);
    const thought = think(position);
    thought.tell = undefined;
    thought.done.then(() => {
      const { choices } = thought;
      const text = remarkOn(look, position, move, { choices, isHinted: isHinted(position, move), isGentle: isNew });
      if (text) setSaid((now) => (now?.hint && now.moves >= at ? now : { moves: at, text }));
    }, fail);
  }, [session.subscribe, moves, viewer, remarks]);
  // Also while the table still shows what others did, so that no press is lost.
  const canAsk =
    coached && kind !== "back" && kind !== "count" && viewer === session.chooser && isChoice(positionAt(moves));
  useEffect(() => {
    // It is known when it is asked, and when the choice is judged.
    if (canAsk) think(positionAt(moves));
  }, [canAsk, moves]);
  const ask = () => {
    const position = positionAt(moves);
    const thought = think(position);
    const { key } = thought;
    setSaid({ moves, key, text: t("The coach thinks …"), busy: true });
    const loading = import("./reasons.ts");
    thought.tell = (best) => {
      hinted.set(key, best.move);
      loading.then(({ hintText }) => {
        const text = hintText(position, best, audienceOf(session));
        setSaid({ moves, key, hint: best.move, text, busy: true });
      }, fail);
    };
    if (thought.choices[0]) thought.tell(thought.choices[0]);
    Promise.all([thought.done, loading]).then(() => setSaid((now) => now && { ...now, busy: false }), fail);
  };
  const isSame = ({ key, moves: from }: Said) => key === undefined || key === keyOf(positionAt(from));
  const shown = said && kind !== "back" && isOpen(session, said, moves, viewer) && isSame(said) ? said : undefined;
  const { hint, text = "", busy = false } = shown ?? {};
  return { hint, text, busy, ask: coached ? ask : undefined, canAsk };
}

/** The coach's estimates for a position so far. */
interface Thought {
  readonly key: string;
  readonly done: Promise<unknown>;
  choices: readonly Choice[];
  tell?: ((best: Choice) => void) | undefined;
}

let latest: Thought | undefined;

/** By position: the moves that were hinted at. */
const hinted = new Map<string, Choice["move"]>();

function keyOf({ game, view }: Position): string {
  return JSON.stringify([game.id, view]);
}

/**
 * How long a hint is thought about. Only slow machines run out of time; elsewhere a position always has the same hint.
 */
const HINT = { iterations: 2_000, milliseconds: 3_000 };

/** Thinks about a position; the same one again is not asked twice. */
function think({ game, view }: Position): Thought {
  const key = keyOf({ game, view });
  if (latest?.key === key) return latest;
  const onProgress = ({ choices }: { readonly choices: readonly Choice[] }) => {
    thought.choices = choices;
    thought.tell?.(choices[0]!);
  };
  const done = thinker("coach").advise(game, view, { ...limitsOf(game, HINT), onProgress });
  const thought: Thought = { key, done, choices: [] };
  done.catch(() => {
    latest = undefined; // Another worker may know.
  });
  latest = thought;
  return thought;
}

/**
 * Whether a viewer has something to find: more than one move, or the only place of a tile. A count is for the player to
 * make.
 */
function isChoice({ game, view }: Position): boolean {
  const [first, ...others] = view.phase === "show" || view.phase === "muggins" ? [] : game.legalMoves(view);
  return others.length > 0 || first?.type === "lay";
}

/** A hint stays until the viewer moves, a remark until the viewer's next choice. */
function isOpen({ knowledge }: Session, { moves: from, hint }: Said, moves: number, viewer: Seat | undefined): boolean {
  const forced = forcedTypes(knowledge(0).view.settings);
  const since = Array.from({ length: Math.max(0, moves - from) }, (_, i) => {
    const { move } = knowledge(from + i + 1);
    return move && forced.includes(move.type) ? undefined : move?.seat;
  });
  const turn = hint ? 0 : since.findIndex((seat) => seat !== viewer);
  return from <= moves && (turn < 0 || !since.slice(turn).includes(viewer));
}

/** Whether a move is what was hinted at: nobody is criticized for that. */
export function isHinted(position: Position, made: object): boolean {
  const hint = hinted.get(keyOf(position));
  return hint !== undefined && isSameChoice(hint, made);
}
