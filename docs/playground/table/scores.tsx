import type { AnyView } from "fifteen-two";
import { PegBoard } from "../ui/pieces/board.tsx";
import { useRedraw } from "../ui/redraw.ts";
import { type Names, sideName, t } from "../ui/words.ts";
import type { Counting } from "./count.tsx";
import type { Look } from "./looks/look.ts";
import type { Session } from "./session/session.ts";
import { namesIn } from "./sight.ts";
import type { TableState } from "./state.ts";

interface ScoresProps {
  readonly session: Session;
  readonly look: Look;
  readonly state: TableState;
  /** How far the count has come, while something is counted. */
  readonly counting: Counting;
}

/** A board to fewer points leaves room beside it. */
const SHORT = 100;

/** How the sides stand, and the peg board where the game has one. */
export function Scores({ session, look, state, counting }: ScoresProps) {
  const { scores, rears } = scoresAt(session, state, counting);
  const pegs = scores.map((front, side) => ({ front, rear: rears[side] ?? 0 }));
  return <Plank look={look} view={state.knowledge.view} names={namesIn(session)} pegs={pegs} />;
}

interface PlankProps {
  readonly look: Look;
  readonly view: AnyView;
  readonly names: Names;
  readonly pegs: readonly { readonly front: number; readonly rear: number }[];
}

export function Plank({ look, view, names: nameOf, pegs }: PlankProps) {
  const landscape = useLandscape();
  const names = pegs.map((_, side) => sideName(view, side, nameOf));
  const { rules } = look.game;
  const target = (look.pegged && rules.target(view)) || undefined;
  const kind = target === undefined ? "" : target < SHORT ? "with-board short" : "with-board";
  return (
    <div class={`plank ${kind}`}>
      <ul class="scores" aria-label={t("Scores")}>
        {pegs.map(({ front }, side) => (
          <li key={side} class={`side${side}`}>
            <span class="dot" aria-hidden="true" />
            <span class="who">{names[side]}</span> <strong>{front}</strong>
          </li>
        ))}
      </ul>
      {target && (
        <PegBoard
          target={target}
          skunks={rules.skunks?.map((lead) => target - lead) ?? []}
          names={names}
          pegs={pegs}
          flat={!landscape}
        />
      )}
    </div>
  );
}

/** Whether the window is wider than high. */
function useLandscape(): boolean {
  const list = matchMedia("(orientation: landscape)");
  useRedraw((listener) => {
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  });
  return list.matches;
}

/** By side: the score, and the score before its latest points; while a move is counted, as far as that has come. */
function scoresAt(session: Session, state: TableState, { points, ended }: Counting) {
  const { moves } = state;
  const { scores } = session.knowledge(moves).view;
  if (state.kind !== "count" || ended) return { scores, rears: rearsAt(session, moves) };
  const { side: own, pegs } = state.count;
  const before = session.knowledge(moves - 1).view.scores;
  const pegged = pegs === false ? 0 : points;
  const rears = rearsAt(session, moves - 1);
  return {
    scores: before.map((score, side) => (side === own ? Math.min(score + pegged, scores[side] ?? 0) : score)),
    rears: before.map((score, side) => (pegged > 0 && side === own ? score : (rears[side] ?? -1))),
  };
}

/** By side: the score before its latest points. */
function rearsAt({ knowledge }: Session, moves: number): number[] {
  const { scores } = knowledge(moves).view;
  const rears: (number | undefined)[] = scores.map((score) => (score === 0 ? -1 : undefined));
  for (let at = moves - 1; at >= 0 && rears.includes(undefined); at--)
    knowledge(at).view.scores.forEach((score, side) => {
      if (rears[side] === undefined && score !== scores[side]) rears[side] = score;
    });
  return rears.map((rear) => rear ?? -1);
}
