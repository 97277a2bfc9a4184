import { describe, expect, test } from "vitest";
import { isOn, keepGame, keptGame, newGame } from "../../docs/playground/app/kept/saved.ts";
import { choicesOf, optionsIn, usualOptions } from "../../docs/playground/app/play/choices.ts";
import { dailyHash, dayOf } from "../../docs/playground/app/play/daily.ts";
import { parseRoute } from "../../docs/playground/app/route.ts";
import { GAMES, type GameId } from "../../docs/playground/table/looks/index.ts";
import type { Look } from "../../docs/playground/table/looks/look.ts";
import { formatSetup, readSetup } from "../../docs/playground/table/session/setup.ts";
import german from "../../docs/playground/ui/de.json";
import { emptyStorage } from "./storage.ts";

const looks = await Promise.all(GAMES.map(({ load }) => load()));
const lookOf = (id: GameId) => looks.find(({ game }) => game.id === id)!;

const items = emptyStorage();

const setupOf = (look: Look, query: string) => readSetup(look.game, query, usualOptions(look));

/** The texts of an option's values for a number of players; undefined when it is not offered. */
function textsOf(game: GameId, name: string, players: number): readonly string[] | undefined {
  const choice = choicesOf(lookOf(game), { players }).find((one) => one.name === name);
  return choice?.values.map(({ text }) => text);
}

describe.each(looks)("the form of $game.name", (look) => {
  const { game } = look;

  test.each(game.players)("for %i offers only what the game accepts, in the words of its schema", (players) => {
    for (const { name, title, description, values } of choicesOf(look, { players })) {
      expect([title.length, description.length, values.length].every((n) => n > 1)).toBe(true);
      for (const text of [title, description, ...values.map((value) => value.text)])
        expect(/^\d+$/.test(text) || text in german, text).toBe(true);
      const settings = values.map(({ value }) => game.initialState({ players, [name]: value }).settings);
      expect(new Set(settings.map((one) => JSON.stringify(one))).size).toBe(values.length);
    }
  });

  test("starts from options that it keeps", () => {
    const usual = usualOptions(look);
    expect(optionsIn(look, usual)).toEqual(usual);
    game.initialState(usual);
  });
});

test("partners are a choice where players may be partners, the default first", () => {
  expect([2, 3, 4].map((n) => textsOf("cribbage", "partners", n))).toEqual([undefined, undefined, ["yes", "no"]]);
  expect([1, 3, 4, 6].map((n) => textsOf("cribino", "partners", n)?.[0])).toEqual([undefined, undefined, "no", "no"]);
});

test("a solitaire has no number of deals", () => {
  expect([1, 2, 5].map((n) => textsOf("cribino", "deals", n))).toEqual([undefined, ["3", "1", "2"], ["2", "1", "3"]]);
});

test("an option that a number of players does not allow is left out", () => {
  const chosen: object = { players: 3, partners: false, target: 61 };
  expect(optionsIn(lookOf("cribbage"), chosen)).toEqual({ players: 3, target: 61 });
});

test("a kept game goes on only under the rules that it began with", () => {
  const { game } = lookOf("sackson");
  const saved = newGame(setupOf(lookOf("sackson"), "new=beginner"));
  keepGame(game, saved);
  expect(keptGame(game)).toEqual(saved);
  expect(isOn("sackson")).toBe(false); // Nobody has chosen anything yet.
  keepGame(game, { ...saved, before: { ...saved, id: "first", over: true } });
  expect(keptGame(game)?.before).toEqual({ ...saved, id: "first", over: true });
  const key = "fifteen-two:game:sackson";
  const text = items.get(key) ?? "";
  for (const rules of [undefined, 0, 99]) {
    items.set(key, JSON.stringify({ ...JSON.parse(text), rules }));
    expect(keptGame(game)).toBeUndefined();
  }
});

test("the list of the games has their ids and names, as the package does", () => {
  expect(GAMES.map(({ id, name }) => ({ id, name }))).toEqual(looks.map(({ game: { id, name } }) => ({ id, name })));
});

test("the deal of a day is the same link for everyone, and says its day", () => {
  const hash = dailyHash("2026-11-23");
  expect(hash).toMatch(/seed=20261123$/);
  expect(dayOf(hash)).toBe("2026-11-23");
  expect(dayOf(hash.replace("advanced", "beginner"))).toBeUndefined();
  expect(dayOf("#play/cribbage?players=person.advanced&seed=5")).toBeUndefined();
});

test("a link says all of a setup", () => {
  for (const look of looks) {
    const setup = {
      ...setupOf(look, "new=advanced"),
      seed: 5,
      match: 3,
      names: ["Ada & Bo", ""],
    };
    const route = parseRoute(formatSetup(setup));
    expect(route).toMatchObject({ page: "play", game: look.game.id });
    expect(route.page === "play" && setupOf(look, route.query)).toEqual({
      ...setup,
      options: { ...setup.options, players: setup.players.length },
    });
  }
});

test("a link without options has those of the page; one that says others keeps them", () => {
  for (const look of looks) {
    const setup = setupOf(look, "seed=7");
    expect(setup).toEqual({ ...setupOf(look, "new=intermediate"), seed: 7 });
    expect(setup.options).toEqual(usualOptions(look));
  }
  expect(setupOf(lookOf("crosscribb"), "seed=7").players).toEqual(["person", "intermediate"]);
  const sackson = lookOf("sackson");
  const endless = { ...setupOf(sackson, "seed=7"), options: optionsIn(sackson, { turnLimit: null } as object) };
  expect(endless.options).toEqual({ turnLimit: null });
  expect(setupOf(sackson, parseRoute(formatSetup(endless)).query).options).toMatchObject({ turnLimit: null });
});
