// Runs every example of the built site in headless Chromium, from the disk: each gives the values that its comments say. Then
// what a reader may do: edit, write something wrong, write a loop that never ends.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { codeBlocks } from "../code-blocks.mjs";
import { launchChromium } from "./chromium.mjs";
import { serveSite } from "./serve.mjs";

const SITE = join(import.meta.dirname, "../../site");

/** What examples import and a page does not have; they have no button. */
const NOT_ON_A_PAGE = /from "(boardgame\.io\/client|valibot)"/;

/** A page that is for programs, and not on the site. */
const FOR_PROGRAMS = "docs/SKILL.md";

const DONE = '[data-result="good"], [data-result="bad"]';

/** The examples of a page, each with its bar. The first of the front page runs by itself. */
async function examplesOf(page, address) {
  await page.goto(address);
  const codes = await page.locator("pre > code.ts").all();
  return codes.map((code) => ({ code, bar: code.locator("xpath=../following-sibling::*[1]") }));
}

/** Presses a button, unless there is none; gives what came of it. */
async function runExample({ code, bar }) {
  const text = (await code.innerText()).trim();
  const button = bar.getByRole("button", { name: "Run" });
  if ((await button.count()) === 0) return { text, skipped: true };
  await button.click();
  return { text, ...(await resultOf({ code, bar })) };
}

async function resultOf({ code, bar }) {
  await bar.and(code.page().locator(DONE)).waitFor();
  const marks = await code.locator(".example-mark").evaluateAll((all) => all.map(({ dataset }) => dataset.text));
  return {
    result: await bar.getAttribute("data-result"),
    status: await bar.getByRole("status").textContent(),
    marks,
    log: await bar.locator("xpath=following-sibling::*[1]").textContent(),
  };
}

/** Replaces the code of an example by typing. */
async function type(page, { code, bar }, text) {
  if (!(await code.evaluate((element) => element.isContentEditable)))
    await bar.getByRole("button", { name: "Edit" }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
}

const pages = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && !file.startsWith("playground"))
  .filter((file) => readFileSync(join(SITE, file), "utf8").includes('<code class="ts">'));

async function runAll(page) {
  const results = [];
  for (const file of pages) {
    const examples = await examplesOf(page, pathToFileURL(join(SITE, file)).href);
    assert.notEqual(examples.length, 0, `${file} has no examples`);
    for (const example of examples) results.push({ file, ...(await runExample(example)) });
  }
  const bad = results.filter(({ result, skipped }) => result !== "good" && !skipped);
  assert.deepEqual(bad, [], "examples that failed");
  return results;
}

/** Every example of the sources is on the site, and runs unless it needs what a page does not have. */
function checkCount(results) {
  const blocks = codeBlocks()
    .filter(({ name, kind }) => kind === "ts" && !name.startsWith(FOR_PROGRAMS))
    .map(({ code }) => code.trim());
  const texts = (list) => [...new Set(list)].sort();
  const [runnable, others] = [false, true].map((skip) =>
    texts(blocks.filter((code) => NOT_ON_A_PAGE.test(code) === skip)),
  );
  const [run, skipped] = [false, true].map((skip) =>
    texts(results.filter((result) => (result.skipped === true) === skip).map(({ text }) => text)),
  );
  assert.deepEqual(run, runnable, "the examples that run are those of the sources");
  assert.deepEqual(skipped, others, "the examples without a button");
}

/** What a reader may write. */
async function checkEdits(page) {
  const [example] = await examplesOf(page, pathToFileURL(join(SITE, "index.html")).href);
  assert.equal((await resultOf(example)).result, "good", "the front page's example runs by itself");

  await type(
    page,
    example,
    'import { countHand } from "fifteen-two/scoring";\nconsole.log("hello", { a: [1] });\ncountHand(["5H", "5D", "5S", "JC"]); // => 29\n1 + 1; // =>',
  );
  const wrong = await resultOf(example);
  assert.deepEqual([wrong.result, wrong.log, wrong.marks], ["bad", "hello { a: [1] }\n", ["✗ is 14", "2"]]);

  await type(page, example, 'import { parseCard } from "fifteen-two";\nparseCard("nonsense");');
  assert.match((await resultOf(example)).status, /^Line 2: NotationError: /);

  await type(page, example, "const a = 1;\nconst b = ;");
  assert.match((await resultOf(example)).status, /^Line 2: SyntaxError: /);

  await type(page, example, "const value: Response = await fetch('https://example.com/');");
  assert.match((await resultOf(example)).status, /fetch is not a function/, "an example has no network");

  await type(page, example, "for (;;) {}");
  await page.keyboard.press("ControlOrMeta+Enter");
  await example.bar.getByRole("button", { name: "Stop" }).click();
  assert.equal(await example.bar.getByRole("status").textContent(), "Stopped");

  await example.bar.getByRole("button", { name: "Reset" }).click();
  assert.equal((await runExample(example)).result, "good", "the example is as it was");
}

/** A loop that never ends is stopped. */
async function checkLimit(page) {
  await page.clock.install();
  const [example] = await examplesOf(page, pathToFileURL(join(SITE, "index.html")).href);
  await type(page, example, "for (;;) {}");
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.clock.fastForward(500);
  await example.bar.getByRole("button", { name: "Stop" }).waitFor();
  await page.clock.fastForward(15_000);
  assert.match((await resultOf(example)).status, /^Stopped after /);
}

const server = await serveSite();
const browser = await launchChromium();
try {
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  const requests = [];
  context.on("request", (request) => requests.push(request.url()));
  const page = await context.newPage();
  const results = await runAll(page);
  checkCount(results);
  await checkEdits(page);
  await checkLimit(await context.newPage());
  assert.deepEqual(
    requests.filter((url) => !/^(file|blob|data):/.test(url)),
    [],
    "requests to a network",
  );

  const [served] = await examplesOf(page, `${server.origin}/`);
  assert.equal((await resultOf(served)).result, "good", "examples of a served page run");
  console.log(`the site runs ${results.filter(({ skipped }) => !skipped).length} examples on ${pages.length} pages`);
} finally {
  await browser.close();
  await server.close();
}
