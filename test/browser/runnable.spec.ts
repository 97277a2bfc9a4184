// Runs every example of the built site, from the disk: each gives the values that its comments say. Then what a reader
// may do: edit, write something wrong, write a loop that never ends.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { codeBlocks } from "../code-blocks.mjs";
import { expect, NIGHT, ORIGIN, test } from "./fixtures.ts";
import { SITE } from "./serve.ts";

/** An example on a page, with the bar below it. */
interface Shown {
  readonly code: Locator;
  readonly bar: Locator;
}

/** Examples without a button: they import what a page does not have, or do nothing but import. */
const NOT_ON_A_PAGE = /from "(boardgame\.io\/client|valibot)"|^import [^;]*;\s*$/;

/** A page that is for programs, and not on the site. */
const FOR_PROGRAMS = "docs/SKILL.md";

const DONE = '[data-result="good"], [data-result="bad"]';

const FRONT = pathToFileURL(join(SITE, "index.html")).href;

/** The examples of a page. The first of the front page runs by itself. */
async function examplesOf(page: Page, address: string): Promise<Shown[]> {
  await page.goto(address);
  const codes = await page.locator("pre > code.ts").all();
  return codes.map((code) => ({ code, bar: code.locator("xpath=../following-sibling::*[1]") }));
}

async function resultOf({ code, bar }: Shown) {
  await bar.and(code.page().locator(DONE)).waitFor();
  return {
    result: await bar.getAttribute("data-result"),
    status: await bar.getByRole("status").textContent(),
    marks: await code
      .locator(".example-mark")
      .evaluateAll((all) => all.map((mark) => (mark as HTMLElement).dataset.text)),
    log: await bar.locator("xpath=following-sibling::*[1]").textContent(),
  };
}

/** Replaces the code of an example by typing. */
async function type(page: Page, { code, bar }: Shown, text: string): Promise<void> {
  if (!(await code.evaluate((element) => (element as HTMLElement).isContentEditable)))
    await bar.getByRole("button", { name: "Edit" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
}

const texts = (list: readonly string[]) => [...new Set(list.map((text) => text.trim()))].sort();

// `npm test` runs all examples. Here a page runs them, by day on every sixteenth page.
test("every example of the sources is on the site, and those with a button give what they say", async ({ page }) => {
  test.slow(NIGHT);
  const pages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !file.startsWith("playground"))
    .filter((file) => readFileSync(join(SITE, file), "utf8").includes('<code class="ts">'))
    .filter((_, i) => NIGHT || i % 16 === 0);
  const run: string[] = [];
  const skipped: string[] = [];
  for (const file of pages)
    for (const example of await examplesOf(page, pathToFileURL(join(SITE, file)).href)) {
      const text = await example.code.innerText();
      // The first of the front page runs by itself, and has another button meanwhile.
      const runs = (await example.bar.getByRole("button", { name: /^(Run|Stop)$/ }).count()) > 0;
      (runs ? run : skipped).push(text);
      if (!runs) continue;
      await example.bar.getByRole("button", { name: "Run" }).click();
      const outcome = await resultOf(example);
      expect(outcome, `${file}\n${text}`).toMatchObject({ result: "good" });
    }
  const sources = codeBlocks().filter(({ name, kind }) => kind === "ts" && !name.startsWith(FOR_PROGRAMS));
  const of = (needsMore: boolean) =>
    sources.map(({ code }) => code).filter((code) => NOT_ON_A_PAGE.test(code) === needsMore);
  for (const [shown, written] of [
    [run, of(false)],
    [skipped, of(true)],
  ] as const)
    expect(texts(written)).toEqual(NIGHT ? texts(shown) : expect.arrayContaining(texts(shown)));
});

test("a reader changes an example, and sees values, errors and where they are", async ({ page }) => {
  const [example] = (await examplesOf(page, FRONT)) as [Shown];
  expect((await resultOf(example)).result).toBe("good");

  await type(
    page,
    example,
    'import { countHand } from "fifteen-two/scoring";\nconsole.log("hello", { a: [1] });\ncountHand(["5H", "5D", "5S", "JC"]); // => 29\n1 + 1; // =>',
  );
  const wrong = await resultOf(example);
  expect([wrong.result, wrong.log, wrong.marks]).toEqual(["bad", "hello { a: [1] }\n", ["✗ is 14", "2"]]);

  await type(page, example, 'import { parseCards } from "fifteen-two";\nparseCards("nonsense");');
  expect((await resultOf(example)).status).toMatch(/^Line 2: NotationError: /);

  await type(page, example, "const a = 1;\nconst b = ;");
  expect((await resultOf(example)).status).toMatch(/^Line 2: SyntaxError: /);

  await type(page, example, "const value: Response = await fetch('https://example.com/');");
  expect((await resultOf(example)).status, "an example has no network").toMatch(/fetch is not a function/);

  await type(page, example, "for (;;) {}");
  await page.keyboard.press("ControlOrMeta+Enter");
  await example.bar.getByRole("button", { name: "Stop" }).click();
  await expect(example.bar.getByRole("status")).toHaveText("Stopped");

  await example.bar.getByRole("button", { name: "Reset" }).click();
  await example.bar.getByRole("button", { name: "Run" }).click();
  expect((await resultOf(example)).result).toBe("good");
});

test("a loop that never ends is stopped", async ({ page }) => {
  await page.clock.install();
  const [example] = (await examplesOf(page, FRONT)) as [Shown];
  await type(page, example, "for (;;) {}");
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.clock.fastForward(500);
  await example.bar.getByRole("button", { name: "Stop" }).waitFor();
  await page.clock.fastForward(15_000);
  expect((await resultOf(example)).status).toMatch(/^Stopped after /);
});

test("examples of a served page run", async ({ page }) => {
  const [example] = (await examplesOf(page, `${ORIGIN}/`)) as [Shown];
  expect((await resultOf(example)).result).toBe("good");
});
