// Every test fails on what a page complains about, and on a request to elsewhere.
import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";

/** Where the built site is served. */
export const ORIGIN = process.env.SITE_ORIGIN ?? "";

/** Where the playground is served. */
export const HOME = `${ORIGIN}/playground/`;

export interface OpenOptions extends BrowserContextOptions {
  /** Servers that the page may ask. */
  readonly allowed?: readonly string[];
  /** Whether errors and requests to elsewhere are what the test is about. */
  readonly complains?: boolean;
  /** The preferences that this browser keeps. */
  readonly prefs?: { readonly speed?: string };
}

interface Fixtures {
  /** Opens an address of the playground in a browser that knows nothing of it. */
  open(address: string, options?: OpenOptions): Promise<Page>;
}

export const test = base.extend<Fixtures>({
  page: async ({ page, context }, use) => {
    const problems = problemsOf(context, [ORIGIN, "file:", "data:", "blob:"]);
    await use(page);
    expect(problems).toEqual([]);
  },
  open: async ({ browser }, use) => {
    const all: string[][] = [];
    const contexts: BrowserContext[] = [];
    await use(async (address, { allowed = [], complains = false, prefs = { speed: "instant" }, ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      if (!complains) all.push(problemsOf(context, [HOME, "data:", ...allowed]));
      await context.addInitScript((kept) => {
        if (location.protocol !== "about:") localStorage.setItem("fifteen-two:prefs", JSON.stringify(kept));
      }, prefs);
      const page = await context.newPage();
      await page.goto(new URL(address, HOME).href);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(all.flat()).toEqual([]);
  },
});

export { expect };

/** What the pages of a context complain about from now on. */
function problemsOf(context: BrowserContext, allowed: readonly string[]): string[] {
  const problems: string[] = [];
  context.on("weberror", (error) => problems.push(error.error().message));
  context.on("console", (message) => {
    // From the disk, the site's icons are missing: the browser takes each file there for another origin.
    if (message.type() === "error" && !message.text().startsWith("Unsafe attempt to load URL file:"))
      problems.push(message.text());
  });
  context.on("request", (request) => {
    const url = request.url();
    if (!allowed.some((start) => url.startsWith(start))) problems.push(`asked for ${url}`);
  });
  return problems;
}

/** Answers what a page asks of the site from another folder. */
export async function answerFrom(page: Page, folder: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname.replace(/\/$/, "/index.html")) });
  });
}
