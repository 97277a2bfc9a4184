import type { AnyGame, AnyState, MoveOf, Seat } from "fifteen-two";
import type { CribinoMove, CribinoView } from "fifteen-two/cribino";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/words.ts";
import type { Position } from "../looks/telling.ts";
import type { Prefs } from "../session/prefs.ts";
import { forcedTypes, hasChosen, personsOf, type Session } from "../session/session.ts";
import type { TableState } from "../state.ts";
import { type Choice, isSameChoice } from "./choice.ts";
import type { Judged } from "./reasons.ts";
import { remarkOn } from "./remark.tsx";
import { thinker } from "./thinker.ts";

/**
 * The coach's text after some moves; it is busy until it has a hint. `key` is the position of a hint: after an undo,
 * other moves may lead to another position.
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
    think(position, move).then((choices) => {
      const isRetry = begun > 0 && !hasChosen(session, at - 1, begun);
      const options = { choices, isHinted: isHinted(position, move), isGentle: isNew, isRetry };
      const text = remarkOn(look, position, move, options);
      if (text) setSaid((now) => (now?.key && now.moves >= at ? now : { moves: at, text }));
    }, fail);
  }, [session.subscribe, moves, viewer, remarks]);
  // Also while the table still shows others' moves, so that no press is lost.
  const canAsk =
    coached && kind !== "back" && kind !== "count" && viewer === session.chooser && isChoice(positionAt(moves));
  useEffect(() => {
    // A hint for a turn of the Sackson game stays until its end; others are ready when the player requests one.
    const last = canAsk && session.game.id === "sackson" ? session.knowledge(moves, viewer).move : undefined;
    if (last && last.seat === viewer && isHinted(positionAt(moves - 1), last)) ask();
    else if (canAsk) think(positionAt(moves));
  }, [canAsk, moves]);
  const ask = () => {
    const position = positionAt(moves);
    const key = keyOf(position);
    setSaid({ moves, key, text: t("The coach thinks …"), busy: true });
    const tell = async () => {
      const [{ hintText }, choices] = await Promise.all([import("./reasons.ts"), think(position)]);
      const hint = choices[0]!.move;
      const rest = await restOf(position, hint);
      for (const one of [{ position, choices }, ...rest]) hinted.set(keyOf(one.position), one.choices[0]!.move);
      const text = hintText(position, await withSequels(position, choices), rest);
      setSaid((now) => (now?.key === key ? { moves, key, hint, text } : now));
    };
    tell().catch(fail);
  };
  const isSame = ({ key, moves: from }: Said) => key === undefined || key === keyOf(positionAt(from));
  const shown = said && kind !== "back" && isOpen(session, said, moves, viewer) && isSame(said) ? said : undefined;
  return { text: "", busy: false, ...shown, ask: coached ? ask : undefined, canAsk };
}

let latest: { readonly key: string; readonly choices: Promise<readonly Choice[]> } | undefined;

/** The hinted moves, by position. */
const hinted = new Map<string, Choice["move"]>();

function keyOf({ game, view, made }: Position & { made?: MoveOf<AnyGame> | undefined }): string {
  return JSON.stringify([game.id, view, made]);
}

/** Time for a hint. It is ample, since time that runs short changes hints: the next ones must keep to a plan. */
export const HINT = { iterations: 2_000, milliseconds: 10_000 };

/** The choices of a position; repeated requests share one analysis. A move that was `made` costs as in a review. */
function think({ game, view }: Position, made?: MoveOf<AnyGame>): Promise<readonly Choice[]> {
  const key = keyOf({ game, view, made });
  if (latest?.key === key) return latest.choices;
  const advice = thinker("coach").advise(game, view, { ...HINT, made });
  const choices = advice.then((one) => one.choices);
  latest = { key, choices };
  choices.catch(() => {
    latest = undefined; // Another worker may succeed.
  });
  return choices;
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
