import { Tool } from "../ui/controls.tsx";
import { lazy } from "../ui/lazy.tsx";
import { t } from "../ui/words.ts";
import { chanceText, isDone, type Reviewing } from "./coach/reviews.ts";
import type { TableState } from "./state.ts";

const Chart = lazy(() => import("./coach/chart.tsx"));

type StepsProps = { state: TableState; review: Reviewing; step(moves: number): void };

/** Steps back and forth through the game, along the chart of its review if there is one. */
export function Steps({ state, review, step }: StepsProps) {
  const { session, kind, moves } = state;
  const back = kind === "back";
  const charted = back && isDone(review) && session.players.length > 1 ? review : undefined;
  return (
    <nav class="steps" aria-label={t("Step through the game")}>
      {charted && <Chart state={state} review={charted} step={step} />}
      <Tool icon="back" label={t("One move back")} off={moves === 0} act={() => step(moves - 1)} />
      <span class="at">
        {charted ? chanceText(session, charted, moves) : `${moves}/${back ? session.length : moves}`}
      </span>
      <Tool
        icon="forward"
        label={t("One move forward")}
        off={!back || moves === session.length}
        act={() => step(moves + 1)}
      />
    </nav>
  );
}
