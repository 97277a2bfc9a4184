import { Tool } from "../app/controls.tsx";
import type { Pace } from "./pace.ts";
import type { Session } from "./session.ts";
import type { Viewing } from "./viewer.tsx";

interface StepsProps {
  readonly session: Session;
  readonly pace: Pace;
  /** Whose view a game without a player of its own is seen through. */
  readonly watch: Viewing["watch"];
}

/** Steps back and forth through the game. */
export function Steps({ session, pace, watch }: StepsProps) {
  const { moves, back, step } = pace;
  const end = back ? session.length : moves;
  const button = (text: string, label: string, to: number | undefined, off: boolean) => (
    <Tool label={label} off={off} act={() => step(to)}>
      {text}
    </Tool>
  );
  return (
    <nav class="steps" aria-label="Step through the game">
      {button("|◀", "To the start", 0, moves === 0)}
      {button("◀", "One move back", moves - 1, moves === 0)}
      <span class="at">
        {moves} / {end}
      </span>
      {button("▶", "One move on", moves + 1, !back)}
      {button("▶|", "To the latest move", undefined, !back)}
      {watch && (
        <label>
          Seen by{" "}
          <select
            value={watch.watcher ?? ""}
            onChange={({ currentTarget: { value } }) => watch.setWatcher(value === "" ? undefined : Number(value))}
          >
            <option value="">a spectator</option>
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
