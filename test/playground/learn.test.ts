// The lessons: everything they ask for can be done, and scores what is said.
import { describe, expect, test } from "vitest";
import cribbage from "../../docs/playground/app/learn/cribbage.json";
import cribino from "../../docs/playground/app/learn/cribino.json";
import crosscribb from "../../docs/playground/app/learn/crosscribb.json";
import {
  afterScreen,
  firstState,
  isTaskMove,
  type LessonData,
  lastOf,
  toFind,
} from "../../docs/playground/app/learn/lesson.ts";
import sackson from "../../docs/playground/app/learn/sackson.json";
import { GAMES } from "../../docs/playground/table/looks/index.ts";
import german from "../../docs/playground/ui/de.json";

const LESSONS = { cribbage, crosscribb, cribino, sackson };
const looks = await Promise.all(GAMES.map(({ load }) => load()));

describe.each(looks)("the lesson of $game.id", ({ game }) => {
  const lesson = LESSONS[game.id as keyof typeof LESSONS] as LessonData;

  test("can be done to its end, by what it asks for and by nothing else", () => {
    let state = firstState(game, lesson);
    for (const screen of lesson.screens) {
      const view = game.view(state, 0);
      if (screen.find || screen.count) expect(toFind(screen, view).items.length).toBeGreaterThan(0);
      const isMove = (screen.gain !== undefined || screen.play !== undefined) && !screen.count;
      const legal = isMove ? game.legalMoves(view, 0) : [];
      const asked = legal.filter((move) => isTaskMove(game, state, screen, move));
      if (isMove) expect(asked.length, screen.say).toBeGreaterThan(0);
      if (isMove && screen.gain !== 0 && legal.length > 1) expect(asked.length, screen.say).toBeLessThan(legal.length);
      state = lastOf(afterScreen(game, screen, state, lesson.seed ?? 1, asked[0]), state);
    }
    expect(state.scores[0]).toBeGreaterThanOrEqual(game.id === "crosscribb" ? 0 : 5);
  });

  test("has German for all it says", () => {
    const said = lesson.screens.flatMap(({ say, wrong, pictures = [] }) => [
      say,
      ...(wrong ? [wrong] : []),
      ...pictures,
    ]);
    expect(said.filter((text) => !(text in german))).toEqual([]);
  });
});
