import { type AnyGame, type MoveOf, randomInt, secureRandom } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Choice, gainText, inHundred, isSameChoice, sizeOf, sizeText } from "../../table/coach/choice.ts";
import { AllChoices } from "../../table/coach/choices.tsx";
import { whyText } from "../../table/coach/reasons.ts";
import { Chosen } from "../../table/looks/chosen.tsx";
import { SeatTag, useTable } from "../../table/looks/common.tsx";
import { entryOf, GAMES, type GameId } from "../../table/looks/index.ts";
import type { Sight } from "../../table/looks/look.ts";
import { Plank } from "../../table/scores.tsx";
import { namesOf } from "../../table/session/session.ts";
import { turnFor } from "../../table/tips.ts";
import { withCards } from "../../ui/card-text.tsx";
import { Button, focused, MainButton, Select, Tool } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { capital, dayText, filled, seatsOf, t } from "../../ui/words.ts";
import { chime, SoundTool } from "../sound.tsx";
import * as puzzles from "./puzzles.ts";

/** The source of puzzles. */
type Source = GameId | "all";

/** Positions with a clear answer: the puzzle of the day, and puzzles near the player's rating. */
export default function Puzzles() {
  const [progress, setProgress] = useState(puzzles.readProgress);
  const [source, setSource] = useState<Source>("all");
  const [asked, setAsked] = useState<Asked>();
  const ask = (from: Source, listed = drawn(from, progress)) => {
    setSource(from);
    // The page reports a failure to load.
    const fail = (error: unknown) =>
      setAsked(() => {
        throw error;
      });
    void listed.then(opened).then(setAsked, fail);
  };
  useEffect(() => ask("all", daily(progress)), []);
  if (asked === undefined) return null;
  const sources = [["all", t("All games")] as const, ...GAMES.map(({ id, name }) => [id, name] as const)];
  return (
    <Question
      key={asked.time}
      asked={asked}
      answer={(right) => setProgress(puzzles.keepAnswer(progress, asked.listed, right))}
      next={() => ask(source)}
    >
      <p>
        {t("Rating")} <strong>{progress.rating}</strong>, {t("in a row")} <strong>{progress.streak}</strong>
      </p>
      <Select name="source" title={t("From")} value={source} values={sources} change={ask} />
    </Question>
  );
}

/** Today's puzzle, or another if it has been answered. */
async function daily(progress: puzzles.Progress): Promise<puzzles.Listed> {
  const today = await puzzles.puzzleOf(new Date().toISOString().slice(0, 10));
  return progress.seen.includes(today.id) ? drawn("all", progress) : today;
}

/** A puzzle from a source, near the player's rating. */
async function drawn(source: Source, progress: puzzles.Progress): Promise<puzzles.Listed> {
  const game = source === "all" ? GAMES[randomInt(GAMES.length, secureRandom)]!.id : source;
  return puzzles.nextOf(await puzzles.loadPuzzles(game), progress, secureRandom);
}

type Asked = Awaited<ReturnType<typeof opened>>;

/** A puzzle with its game's look, and its start time, since the same puzzle may come again. */
async function opened(listed: puzzles.Listed) {
  const look = await entryOf(listed.game).load();
  return { time: performance.now(), listed, look, ...puzzles.readPuzzle(look.game, listed.stored) };
}

type QuestionProps = { asked: Asked; children: Children; answer(right: boolean): void; next(): void };

