import type { ComponentChildren as Children } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { MainButton, Tool } from "../ui/controls.tsx";
import { ExplainedText } from "../ui/explained-text.tsx";
import { lazy } from "../ui/lazy.tsx";
import { useSlides } from "../ui/motion.ts";
import { useRedraw } from "../ui/redraw.ts";
import { t } from "../ui/words.ts";
import { OwnClaim } from "./claim.tsx";
import { useClock } from "./clock.ts";
import { sizeOf } from "./coach/choice.ts";
import { useCoach } from "./coach/coach.ts";
import { isReviewed, reviewedAt, useReview } from "./coach/reviews.ts";
import { type Counting, CountPanel } from "./count.tsx";
import { Log, News, Pop } from "./log.tsx";
import { ownSeat, SeatTag, useTable } from "./looks/common.tsx";
import type { Look, Sight } from "./looks/look.ts";
import { Scores } from "./scores.tsx";
import { type Prefs, SPEEDS } from "./session/prefs.ts";
import { hasChosen, personsOf, type Session } from "./session/session.ts";
import { useShortcuts } from "./shortcuts.ts";
import { audienceOf, countAt, lineAt, speechAt } from "./sight.ts";
import { endSound, moveSound, pegSound, useTurnTitle } from "./signals.ts";
import { type Input, type TableState, tableState } from "./state.ts";
import { Steps } from "./steps.tsx";
import { tipFor, turnFor } from "./tips.ts";

const Lesson = lazy(() => import("./coach/lesson.tsx"));
const Review = lazy(() => import("./coach/review.tsx"));

interface TableProps {
  readonly session: Session;
  readonly look: Look;
  /** Number of moves that were already shown. */
  readonly start: number;
  /** For a retry of a mistake, the number of moves before it. */
  readonly begun?: number;
  /** The step to look back at first; undefined for none. */
  readonly from?: number | undefined;
  readonly prefs: Prefs;
  /** Whether to reserve room for tips, so that nothing moves. */
  readonly roomy: boolean;
  /** The coach praises newcomers, and no more. */
  readonly isNew: boolean;
  /** A notice of the page, below the bar. */
  readonly notice?: Children;
  /** A button beside those of the table. */
  readonly offer?: Children;
  /** Called with the number of moves that have been shown. */
  seen?(moves: number): void;
  openMenu(): void;
  /** Resumes play from an earlier move. */
  retry?(moves: number): void;
  /** Content at the end of the game. */
  end(step: (moves: number) => void): Children;
}

const UNCOUNTED: Counting = { points: 0, part: undefined, item: undefined, ended: false };

