import { type AnyGame, type MoveOf, randomInt, type Seat, secureRandom } from "fifteen-two";
import { mistakeOf } from "fifteen-two/bots";
import type { ComponentChildren as Children } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Choice, gainText, inHundred, isSameChoice, sizeText } from "../../table/coach/choice.ts";
import { AllChoices } from "../../table/coach/choices.tsx";
import { awardsText, plannedText } from "../../table/coach/plan.ts";
import { whyText } from "../../table/coach/why.ts";
import { SeatTag } from "../../table/looks/common.tsx";
import { entryOf, GAMES, type GameId } from "../../table/looks/index.ts";
import type { Look, Sight } from "../../table/looks/look.ts";
import { choiceText, tellerOf } from "../../table/looks/telling.ts";
import { Plank } from "../../table/scores.tsx";
import { namesOf } from "../../table/session/session.ts";
import { followArrows } from "../../ui/arrows.ts";
import { focused, Select, Tool } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { useDrags } from "../../ui/motion.ts";
import { capital, language, seatsOf, t } from "../../ui/words.ts";
import { type Listed, loadPuzzles, nextOf, ownPuzzles, puzzleOf } from "./lists.ts";
import { keepAnswer, type Progress, readProgress } from "./progress.ts";
import { isRight, type Puzzle, readPuzzle } from "./puzzle.ts";

/** Which puzzles are asked. */
type Source = GameId | "all" | "own";

interface Asked extends Puzzle {
  /** When it was asked: the same puzzle may come again. */
  readonly time: number;
  readonly listed: Listed;
  readonly look: Look;
}

/** Positions with a clear answer: the puzzle of the day, others about as hard as the player is good, one's own mistakes. */
export default function Puzzles() {
  const [progress, setProgress] = useState(readProgress);
  const [source, setSource] = useState<Source>("all");
  const [asked, setAsked] = useState<Asked>();
  const ask = (from: Source, listed: Promise<Listed> = drawn(from, progress)) => {
    setSource(from);
    // What is kept of a mistake may be broken; what cannot be loaded is for the page to say.
    const fail = (error: unknown) => {
      if (from === "own") ask("all");
      else
        setAsked(() => {
          throw error;
        });
    };
    void listed.then(opened).then(setAsked, fail);
  };
  useEffect(() => ask("all", daily(progress)), []);
  if (asked === undefined) return null;
  const answer = (right: boolean) =>
    setProgress(keepAnswer(progress, asked.listed.id, asked.listed.stored.rating, right));
  const sources = [
    ["all", t("All games")] as const,
    ...GAMES.map(({ id, name }) => [id, name] as const),
    ...(ownPuzzles().length > 0 ? [["own", t("Your mistakes")] as const] : []),
  ];
  return (
    <Question key={asked.time} asked={asked} answer={answer} next={() => ask(source)}>
      <p>
        {t("Rating")} <strong>{progress.rating}</strong>, {t("in a row")} <strong>{progress.streak}</strong>
      </p>
      <Select name="source" title={t("From")} value={source} values={sources} change={ask} />
    </Question>
  );
}

/** The puzzle of today, or another one when that has been asked. */
async function daily(progress: Progress): Promise<Listed> {
  const today = await puzzleOf(new Date().toISOString().slice(0, 10));
  return progress.seen.includes(today.id) ? drawn("all", progress) : today;
}

/** A puzzle of a source that suits the player. */
async function drawn(source: Source, progress: Progress): Promise<Listed> {
  if (source === "own") return nextOf(ownPuzzles(), progress, secureRandom);
  const game = source === "all" ? GAMES[randomInt(GAMES.length, secureRandom)]!.id : source;
  return nextOf(await loadPuzzles(game), progress, secureRandom);
}

/** A puzzle with the look of its game. */
async function opened(listed: Listed): Promise<Asked> {
  const look = await entryOf(listed.game).load();
  return { time: performance.now(), listed, look, ...readPuzzle(look.game, listed.stored) };
}

interface QuestionProps {
  readonly asked: Asked;
  readonly children: Children;
  answer(right: boolean): void;
  next(): void;
}

