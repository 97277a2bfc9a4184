import type { AnyGame, MoveOf, Seat } from "fifteen-two";
import { skunkLines } from "fifteen-two/pegboard";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { followArrows } from "../app/arrows.ts";
import { MainButton, Tool } from "../app/controls.tsx";
import { lazy } from "../app/lazy.tsx";
import { type Prefs, SPEEDS } from "../app/prefs.ts";
import { load } from "../app/store.ts";
import { useCoach } from "../coach/coach.tsx";
import { reviewedAt } from "../coach/reviews.ts";
import { SeatTag } from "../games/common.tsx";
import type { Children, Look, Sight } from "../games/look.ts";
import { PegBoard } from "../pieces/board.tsx";
import { ClaimPad } from "./claim.tsx";
import { type Counting, CountPanel } from "./count.tsx";
import { useLandscape } from "./landscape.ts";
import { Log } from "./log.tsx";
import { useDrags, useSlides } from "./motion.ts";
import { News, Pop, speechAt } from "./news.tsx";
import { usePace } from "./pace.ts";
import { personsOf, type Session } from "./session.ts";
import { countAt, namesIn, scoresAt, sightOf } from "./sight.ts";
import { blip } from "./sound.ts";
import { Steps } from "./steps.tsx";
import { useViewer } from "./viewer.ts";
import { capital, sideName } from "./words.ts";

const Lesson = lazy(() => import("../coach/lesson.tsx"));

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
  /** Plays on from an earlier move. */
  retry?(moves: number): void;
  /** What is shown when the game is over. */
  end(step: (moves: number) => void): Children;
}

const NOTHING: Counting = { points: 0, part: undefined, item: undefined };

/** The table: any session, drawn at a pace that people can follow. */
export function Table({ session, look, start, prefs, seen, openMenu, beside, retry, end }: TableProps) {
  const root = useRef<HTMLElement>(null);
  const factor = SPEEDS[prefs.speed];
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [counting, setCounting] = useState(NOTHING);
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
  // There is room for tips from the start of a first game, so that nothing moves when they come.
  const [isFirst] = useState(() => !`${JSON.stringify(load("statistics"))}`.includes(`"${session.game.id}"`));
  const roomy = prefs.tips && isFirst;
  const tip = prefs.tips ? tips?.tip(session, moves, resting && !covered ? viewer : undefined) : undefined;
  const act = resting && !covered && chooser !== undefined && chooser === viewer;
  const play = (move: MoveOf<AnyGame>) => {
    if (!act) return;
    setPicked([]);
    session.send(move);
  };
  const lesson = pace.back ? reviewedAt(session, moves) : undefined;
  const part = counting.part ?? count?.parts[0];
  // While a move is counted, the table shows what is counted: the cards before they go.
  const sight = sightOf(session, count ? moves - 1 : moves, viewer, {
    open: act,
    live: !pace.back,
    picked,
    hint: coach.hint ?? lesson?.best.move,
    made: lesson?.chosen.move,
    claiming: false,
    counted: count && part && { cards: part.cards, lit: counting.item?.cards },
    speech: count ? undefined : speechAt(session, look, moves, viewer),
    play,
    pick: setPicked,
  });
  const claim = look.claim?.(sight);

  useSlides(root, factor);
  useDrags(root);
  useEffect(() => {
    const { move } = session.knowledge(moves);
    if (move?.type !== "discard" || move.seat === viewer) setPicked([]);
  }, [moves]);
  useEffect(() => seen(pace.seen), [pace.seen, session.length]);
  useEffect(() => {
    if (!prefs.sound || moves <= start) return;
    blip(open.outcome ? "end" : open.view.awards.length > 0 ? "points" : open.move?.type === "go" ? "go" : "card");
  }, [moves]);
  useEffect(() => keepFocus(root.current), [resting, covered, moves]);

  useEffect(() => {
    if (!act || !document.hidden) return;
    const title = document.title;
    document.title = `● Your turn – ${title}`;
    const seen = () => {
      document.title = title;
    };
    addEventListener("visibilitychange", seen, { once: true });
    return () => removeEventListener("visibilitychange", seen);
  }, [act]);

  const undo = () => {
    uncover(undefined);
    session.undo?.();
  };
  const over = open.outcome !== undefined && !pace.counting && resting;
  const names = namesIn(session);
  const canUndo = !pace.back && session.knowledge(moves).move !== undefined && hasChosen(session, moves);
  const claiming = claim !== undefined || count?.asks === true;
  const trouble = session.trouble && !claim ? session.trouble : "";
  const back = pace.back && `After move ${moves} of ${session.length}`;
  const task = trouble || back || capital(act ? look.task(sight) : waitText(session, pace.resting));

  return (
    <div
      class={`play hand-${look.hand} game-${look.game.id} ${pace.back ? "back" : ""} ${lesson ? "with-lesson" : ""}`}
      ref={root as never}
      onKeyDown={followArrows}
    >
      <header class="bar">
        <Tool label="Menu" act={() => openMenu(moves)}>
          ☰
        </Tool>
        <Scores look={look} sight={sight} {...scoresAt(session, moves, count && { count, running: counting.points })} />
        <div class="tools">
          {coach.ask && (
            <button type="button" class="tool" onClick={coach.ask} aria-disabled={!act || sight.moves.length < 2}>
              Hint
            </button>
          )}
          {session.undo && persons.length > 0 && (
            <button type="button" class="tool" onClick={() => canUndo && undo()} aria-disabled={!canUndo}>
              Undo
            </button>
          )}
          <button
            type="button"
            class="tool look-back"
            aria-label={pace.back ? "Back to the game" : "Look back"}
            aria-disabled={moves === 0}
            onClick={() => pace.step(pace.back ? undefined : moves - 1)}
          >
            {pace.back ? "▶|" : "◀"}
          </button>
        </div>
      </header>
      <main class="stage" id="main" tabIndex={-1} aria-label="The table">
        <h1 class="unseen">{look.game.name}</h1>
        <look.Table {...sight} claiming={claiming} />
        {!pace.counting && countAt(session, look, moves, viewer) === undefined && (
          <Pop key={moves} look={look} view={open.view} />
        )}
        {covered && chooser !== undefined && <Curtain name={names(chooser)} uncover={() => uncover(chooser)} />}
        {over && !pace.back && end(pace.step)}
      </main>
      <section class={`below ${roomy ? "with-tips" : ""}`} aria-label="Your place">
        <News session={session} look={look} moves={moves} viewer={viewer} />
        <div class="words">
          {viewer !== undefined && look.seats && <SeatTag sight={sight} seat={viewer} />}
          <p class="task">{task}</p>
          {(coach.ask || roomy) && (
            <p class={`coach ${coach.text ? "" : "tip"}`} role="status">
              {coach.text || tip || ""}
            </p>
          )}
        </div>
        {count ? (
          <CountPanel
            key={moves}
            count={count}
            factor={factor}
            whole={pace.back}
            progress={setCounting}
            next={() => {
              setCounting(NOTHING);
              pace.next();
            }}
          />
        ) : claim ? (
          <ClaimPad
            key={`claim ${moves}`}
            claim={claim}
            trouble={session.trouble && "That is more than the cards are worth. Count again."}
            send={(points) => session.send(claimMove(sight.moves, claim.claimed, points))}
          />
        ) : (
          <>
            <look.Hand {...sight} />
            {lesson && retry && <Lesson session={session} choice={lesson} step={pace.step} retry={retry} />}
          </>
        )}
      </section>
      <Steps session={session} pace={pace} watch={watch} />
      <Log session={session} look={look} moves={pace.counting ? moves - 1 : moves} viewer={viewer} />
      {beside?.(moves, viewer)}
    </div>
  );
}

