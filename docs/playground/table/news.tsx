import type { Seat } from "fifteen-two";
import type { Look, Sight } from "../games/look.ts";
import type { Session } from "./session.ts";
import { countAt, namesIn } from "./sight.ts";
import { capital } from "./words.ts";

interface NewsProps {
  readonly session: Session;
  readonly look: Look;
  readonly moves: number;
  readonly viewer: Seat | undefined;
}

/** The latest two moves in words. */
export function News(props: NewsProps) {
  return (
    <p class="news unseen" role="status">
      {newsOf(props).map((line, i) => (
        <span key={i}>{line}</span>
      ))}
    </p>
  );
}

function newsOf({ session, look, moves, viewer }: NewsProps): string[] {
  const names = namesIn(session);
  return [moves - 1, moves].flatMap((n) => {
    const { move, view } = n < 1 ? { move: undefined, view: undefined } : session.knowledge(n, viewer);
    if (move === undefined || view === undefined) return [];
    const counted = countAt(session, look, n, viewer) !== undefined;
    return [`${capital([look.tell(move, view, names), ...(counted ? [] : look.awards(view, names))].join(". "))}.`];
  });
}

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
export function speechAt(session: Session, look: Look, moves: number, viewer: Seat | undefined): Sight["speech"] {
  const { move, view } = session.knowledge(moves, viewer);
  const seat = move?.seat;
  if (move === undefined || typeof seat !== "number") return undefined;
  const said = look.say?.(move, view) ?? (seat === viewer ? undefined : look.tell(move, view, () => "").trim());
  return said ? { seat, text: capital(said) } : undefined;
}
