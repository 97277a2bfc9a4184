import type { Seat } from "fifteen-two";
import { Tool } from "../ui/controls.tsx";
import { lazy } from "../ui/lazy.tsx";
import { t } from "../ui/words.ts";
import { chanceText } from "./coach/chances.ts";
import { isDone, type Reviewing } from "./coach/reviews.ts";
import type { Session } from "./session/session.ts";

const Chart = lazy(() => import("./coach/chart.tsx"));

interface StepsProps {
  readonly session: Session;
  readonly moves: number;
  readonly back: boolean;
  readonly review: Reviewing;
  step(moves: number | undefined): void;
  /** Whose view a game without a player of its own is seen through. */
  readonly watch: { readonly watcher: Seat | undefined; set(seat: Seat | undefined): void } | undefined;
}

/** Steps back and forth through the game, along the chart of its review if there is one. */
export function Steps({ session, moves, back, review, step, watch }: StepsProps) {
  const charted = back && isDone(review) && session.players.length > 1 ? review : undefined;
  return (
    <nav class="steps" aria-label={t("Step through the game")}>
      {charted && <Chart session={session} review={charted} moves={moves} step={step} />}
      <Tool sign="|◀" label={t("To the start")} off={moves === 0} act={() => step(0)} />
      <Tool sign="◀" label={t("One move back")} off={moves === 0} act={() => step(moves - 1)} />
      <span class="at">
        {charted ? chanceText(session, charted, moves) : `${moves} / ${back ? session.length : moves}`}
      </span>
      <Tool sign="▶" label={t("One move on")} off={!back} act={() => step(moves + 1)} />
      <Tool sign="▶|" label={t("To the latest move")} off={!back} act={() => step(undefined)} />
      {watch && (
        <label>
          {t("Seen by")}{" "}
          <select
            value={watch.watcher ?? ""}
            onChange={({ currentTarget: { value } }) => watch.set(value === "" ? undefined : Number(value))}
          >
            <option value="">{t("a spectator")}</option>
            {session.players.map(({ name }, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </nav>
  );
}
