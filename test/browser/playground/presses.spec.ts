// Presses that come faster than the page draws: each control of the table is pressed twice at once.
import { randomInt, seeded } from "fifteen-two";
import { expect, IDLE, NIGHT, test } from "../fixtures.ts";
import { drawn, kept, LAID, playOn, playSome } from "./player.ts";

const GAMES = {
  cribbage: "target=31",
  crosscribb: "target=15",
  cribino: "deals=1",
  sackson: "turnLimit=12",
};

/** By day every fourth control is pressed. */
const STEP = NIGHT ? 1 : 4;

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** In the page: presses a control twice, the same one for the same number; gives the controls' names, its own first. */
function pressTwice(n: number): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>(".play button:not(:disabled)")].filter(
    (control) => control.getClientRects().length > 0 && control.ariaLabel !== "Menu",
  );
  const [control] = controls.splice(n % controls.length, 1);
  control?.click();
  control?.click();
  return [control, ...controls].map((one) => one?.ariaLabel ?? one?.textContent ?? "");
}

/** Phases of each game: how a table is opened, and what is there once the phase is reached. */
const PHASES: readonly (readonly [address: string, until: string])[] = [
  ["cribbage?players=person.beginner&target=31&seed=11", LAID],
  ["cribbage?players=person.beginner&target=31&seed=11", ".pile .card + .card"],
  ["cribbage?players=person.beginner&target=31&seed=11", ".count-panel"],
  ["cribbage?players=person.beginner&target=31&seed=11&muggins=true", ".claim-panel"],
  ["cribbage?players=person.person&target=31&seed=11", ".curtain"],
  ["cribbage?players=person.beginner&target=31&seed=11", ".end"],
  ["crosscribb?players=person.beginner&target=9&seed=11", ".cross .last"],
  ["crosscribb?players=person.beginner&target=9&seed=11", ".count-panel"],
  ["crosscribb?players=person.beginner&target=9&seed=11", ".end"],
  ["cribino?players=person.beginner&deals=1&seed=11", ".tile.last"],
  ["cribino?players=person.beginner&deals=1&seed=11", ".end"],
  ["sackson?players=person.beginner&turnLimit=12&seed=11", ".marker[aria-pressed]"],
  ["sackson?players=person.beginner&turnLimit=12&seed=11", ".end"],
];

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
      pressed.push((await page.evaluate(pressTwice, randomInt(1000, random)))[0]!);
      if (randomInt(20, random) === 0) await page.setViewportSize(SIZES[randomInt(SIZES.length, random)]!);
      const latest = `seed ${seed}, after ${pressed.slice(-5).join(", ")}`;
      expect(await page.locator(".play, .end").count(), latest).toBeGreaterThan(0);
      if ((await page.locator(".end").count()) > 0) break;
    }
  });
}

for (const [address, until] of PHASES)
  test(`every control twice: ${address.split("?")[0]} at ${until}`, async ({ open }) => {
    const page = await open(`#play/${address}`);
    await playOn(page, { until });
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes(":game:")));
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    const place = page.url();
    let left = Number.POSITIVE_INFINITY;
    for (let n = until.length % STEP; n < left; n += STEP) {
      await page.goto(IDLE);
      await page.evaluate((json) => Object.assign(localStorage, JSON.parse(json)), stored);
      await page.goto(place);
      await page.waitForSelector(".play button");
      const names = await page.evaluate(pressTwice, n);
      left = names.length;
      await drawn(page);
      await expect(page.locator(".play"), `after ${names[0]} twice`).toBeVisible();
    }
  });

test("a table that breaks says so, and opens again", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=9", { complains: true });
  await page.waitForSelector(LAID);
  await playSome(page, 4);
  const before = await kept(page, "cribbage");
  const mend = await page.evaluateHandle(() => {
    const { matchMedia } = window;
    window.matchMedia = () => {
      throw new Error("broken");
    };
    document.querySelector<HTMLElement>("[aria-label='Look back']")!.click();
    return () => {
      window.matchMedia = matchMedia;
    };
  });
  const message = page.locator(".panel[role=alert]");
  await expect(message).toContainText("Something went wrong");
  await expect(message).toContainText("It opens again in a moment.");
  await expect(message).toBeInViewport({ ratio: 1 });
  await mend.evaluate((call) => call());
  await page.waitForSelector(LAID);
  expect((await kept(page, "cribbage")).moves).toEqual(before.moves);
});

test("the second press of a double click meets no button that replaced the first", async ({ open }) => {
  const page = await open("#puzzle", { viewport: { width: 390, height: 844 } });
  // The puzzle of this day is a discard.
  await page.clock.setFixedTime("2026-11-27T12:00");
  await page.reload();
  for (let picked = 0; picked < 2; picked++) await page.locator('.hand [aria-pressed="false"]').first().click();
  await page.locator(".actions [data-move]").dblclick();
  const judged = page.locator(".lesson").or(page.getByText("Show the answer"));
  await expect(judged, "the answer or another try, before the next puzzle").toBeVisible();
});

test("a double click on a count shows all of it, and no more", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&target=31&seed=11", {
    prefs: { speed: "normal" },
    reducedMotion: "no-preference",
  });
  await playOn(page, { until: ".count-panel .later" });
  await expect(page.locator(".next")).toHaveText("Show all");
  await page.locator(".next").dblclick();
  await expect(page.locator(".next")).toHaveText("Next");
});
