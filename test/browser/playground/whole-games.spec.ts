// Every game runs to its end by mouse, by touch and by keyboard, against each level: by night by each alone, by day
// shorter ones by turns.
import { expect, NIGHT, test } from "../fixtures.ts";
import { playBy, playOn } from "./player.ts";

const TARGET = `target=${NIGHT ? 61 : 15}`;
const GAMES = {
  cribbage: TARGET,
  crosscribb: `target=${NIGHT ? 31 : 9}`,
  cribino: "deals=1",
  sackson: `turnLimit=${NIGHT ? 20 : 10}`,
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const OVER = /win|draw|tie|No tile|All tiles are laid/;
const LEVELS = ["beginner", "casual", "intermediate", "advanced", "expert"] as const;

const ALONE = [
  ["mouse", "beginner", {}],
  ["touch", "intermediate", PHONE],
  ["keyboard", "advanced", {}],
] as const;

for (const [n, [id, rest]] of Object.entries(GAMES).entries()) {
  if (NIGHT)
    for (const [hand, level, options] of ALONE)
      test(`${id} by ${hand} against ${level}`, async ({ open }) => {
        const page = await open(`#play/${id}?players=person.${level}&seed=7&${rest}`, options);
        await playBy(page, [hand]);
        await expect(page.locator(".end h2")).toHaveText(OVER);
      });

  test(`${id} by touch and keyboard on a telephone`, async ({ open }) => {
    const page = await open(`#play/${id}?players=person.${LEVELS[(n + 1) % 5]}&seed=7&${rest}`, PHONE);
    await playBy(page, ["touch", "keyboard"]);
    await expect(page.locator(".end h2")).toHaveText(OVER);
  });

  // By day one game of cards and one of tiles.
  if (NIGHT || id === "cribbage" || id === "sackson")
    test(`${id} by two people with one mouse`, async ({ open }) => {
      const page = await open(`#play/${id}?players=person.person&seed=7&${rest}`);
      await playBy(page, ["mouse"]);
      await expect(page.locator(".end h2")).toHaveText(OVER);
      if (id === "sackson") await expect(page.locator(".end")).toContainText("The turn limit is reached");
    });
}

for (const [title, path] of [
  ["three players with muggins", `cribbage?seed=4&${TARGET}&muggins=true&players=person.beginner.beginner`],
  ["partners", `cribbage?seed=4&${TARGET}&players=person.intermediate.intermediate.intermediate`],
  // By day layout.spec.ts begins these.
  ["a solitaire", "cribino?seed=4&players=person"],
  ["CrossCribb with muggins", "crosscribb?seed=4&muggins=true&players=person.beginner"],
].slice(0, NIGHT ? 4 : 2))
  test(`${title}`, async ({ open }) => {
    const page = await open(`#play/${path}`);
    await playOn(page);
    await expect(page.locator(".end h2")).toHaveText(OVER);
  });
