/** The log of moves, in words. */
import type { ComponentChildren as Children } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useFlight } from "../ui/motion.ts";
import { ownStyle } from "../ui/pieces/colors.ts";
import { t } from "../ui/words.ts";
import { tellerOf } from "./looks/telling.ts";
import { audienceOf, countAt, lineAt, type Scene, wordsAt } from "./sight.ts";
import type { TableState } from "./state.ts";

/** The latest two moves, for screen readers. */
export function News({ state }: { state: TableState }) {
  return (
    <p class="news unseen" role="status" aria-atomic={false}>
      {[state.moves - 1, state.moves].map((n) => (
        <span key={n}>{lineAt(state, n)}</span>
      ))}
    </p>
  );
}

/** All moves except the one being counted. */
export function Log({ state }: { state: TableState }) {
  const moves = state.kind === "count" ? state.moves - 1 : state.moves;
  const first = Math.max(1, moves - 199);
  return (
    <section class="log" aria-label={t("Log")}>
      <h2>{t("Log")}</h2>
      <div class="latest" tabIndex={0}>
        <ol start={first} aria-label={t("Moves")}>
          {Array.from({ length: moves - first + 1 }, (_, i) => (
            <Line key={first + i} scene={state} moves={first + i} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Line({ scene, moves }: { scene: Scene; moves: number }) {
  const { session, look, viewer } = scene;
  const { text, drawn, picture, awards } = useMemo(() => {
    const { move, view } = session.knowledge(moves, viewer);
    const { move: text, awards } = wordsAt(scene, moves);
    const drawn = move && tellerOf(audienceOf(session)).move(move, view, look.pictures?.words);
    return { text, drawn, picture: move && look.pictures?.of(move, view), awards };
    // The whole record may reveal more than before.
  }, [session.subscribe, moves, viewer, session.record() !== undefined]);
  return (
    <li>
      <span class={picture ? "unseen" : ""}>{text}</span>
      {picture && (
        <span aria-hidden="true">
          {drawn} {picture}
        </span>
      )}
      {awards.map((line) => (
        <strong key={line}>{line}</strong>
      ))}
    </li>
  );
}

/** Points that were just pegged, which fly from the table to their peg: "+2 fifteen". */
export function Pop({ state, factor }: { state: TableState; factor: number }) {
  const { session, moves } = state;
  const { view } = session.knowledge(moves);
  if (view.awards.length === 0) return null;
  const count = countAt(state, moves);
  // Points that were counted one by one need no line of their own.
  if (count && count.pegs !== false) return null;
  const items = tellerOf(audienceOf(session)).awards(view, { award: "{items}", loss: "{items}" });
  return (
    <div class="pops" aria-hidden="true">
      {view.awards.map(({ side, points }, i) => (
        <Flying key={i} side={side} factor={factor}>
          {points > 0 ? `+${points}` : points} {items[i]}
        </Flying>
      ))}
    </div>
  );
}

function Flying({ side, factor, children }: { side: number; factor: number; children: Children }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useFlight(ref, () => document.querySelector(`.play .side${side}:is(.peg, .scores li)`), factor);
  return (
    <p class="pop" style={ownStyle(side)} ref={ref}>
      {children}
    </p>
  );
}
