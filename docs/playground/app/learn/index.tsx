import type { AnyGame, AnyState, Card, MoveOf } from "fifteen-two";
import type { ScoreItem } from "fifteen-two/scoring";
import { useEffect, useState } from "preact/hooks";
import { useTable } from "../../table/looks/common.tsx";
import { type GameId, useLook } from "../../table/looks/index.ts";
import type { Look, Sight } from "../../table/looks/look.ts";
import { moveText, tellerOf } from "../../table/looks/telling.ts";
import { MainButton, Tool } from "../../ui/controls.tsx";
import { ExplainedText } from "../../ui/explained-text.tsx";
import { go } from "../../ui/go.ts";
import { sumOf, toggled } from "../../ui/lists.ts";
import { PegBoard } from "../../ui/pieces/board.tsx";
import { CardPiece } from "../../ui/pieces/card.tsx";
import { itemName, t } from "../../ui/words.ts";
import { Pictures } from "../rules/pictures.tsx";
import { chime, SoundTool } from "../sound.tsx";
import * as lessons from "./lesson.ts";

/** The lessons, one a game. */
const LESSONS = import.meta.glob<lessons.LessonData>("./*.json", { import: "default" });

/** Learning a game by playing: a fixed deal, a few screens, each with one thing to do. */
export default function Learn({ game: id }: { game: GameId }) {
  const look = useLook(id);
  const [lesson, setLesson] = useState<lessons.LessonData>();
  useEffect(() => void LESSONS[`./${id}.json`]?.().then(setLesson), [id]);
  return look && lesson ? <Lesson look={look} lesson={lesson} /> : null;
}

/** The learner's progress on a screen: misses, picked cards or pieces, and found items. */
const FRESH = { misses: 0, picked: [] as readonly string[], found: [] as readonly ScoreItem[] };

/** The progress at the start of a screen. */
function begun(n: number, state: AnyState, said: string, { picked = [] }: lessons.Screen) {
  return { ...FRESH, n, state, said, picked };
}

function Lesson({ look, lesson }: { look: Look; lesson: lessons.LessonData }) {
  const { game } = look;
  const { screens, seed = 1 } = lesson;
  // The text is about the latest press: its points, or why it was wrong.
  const [past, setPast] = useState(() => [begun(0, lessons.firstState(game, lesson), "", screens[0]!)]);
  const progress = past.at(-1)!;
  const { n, state, misses, picked } = progress;
  const screen = screens[n]!;
  const task = lessons.taskOf(screen);
  const audience = { game, names: [t("You"), "Nora"], you: 0 };
  const teller = tellerOf(audience);
  const change = (part: Partial<typeof progress>) => setPast([...past.slice(0, -1), { ...progress, ...part }]);
  const miss = () => change({ said: t(screen.wrong ?? ""), misses: misses + 1, picked: [] });
  const goOn = (told: string, move?: MoveOf<AnyGame>) => {
    if (move) chime("card");
    const steps = lessons.afterScreen(game, screen, state, seed, move);
    const lines = steps.flatMap(({ move, state }) => {
      const view = game.view(state, 0);
      const isOwn = move.seat === 0;
      return [
        ...(isOwn ? [] : [teller.move(move, view, look.pictures?.words)]),
        ...(isOwn && told ? [] : teller.awards(view)),
      ];
    });
    const said = [...(told ? [told] : []), ...lines.map((line) => `${line}.`)].join(" ");
    setPast([...past, begun(n + 1, lessons.lastOf(steps, state), said, screens[n + 1]!)]);
  };
  const back = () => setPast([...past.slice(0, -2), begun(n - 1, past.at(-2)!.state, "", screens[n - 1]!)]);
  const view = game.view(state, 0);
  const possible = task === "move" ? game.legalMoves(view, 0) : [];
  // The lesson offers only the moves that it asks for.
  const asked = possible.filter((move) => lessons.isTaskMove(game, state, screen, move));
  const legal = possible.filter(({ type }) => asked.some((move) => move.type === type));
  const sight: Sight = {
    ...{ game, view, move: undefined, seat: 0, moves: legal, live: task === "move", picked, made: undefined },
    ...{ claiming: false, counted: undefined, speech: undefined, audience },
    // After two misses, the answer is shown.
    hint: misses > 1 ? asked[0] : undefined,
    play: (move) => (lessons.isTaskMove(game, state, screen, move) ? goOn("", move) : miss()),
    pick: (next) => change({ picked: next }),
  };
  // The table makes this move for a player; here the learner does.
  const forced = legal.find(({ type }) => type === "go");
  const place = () => {
    if (task === "find") return <Finding key={n} {...{ screen, view, progress, change, done: goOn }} />;
    if (screen.pictures) return <Pictures lines={screen.pictures.map((line) => t(line))} />;
    return !screen.board && screen.hand !== false && <look.Hand {...sight} />;
  };
  const action = () => {
    if (forced) return <MainButton act={() => goOn("", forced)}>{moveText({ game, view }, forced)}</MainButton>;
    if (n < screens.length - 1) return <MainButton act={() => goOn("")}>{t("Next")}</MainButton>;
    return <MainButton act={() => go(`#play/${game.id}?new=beginner`)}>{t("Play a game")}</MainButton>;
  };
  return (
    <div {...useTable(look, view, view.viewer, "learn")}>
      <header class="bar">
        <Tool icon="close" label={t("Leave the lesson")} act={() => go("#")} />
        <progress value={n} max={screens.length - 1} aria-label={t("The lesson")} />
        <div class="buttons">
          <SoundTool />
          <Tool icon="back" label={t("Back")} off={n === 0} act={back} />
        </div>
      </header>
      <main class="stage" id="main" tabIndex={-1}>
        <h1 class="unseen">{t("Learn {name}", { name: game.name })}</h1>
        {screen.board ? <Board scores={view.scores} names={audience.names} /> : <look.Table {...sight} />}
      </main>
      <section class="below" aria-label={t("Your place")}>
        <div class="words">
          <p class="coach" role="status">
            {progress.said}
          </p>
          <p class="task" role="status">
            <ExplainedText key={n} text={t(screen.say)} />
          </p>
        </div>
        {place()}
        <p class="actions">{(forced || task === "read") && action()}</p>
      </section>
    </div>
  );
}