/** The table: any session, drawn at a pace that people can follow. */
export function Table(props: TableProps) {
  const { session: live, look, start, prefs, roomy, isNew, seen, openMenu, retry } = props;
  // A render and its effects see one game, though a second press may change it before the effects run.
  const session = { ...live };
  const factor = SPEEDS[prefs.speed];
  const root = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<Input>({ picked: [] });
  const [counting, setCounting] = useState(UNCOUNTED);
  const change = (part: Partial<Input>) => setInput((now) => ({ ...now, ...part }));
  useRedraw(live.subscribe, live);
  const { you } = audienceOf(session);
  // Nobody here presses Next in a match that is only watched.
  const isWatching = session.players.every(({ kind }) => kind === "remote");
  const counts = (n: number) => !isWatching && countAt({ session, look, viewer: you }, n) !== undefined;
  const { clock, goOn, lookBack } = useClock(session, { start, from: props.from }, factor, counts);
  const state = tableState(session, look, clock, input);
  const { kind, moves, viewer } = state;
  const coach = useCoach(state, prefs, isNew, props.begun);
  const review = useReview(live);
  const lesson = kind === "back" ? reviewedAt(review, moves) : undefined;
  const faulted = lesson && sizeOf(lesson) ? lesson : undefined;
  const legal = (kind === "choose" && state.ready) || kind === "claim" ? state.legal : undefined;
  const act = legal !== undefined;
  const tip = roomy && kind === "choose" && state.ready ? tipFor(session.game, state.knowledge.view) : "";
  const sight: Sight = {
    ...sightOf(state, counting),
    moves: legal ?? [],
    picked: input.picked,
    hint: coach.hint ?? (faulted?.best ?? lesson?.chosen)?.move,
    made: faulted?.chosen.move,
    play(move) {
      if (!act) return;
      change({ picked: [] });
      session.send(move);
    },
    pick: (picked) => change({ picked }),
  };

  useSlides(root, factor);
  useTurnTitle(act);
  useEffect(() => {
    const latest = session.knowledge(moves);
    if (latest.move?.type !== "discard" || latest.move.seat === viewer) change({ picked: [] });
    if (moves > start && kind !== "back" && kind !== "count") moveSound(latest, prefs.sound);
  }, [moves]);
  useEffect(() => {
    const { item } = counting;
    if (kind === "count" && item && state.count.pegs !== false) pegSound(item.points, prefs.sound);
  }, [counting]);
  useEffect(() => {
    if (kind === "over" && moves > start) endSound(state.knowledge, you, prefs.sound);
  }, [kind === "over"]);
  const shown = kind === "count" ? moves - 1 : clock.shown;
  useEffect(() => seen?.(shown), [shown, session.length]);
  useEffect(() => keepFocus(root.current), [kind, act, moves]);

  const isBack = kind === "back";
  const isReview = isBack && moves === session.length && isReviewed(session);
  const undo = () => {
    change({ uncovered: undefined });
    session.undo?.();
  };
  const next = () => {
    setCounting(UNCOUNTED);
    goOn();
  };
  const stepBack = (n: number) => lookBack(stepTo(session, n));
  // A moment of a reviewed game leads back to the review, and that to the end.
  const leave = () => lookBack(!isReview && isReviewed(session) ? session.length : undefined);
  useShortcuts({
    H: coach.canAsk ? coach.ask : undefined,
    "Ctrl+Z": isBack ? undefined : session.undo && undo,
    "Ctrl+Y": isBack ? undefined : session.redo,
    Escape: isBack ? leave : undefined,
    ArrowLeft: isBack ? () => stepBack(moves - 1) : undefined,
    ArrowRight: isBack ? () => stepBack(moves + 1) : undefined,
  });
  const place = () => {
    if (kind === "over") return props.end(lookBack);
    if (kind === "count")
      return (
        <CountPanel
          key={moves}
          {...state}
          own={prefs.own && isOwnCount(state)}
          factor={factor}
          progress={setCounting}
          next={next}
        />
      );
    if (kind === "curtain") return <Curtain state={state} uncover={() => change({ uncovered: state.seat })} />;
    if (kind === "claim") return <OwnClaim key={moves} state={state} />;
    if (isReview) return <Review session={session} look={look} review={review} step={lookBack} />;
    if (isBack && state.count) return <CountPanel key={moves} count={state.count} />;
    return (
      <>
        <look.Hand {...sight} />
        {lesson && retry && <Lesson {...state} review={review} choice={lesson} step={lookBack} retry={retry} />}
      </>
    );
  };
  const looks = `${isBack ? "back" : ""} ${lesson ? "with-lesson" : ""} ${isReview ? "with-review" : ""}`;
  return (
    <div ref={root} {...useTable(look, state.knowledge.view, you, looks)}>
      <header class="bar">
        <Tool icon="menu" label={t("Menu")} act={openMenu} />
        <Scores state={state} counting={counting} />
        <div class="tools">
          {props.offer}
          {coach.ask && !isBack && <Tool label={t("Hint")} off={!coach.canAsk} act={coach.ask} />}
          {session.undo && !isBack && personsOf(session).length > 0 && (
            <>
              <Tool icon="undo" label={t("Undo")} off={!hasChosen(session, moves)} act={undo} />
              <Tool icon="redo" label={t("Redo")} off={!session.redo} act={() => session.redo?.()} />
            </>
          )}
          {isBack ? (
            <Tool label={t("Back")} act={leave} />
          ) : (
            <Tool icon="back" label={t("Look back")} off={moves === 0} act={() => lookBack(moves - 1)} />
          )}
        </div>
      </header>
      {props.notice}
      <main class="stage" id="main" tabIndex={-1} aria-label={t("The table")}>
        <h1 class="unseen">{look.game.name}</h1>
        <look.Table {...sight} />
        {moves > start && !sight.counted && !isBack && kind !== "over" && kind !== "claim" && (
          <Pop key={moves} state={state} factor={factor} />
        )}
      </main>
      <section class="below" aria-label={t("Your place")}>
        <News state={state} />
        <div class="words">
          {look.seats && kind !== "curtain" && <SeatTag sight={sight} seat={ownSeat(sight)} />}
          <p class="task">{taskOf(state)}</p>
          {(coach.ask || roomy) && (
            <p class={`coach ${coach.text ? "" : "tip"}`} role="status" aria-busy={coach.busy}>
              {typeof coach.text === "string" ? <ExplainedText text={coach.text || tip} /> : coach.text}
            </p>
          )}
        </div>
        {place()}
      </section>
      <Steps state={state} review={review} step={stepBack} />
      <Log state={state} />
    </div>
  );
}

