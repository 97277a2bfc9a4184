import type { Seat } from "fifteen-two";
import { useState } from "preact/hooks";
import { MainButton } from "../ui/controls.tsx";
import type { Look } from "./looks/look.ts";
import type { Pace } from "./pace.ts";
import { personsOf, type Session } from "./session/session.ts";

/** Through whose eyes the table is seen. */
export interface Viewing {
  /** Undefined for a spectator's. */
  readonly viewer: Seat | undefined;
  /** Whether the next person has to take the seat first, with nobody else looking. */
  readonly covered: boolean;
  /** A person has taken the seat; undefined covers the table again. */
  uncover(seat: Seat | undefined): void;
  /** The choice of a view, where nothing is left to be decided here. */
  readonly watch: { readonly watcher: Seat | undefined; setWatcher(seat: Seat | undefined): void } | undefined;
}

/** The only person sees the own seat; several share the screen, and nobody sees another's cards. */
export function useViewer(session: Session, look: Look, { moves, back }: Pace): Viewing {
  const [uncovered, uncover] = useState<Seat>();
  const [watcher, setWatcher] = useState<Seat>();
  const { chooser, length } = session;
  const { view, outcome } = session.knowledge(moves);
  const [only, ...more] = personsOf(session);
  if (only !== undefined && more.length === 0) return { viewer: only, covered: false, uncover, watch: undefined };
  const ended = session.knowledge(length).outcome !== undefined;
  if (only === undefined || (outcome !== undefined && ended) || (back && ended))
    // What nobody here may know, no choice of a seat shows.
    return {
      viewer: watcher,
      covered: false,
      uncover,
      watch: (back || only === undefined) && session.record() ? { watcher, setWatcher } : undefined,
    };
  const secret = chooser !== undefined && look.secret(view);
  const covered = secret && moves === length && !back && chooser !== uncovered;
  const viewer = covered || back ? undefined : secret ? uncovered : (chooser ?? uncovered);
  return { viewer, covered, uncover, watch: undefined };
}

interface CurtainProps {
  readonly name: string;
  /** What the one before has done. */
  readonly told: string;
  uncover(): void;
}

/** Between two people at one screen: nobody's cards show before that person says so. */
export function Curtain({ name, told, uncover }: CurtainProps) {
  return (
    <section class="panel curtain" aria-label={`${name} is next`}>
      <h2>{name} is next</h2>
      <p>{told}</p>
      <MainButton act={uncover}>I am {name}: show my cards</MainButton>
    </section>
  );
}
