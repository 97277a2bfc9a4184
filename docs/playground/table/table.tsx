import type { AnyGame, MoveOf, Seat } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { followArrows } from "../ui/arrows.ts";
import { Tool } from "../ui/controls.tsx";
import { lazy } from "../ui/lazy.tsx";
import { useDrags, useSlides } from "../ui/motion.ts";
import { capital } from "../ui/words.ts";
import { ClaimPad, claimMove } from "./claim.tsx";
import { useCoach } from "./coach/coach.ts";
import { reviewedAt } from "./coach/reviews.ts";
import { type Counting, CountPanel } from "./count.tsx";
import { ownSeat, SeatTag } from "./looks/common.tsx";
import type { Look, Sight } from "./looks/look.ts";
import { Log, latestOf, News, Pop, speechAt } from "./news.tsx";
import { usePace } from "./pace.ts";
import { Scores } from "./scores.tsx";
import { type Prefs, SPEEDS } from "./session/prefs.ts";
import { hasChosen, personsOf, type Session } from "./session/session.ts";
import { countAt, namesIn } from "./sight.ts";
import { blip, useTurnTitle } from "./signals.ts";
import { Steps } from "./steps.tsx";
import { useTip } from "./tip.ts";
import { Curtain, useViewer } from "./viewer.tsx";

const Lesson = lazy(() => import("./coach/lesson.tsx"));