/** A position at its table, and after the player's choice, the values of all choices. */
function Question({ asked, children, answer, next }: QuestionProps) {
  const { look, view, choices, listed } = asked;
  const { game } = look;
  const task = turnFor(game, view);
  const [picked, pick] = useState<readonly string[]>([]);
  const [missed, miss] = useState<Choice>();
  const [made, setMade] = useState<Choice>();
  const players = namesOf(seatsOf(view).map((seat) => (seat === view.viewer ? "person" : "advanced")));
  const audience = { game, names: players.map(({ name }) => name), you: view.viewer ?? undefined };
  const sight: Sight = {
    ...{ game, view, move: undefined, seat: view.viewer, live: made === undefined, claiming: false },
    ...{ counted: undefined, speech: undefined, audience },
    moves: made ? [] : game.legalMoves(view),
    picked: made ? [] : picked,
    pick,
    hint: made && choices[0]!.move,
    made: made && !puzzles.isRight(made) ? made.move : undefined,
    play(move) {
      if (missed && isSameChoice(missed.move, move)) return;
      const choice = choiceOf(choices, move);
      const right = puzzles.isRight(choice);
      pick([]);
      // A second try is for learning: only the first counts.
      if (right || missed) setMade(choice);
      else miss(choice);
      if (!missed) answer(right);
      chime(right ? "peg" : "knock");
    },
  };
  return (
    <div {...useTable(look, view, view.viewer, made ? "with-lesson" : "")}>
      <header class="bar">
        <Tool icon="close" label={t("Close")} act={() => go("#")} />
        <Plank look={look} view={view} audience={audience} pegs={view.scores.map((front) => ({ front, rear: -1 }))} />
        <div class="source line">{children}</div>
        <div class="tools">
          <SoundTool />
        </div>
      </header>
      <main class="stage" id="main" tabIndex={-1} aria-label={t("The table")}>
        <h1 class="unseen">{t("Puzzles")}</h1>
        <look.Table {...sight} />
      </main>
      <section class="below" aria-label={t("Your place")}>
        <div class="words">
          {look.seats && <SeatTag sight={sight} seat={view.viewer ?? 0} />}
          <p class="task" role="status">
            {made ? "" : missed ? t("There is a better move. Try again.") : t("Find the best move: {task}.", { task })}
          </p>
          <p class="coach tip">
            {missed && !made ? <Button act={() => setMade(missed)}>{t("Show the answer")}</Button> : aboutText(listed)}
          </p>
        </div>
        <look.Hand {...sight} />
        {made && <Answer asked={asked} made={made} next={next} />}
      </section>
    </div>
  );
}

/** The value of a choice. Unstored choices are worse than all stored ones, by unknown parts. */
function choiceOf(choices: readonly Choice[], made: MoveOf<AnyGame>): Choice {
  const { parts: _, ...worst } = choices.at(-1)!;
  return choices.find(({ move }) => isSameChoice(move, made)) ?? { ...worst, move: made };
}

/** The source and rating of a puzzle. */
function aboutText({ game, day, stored: { rating } }: puzzles.Listed): string {
  const values = { game: entryOf(game).name, rating, date: day ? dayText(day) : "" };
  if (day === undefined) return t("{game}: a puzzle rated {rating}.", values);
  return t("{game}: the puzzle of {date}, the same for everyone, rated {rating}.", values);
}

/** The verdict on the choice, with reasons. */
function Answer({ asked, made, next }: { asked: Asked; made: Choice; next(): void }) {
  const { look, view, choices } = asked;
  const position = { game: look.game, view };
  const right = puzzles.isRight(made);
  // Every puzzle has a right choice, which comes first, and a wrong one.
  const [better, worse] = right ? [made, choices.find((choice) => !puzzles.isRight(choice))!] : [choices[0]!, made];
  const lost = { points: 0, win: worse.loss.win - better.loss.win };
  const [choice, other] = [better, worse].map(({ move }) => <Chosen look={look} view={view} move={move} />);
  const values = { choice, other, n: inHundred(lost.win) };
  const gain = choices.includes(worse)
    ? gainText(view, choice, lost)
    : filled(t("Better: {choice}. It wins at least {n} more games in 100."), values);
  const size = sizeOf({ chosen: worse, choices }) ?? "inaccuracy";
  return (
    <section class="lesson" aria-label={t("What the coach says")}>
      <p role="status">
        {right ? (
          filled(t("Right: {choice} wins {n} more games in 100 than {other}."), values)
        ) : (
          <>
            {capital(sizeText(size))}. {gain}
          </>
        )}
      </p>
      <p>{withCards(whyText(position, [better, worse], right ? t("the other") : t("yours")))}</p>
      <p class="actions">
        <MainButton ref={focused} act={next}>
          {t("Next puzzle")}
        </MainButton>
        <AllChoices look={look} view={view} choices={choices} marked={made.move} />
      </p>
    </section>
  );
}
