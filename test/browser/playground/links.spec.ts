// Addresses: a reload resumes, wrong ones get a message, and none is ignored.
import { expect, HOME, test } from "../fixtures.ts";
import { kept, look, playOn, playSome, text } from "./player.ts";

/** The player has chosen something, so there is a game to lose. */
const DISCARDED = ".hand [data-move]";

test("a reload resumes", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=9");
  await playSome(page, 6);
  const before = await kept(page, "cribbage");
  await page.reload();
  await page.waitForSelector(".hand");
  const after = await kept(page, "cribbage");
  expect(after.moves.slice(0, before.moves.length)).toEqual(before.moves);
  await expect(page.locator(".log li").nth(3)).toBeAttached();
  await page.goto(`${HOME}#`);
  await page.click("text=Continue your game of Cribbage");
  await page.waitForSelector(".hand");
});

test("a reload in the middle of a count shows it again", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=9");
  await playOn(page, { until: ".count-panel" });
  const title = await text(page, ".count-panel h2");
  await page.reload();
  await expect(page.locator(".count-panel h2")).toHaveText(title);
});

test("a wrong address is explained, with a way to play", async ({ open }) => {
  const page = await open("#");
  for (const [hash, message] of [
    ["#%E0%A4%A", /damaged/],
    ["#play/chess", /no game “chess”/],
    ["#play/cribbage?target=0", /target/],
    ["#play/cribbage?players=person.genius", /genius/],
    ["#play/cribbage?seed=x", /seed/],
    ["#play/cribbage?target=5&target=999999999", /target=999999999/],
    ["#nowhere", /no page “nowhere”/],
  ] as const) {
    await page.goto(HOME + hash);
    await page.reload();
    await expect(page.locator("[role=alert]")).toHaveText(message);
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  }
  await look(page, "wrong");
  await page.click("text=Play a game");
  await page.waitForSelector(".game-cribbage .hand button");
});

test("a wrong card to count is explained", async ({ open }) => {
  const page = await open("#count/XX");
  await expect(page.locator("#cards-trouble")).toContainText("XX");
  await expect(page.locator(".counted strong")).toHaveCount(0);
});

test("the front page offers to continue each game", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=9");
  await playOn(page, { until: DISCARDED });
  await page.evaluate(() => location.assign("#play/sackson?seed=3"));
  await page.waitForSelector(".game-sackson");
  await playSome(page, 3);
  await page.evaluate(() => location.assign("#"));
  for (const name of ["Cribbage", "Sackson"])
    await expect(page.getByText(`Continue your game of ${name}`)).toBeVisible();
});

test("the first offer is the unfinished game that was played last", async ({ open }) => {
  const page = await open("#play/crosscribb?seed=3");
  for (const game of ["crosscribb", "sackson", "cribino"]) {
    await page.evaluate((id) => location.assign(`#play/${id}?seed=3`), game);
    await page.waitForSelector(`.game-${game}`);
    // Nobody chooses anything in the last one.
    if (game !== "cribino") await playSome(page, 3);
  }
  await page.evaluate(() => location.assign("#"));
  await expect(page.getByText("Continue your game of").first()).toHaveText("Continue your game of Sackson");
});

test("another address during a game leads there; another game of the same kind is asked about", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=9");
  await playOn(page, { until: DISCARDED });
  await page.evaluate(() => location.assign("#play/sackson?seed=3"));
  await page.waitForSelector(".game-sackson");
  await page.evaluate(() => location.assign("#play/cribbage?players=person.advanced&seed=10"));
  await page.click("text=Keep playing");
  await page.waitForSelector(".game-cribbage .hand button");
  expect((await kept(page, "cribbage")).setup.seed).toBe(9);
});

test("the number of players keeps the bots that were chosen", async ({ open }) => {
  const page = await open("#");
  await page.locator(".hero summary").click();
  await page.selectOption(".hero [name=seat1]", "advanced");
  await page.selectOption(".hero [name=players]", "3");
  await expect(page.locator(".hero [name=seat1]")).toHaveValue("advanced");
  await page.selectOption(".hero [name=target]", "61");
  await page.click("text=Play Cribbage with these options");
  await page.waitForSelector(".hand button");
  const { setup } = await kept(page, "cribbage");
  expect(setup.players).toEqual(["person", "advanced", "intermediate"]);
  expect(page.url()).toMatch(/players=person.advanced.intermediate/);
  expect(page.url()).toMatch(/target=61/);
});

test("back and forth between the parts shows each of them", async ({ open }) => {
  const page = await open("#");
  await page.click("text=Count a hand");
  await page.waitForSelector(".counting");
  await page.goBack();
  await page.waitForSelector(".hero");
  await page.goForward();
  await page.waitForSelector(".counting");
  for (const [cards, points] of [
    ["5H-5D-5S-JC-5C", "29"],
    ["2H-4D-6S-8C-TC", "0"],
  ] as const) {
    await page.evaluate((hand) => location.assign(`#count/${hand}`), cards);
    await expect(page.locator(".counted strong")).toHaveText(points);
  }
  await expect(page).toHaveTitle("Count a hand – fifteen-two");
});

test("no game is given up without asking", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.beginner&seed=9");
  await playOn(page, { until: DISCARDED });
  await page.click("[aria-label=Menu]");
  await page.click("text=New game");
  await expect(page.getByRole("button", { name: "Keep playing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.click("dialog [aria-label=Close]");
  await page.goto(`${HOME}#`);
  await page.click("text=New game of Cribbage");
  await page.click("text=Keep playing");
  await page.waitForSelector(".hand button");
  expect((await kept(page, "cribbage")).setup.seed).toBe(9);
});

test("notices cover no control, and stay away once they are dismissed", async ({ open }) => {
  const page = await open("#", { viewport: { width: 390, height: 844 } });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.click("text=Play cribbage >> visible=true");
  const notice = page.locator(".notice");
  await expect(notice).toContainText("This browser saves nothing");
  for (const n of [0, 1]) await page.locator(".hand button.card").nth(n).click();
  await page.click(".actions .main", { trial: true }); // Nothing lies over it.
  const other = () =>
    page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "fifteen-two:game:cribbage" })));
  await other();
  await expect(notice).toContainText("another tab");
  await page.click(".actions .main", { trial: true });
  await notice.getByRole("button").click();
  await page.click(".actions .main");
  await notice.getByRole("button").click();
  await playSome(page, 3);
  await other();
  await expect(notice).toHaveCount(0);
});

test("a table that loads between being asked for and being drawn is shown", async ({ open }) => {
  const page = await open("#count", { alone: true, serviceWorkers: "block" });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/cribbage-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  const asked = page.waitForRequest("**/cribbage-*.js");
  await page.evaluate(() => location.assign("#"));
  const url = (await asked).url(); // The front page asks for the table before the player does.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => location.assign("#play/cribbage?seed=3"));
  await page.waitForSelector(".hero", { state: "detached" });
  release();
  await page.evaluate((file) => import(file), url);
  await page.clock.resume();
  await page.waitForSelector(".hand button");
});
