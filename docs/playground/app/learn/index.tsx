import { type AnyGame, type Card, type MoveOf, parseCards, type StateOf } from "fifteen-two";
import { type ScoreItem, scoreCards } from "fifteen-two/scoring";
import { useEffect, useState } from "preact/hooks";
import { entryOf, type GameId, useLook } from "../../table/looks/index.ts";
import type { Look, Sight } from "../../table/looks/look.ts";
import { moveText, tellerOf } from "../../table/looks/telling.ts";
import { Button, MainButton, Tool } from "../../ui/controls.tsx";
import { go } from "../../ui/go.ts";
import { toggled } from "../../ui/lists.ts";
import { PegBoard } from "../../ui/pieces/board.tsx";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { Told } from "../../ui/told.tsx";
import { itemName, t } from "../../ui/words.ts";
import { afterScreen, firstState, isAsked, itemOf, type LessonData, type Screen, toFind } from "./lesson.ts";

/** The lessons by game. */
const LESSONS: Readonly<Record<GameId, () => Promise<{ readonly default: unknown }>>> = {
  cribbage: () => import("./cribbage.json"),
  crosscribb: () => import("./crosscribb.json"),
  cribino: () => import("./cribino.json"),
  sackson: () => import("./sackson.json"),
};

/** Learning a game by playing: a fixed deal, a few screens, each with one thing to do. */
export default function Learn({ game: id }: { game: GameId }) {
  const look = useLook(id);
  const [lesson, setLesson] = useState<LessonData>();
  useEffect(() => void LESSONS[id]().then((module) => setLesson(module.default as LessonData)), [id]);
  return look && lesson ? <Lesson look={look} lesson={lesson} /> : null;
}

interface LessonProps {
  readonly look: Look;
  readonly lesson: LessonData;
}

/** How far the learner has come. */
interface Progress {
  readonly screen: number;
  readonly state: StateOf<AnyGame>;
  /** What the latest press was worth, or why it was wrong. */
  readonly said: string;
  readonly misses: number;
  readonly picked: readonly string[];
  /** What has been found on this screen. */
  readonly found: readonly ScoreItem[];
}

function Lesson({ look, lesson }: LessonProps) {
  const { game } = look;
  const { screens, seed = 1 } = lesson;
  const fresh = { misses: 0, picked: [], found: [] };
  const [progress, setProgress] = useState<Progress>(() => {
    return { screen: 0, state: firstState(game, lesson), said: "", ...fresh };
  });
  const { state, said, misses, picked, found } = progress;
  const screen = screens[progress.screen]!;
  const audience = { game, names: [t("You"), "Nora"], you: 0 };
  const change = (part: Partial<Progress>) => setProgress({ ...progress, ...part });
  const miss = () => change({ said: t(screen.wrong ?? ""), misses: misses + 1, picked: [] });
  const goOn = (told: string, move?: MoveOf<AnyGame>) => {
    const { made, next } = afterScreen(game, screen, state, seed, move);
    const points = move ? tellerOf(audience).awards(game.view(made, 0)).join(". ") : "";
    setProgress({ screen: progress.screen + 1, state: next, said: told || points, ...fresh });
  };
  const view = game.view(state, 0);
  const isMove = (screen.gain !== undefined || screen.play !== undefined) && !screen.choose && !screen.count;
  const legal = isMove ? game.legalMoves(view, 0) : [];
  const sight: Sight = {
    ...{ game, view, move: undefined, seat: 0, moves: legal, live: isMove, picked, made: undefined, claiming: false },
    ...{ counted: undefined, speech: undefined, audience, names: (seat) => audience.names[seat] ?? "" },
    // Who has missed twice is shown.
    hint: misses > 1 ? legal.find((move) => isAsked(game, state, screen, move)) : undefined,
    play: (move) => (isAsked(game, state, screen, move) ? goOn("", move) : miss()),
    pick: (next) => change({ picked: next }),
  };
  // The table makes this move for a player; here the learner does.
  const forced = legal.find(({ type }) => type === "go");
  const isLast = progress.screen === screens.length - 1;
  return (
    <div class={`play learn hand-${look.hand} game-${game.id}`}>
      <header class="bar">
        <Tool sign="✕" label={t("Leave the lesson")} act={() => go("#")} />
        <progress value={progress.screen + 1} max={screens.length} aria-label={t("The lesson")} />
      </header>
      <main class="stage" id="main" tabIndex={-1}>
        <h1 class="unseen">{t("Learn {name}", { name: entryOf(game.id as GameId).name })}</h1>
        {screen.board ? <Board scores={view.scores} names={audience.names} /> : <look.Table {...sight} />}
      </main>
      <section class="below" aria-label={t("Your place")}>
        <div class="words">
          <p class="coach" role="status">
            {said}
          </p>
          <p class="task" role="status">
            <Told key={progress.screen} text={t(screen.say)} />
          </p>
        </div>
        {screen.find || screen.count ? (
          <Finding key={progress.screen} {...{ screen, view, found, picked }} change={change} miss={miss} done={goOn} />
        ) : screen.choose ? (
          <Choosing choices={screen.choose} done={goOn} />
        ) : (
          !screen.board && <look.Hand {...sight} />
        )}
        {forced && (
          <p class="actions">
            <MainButton act={() => goOn("", forced)}>{moveText({ game, view }, forced)}</MainButton>
          </p>
        )}
        {!isMove && !screen.find && !screen.count && !screen.choose && (
          <p class="actions">
            {isLast ? (
              <MainButton act={() => go(`#play/${game.id}?new=easy`)}>{t("Play a game")}</MainButton>
            ) : (
              <MainButton act={() => goOn("")}>{t("Next")}</MainButton>
            )}
          </p>
        )}
      </section>
    </div>
  );
}

