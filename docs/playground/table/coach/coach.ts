import type { AnyGame, AnyState, MoveOf, Seat } from "fifteen-two";
import type { CribinoMove, CribinoView } from "fifteen-two/cribino";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/words.ts";
import type { Position } from "../looks/telling.ts";
import type { Prefs } from "../session/prefs.ts";
import { forcedTypes, hasChosen, personsOf, type Session } from "../session/session.ts";
import type { TableState } from "../state.ts";
import { type Choice, isSameChoice, limitsOf } from "./choice.ts";
import type { Judged } from "./reasons.ts";
import { remarkOn } from "./remark.tsx";
import { thinker } from "./thinker.ts";

/**
 * The coach's text after some moves. While it is busy, a better hint may come. `key` is the position of a hint: after
 * an undo, other moves may lead to another position.
 */
type Said = { text: string | VNode; hint?: MoveOf<AnyGame>; key?: string; busy?: boolean; moves: number };

/**
 * Hints while the viewer chooses, and the cost of each choice. `ask` is undefined without hints and while
 * there is nothing to hint at. A newcomer gets only praise, except for the first choice of a game that began after
 * `begun` moves of another.
 */
export function useCoach({ session, look, moves, viewer, kind }: TableState, prefs: Prefs, isNew: boolean, begun = 0) {
  const [said, setSaid] = useState<Said>();
  const looked = useRef(moves);
  const coached = viewer !== undefined && session.undo !== undefined;
  // A remark reveals the hand to others at this screen.
  const remarks = coached && prefs.coach && personsOf(session).length === 1;
  const positionAt = (at: number) => ({ game: session.game, view: session.knowledge(at, viewer).view });
  const fail = () => setSaid({ moves, text: t("The coach has stopped. You can play on without hints.") });
  useEffect(() => {
    // At the highest speed several moves come at once.
    const fresh = Array.from({ length: Math.max(0, moves - looked.current) }, (_, i) => moves - i);
    looked.current = moves;
    const at = fresh.find((one) => session.knowledge(one).move?.seat === viewer && isChoice(positionAt(one - 1)));
    const move = at && session.knowledge(at, viewer).move;
    if (!remarks || !move) return;
    const position = positionAt(at - 1);
    const thought = think(position, move);
    thought.done.then(() => {
      const isRetry = begun > 0 && !hasChosen(session, at - 1, begun);
      const options = { choices: thought.choices, isHinted: isHinted(position, move), isGentle: isNew, isRetry };
      const text = remarkOn(look, position, move, options);
      if (text) setSaid((now) => (now?.hint && now.moves >= at ? now : { moves: at, text }));
    }, fail);
  }, [session.subscribe, moves, viewer, remarks]);
  // Also while the table still shows others' moves, so that no press is lost.
  const canAsk =
    coached && kind !== "back" && kind !== "count" && viewer === session.chooser && isChoice(positionAt(moves));
  useEffect(() => {
    // Ready when the player requests a hint.
    if (canAsk) think(positionAt(moves));
  }, [canAsk, moves]);
  const ask = () => {
    const position = positionAt(moves);
    const thought = think(position);
    const { key } = thought;
    setSaid({ moves, key, text: t("The coach thinks …"), busy: true });
    const loading = import("./reasons.ts");
    thought.tell = (choices) => {
      const hint = choices[0]!.move;
      hinted.set(key, hint);
      loading.then(({ hintText }) => {
        setSaid({ moves, key, hint, text: hintText(position, choices), busy: true });
      }, fail);
    };
    if (thought.choices[0]) thought.tell(thought.choices);
    const finish = async () => {
      const [{ hintText }] = await Promise.all([loading, thought.done]);
      const rest = await restOf(position, thought.choices[0]!.move);
      for (const { position, choices } of rest) hinted.set(keyOf(position), choices[0]!.move);
      const text = hintText(position, await withSequels(position, thought.choices), rest);
      setSaid((now) => (now?.key === key ? { ...now, text, busy: false } : now));
    };
    finish().catch(fail);
  };
  const isSame = ({ key, moves: from }: Said) => key === undefined || key === keyOf(positionAt(from));
  const shown = said && kind !== "back" && isOpen(session, said, moves, viewer) && isSame(said) ? said : undefined;
  return { text: "", busy: false, ...shown, ask: coached ? ask : undefined, canAsk };
}

