// Every game runs to its end by mouse, by touch and by keyboard alone, against each level.
import { expect, test } from "../fixtures.ts";
import { playOn } from "./player.ts";

const GAMES = { cribbage: "target=61", crosscribb: "target=31", cribino: "deals=1", sackson: "turnLimit=20" };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const OVER = /win|draw|tie|No tile|did it/;

for (const [id, rest] of Object.entries(GAMES)) {
  for (const [hand, level, options] of [
    ["mouse", "easy", {}],
    ["touch", "medium", PHONE],
    ["keyboard", "hard", {}],
  ] as const)
    test(`${id} by ${hand} against ${level}`, async ({ open }) => {
      const page = await open(`#play/${id}?players=person.${level}&seed=7&${rest}`, options);
      await playOn(page, { hand });
      await expect(page.locator(".end h2")).toHaveText(OVER);
    });

  test(`${id} by two people at one screen`, async ({ open }) => {
    const page = await open(`#play/${id}?players=person.person&seed=7&${rest}`);
    await playOn(page);
    await expect(page.locator(".end h2")).toHaveText(OVER);
    if (id === "sackson") await expect(page.locator(".end")).toContainText("That was the last turn.");
    await expect(page.locator(".steps"), "until one looks back").not.toContainText("Seen by");
  });
}

for (const [title, path] of [
  ["a solitaire", "cribino?seed=4&players=person"],
  ["three players with muggins", "cribbage?seed=4&target=61&muggins=true&players=person.easy.easy"],
  ["partners", "cribbage?seed=4&target=61&players=person.medium.medium.medium"],
  ["CrossCribb with muggins", "crosscribb?seed=4&muggins=true&players=person.easy"],
])
  test(`${title}`, async ({ open }) => {
    const page = await open(`#play/${path}`);
    await playOn(page);
    await expect(page.locator(".end h2")).toHaveText(OVER);
  });
