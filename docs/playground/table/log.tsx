/** What has happened, in words. */
import type { Seat } from "fifteen-two";
import { useMemo } from "preact/hooks";
import { flying } from "../ui/motion.ts";
import { t } from "../ui/words.ts";
import type { Look } from "./looks/look.ts";
import { tellerOf } from "./looks/telling.ts";
import type { Session } from "./session/session.ts";
import { audienceOf, lineAt, toldAt } from "./sight.ts";

interface LogProps {
  readonly session: Session;
  readonly look: Look;
  readonly moves: number;
  readonly viewer: Seat | undefined;
}

/** The latest two moves, for the ear. */
export function News({ session, look, moves, viewer }: LogProps) {
  return (
    <p class="news unseen" role="status">
      {[moves - 1, moves].map((n) => (
        <span key={n}>{lineAt(session, look, n, viewer)}</span>
      ))}
    </p>
  );
}

/** All moves. */
export function Log({ session, look, moves, viewer }: LogProps) {
  const first = Math.max(1, moves - 199);
  const whole = session.record() !== undefined;
  return (
    <section class="log" aria-label={t("Log")}>
      <h2>{t("Log")}</h2>
      <div class="latest" tabIndex={0}>
        <ol start={first} aria-label={t("Moves")}>
          {Array.from({ length: moves - first + 1 }, (_, i) => (
            <Line key={first + i} {...{ session, look, viewer, whole }} moves={first + i} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface LineProps extends LogProps {
  /** Whether the whole record is known: then it may say more than before. */
  readonly whole: boolean;
}

function Line({ session, look: { pictures }, moves, viewer, whole }: LineProps) {
  const { text, drawn, picture, awards } = useMemo(() => {
    const teller = tellerOf(audienceOf(session));
    const { move, view } = session.knowledge(moves, viewer);
    const { move: text, awards } = toldAt(session, moves, viewer, teller);
    return {
      text,
      drawn: move && teller.move(move, view, pictures?.words),
      picture: move && pictures?.of(move, view),
      awards,
    };
  }, [session, moves, viewer, whole]);
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

interface PopProps extends Pick<LogProps, "session" | "moves"> {
  readonly factor: number;
}

/** Points that were just pegged, which fly from the table to their peg: "+2 fifteen". */
export function Pop({ session, moves, factor }: PopProps) {
  const { view } = session.knowledge(moves);
  const items = tellerOf(audienceOf(session)).awards(view, { award: "{items}", loss: "{items}" });
  if (view.awards.length === 0) return null;
  const pegOf = (side: number) => () => document.querySelector(`.play .side${side}:is(.peg, .scores li)`);
  return (
    <div class="pops" aria-hidden="true">
      {view.awards.map(({ side, points }, i) => (
        <p key={i} class={`pop side${side}`} ref={flying(pegOf(side), factor)}>
          {points > 0 ? `+${points}` : points} {items[i]}
        </p>
      ))}
    </div>
  );
}
