import type { AnyGame, MoveOf, Seat } from "fifteen-two";
import { skunkLines } from "fifteen-two/pegboard";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { followArrows } from "../app/arrows.ts";
import { type Prefs, SPEEDS } from "../app/prefs.ts";
import { Coach, useCoach } from "../coach/coach.tsx";
import type { Children, Look } from "../games/look.ts";
import { Bar } from "./bar.tsx";
import { ClaimPad } from "./claim.tsx";
import { CountPanel } from "./count.tsx";
import { Curtain } from "./curtain.tsx";
import { Log } from "./log.tsx";
import { useSlides } from "./motion.ts";
import { News, Pop } from "./news.tsx";
import { usePace } from "./pace.ts";
import { personsOf, type Session } from "./session.ts";
import { countAt, namesIn, scoresAt, sightOf } from "./sight.ts";
import { blip } from "./sound.ts";
import { Steps } from "./steps.tsx";
import { useViewer } from "./viewer.ts";
import { capital, sideName } from "./words.ts";

interface TableProps {
  readonly session: Session;
  readonly look: Look;
  /** How many moves need not be shown again. */
  readonly start: number;
  readonly prefs: Prefs;
  /** Is told how many moves have been seen. */
  seen(moves: number): void;
  openMenu(moves: number): void;
  /** What stands beside the table, after some moves and as a seat sees it. */
  readonly beside?: ((moves: number, seat: Seat | undefined) => Children) | undefined;
  /** What is shown when the game is over. */
  end(step: (moves: number) => void): Children;
}

