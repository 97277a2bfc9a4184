// Presses that come faster than the page draws: each control of the table is pressed twice at once.
import { randomInt, seeded } from "fifteen-two";
import { expect, NIGHT, test } from "../fixtures.ts";
import { LAID, playSome } from "./player.ts";

const GAMES = {
  cribbage: "target=31",
  crosscribb: "target=15",
  cribino: "deals=1",
  sackson: "turnLimit=12",
};

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** In the page: presses a control twice, the same one for the same number; gives its name. */
function pressTwice(x: number): string {
  const controls = [...document.querySelectorAll<HTMLElement>(".play button:not(:disabled)")].filter(
    (control) => control.getClientRects().length > 0 && control.ariaLabel !== "Menu",
  );
  const control = controls[Math.floor(x * controls.length)];
  control?.click();
  control?.click();
  return control?.ariaLabel ?? control?.textContent ?? "";
}

for (const [id, rest] of Object.entries(GAMES)) {
  test(`${id}: pressing Undo twice takes back two choices`, async ({ open }) => {
    const page = await open(`#play/${id}?players=person.beginner&seed=9&${rest}`);
    await page.waitForSelector(LAID);
    await playSome(page, 4);
    await page.locator("[aria-label=Undo]").dblclick();
    await expect(page.locator(".play")).toBeVisible();
    await page.waitForSelector(LAID);
    await playSome(page, 2);
    await expect(page.locator(".play")).toBeVisible();
  });

  test(`${id}: the table survives double presses and new sizes`, async ({ open }) => {
    const seconds = NIGHT ? 30 : 3;
    test.setTimeout(1000 * (seconds + 30));
    const seed = Number(process.env.SEED ?? 1);
    const random = seeded(seed);
    const page = await open(`#play/${id}?players=person.beginner&seed=${seed}&${rest}`, { prefs: { speed: "fast" } });
    await page.waitForSelector(LAID);
    const pressed: string[] = [];
    const end = Date.now() + 1000 * seconds;
    while (Date.now() < end) {
      pressed.push(await page.evaluate(pressTwice, random()));
      if (randomInt(20, random) === 0) await page.setViewportSize(SIZES[randomInt(SIZES.length, random)]!);
      const latest = `seed ${seed}, after ${pressed.slice(-5).join(", ")}`;
      expect(await page.locator(".play, .end").count(), latest).toBeGreaterThan(0);
      if ((await page.locator(".end").count()) > 0) break;
    }
  });
}