/** The curtain between people at one screen: it hides a player's cards until that player lifts it. */
function Curtain({ state, uncover }: { state: Extract<TableState, { kind: "curtain" }>; uncover(): void }) {
  const { name } = state.session.players[state.seat]!;
  const title = t("{name} is next", { name });
  return (
    <section class="panel curtain" aria-label={title}>
      <h2>{title}</h2>
      <p>{lineAt(state, state.moves)}</p>
      <MainButton act={uncover}>{t("I am {name}: show my cards", { name })}</MainButton>
    </section>
  );
}

/** Whether the viewer counts a hand or the crib. */
function isOwnCount({ session, moves, viewer, count }: Extract<TableState, { kind: "count" }>): boolean {
  return session.game.id === "cribbage" && session.knowledge(moves).move?.seat === viewer && count.parts.length === 1;
}

/** The step looked back at: the last move counts only when the game is over. */
function stepTo({ length, knowledge }: Session, moves: number): number | undefined {
  if (moves >= length && knowledge(length).outcome === undefined) return undefined;
  return Math.max(0, Math.min(moves, length));
}

/** The input of the looks. */
function sightOf(state: TableState, { part, item }: Counting) {
  const { session, kind, moves, viewer, knowledge } = state;
  const count = "count" in state ? state.count : undefined;
  const cards = (part ?? count?.parts[0])?.cards;
  const isBusy = count !== undefined || kind === "back" || kind === "over" || kind === "curtain";
  return {
    game: session.game,
    ...knowledge,
    seat: viewer ?? null,
    live: kind === "choose",
    claiming: kind === "claim" || count?.asks === true,
    counted: count && cards && { cards, lit: kind === "count" ? item?.cards : undefined },
    speech: isBusy ? undefined : speechAt(state, moves),
    audience: audienceOf(session),
  };
}

/** The next task and its player, once the latest move lies on the table. */
function taskOf(state: TableState): string {
  const { session } = state;
  if (session.trouble) return session.trouble;
  if (state.kind === "back") return lineAt(state, state.moves);
  if (state.kind === "choose" && state.ready) {
    const { you, names } = audienceOf(session);
    const task = turnFor(session.game, state.knowledge.view);
    if (task === "") return "";
    return you === undefined
      ? t("{name}: {task}", { name: names[state.viewer ?? 0] ?? "", task })
      : t("Your turn: {task}", { task });
  }
  if (state.kind !== "wait" && state.kind !== "choose") return "";
  const seat = state.kind === "wait" ? state.seat : state.knowledge.move?.seat;
  if (seat === undefined || seat === state.viewer) return "";
  return t("Waiting for {name}", { name: session.players[seat]!.name });
}

/** Focuses the next move when the focused element has gone; a freshly loaded page keeps its focus. */
function keepFocus(root: HTMLElement | null): void {
  if (!navigator.userActivation.hasBeenActive) return;
  if (document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
  const next = root?.querySelector<HTMLElement>(
    ".panel .main, .next, [data-square], .hand button:not([aria-expanded]), .below [data-move], [data-move]",
  );
  next?.focus({ preventScroll: true });
}
