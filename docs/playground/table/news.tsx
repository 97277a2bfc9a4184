/** What has happened, in words. */
import type { Seat } from "fifteen-two";
import { memo } from "preact/compat";
import { capital } from "../ui/words.ts";
import type { Look, Sight } from "./looks/look.ts";
import type { Session } from "./session/session.ts";
import { countAt, namesIn } from "./sight.ts";

interface NewsProps {
  readonly session: Session;
  readonly look: Look;
  readonly moves: number;
  readonly viewer: Seat | undefined;
}

/** A move, and what it scored. */
function told({ session, look, moves, viewer }: NewsProps): { readonly move: string; readonly awards: string[] } {
  const { move, view } = session.knowledge(moves, viewer);
  const names = namesIn(session);
  return { move: move ? capital(look.tell(move, view, names)) : "", awards: look.awards(view, names).map(capital) };
}

/** The latest move in a line; what has been counted at the table is not said again. */
export function latestOf(props: NewsProps): string {
  if (props.moves < 1) return "";
  const { move, awards } = told(props);
  const counted = countAt(props.session, props.look, props.moves, props.viewer) !== undefined;
  return `${[move, ...(counted ? [] : awards)].join(". ")}.`;
}

/** The latest two moves. */
export function News({ moves, ...shared }: NewsProps) {
  return (
    <p class="news unseen" role="status">
      {[moves - 1, moves].map((n) => (
        <span key={n}>{latestOf({ moves: n, ...shared })}</span>
      ))}
    </p>
  );
}

/** All moves. */
export function Log({ moves, ...shared }: NewsProps) {
  const first = Math.max(1, moves - 199);
  const whole = shared.session.record() !== undefined;
  return (
    <section class="log" aria-label="Log">
      <h2>Log</h2>
      <div class="latest" tabIndex={0}>
        <ol start={first} aria-label="Moves">
          {Array.from({ length: moves - first + 1 }, (_, i) => (
            <Line key={first + i} moves={first + i} {...shared} whole={whole} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface LineProps extends NewsProps {
  /** Whether the whole record is known: then it may say more than before. */
  readonly whole: boolean;
}

const Line = memo((props: LineProps) => {
  const { move, awards } = told(props);
  return (
    <li>
      {move}
      {awards.map((line) => (
        <strong key={line}>{line}</strong>
      ))}
    </li>
  );
});

/** Points that were just pegged, at the table: "+2 fifteen". */
export function Pop({ look, view }: { look: Look; view: Sight["view"] }) {
  if (view.awards.length === 0) return null;
  return (
    <div class="pops" aria-hidden="true">
      {view.awards.map(({ side, points, items }, i) => (
        <p key={i} class={`pop side${side}`}>
          {points > 0 ? `+${points}` : points} {items.map(look.itemText).join(", ")}
        </p>
      ))}
    </div>
  );
}

/** What a seat other than the viewer's has just said or done. */
export function speechAt({ session, look, moves, viewer }: NewsProps): Sight["speech"] {
  const { move, view } = session.knowledge(moves, viewer);
  const seat = move?.seat;
  if (move === undefined || typeof seat !== "number") return undefined;
  const said =
    look.say?.(move, view, namesIn(session)) ?? (seat === viewer ? undefined : look.tell(move, view, () => "").trim());
  return said ? { seat, text: capital(said) } : undefined;
}
