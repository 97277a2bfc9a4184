import type { Seat } from "fifteen-two";
import { memo } from "preact/compat";
import { useEffect, useRef } from "preact/hooks";
import type { Look } from "../games/look.ts";
import type { Session } from "./session.ts";
import { namesIn } from "./sight.ts";
import { capital } from "./words.ts";

interface LogProps {
  readonly session: Session;
  readonly look: Look;
  readonly moves: number;
  readonly viewer: Seat | undefined;
}

/** What has happened, move by move. */
export function Log({ session, look, moves, viewer }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [moves]);
  const first = Math.max(1, moves - 199);
  return (
    <section class="log" aria-label="Log">
      <h2>Log</h2>
      <ol ref={list} tabIndex={0} start={first} aria-label="Moves">
        {Array.from({ length: moves - first + 1 }, (_, i) => (
          <Line key={first + i} session={session} look={look} moves={first + i} viewer={viewer} />
        ))}
      </ol>
    </section>
  );
}

const Line = memo(({ session, look, moves, viewer }: LogProps) => {
  const { move, view } = session.knowledge(moves, viewer);
  const names = namesIn(session);
  return (
    <li>
      {move && capital(look.tell(move, view, names))}
      {look.awards(view, names).map((line) => (
        <strong key={line}>{capital(line)}</strong>
      ))}
    </li>
  );
});