interface FindingProps {
  readonly screen: lessons.Screen;
  readonly view: Sight["view"];
  readonly progress: typeof FRESH;
  change(part: Partial<typeof FRESH & { said: string }>): void;
  done(told: string): void;
}

/** Cards to tap: one score in the learner's hand, or every score in a hand with the starter. */
function Finding({ screen, view, progress: { found, picked }, change, done }: FindingProps) {
  const { cards, items } = lessons.toFind(screen, view);
  const left = items.filter((item) => !lessons.itemOf(found, item.cards));
  const size = Math.max(...left.map((item) => item.cards.length));
  /** A message, followed by the progress of the count. */
  const tell = (told: string, all: typeof found, next: readonly string[]) => {
    const stand = t("Points so far: {total}. Scores left: {n}.", { total: sumOf(all), n: items.length - all.length });
    change({ found: all, picked: next, said: all.length > 0 ? `${told} ${stand}` : told });
  };
  const tap = (card: Card) => {
    const next = toggled(picked, card, 5);
    const item = lessons.itemOf(left, next);
    if (item !== undefined) {
      chime("peg");
      const all = [...found, item];
      const told = t("{what}: {points}", { what: itemName([item]), points: item.points });
      if (screen.find || left.length === 1)
        return done(screen.count ? t("{total} in all.", { total: sumOf(all) }) : told);
      return tell(`${told}.`, all, []);
    }
    const isFull = next.length >= size && next.length > 1;
    if (lessons.itemOf(found, next)) return tell(t("You have that already."), found, isFull ? [] : next);
    if (lessons.isPartOfRun(left, next)) return tell(t("Part of a longer run: tap all of it."), found, next);
    // Part of a score: more cards may complete it.
    return isFull ? tell(t(screen.wrong ?? ""), found, []) : change({ picked: next });
  };
  return (
    <div class="cards hand">
      {cards.map((card) => (
        <CardPiece key={card} card={card} aria-pressed={picked.includes(card)} onClick={() => tap(card)} />
      ))}
    </div>
  );
}

function Board({ scores, names }: { scores: readonly number[]; names: readonly string[] }) {
  const pegs = scores.map((front) => ({ front, rear: Math.max(0, front - 5) }));
  return (
    <div class="plank with-board">
      <PegBoard target={121} skunks={[90]} names={names} pegs={pegs} flat />
    </div>
  );
}
