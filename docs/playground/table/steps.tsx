import { Tool } from "../ui/controls.tsx";
import type { Pace } from "./pace.ts";
import type { Session } from "./session/session.ts";
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
  return (
    <nav class="steps" aria-label="Step through the game">
      <Tool sign="|◀" label="To the start" off={moves === 0} act={() => step(0)} />
      <Tool sign="◀" label="One move back" off={moves === 0} act={() => step(moves - 1)} />
      <span class="at">
        {moves} / {end}
      </span>
      <Tool sign="▶" label="One move on" off={!back} act={() => step(moves + 1)} />
      <Tool sign="▶|" label="To the latest move" off={!back} act={() => step(undefined)} />
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
