// Every test fails on what a page complains about, and on a request to elsewhere.
import { join } from "node:path";
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from "@playwright/test";

/** The address of the built site. */
export const ORIGIN = process.env.SITE_ORIGIN ?? "";

/** The address of the playground. */
export const HOME = `${ORIGIN}/playground/`;

/** A file without a program, where a page waits for the next test. */
export const IDLE = `${HOME}icon.svg`;

/** Whether it is night, when also what takes long is tried. */
export const NIGHT = Number(process.env.NIGHT ?? 0) > 0;

export interface OpenOptions extends BrowserContextOptions {
  /** Whether it needs a browser that no test has had, nor another will have. */
  readonly alone?: boolean;
  /** Servers that the page may ask. */
  readonly allowed?: readonly string[];
  /** Whether errors and requests to elsewhere are what the test is about. */
  readonly complains?: boolean;
  /** The preferences that this browser keeps. */
  readonly prefs?: { readonly speed?: string; readonly sound?: string; readonly own?: boolean };
}

interface Fixtures {
  /** Opens an address of the playground in a browser that has kept nothing but files. */
  open(address: string, options?: OpenOptions): Promise<Page>;
}

interface Shared {
  /** Pages that have been used, each in a browser of its own. */
  readonly idle: Page[];
}

export const test = base.extend<Fixtures, Shared>({
  page: async ({ page, context }, use) => {
    const problems = problemsOf(context, [ORIGIN, "file:", "data:", "blob:"]);
    await use(page);
    expect(problems.seen).toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures in use here.
  idle: [async ({}, use) => use([]), { scope: "worker" }],
  open: async ({ browser, idle }, use) => {
    const ends: (() => Promise<void>)[] = [];
    const seen: string[][] = [];
    await use(async (address, { allowed = [], complains = false, alone, prefs, viewport, ...options } = {}) => {
      const shared = !alone && Object.keys(options).length === 0;
      const page = (shared && idle.pop()) || (await (await browser.newContext(options)).newPage());
      const context = page.context();
      if (page.url() !== IDLE) await page.goto(IDLE);
      const problems = problemsOf(context, [HOME, "data:", ...allowed]);
      if (!complains) seen.push(problems.seen);
      ends.push(async () => {
        problems.forget();
        if (!shared || page.isClosed()) return context.close();
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await page.goto(IDLE);
        await page.evaluate(() => localStorage.clear());
        idle.push(page);
      });
      const keep = (kept: object) => localStorage.setItem("fifteen-two:prefs", JSON.stringify(kept));
      await page.evaluate(keep, { speed: "instant", sound: "off", ...prefs });
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
      await page.goto(new URL(address, HOME).href);
      return page;
    });
    for (const end of ends) await end();
    expect(seen.flat()).toEqual([]);
  },
});

export { expect };

/** Collects the warnings and errors of a context's pages until they are cleared. */
function problemsOf(context: BrowserContext, allowed: readonly string[]): { seen: string[]; forget(): void } {
  const seen: string[] = [];
  const onError = (error: WebError) => seen.push(error.error().message);
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() !== "error" && !message.text().startsWith("Invalid keyframe")) return;
    // From the disk, the site's icons are missing: the browser takes each file there for another origin.
    if (message.text().startsWith("Unsafe attempt to load URL file:")) return;
    if (message.location().url.endsWith("/favicon.ico")) return; // The idle file names none.
    seen.push(message.text());
  };
  const onRequest = (request: Request) => {
    const url = request.url();
    if (!allowed.some((start) => url.startsWith(start))) seen.push(`asked for ${url}`);
  };
  context.on("weberror", onError).on("console", onMessage).on("request", onRequest);
  const forget = () => context.off("weberror", onError).off("console", onMessage).off("request", onRequest);
  return { seen, forget };
}

/** Answers what a page asks of the site from another folder. */
export async function answerFrom(page: Page, folder: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname.replace(/\/$/, "/index.html")) });
  });
}
