import { playout, seeded } from "fifteen-two";
import * as cribbage from "fifteen-two/cribbage";
import { games } from "fifteen-two/games";
import { h } from "preact";
import render from "preact-render-to-string";
import { expect, test } from "vitest";
import { sheet } from "../../docs/playground/app/rules/sheet.tsx";
import { tipFor } from "../../docs/playground/table/tips.ts";
import german from "../../docs/playground/ui/de.json";
import terms from "../../docs/playground/ui/terms.json";
import { Terms } from "../../docs/playground/ui/terms.tsx";

test.each(games)("$id has a tip wherever there is a choice, in the words of players", (game) => {
  const { legalMoves, view, activeSeats } = game;
  const told = new Set<string>();
  const random = seeded(4);
  playout(game, {
    random,
    limit: 400,
    watch: (_, state) => {
      for (const seat of activeSeats(state)) {
        const tip = tipFor(game, view(state, seat));
        if (legalMoves(state, seat).length > 1) expect(tip).toBeDefined();
        if (tip) told.add(tip);
      }
    },
  });
  expect(told.size).toBeGreaterThan(0);
  for (const tip of told) {
    expect(german).toHaveProperty([tip]);
    expect(tip.length).toBeLessThan(110);
    expect(tip).not.toMatch(/seat|side 0|legal/i);
  }
});

test("a tip tells the dealer that the crib counts for the dealer", () => {
  const dealt = playout(cribbage, { random: seeded(1), options: { first: 1 }, limit: 1 }).state;
  const tips = [0, 1].map((seat) => tipFor(cribbage, cribbage.view(dealt, seat)));
  expect(tips[1]).toMatch(/^This crib counts for you:/);
  expect(tips[0]).toMatch(/^The crib is the dealer's:/);
});

test("a tip about fives is for a hand that has one, and a pair of them is none to lead", () => {
  const led = (hand: string) => {
    let state: cribbage.CribbageState = cribbage.initialState({ first: 0 });
    for (const text of [`- deal 5H 6C JS QD 7C 2C / ${hand} 3H KD`, "0 discard 7C 2C", "1 discard 3H KD", "- cut 6S"])
      state = cribbage.apply(state, cribbage.parseMove(text));
    return tipFor(cribbage, cribbage.view(state, 1));
  };
  expect(led("5C 5D 8C KS")).toMatch("Do not lead a five");
  expect(led("7D 7H 8C KS")).toMatch("A pair is often a good lead");
  expect(led("7D 6H 8C KS")).not.toMatch(/five|pair/);
});

test("the tip for the only card that may be played says so", () => {
  let only = 0;
  playout(cribbage, {
    random: seeded(1),
    watch: (_, state) => {
      const [move, ...others] = state.phase === "play" ? cribbage.legalMoves(state) : [];
      if (move?.type !== "play" || others.length > 0) return;
      only++;
      expect(tipFor(cribbage, cribbage.view(state, move.seat))).toMatch(/^This is the only card/);
    },
  });
  expect(only).toBeGreaterThan(0);
});

const sheets = import.meta.glob<string>("../../docs/playground/app/rules/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every game has a sheet of rules in each language, with the same pictures and as many points", () => {
  for (const { id } of games) {
    const [de, en] = ["de", "en"].map((language) => {
      const markdown = Object.entries(sheets).find(([path]) => path.endsWith(`/${language}/${id}.md`))![1];
      const html = sheet(markdown, id);
      expect(html, "the policy of the page forbids styles in attributes").not.toContain("style=");
      return ["<h2", "<figure", "<svg", "<li", "<tr"].map((tag) => html.split(tag).length - 1);
    });
    expect(de, id).toEqual(en);
  }
});

/** The explanations in a text, each with its word. */
function explained(text: string): string[] {
  const html = render(h(Terms, { text }));
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, word]) => word!);
}

test("a text explains each of its terms once, the longer before the shorter, and no parts of words", () => {
  expect(explained("The crib goes to the dealer; cribs count last.")).toEqual(["crib", "dealer"]);
  expect(explained("A double skunk counts three games, a skunk two.")).toEqual(["double skunk", "skunk"]);
  expect(explained("Nora says go and pegs one for last card.")).toEqual(["says go", "last card"]);
  expect(explained("Describe how far it may go.")).toEqual([]);
});

test("each explanation is a line, in German, too", () => {
  for (const [forms, meaning] of Object.entries(terms)) {
    expect(german).toHaveProperty([forms]);
    expect(german).toHaveProperty([meaning]);
    expect(meaning.length).toBeLessThan(115);
  }
});