interface ScoresProps {
  readonly look: Look;
  readonly sight: Sight;
  readonly scores: readonly number[];
  readonly rears: readonly number[];
}

/** How the sides stand, and the peg board where the game has one. */
function Scores({ look, sight, scores, rears }: ScoresProps) {
  const landscape = useLandscape();
  const sides = scores.map((_, side) => sideName(sight.view, side, sight.names));
  const target = look.pegged ? sight.game.target(sight.view) : undefined;
  return (
    <div class={`plank ${target == null ? "" : "with-board"}`}>
      <ul class="scores" aria-label="Scores">
        {scores.map((score, side) => (
          <li key={side} class={`side${side}`}>
            <span class="dot" aria-hidden="true" />
            <span class="who">{sides[side]}</span> <strong>{score}</strong>
          </li>
        ))}
      </ul>
      {target != null && (
        <PegBoard
          target={target}
          skunks={look.skunks ? skunkLines(sight.game, target) : []}
          names={sides}
          pegs={scores.map((front, side) => ({ front, rear: rears[side] ?? 0 }))}
          flat={!landscape}
        />
      )}
    </div>
  );
}

/** Between two people at one screen: nobody's cards show before that person says so. */
function Curtain({ name, uncover }: { name: string; uncover(): void }) {
  return (
    <section class="panel curtain" aria-label={`${name} is next`}>
      <h2>{name} is next</h2>
      <p>Hand over the screen. The cards show once you say who you are.</p>
      <MainButton act={uncover}>I am {name}</MainButton>
    </section>
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

/** Whether somebody at this page has made a move, which could be taken back. */
function hasChosen(session: Session, moves: number): boolean {
  const persons = personsOf(session);
  for (let at = moves; at > 0; at--) if (persons.includes(session.knowledge(at).move?.seat ?? -1)) return true;
  return false;
}

function waitText({ waiting, chooser, players }: Session, resting: boolean): string {
  const seat = waiting ?? chooser;
  return seat === undefined || !resting ? "" : `Waiting for ${players[seat]?.name}`;
}

/** The focus is where the next move is when what had it has gone. */
function keepFocus(root: HTMLElement | null): void {
  if (document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
  const next = root?.querySelector<HTMLElement>(".panel .main, .next, .hand button, .below [data-move], [data-move]");
  next?.focus({ preventScroll: true });
}
