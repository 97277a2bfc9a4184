import { expect, test } from "../fixtures.ts";
import { look } from "./player.ts";

test("with the keyboard: six cards, who deals and the points give ranked discards", async ({ open }) => {
  const page = await open("#");
  await page.click("nav >> text=Analyze a discard");
  const rows = page.locator(".choices tbody tr");
  await expect(rows).toHaveCount(0);
  await page.locator("#cards").fill("5H 5D 5S JC 2C 3D");
  await page.getByLabel("I deal").check();
  await expect(page.locator("#cards"), "a redrawn field keeps the typed text").toHaveValue("5H 5D 5S JC 2C 3D");
  await page.locator("#cards").press("Enter");
  await page.getByLabel("My points").fill("80");
  await page.getByLabel("Theirs").fill("95");
  await page.keyboard.press("Enter");
  await expect(rows.first()).toContainText("2♣ and 3♦");
  await expect(page.locator(".choices thead")).toHaveText("ChoiceHandCribPeggingTotalWins");
  await expect(page.locator(".counting [role=status]")).toHaveText("Discard 2♣ and 3♦ to your crib.");
  await expect(page.locator(".verdict p")).toContainText("You keep");
  await expect(page).toHaveURL(/#discard\/5H-5D-5S-JC-2C-3D\?dealer&scores=80-95$/);
  await page.reload();
  await expect(rows.first()).toContainText("2♣ and 3♦");
  await look(page, "discard");
});

test("points out of range are kept and named, without an answer for others", async ({ open }) => {
  const page = await open("#discard/5H-6C-JS-QD-7C-2C?scores=121-0");
  const rows = page.locator(".choices tbody tr");
  const trouble = page.getByText("Whole points from 0 to 120.");
  const own = page.getByLabel("My points");
  await expect(trouble).toBeVisible();
  await expect(own).toHaveValue("121");
  await own.fill("120");
  await expect(rows).toHaveCount(15);
  await expect(trouble).toBeHidden();
  await own.fill("-5");
  await expect(trouble).toBeVisible();
  await expect(own).toHaveValue("-5");
  await expect(own).toHaveAttribute("aria-invalid", "true");
  await expect(rows).toHaveCount(0);
  await expect(page.locator(".counting [role=status]")).toHaveText("");
  await page.getByLabel("Theirs").fill("999");
  await page.locator("#cards").fill("5H 5D 6S 6C 4H 4D");
  await page.keyboard.press("Enter");
  await expect(page.locator(".felt .card").nth(5), "the cards change all the same").toHaveAccessibleName(/^6 of/);
  await page.reload();
  await expect(own).toHaveValue("-5");
  await own.fill("");
  await page.getByLabel("Theirs").fill("62");
  await expect(rows).toHaveCount(15);
  await expect(trouble).toBeHidden();
  await expect(page).toHaveURL(/#discard\/5H-5D-6S-6C-4H-4D\?scores=0-62$/);
});

test("by touch on a phone: cards are picked one by one", async ({ open }) => {
  const page = await open("#discard", { hasTouch: true, viewport: { width: 390, height: 844 } });
  await expect(page.locator(".counting [role=status]")).toContainText("Pick 6 more cards.");
  await expect(page.locator('.picker [aria-label="ace of hearts"]'), "without scrolling").toBeInViewport({ ratio: 1 });
  const top = () => page.locator(".picker").evaluate((picker) => picker.getBoundingClientRect().top + scrollY);
  const before = await top();
  for (const name of ["5 of hearts", "6 of clubs", "jack of spades", "queen of diamonds", "7 of clubs"]) {
    await page.tap(`.picker [aria-label="${name}"]`);
    expect(await top(), "no card moves below the finger").toBe(before);
  }
  await page.tap('.picker [aria-label="2 of clubs"]');
  await expect(page.locator(".choices tbody tr")).toHaveCount(15);
  await expect(page.getByText(/^Discard/), "without scrolling").toBeInViewport();
  await expect(page.locator(".choices tbody tr").first(), "the estimates, too").toBeInViewport({ ratio: 1 });
  await page.tap('.picker [aria-label="king of spades"]');
  await expect(page.getByText("Pick 5 more cards."), "another hand").toBeVisible();
});

test("on a phone the scores of a hand come into sight with its starter, but move no card before", async ({ open }) => {
  const page = await open("#count", { hasTouch: true, viewport: { width: 390, height: 844 } });
  const pick = (name: string) => page.tap(`.picker [aria-label="${name}"]`);
  for (const name of ["9 of clubs", "9 of hearts", "6 of clubs"]) await pick(name);
  const place = () => page.locator('.picker [aria-label="9 of spades"]').boundingBox();
  const before = await place();
  await pick("6 of hearts");
  await expect(page.locator(".counted output")).toContainText("without a starter");
  expect(Math.abs((await place())!.y - before!.y)).toBeLessThan(5);
  await pick("9 of spades");
  const last = page.locator(".count-lines button").last();
  await expect(last).toContainText("Pair is twenty");
  await expect(last, "without scrolling").toBeInViewport({ ratio: 1 });
  await page.locator("#cards").fill("9C 1H 6C 6H 9S");
  await page.locator("#cards").press("Enter");
  await expect(page.locator("#cards-trouble")).toContainText("write 10H or AH");
  await expect(page.locator(".counted .card:not(.empty)"), "the cards that can be read").toHaveCount(4);
  await expect(page.locator(".counted .card").last(), "still the starter").toHaveAccessibleName("9 of spades, starter");
  await pick("6 of spades");
  await expect(page.locator("#cards"), "a picked card takes the place").toHaveValue("9C 6S 6C 6H 9S");
});

test("a card taken from the hand leaves a gap, and the starter stays the starter", async ({ open }) => {
  const page = await open("#count/5H-5D-5S-JC-5C");
  const card = (name: string) => page.locator(`.picker [aria-label="${name}"]`);
  const starter = page.locator(".counted .card").last();
  await card("5 of diamonds").click();
  await expect(starter).toHaveAccessibleName("5 of clubs, starter");
  await expect(page.locator(".counted output")).toHaveText("Pick 1 more card.");
  await expect(page.locator("#cards-trouble")).toBeEmpty();
  await page.reload();
  await expect(starter).toHaveAccessibleName("5 of clubs, starter");
  await card("king of spades").click();
  await expect(page.locator("#cards")).toHaveValue("5H KS 5S JC 5C");
  await card("5 of clubs").click();
  await expect(starter).toHaveAccessibleName("starter: none yet");
  await expect(page.locator("#cards")).toHaveValue("5H KS 5S JC");
});

for (const [width, height] of [
  [667, 375],
  [700, 500],
  [844, 390],
  [915, 412],
] as const)
  for (const hash of ["#count/5H-5D-5S-JC-5C", "#discard/5H-6C-JS-QD-7C-2C"])
    test(`${hash}: at ${width} by ${height} the hand and its result lie beside all cards`, async ({ open }) => {
      const page = await open(hash, { viewport: { width, height } });
      const [hand, picker, said] = [".felt", ".picker", ".felt .task"].map((selector) => page.locator(selector));
      for (const part of [hand!, picker!, said!]) await expect(part).toBeInViewport({ ratio: 1 });
      const [left, right] = [await hand!.boundingBox(), await picker!.boundingBox()];
      expect(left!.x + left!.width).toBeLessThan(right!.x);
      const spread = await hand!.evaluate((felt) => {
        const cards = [...felt.querySelectorAll(".card")].map((card) => card.getBoundingClientRect());
        const { left, right } = felt.getBoundingClientRect();
        return [left - cards[0]!.left, cards.at(-1)!.right - right];
      });
      expect(Math.max(...spread), "no card lies outside").toBeLessThan(0);
      const card = await picker!.locator(".card").first().boundingBox();
      expect(card!.width, "wide enough for a finger").toBeGreaterThanOrEqual(32);
    });
