import { type AnyView, sideOf } from "fifteen-two";
import { type Pegs, pegsOf } from "fifteen-two/pegboard";
import { LANDSCAPE, useMedia } from "../ui/media.ts";
import { PegBoard } from "../ui/pieces/board.tsx";
import { ownStyle } from "../ui/pieces/colors.ts";
import { sideName, t } from "../ui/words.ts";
import type { Counting } from "./count.tsx";
import type { Look } from "./looks/look.ts";
import type { Audience } from "./looks/telling.ts";
import type { Session } from "./session/session.ts";
import { audienceOf } from "./sight.ts";
import type { TableState } from "./state.ts";

/** A board to fewer points leaves room beside it. */
const SHORT = 100;

/** The scores, and the peg board if the game has one. */
export function Scores({ state, counting }: { state: TableState; counting: Counting }) {
  const { session, look, knowledge } = state;
  return <Plank look={look} view={knowledge.view} audience={audienceOf(session)} pegs={pegsAt(state, counting)} />;
}

/** Pegs are by side. */
type PlankProps = { look: Look; view: AnyView; audience: Audience; pegs: readonly Pegs[] };

export function Plank({ look, view, audience: { names: seats, you = 0 }, pegs }: PlankProps) {
  const landscape = useMedia(LANDSCAPE);
  const names = pegs.map((_, side) => sideName(view, side, seats));
  const own = sideOf(view, you);
  const { rules } = look.game;
  const target = (look.pegged && rules.target(view)) || undefined;
  const kind = target === undefined ? "" : target < SHORT ? "with-board short" : "with-board";
  return (
    <div class={`plank ${kind}`}>
      <ul class="scores" aria-label={t("Scores")}>
        {pegs.map(({ front }, side) => (
          <li key={side} class={`side${side} ${side === own ? "own" : ""}`} style={ownStyle(side)}>
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

/** By side: the score, and the score before its latest points; during a count, up to its current item. */
function pegsAt(state: TableState, { points, ended }: Counting): Pegs[] {
  const { session, moves } = state;
  if (state.kind !== "count" || ended) return lastPegs(session, moves);
  const { side: own, pegs } = state.count;
  const { scores } = session.knowledge(moves).view;
  return lastPegs(session, moves - 1).map((peg, side) => {
    if (side !== own || pegs === false || points === 0) return peg;
    return { front: Math.min(peg.front + points, scores[side]!), rear: peg.front };
  });
}

function lastPegs({ knowledge }: Session, moves: number): Pegs[] {
  return pegsOf(Array.from({ length: moves + 1 }, (_, at) => knowledge(at).view.scores));
}