/** The table: any session, drawn at a pace that people can follow. */
export function Table({ session, look, start, prefs, seen, openMenu, beside, end }: TableProps) {
  const root = useRef<HTMLElement>(null);
  const factor = SPEEDS[prefs.speed];
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [running, setRunning] = useState(0);
  const persons = personsOf(session);
  const [only] = persons.length === 1 ? persons : [];
  const pace = usePace({ session, start, factor, counts: (n) => countAt(session, look, n, only) !== undefined });
  const { moves, resting } = pace;
  const { chooser } = session;
  const open = session.knowledge(moves);
  const { viewer, covered, uncover, watch } = useViewer(session, look, pace);
  const count = useMemo(
    () => (pace.counting ? countAt(session, look, moves, viewer) : undefined),
    [pace.counting, moves, session.length],
  );
  const coach = useCoach(session, moves, viewer, prefs, resting);
  const [tips, setTips] = useState<typeof import("../rules/tips.ts")>();
  useEffect(() => {
    if (prefs.tips) import("../rules/tips.ts").then(setTips, () => {});
  }, [prefs.tips]);
  const tip = prefs.tips ? tips?.tip(session, moves, resting && !covered ? viewer : undefined) : undefined;
  const act = resting && !covered && chooser !== undefined && chooser === viewer;
  const play = (move: MoveOf<AnyGame>) => {
    if (!act) return;
    setPicked([]);
    session.send(move);
  };
  // While a move is counted, the table shows what is counted: the cards before they go.
  const sight = sightOf(session, count ? moves - 1 : moves, viewer, {
    open: act,
    live: !pace.back,
    picked,
    hint: coach.hint,
    claiming: false,
    play,
    pick: setPicked,
  });
  const claim = look.claim?.(sight);

  useSlides(root, factor);
  useEffect(() => {
    const { move } = session.knowledge(moves);
    if (move?.type !== "discard" || move.seat === viewer) setPicked([]);
  }, [moves]);
  useEffect(() => seen(pace.seen), [pace.seen, session.length]);
  useEffect(() => {
    if (prefs.sound && moves > start) blip(open.view.awards.length > 0 ? "points" : "card");
  }, [moves]);
  useEffect(() => keepFocus(root.current), [resting, covered, moves]);

  const undo = () => {
    uncover(undefined);
    session.undo?.();
  };
  const { scores, rears } = scoresAt(session, moves, count && { count, running });
  const target = look.pegged ? (session.game.target(sight.view) ?? undefined) : undefined;
  const over = open.outcome !== undefined && !pace.counting && resting;
  const names = namesIn(session);

  return (
    <div class={`play hand-${look.hand} game-${look.game.id}`} ref={root as never} onKeyDown={followArrows}>
      <div class="screen">
        <Bar
          sides={sight.view.scores.map((_, side) => sideName(sight.view, side, names))}
          scores={scores}
          rears={rears}
          target={target}
          skunks={look.skunks ? skunkLines(session.game, target) : []}
          left={
            <button type="button" class="tool" aria-label="Menu" onClick={() => openMenu(moves)}>
              ☰
            </button>
          }
          right={
            <>
              {coach.ask && (
                <button type="button" class="tool" onClick={coach.ask} aria-disabled={!act || sight.moves.length < 2}>
                  Hint
                </button>
              )}
              {session.undo && persons.length > 0 && (
                <button type="button" class="tool" onClick={undo} aria-disabled={pace.back}>
                  Undo
                </button>
              )}
            </>
          }
        />
        <main class="stage" id="main" tabIndex={-1} aria-label="The table">
          <h1 class="unseen">{look.game.name}</h1>
          <look.Table {...sight} claiming={claim !== undefined || count?.asks === true} />
          {!count && <Pop key={moves} look={look} view={open.view} />}
          {count && (
            <CountPanel
              key={moves}
              count={count}
              factor={factor}
              whole={pace.back}
              progress={setRunning}
              next={pace.next}
            />
          )}
          {claim && (
            <ClaimPad
              key={`claim ${moves}`}
              claim={claim}
              trouble={session.trouble && "That is more than the cards are worth. Count again."}
              send={(points) => session.send(claimMove(sight.moves, claim.claimed, points))}
            />
          )}
          {covered && chooser !== undefined && <Curtain name={names(chooser)} uncover={() => uncover(chooser)} />}
          {over && !pace.back && end(pace.step)}
        </main>
        <section class={`below ${tip === undefined ? "" : "with-tips"}`} aria-label="Your place">
          <News session={session} look={look} moves={moves} viewer={viewer} />
          <p class="task">
            {session.trouble && !claim
              ? session.trouble
              : pace.back
                ? `After move ${moves} of ${session.length}`
                : capital(act ? look.task(sight) : waitText(session, pace.resting))}
          </p>
          <Coach {...coach} text={coach.text || tip || ""} />
          <look.Hand {...sight} />
        </section>
      </div>
      <aside class="side">
        <Steps session={session} pace={pace} watch={watch} />
        <Log session={session} look={look} moves={pace.counting ? moves - 1 : moves} viewer={viewer} />
      </aside>
      {beside?.(moves, viewer)}
    </div>
  );
}

/** The move that a claim is: of the seat that counts, or of one that takes what was overlooked. */
function claimMove(
  moves: readonly MoveOf<AnyGame>[],
  claimed: number | undefined,
  points: number | undefined,
): MoveOf<AnyGame> {
  const accept = moves.find(({ type }) => type === "accept");
  if (claimed === undefined) return { ...moves[0]!, claim: points } as MoveOf<AnyGame>;
  if (points === undefined) return accept!;
  return { type: "muggins", seat: accept!.seat, points: points - claimed } as MoveOf<AnyGame>;
}

function waitText({ waiting, chooser, players }: Session, resting: boolean): string {
  const seat = waiting ?? chooser;
  return seat === undefined || !resting ? "" : `Waiting for ${players[seat]?.name}`;
}

/** The focus is where the next move is when what had it has gone. */
function keepFocus(root: HTMLElement | null): void {
  if (document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
  const next = root?.querySelector<HTMLElement>(
    ".panel .main, .curtain .main, .hand button, .below [data-move], [data-move]",
  );
  next?.focus({ preventScroll: true });
}