/** A position at its table, and after the player's choice what the choices are worth. */
function Question({ asked, children, answer, next }: QuestionProps) {
  const { look, view, choices, listed } = asked;
  const { game } = look;
  const root = useRef<HTMLDivElement>(null);
  const [picked, pick] = useState<readonly string[]>([]);
  const [made, setMade] = useState<MoveOf<AnyGame>>();
  useDrags(root);
  const players = namesOf(seatsOf(view).map((seat) => (seat === view.viewer ? "person" : "hard")));
  const audience = { game, names: players.map(({ name }) => name), you: view.viewer ?? undefined };
  const names = (seat: Seat) => players[seat]?.name ?? "";
  const row = made && rowOf(choices, made);
  const sight: Sight = {
    ...{ game, view, move: undefined, seat: view.viewer, live: made === undefined, claiming: false },
    ...{ counted: undefined, speech: undefined, audience, names },
    moves: made ? [] : game.legalMoves(view),
    picked: made ? [] : picked,
    pick,
    hint: made && choices[0]!.move,
    made: row && !isRight(row) ? made : undefined,
    play: (move) => {
      setMade(move);
      answer(isRight(rowOf(choices, move)));
    },
  };
  return (
    <div
      class={`play hand-${look.hand} game-${game.id} ${row ? "with-lesson" : ""}`}
      ref={root}
      onKeyDown={followArrows}
    >
      <header class="bar">
        <Tool sign="✕" label={t("Close")} act={() => go("#")} />
        <Plank look={look} view={view} names={names} pegs={view.scores.map((front) => ({ front, rear: -1 }))} />
        <div class="tools">{children}</div>
      </header>
      <main class="stage" id="main" tabIndex={-1} aria-label={t("The table")}>
        <h1 class="unseen">{t("Puzzles")}</h1>
        <look.Table {...sight} />
      </main>
      <section class="below" aria-label={t("Your place")}>
        <div class="words">
          {look.seats && <SeatTag sight={sight} seat={view.viewer ?? 0} />}
          <p class="task">{made ? "" : tellerOf(audience).turn(view)}</p>
          <p class="coach">{aboutText(listed)}</p>
        </div>
        <look.Hand {...sight} />
        {row && <Answer asked={asked} made={row} next={next} />}
      </section>
    </div>
  );
}

/** The value of a choice. One that was not stored is worse than all that were. */
function rowOf(choices: readonly Choice[], made: MoveOf<AnyGame>): Choice {
  return choices.find(({ move }) => isSameChoice(move, made)) ?? { ...choices.at(-1)!, move: made };
}

/** Where a puzzle comes from, and how hard it is. */
function aboutText({ game, day, stored: { rating } }: Listed): string {
  const values = { game: entryOf(game).name, rating: rating ?? "", date: day ? dateText(day) : "" };
  if (rating === undefined) return t("{game}: from a game of yours, where it cost you.", values);
  if (day === undefined) return t("{game}: a puzzle rated {rating}.", values);
  return t("{game}: the puzzle of {date}, the same for everyone, rated {rating}.", values);
}

function dateText(day: string): string {
  return new Date(day).toLocaleDateString(language, { month: "long", day: "numeric", timeZone: "UTC" });
}

interface AnswerProps {
  readonly asked: Asked;
  readonly made: Choice;
  next(): void;
}

/** Whether the choice was right, and why. */
function Answer({ asked: { look, view, choices }, made, next }: AnswerProps) {
  const position = { game: look.game, view };
  const right = isRight(made);
  const [best] = choices;
  const [better, worse] = right ? [made, choices.find((choice) => !isRight(choice))] : [best, made];
  if (better === undefined || worse === undefined) return null;
  const lost = worse.loss.win - better.loss.win;
  const values = {
    move: plannedText(look, position, better.move),
    choice: choiceText(position, better.move),
    other: choiceText(position, worse.move),
    n: inHundred(lost),
  };
  const gain = choices.includes(worse)
    ? gainText(values.move, lost)
    : t("Better: {move}. It wins at least {n} more games in 100.", values);
  const texts = [
    right
      ? t("Right: {choice} wins {n} more games in 100 than {other}.", values)
      : `${capital(sizeText(mistakeOf(worse.loss) ?? "inaccuracy"))}. ${gain}`,
    awardsText(look, position, better.move),
    whyText(look, view, [better, worse], right ? t("the other") : t("yours")),
  ];
  return (
    <section class="lesson" aria-label={t("What the coach says")}>
      <p role="status">{texts.filter(Boolean).join(" ")}</p>
      <p class="actions">
        <button type="button" class="main" ref={focused} onClick={next}>
          {t("Next puzzle")}
        </button>
        <AllChoices position={position} choices={choices} marked={made.move} />
      </p>
    </section>
  );
}