interface FindingProps {
  readonly screen: Screen;
  readonly view: Sight["view"];
  readonly found: readonly ScoreItem[];
  readonly picked: readonly string[];
  change(part: Partial<Progress>): void;
  miss(): void;
  done(told: string): void;
}

/** Cards to tap: something that scores in the own hand, or everything in a hand with the starter. */
function Finding({ screen, view, found, picked, change, miss, done }: FindingProps) {
  const { cards, items } = toFind(screen, view);
  const left = items.filter((item) => !itemOf(found, item.cards));
  const size = Math.max(...left.map((item) => item.cards.length));
  const tap = (card: Card) => {
    const next = toggled(picked, card, 5);
    const item = itemOf(left, next);
    // Fewer cards may become something.
    if (item === undefined) return next.length >= size && next.length > 1 ? miss() : change({ picked: next });
    const all = [...found, item];
    const total = all.reduce((sum, { points }) => sum + points, 0);
    const told = t("{what}: {points}", { what: itemName(item), points: item.points });
    if (screen.find || left.length === 1) return done(screen.count ? t("{total} in all.", { total }) : told);
    change({
      found: all,
      picked: [],
      said: t("{told}. {total} so far, {n} to find.", { told, total, n: left.length - 1 }),
    });
  };
  return (
    <div class="cards hand">
      {cards.map((card) => (
        <CardPiece key={card} card={card} aria-pressed={picked.includes(card)} onClick={() => tap(card)} />
      ))}
    </div>
  );
}

/** Two ways to discard, and what both hands are worth so far once one is chosen. */
function Choosing({ choices, done }: { choices: readonly string[]; done(told: string): void }) {
  const [chosen, setChosen] = useState<number>();
  const hands = choices.map((text) => parseCards(text));
  const [best = 0, other = 0] = hands.map((cards) => scoreCards(cards).points);
  if (chosen !== undefined)
    return (
      <p class="actions">
        {t("The first keeps {best} points, the second {other}.", { best, other })}{" "}
        <MainButton act={() => done("")}>{t("Keep the first")}</MainButton>
      </p>
    );
  return (
    <div class="choosing-hands">
      {hands.map((cards, i) => (
        <Button key={choices[i]} act={() => setChosen(i)}>
          <span class="cards">
            {cards.map((card) => (
              <CardPiece key={card} card={card} />
            ))}
          </span>
        </Button>
      ))}
    </div>
  );
}

function Board({ scores, names }: { scores: readonly number[]; names: readonly string[] }) {
  const pegs = scores.map((front) => ({ front, rear: Math.max(0, front - 5) }));
  return (
    <div class="plank with-board">
      <PegBoard target={121} skunks={[90, 60]} names={names} pegs={pegs} flat />
    </div>
  );
}