/** The coach's estimates for a position so far. */
interface Thought {
  readonly key: string;
  readonly done: Promise<unknown>;
  choices: readonly Choice[];
  tell?: ((choices: readonly Choice[]) => void) | undefined;
}

let latest: Thought | undefined;

/** The hinted moves, by position. */
const hinted = new Map<string, Choice["move"]>();

function keyOf({ game, view, made }: Position & { made?: MoveOf<AnyGame> | undefined }): string {
  return JSON.stringify([game.id, view, made]);
}

/** Time for a hint. It is ample, since time that runs short changes hints: the next ones must keep to a plan. */
export const HINT = { iterations: 2_000, milliseconds: 10_000 };

/** Analyzes a position; repeated requests for it share one analysis. A move that was `made` costs as in a review. */
function think({ game, view }: Position, made?: MoveOf<AnyGame>): Thought {
  const key = keyOf({ game, view, made });
  if (latest?.key === key) return latest;
  if (latest) latest.tell = undefined;
  const onProgress = ({ choices }: { readonly choices: readonly Choice[] }) => {
    thought.choices = choices;
    thought.tell?.(choices);
  };
  const done = thinker("coach").advise(game, view, { ...limitsOf(game, HINT), made, onProgress });
  const thought: Thought = { key, done, choices: [] };
  done.catch(() => {
    latest = undefined; // Another worker may succeed.
  });
  latest = thought;
  return thought;
}

/** The rest of a turn of the Sackson game after one of its moves, which make sense only together. */
async function restOf({ game, view }: Position, move: Choice["move"]): Promise<readonly Judged[]> {
  if (game.id !== "sackson") return [];
  const { viewer, ...state } = view;
  const position = { game, view: game.view(game.apply(state as AnyState, move), viewer) };
  if (!game.activeSeats(position.view).includes(viewer!)) return [];
  const { choices } = await thinker("coach").advise(game, position.view, HINT);
  return [{ position, choices }, ...(await restOf(position, choices[0]!.move))];
}

/** The choices of Crib-Ino between two sides, the first ones with their sequels. */
async function withSequels({ game, view }: Position, choices: readonly Choice[]): Promise<readonly Choice[]> {
  if (game.id !== "cribino" || view.scores.length !== 2) return choices;
  const moves = choices.slice(0, 6).map(({ move }) => move as CribinoMove);
  const sequels = await thinker("coach").run("sequels", [view as CribinoView, moves]);
  return choices.map((choice, i) => ({ ...choice, sequel: sequels[i] }));
}

/** Hints are for more than one move, and for the only place of a tile or exchange. Players count their own hands. */
function isChoice({ game, view }: Position): boolean {
  const [first, ...others] = view.phase === "show" || view.phase === "muggins" ? [] : game.legalMoves(view);
  return others.length > 0 || first?.type === "lay" || first?.type === "exchange";
}

/** A hint stays until the viewer moves, a remark until the viewer's next choice. */
function isOpen({ knowledge }: Session, { moves: from, hint }: Said, moves: number, viewer: Seat | undefined): boolean {
  const forced = forcedTypes(knowledge(0).view.settings);
  const since = Array.from({ length: Math.max(0, moves - from) }, (_, i) => {
    const { move } = knowledge(from + i + 1);
    return !hint && move && forced.includes(move.type) ? undefined : move?.seat;
  });
  const turn = hint ? 0 : since.findIndex((seat) => seat !== viewer);
  return from <= moves && (turn < 0 || !since.slice(turn).includes(viewer));
}

/** The coach does not criticize a move that it hinted at. */
export function isHinted(position: Position, made: object): boolean {
  const hint = hinted.get(keyOf(position));
  return hint !== undefined && isSameChoice(hint, made);
}