interface TableProps {
  readonly session: Session;
  readonly look: Look;
  /** How many moves need not be shown again. */
  readonly start: number;
  readonly prefs: Prefs;
  /** Whether there is room for tips, always, so that nothing moves. */
  readonly roomy: boolean;
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

const NOTHING: Counting = { points: 0, part: undefined, item: undefined, ended: false };

/** The table: any session, drawn at a pace that people can follow. */
export function Table({ session, look, start, prefs, roomy, seen, openMenu, beside, retry, end }: TableProps) {
  const root = useRef<HTMLElement>(null);
  const factor = SPEEDS[prefs.speed];
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [counting, setCounting] = useState(NOTHING);
  /** The moves that had been made when the player claimed too much. */
  const [missed, setMissed] = useState<number>();
  const [only, ...more] = personsOf(session);
  const alone = more.length === 0 ? only : undefined;
  // Nobody here presses Next in a match that is only watched.
  const watching = session.players.every(({ kind }) => kind === "remote");
  const counts = (n: number) => !watching && countAt(session, look, n, alone) !== undefined;
  const pace = usePace({ session, start, factor, counts });
  const { moves, resting, back } = pace;
  const { chooser } = session;
  const { viewer, covered, uncover, watch } = useViewer(session, look, pace);
  const tip = useTip(session, moves, resting && !covered ? viewer : undefined, roomy);
  const counted = useMemo(() => countAt(session, look, moves, viewer), [moves, viewer, session.length]);
  const count = pace.counting ? counted : undefined;
  const part = counting.part ?? count?.parts[0];
  const lesson = back ? reviewedAt(session, moves) : undefined;
  const news = { session, look, moves, viewer };
  const latest = session.knowledge(moves);
  // While a move is counted, the table shows what is counted: the cards before they go.
  const { view, move } = session.knowledge(count ? moves - 1 : moves, viewer);
  const isTurn = !back && !pace.counting && viewer !== undefined && chooser === viewer;
  const legal = isTurn ? session.game.legalMoves(view, viewer) : [];
  const act = resting && isTurn;
  const coach = useCoach(session, look, pace, viewer, prefs);
  const sight: Sight = {
    game: session.game,
    view,
    move,
    seat: viewer ?? null,
    moves: act ? legal : [],
    live: isTurn,
    picked,
    hint: coach.hint ?? lesson?.best.move,
    made: lesson?.chosen.move,
    claiming: false,
    counted: count && part && { cards: part.cards, lit: counting.item?.cards },
    speech: count || back || latest.outcome ? undefined : speechAt(news),
    names: namesIn(session),
    play(next: MoveOf<AnyGame>) {
      if (!act) return;
      setPicked([]);
      session.send(next);
    },
    pick: setPicked,
  };
  const claim = look.claim?.(sight);
  const claiming = claim !== undefined || count?.asks === true;
  const say = (points: number | undefined) => {
    const said = claimMove(sight.moves, claim?.claimed, points);
    if (session.game.isLegal(view, said)) session.send(said);
    else if (missed !== moves) setMissed(moves);
    // With any number of guesses, nobody would have to count.
    else session.send(claimMove(sight.moves, claim?.claimed, claim?.claimed === undefined ? 0 : undefined));
  };
  const over = latest.outcome !== undefined && !pace.counting && resting && !back;

  useSlides(root, factor);
  useDrags(root);
  useTurnTitle(act);
  useEffect(() => {
    if (latest.move?.type !== "discard" || latest.move.seat === viewer) setPicked([]);
    if (prefs.sound && moves > start) blip(latest);
  }, [moves]);
  useEffect(() => seen(pace.seen), [pace.seen, session.length]);
  useEffect(() => keepFocus(root.current), [resting, covered, moves]);

  const canUndo = !back && latest.move !== undefined && hasChosen(session, moves);
  const undo = () => {
    uncover(undefined);
    session.undo?.();
  };
  const next = () => {
    setCounting(NOTHING);
    pace.next();
  };
  const task =
    session.trouble ||
    (back && latestOf(news)) ||
    (legal.length > 0 ? taskText({ ...sight, moves: legal }, look, more.length > 0) : "") ||
    (act || count || covered ? "" : waitText(session, sight));
  return (
    <div
      class={`play hand-${look.hand} game-${look.game.id} ${back ? "back" : ""} ${lesson ? "with-lesson" : ""}`}
      ref={root as never}
      onKeyDown={followArrows}
    >
      <header class="bar">
        <Tool sign="☰" label="Menu" act={() => openMenu(moves)} />
        <Scores {...news} sight={sight} counted={count && { count, ...counting }} />
        <div class="tools">
          {coach.ask && <Tool sign="Hint" label="Hint" off={!coach.canAsk} act={coach.ask} />}
          {session.undo && only !== undefined && <Tool sign="Undo" label="Undo" off={!canUndo} act={undo} />}
          <Tool
            sign={back ? "▶|" : "◀"}
            label={back ? "Back to the game" : "Look back"}
            off={moves === 0}
            act={() => pace.step(back ? undefined : moves - 1)}
          />
        </div>
      </header>
      <main class="stage" id="main" tabIndex={-1} aria-label="The table">
        <h1 class="unseen">{look.game.name}</h1>
        <look.Table {...sight} claiming={claiming} />
        {moves > start && !over && !claiming && !counted && <Pop key={moves} look={look} view={latest.view} />}
      </main>
      <section class={`below ${roomy ? "with-tips" : ""}`} aria-label="Your place">
        <News {...news} />
        <div class="words">
          {look.seats && !covered && <SeatTag sight={sight} seat={ownSeat(sight)} />}
          <p class="task">{capital(task)}</p>
          {(coach.ask || roomy) && (
            <p class={`coach ${coach.text ? "" : "tip"}`} role="status" aria-busy={coach.busy}>
              {coach.text || tip}
            </p>
          )}
        </div>
        {over ? (
          end(pace.step)
        ) : count ? (
          <CountPanel key={moves} count={count} factor={factor} whole={back} progress={setCounting} next={next} />
        ) : covered && chooser !== undefined ? (
          <Curtain name={sight.names(chooser)} told={latestOf(news)} uncover={() => uncover(chooser)} />
        ) : claim ? (
          <ClaimPad
            key={`claim ${moves}`}
            claim={claim}
            trouble={missed === moves ? "That is more than the cards are worth. You can count once more." : ""}
            send={say}
          />
        ) : (
          <>
            <look.Hand {...sight} />
            {lesson && retry && <Lesson session={session} choice={lesson} step={pace.step} retry={retry} />}
          </>
        )}
      </section>
      <Steps session={session} pace={pace} watch={watch} />
      <Log {...news} moves={pace.counting ? moves - 1 : moves} />
      {beside?.(moves, viewer)}
    </div>
  );
}

/** What is to be done, and by whom where several play at one screen. */
function taskText(sight: Sight, look: Look, shared: boolean): string {
  const task = look.task(sight);
  return shared && sight.seat !== null && task ? `${sight.names(sight.seat)}: ${task}` : task;
}

/** Who is to move at the table that is shown, or else in the game. */
function waitText({ waiting, chooser }: Session, { game, view, seat, names }: Sight): string {
  const shown = game.activeSeats(view);
  const next = shown.length > 0 ? shown.find((other) => other !== seat) : (waiting ?? chooser);
  return next === undefined || next === seat ? "" : `Waiting for ${names(next)}`;
}

/** The focus is where the next move is when what had it has gone; a page that was just loaded keeps its own. */
function keepFocus(root: HTMLElement | null): void {
  if (!navigator.userActivation.hasBeenActive) return;
  if (document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
  const next = root?.querySelector<HTMLElement>(".panel .main, .next, .hand button, .below [data-move], [data-move]");
  next?.focus({ preventScroll: true });
}
