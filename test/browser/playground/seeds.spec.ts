// New cards every time; the seed is in the link.
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { goOn, kept, playOn, text } from "./player.ts";

test("one press on the front page deals cards, and other cards the next time", async ({ open }) => {
  const seeds = new Set<number>();
  for (let i = 0; i < 2; i++) {
    const page = await open("#");
    await page.click("text=Play cribbage >> visible=true");
    await page.waitForSelector(".hand button.card");
    const { setup } = await kept(page, "cribbage");
    expect(page.url()).toMatch(new RegExp(`seed=${setup.seed}\\b`));
    seeds.add(setup.seed);
  }
  expect(seeds.size).toBe(2);
});

test("the same link deals the same cards; a rematch deals others", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=77&target=15");
  await page.waitForSelector(".hand button");
  const first = await cardsOf(page);
  await playOn(page);
  await goOn(page, "Same cards again");
  expect(await cardsOf(page)).toEqual(first);
  await playOn(page);
  await goOn(page, "Rematch");
  expect(await cardsOf(page)).not.toEqual(first);
});

function cardsOf(page: Page): Promise<(string | null)[]> {
  return page.locator(".hand [data-card]").evaluateAll((all) => all.map((card) => card.getAttribute("data-card")));
}

test("a match goes on until a side has won enough games", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=4&target=15&match=2");
  for (let games = 1; ; games++) {
    const texts = await watchEnd(page);
    await playOn(page);
    const stand = await text(page, ".end");
    // Not even for a moment does the end tell how the match stood before.
    const matchIn = (end: string) => /match(?=[ :])[^.]*/i.exec(end)?.[0];
    expect(new Set((await texts()).map(matchIn))).toEqual(new Set([matchIn(stand)]));
    expect(stand).toMatch(/match/i);
    if (/match is over/.test(stand)) break;
    expect(games).toBeLessThan(4);
    await goOn(page, "Next game of the match");
  }
});

/** Notes whatever the end of a game says from now on. */
async function watchEnd(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = () =>
      texts.push(...Array.from(document.querySelectorAll(".end"), ({ textContent }) => textContent ?? ""));
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => texts.jsonValue();
}
