// One layout at every size: while one plays, every control is inside the window without scrolling, no text is cut off,
// nothing overlaps, what can be pressed has at least 24 pixels, and digits have at least 10.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, HOME, NIGHT, test } from "../fixtures.ts";
import { hiddenParts } from "./hidden.ts";
import { askHint, drawn, LAID, look, playOn, playSome, TABLES } from "./player.ts";

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [720, 450], // 1440 by 900 at 200 %
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
] as const;

/** In the page: everything that is wrong with how the table lies. */
function faults(): string[] {
  const found: string[] = [];
  const name = (element: Element) =>
    `${element.getAttribute("class")} “${(element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 30)}”`;
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(".unseen, .cross caption, .display caption, .log ol"),
    );
  const box = (element: Element) => element.getBoundingClientRect();
  for (const { scrollWidth, scrollHeight } of [document.documentElement, document.querySelector(".play")!])
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page scrolls: ${scrollWidth} by ${scrollHeight}`);
  const controls = shown(".play :is(button, a, select, [role=button])");
  for (const control of controls) {
    const { left, right, top, bottom, width, height } = box(control);
    if (control.closest(".layout, .term")) continue; // A term stands in a line of text; one moves and magnifies the layout.
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      found.push(`outside: ${name(control)}`);
    if (Math.min(width, height) < 24 || Math.max(width, height) < 35.5)
      found.push(`too small, ${Math.round(width)} by ${Math.round(height)}: ${name(control)}`);
  }
  for (const element of shown(".play :is(p, span, strong, h2, h3, td, th, figcaption, button, small, caption)")) {
    if (element.closest(".layout, .face, .coach")) continue;
    // The others' tiles may be a strip that is drawn aside.
    if (box(element).right > innerWidth + 1 && !element.closest(".cribino .others"))
      found.push(`outside: ${name(element)}`);
    const style = getComputedStyle(element);
    if (style.overflow === "visible" || element.matches(".items *")) continue;
    if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      found.push(`cut off: ${name(element)}`);
  }
  for (const coach of shown(".coach"))
    if (coach.scrollHeight > coach.clientHeight + 2) found.push(`cut off: ${name(coach)}`);
  for (const text of shown(".pegboard text, .tile text, .held text, .card .index, .sum, .scores strong")) {
    if (!/\d|[AJQK]/.test(text.textContent ?? "")) continue;
    const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    if (size < 10) found.push(`digits of ${size.toFixed(1)} px: ${name(text)}`);
  }
  const clipped = (text: Element) => {
    const [inner, outer] = [box(text), box(text.closest("svg")!)];
    return inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
  };
  for (const text of shown(".pegboard text")) if (clipped(text)) found.push(`cut off: ${name(text)} on the board`);
  const areas = shown(".bar, .stage, .below, .steps, .log");
  const apart = [
    ...areas.map((one) => [one]),
    ...[
      ".others > *",
      ".middle > *",
      ".words > *:not(:empty)",
      ".below > *:not(.unseen)",
      ".bar > *",
      ".tools > *",
      ".tiles > *",
      ".cards.hand > *",
      ".seat > *",
    ].map(shown),
  ];
  const pairs = [areas, ...apart.filter((group) => group.length > 1)];
  for (const group of pairs)
    for (const [i, a] of group.entries())
      for (const b of group.slice(i + 1)) {
        if (a.contains(b) || b.contains(a) || (group !== areas && a.parentElement !== b.parentElement)) continue;
        const [p, q] = [box(a), box(b)];
        const [dx, dy] = [
          Math.min(p.right, q.right) - Math.max(p.left, q.left),
          Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top),
        ];
        // The cards of a hand may overlap, but their corners show.
        const most = a.closest(".cards.hand:not(.tiles)") ? 0.3 * p.width : 1.5;
        if (dx > most && dy > 1.5)
          found.push(`overlap by ${Math.round(dx)} by ${Math.round(dy)}: ${name(a)} and ${name(b)}`);
      }
  for (const [inner, outer] of [
    [".stage .room > *", ".stage"],
    [".others", ".stage"],
    [".stage .room > *", ".room"],
    [".below > *:not(.unseen)", ".below"],
    [".plank > *", ".plank"],
  ] as const)
    for (const element of shown(inner)) {
      if (!element.closest(outer)!.checkVisibility()) continue; // Its parts lie in the table's grid.
      const [p, q] = [box(element), box(element.closest(outer)!)];
      const out = Math.max(q.left - p.left, p.right - q.right, q.top - p.top, p.bottom - q.bottom);
      if (out > 1.5) found.push(`${Math.round(out)} px outside of ${outer}: ${name(element)}`);
    }
  for (const board of shown(".cross, .display")) {
    const [p, q] = [box(board), box(board.closest(".room")!)];
    if (Math.max(p.width / q.width, p.height / q.height) < 0.85)
      found.push(`the board leaves its space empty: ${name(board)}`);
  }
  // The last item that is counted is in sight: the crib's line.
  for (const items of shown(".items"))
    if (box(items.lastElementChild!).bottom > box(items).bottom + 1)
      found.push(`hidden: ${name(items.lastElementChild!)}`);
  // A tile looks the same in the hand and in the layout.
  const [held, laid] = [".tiles > .held", ".layout .tile"].map((selector) => shown(selector)[0]);
  if (held && laid && box(held).width < 0.8 * box(laid).width)
    found.push(`tiles of ${Math.round(box(held).width)} px in the hand, ${Math.round(box(laid).width)} in the layout`);
  if (shown(".seat-tag.turn").length > 1) found.push("two seats are marked as the one to move");
  found.push(...covered());
  return [...new Set(found)];

  /** Elements under a score, a speaking seat or a notice. */
  function covered(): string[] {
    const stage = document.querySelector(".stage")!;
    const added: Element[] = [];
    const add = (parent: Element, tag: string, className: string, text: string) => {
      const element = document.createElement(tag);
      element.className = className;
      element.textContent = text;
      added.push(parent.appendChild(element));
      return element;
    };
    add(add(stage, "div", "pops", ""), "p", "pop", "+12 double pair royal");
    // Nobody speaks while the seat changes hands or a hand is counted.
    for (const tag of shown(".seat > .seat-tag:not(.crosscribb *), .hand-below .words > .seat-tag"))
      if (!tag.querySelector(".speech") && !document.querySelector(".curtain, .count-panel"))
        add(tag, "span", "speech", stage.querySelector(".cribbage") ? "Go. 1 for you" : "Discards");
    const hits = [
      [".pop", ".task, .coach, .seat-name, .count, .middle figcaption, .scores li, button:not(.stage *), .pan button"],
      [
        ".speech",
        ".task, .seat-name, .face-of, .cross thead th, .stage .card:not(.empty, [data-card='??']), .held, .below button",
      ],
      [".notice", "button:not(.notice *), .layout [role=button], .task"],
    ].flatMap(([above, below]) =>
      [...document.querySelectorAll(above!)].flatMap((a) =>
        shown(below!)
          .filter((b) => {
            const [p, q] = [box(a), box(b)];
            const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
            return across > 1.5 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1.5;
          })
          .map((b) => `${name(a)} covers ${name(b)}`),
      ),
    );
    for (const speech of document.querySelectorAll(".speech:not(.strip *)")) {
      const { left, right, top } = box(speech);
      if (left < 0 || right > innerWidth || top < 0) hits.push(`outside: ${name(speech)}`);
    }
    for (const element of added) element.remove();
    return hits;
  }
}

/**
 * By day a table is measured at a third of the sizes at its start, another in the play, and the last at a count or the
 * end.
 */
const THIRDS = 3;

/** Measures the page at every size; where `SHOTS` names a folder, it gets pictures, light and dark. */
async function measure(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const moment = Number(/-(\d)-/.exec(name)?.[1]);
  for (const [width, height] of SIZES.filter((_, i) => NIGHT || process.env.SHOTS || (i + moment) % THIRDS === 0)) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    found.push(...(await page.evaluate(faults)).map((fault) => `${name} at ${width} by ${height}: ${fault}`));
    for (const colorScheme of process.env.SHOTS ? (["light", "dark"] as const) : []) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(process.env.SHOTS!, `${name}-${width}x${height}-${colorScheme}.png`) });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

/** The games whose end is measured: that of cribbage is a panel beside the table. */
const ENDS = ["crosscribb", "cribino", "sackson"];

for (const [name, path] of Object.entries(TABLES))
  test(`${name} fits at every size: the start, the play, a count, the end`, async ({ open }) => {
    const page = await open(`#play/${path}&seed=11`);
    await page.waitForSelector(LAID);
    await expect(page.locator(".coach")).not.toBeEmpty(); // Tips come later.
    const found = await measure(page, `${name}-1-start`);
    await look(page, `${name}-start`);
    if (/^cribbage/.test(path)) await playOn(page, { until: ".pile .card + .card" });
    else await playSome(page, name === "crosscribb4" ? 2 : 7);
    found.push(...(await measure(page, `${name}-2-play`)));
    if (/cribb/.test(path)) {
      await playOn(page, { until: ".count-panel" });
      found.push(...(await measure(page, `${name}-3-count`)));
    }
    await look(page, `${name}-play`);
    if (/crosscribb/.test(path)) {
      await playOn(page, { until: ".crosscribb > .crib" });
      found.push(...(await measure(page, `${name}-3-crib`)));
    }
    if (ENDS.includes(name)) {
      await playOn(page);
      found.push(...(await measure(page, `${name}-3-end`)));
    }
    expect([...new Set(found)]).toEqual([]);
  });

for (const [width, height, least] of [
  [667, 375, 63],
  [700, 500, 65],
  [720, 450, 67],
  [844, 390, 87],
  [915, 412, 97],
] as const)
  test(`six cards lie side by side at ${width} by ${height}`, async ({ open }) => {
    const page = await open(`#play/${TABLES.cribbage}&seed=11`, { viewport: { width, height } });
    await expect(page.locator(".hand .card")).toHaveCount(6);
    const cards = await page
      .locator(".hand .card")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    for (const [i, card] of cards.entries()) {
      expect(card.width).toBeGreaterThan(least);
      expect(card.left).toBeGreaterThan(cards[i - 1]?.right ?? 0);
      expect(card.bottom).toBeLessThan(height);
    }
  });

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1280, 720],
] as const)
  test(`a hint leaves the hand of cribbage where it is, at ${width} by ${height}`, async ({ open }) => {
    const page = await open("#play/cribbage?players=person.casual&seed=7", { viewport: { width, height } });
    const card = page.locator(".hand .card").first();
    await expect(page.locator(".coach")).not.toBeEmpty();
    const before = await card.boundingBox();
    await askHint(page);
    expect(Math.abs((await card.boundingBox())!.y - before!.y)).toBeLessThan(1);
  });

test("the focus and a hint frame one card: a line around dashes", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.casual&seed=7");
  await page.waitForSelector(LAID);
  await page.getByRole("button", { name: "Hint" }).press("Enter");
  const card = page.locator(".hand .hinted").first();
  await card.focus();
  const frames = await card.evaluate((piece) =>
    ["", "::after"].map((part) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(piece, part);
      const inner = Number.parseFloat(outlineOffset);
      return { style: outlineStyle, inner, outer: inner + Number.parseFloat(outlineWidth) };
    }),
  );
  const [focus, hint] = frames;
  expect(frames.map(({ style }) => style)).toEqual(["solid", "dashed"]);
  expect(focus!.inner).toBeGreaterThanOrEqual(hint!.outer);
});

test("the lines of a score are of about one length", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.casual&seed=7", { viewport: { width: 320, height: 568 } });
  await page.waitForSelector(LAID);
  const lines = await page.evaluate(() => {
    const [pops, pop] = ["div", "p"].map((tag) => document.createElement(tag));
    pops!.className = "pops";
    pop!.className = "pop";
    pop!.textContent = "+12 double pair royal and fifteen";
    pops!.append(pop!);
    document.querySelector(".stage")!.append(pops!);
    const range = document.createRange();
    range.selectNodeContents(pop!);
    return [...range.getClientRects()].map(({ width }) => width);
  });
  expect(lines).toHaveLength(2);
  expect(Math.min(...lines)).toBeGreaterThan(0.6 * Math.max(...lines));
});

test("the cards of CrossCribb are legible on a small telephone", async ({ open }) => {
  const page = await open(`#play/${TABLES.crosscribb}&seed=11`, { viewport: { width: 320, height: 568 } });
  await page.waitForSelector(LAID);
  const card = await page.locator(".cross .card").first().boundingBox();
  expect(card!.width).toBeGreaterThan(33);
});

test("what one presses in the Sackson game fits beside the display in German", async ({ open }) => {
  const viewport = { width: 700, height: 500 };
  const page = await open(`#play/${TABLES.sackson}&seed=11`, { viewport, locale: "de" });
  await page.waitForSelector(LAID);
  const edges = await page
    .locator(".below, .stones, .points")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const { left, right } of edges) {
    expect(left).toBeGreaterThanOrEqual(edges[0]!.left);
    expect(right).toBeLessThanOrEqual(edges[0]!.right);
  }
});

/** Telephones held sideways. */
const SIDEWAYS = [
  [667, 375],
  [844, 390],
] as const;

for (const [width, height] of SIDEWAYS)
  test(`a hint and a picked tile leave the hand of Crib-Ino where it is, at ${width} by ${height}`, async ({
    open,
  }) => {
    const page = await open("#play/cribino?players=person.casual&seed=7", { viewport: { width, height } });
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top);
    await page.click(".hand button >> nth=1");
    const before = await top(".hand");
    await askHint(page);
    expect(Math.abs((await top(".hand")) - before)).toBeLessThan(1);
    const words = await page.locator(".coach").evaluate((coach) => {
      const range = document.createRange();
      range.selectNodeContents(coach);
      return range.getBoundingClientRect().bottom;
    });
    expect(await top('.hand [aria-pressed="true"]')).toBeGreaterThan(words);
  });

test("a hint leaves the layout of Crib-Ino and its buttons where they are, at 390 by 844", async ({ open }) => {
  const page = await open("#play/cribino?players=person.casual&seed=7", { viewport: { width: 390, height: 844 } });
  await page.click(".hand button >> nth=1");
  const places = () =>
    page
      .locator(".spot, .pan button, .hand")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const before = await places();
  await askHint(page);
  expect(await places()).toEqual(before);
});

for (const [width, height] of SIDEWAYS)
  test(`rows of stones keep their places from take to return, at ${width} by ${height}`, async ({ open }) => {
    const page = await open("#play/sackson?players=person.beginner&seed=7", { viewport: { width, height } });
    const rows = page.locator(".stone-row");
    const seen = new Set<string>();
    for (let n = 0; n < 9; n++) {
      await page.waitForSelector(LAID);
      await drawn(page);
      const places = await rows.evaluateAll((all) =>
        all.map((row) => ["y", "height"].map((key) => Math.round(row.getBoundingClientRect()[key as "y"]))),
      );
      seen.add(places.join(" "));
      await playSome(page, 1);
    }
    expect([...seen]).toHaveLength(1);
  });

/** A lay of Crib-Ino: tile, place and rotation. */
type Lay = readonly [tile: number, x: number, y: number, rotation: number];

/** A game of Crib-Ino in whose first deal the seats have laid these tiles in turn. */
async function openLaid(page: Page, hands: readonly number[][], laid: readonly Lay[]): Promise<DOMRect[]> {
  const lays = laid.map(([tile, x, y, rotation], i) => ({ type: "lay", seat: i % 2, tile, x, y, rotation }));
  const setup = { game: "cribino", options: { players: 2 }, players: ["person", "casual"], seed: 9, match: 1 };
  const game = { id: "high", setup, moves: [{ type: "deal", hands }, ...lays], seen: lays.length };
  const saved = { ...game, begun: 0, over: false, records: [], rules: 1 };
  await page.evaluate((json) => localStorage.setItem("fifteen-two:game:cribino", json), JSON.stringify(saved));
  await page.goto(`${HOME}#play/cribino`);
  await page.waitForSelector(".layout .tile");
  await drawn(page);
  const all = page.locator(".layout, .layout .tile .frame");
  return all.evaluateAll((shapes) => shapes.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
}

/** A layout that is eight tiles high at the end of a deal. */
const HIGH_LAYOUT: readonly Lay[] = [
  [26, 0, 0, 0],
  [38, -1, 0, 3],
  [11, -1, 1, 0],
  [8, -1, 2, 2],
  [39, -1, 3, 1],
  [21, -1, 4, 1],
  [32, -1, 5, 1],
  [18, -1, 6, 1],
  [12, 0, 6, 3],
  [17, 1, 6, 0],
  [41, 1, 7, 2],
];

for (const [width, height, least] of [
  [390, 844, 50],
  [667, 375, 35],
] as const)
  test(`the end of a deal of Crib-Ino shows a layout of eight rows whole, at ${width} by ${height}`, async ({
    open,
  }) => {
    const page = await open("#", { viewport: { width, height } });
    const hands = [
      [39, 32, 26, 41, 11, 12],
      [17, 38, 8, 18, 20, 21],
    ];
    const [layout, ...tiles] = await openLaid(page, hands, HIGH_LAYOUT);
    await expect(page.locator(".count-panel")).toBeVisible();
    expect(tiles).toHaveLength(HIGH_LAYOUT.length);
    for (const { top, bottom, width: size } of tiles) {
      expect(top).toBeGreaterThan(layout!.top);
      expect(bottom).toBeLessThan(layout!.bottom);
      expect(size).toBeGreaterThan(least);
    }
  });

/** Tiles of Crib-Ino in one column. */
const COLUMN: readonly Lay[] = [
  [23, 0, 0, 0],
  [18, 0, 1, 2],
  [15, 0, 2, 1],
  [27, 0, 3, 1],
  [39, 0, 4, 0],
  [31, 0, 5, 2],
  [13, 0, 6, 0],
  [35, 0, 7, 2],
  [42, 0, 8, 3],
  [19, 0, 9, 3],
];

for (const [width, height] of SIDEWAYS)
  test(`of Crib-Ino nine rows are in sight at ${width} by ${height}, and half a tile fades where there are more`, async ({
    open,
  }) => {
    const page = await open("#", { viewport: { width, height } });
    const hands = [
      [23, 13, 15, 39, 42, 44],
      [18, 27, 35, 31, 36, 19],
    ];
    const [layout, ...tiles] = await openLaid(page, hands, COLUMN);
    expect(tiles.filter(({ top, bottom }) => top > layout!.top && bottom < layout!.bottom)).toHaveLength(9);
    const fade = await page.locator(".layout").evaluate((svg) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return Number.parseFloat(getComputedStyle(svg).getPropertyValue("--bottom")) * rem;
    });
    expect(fade).toBeGreaterThanOrEqual(tiles[0]!.width / 2 - 0.5);
  });

/** Low screens, where cards of cribbage lie in a row below the table. */
const LOW = [
  [667, 375],
  [720, 450],
  [844, 390],
  [915, 412],
] as const;

for (const [name, options, own] of [
  ["an own count", "", true],
  ["a claim", "&muggins=true", false],
] as const)
  test(`on low screens nothing of cribbage covers the buttons of ${name}`, async ({ open }) => {
    const page = await open(`#play/${TABLES.cribbage}${options}&seed=11`, { prefs: { own } });
    await playOn(page, { until: ".pad" });
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const covered = await page.locator(".claim-panel button:enabled").evaluateAll((all) =>
        all.flatMap((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const found = [top + 3, bottom - 3].map((y) => document.elementFromPoint((left + right) / 2, y));
          return found.every((one) => one === button) ? [] : [button.textContent];
        }),
      );
      expect(covered, `at ${width} by ${height}`).toEqual([]);
    }
  });

test("on low screens the count of a hand of cribbage shows five scores, below the cards", async ({ open }) => {
  const page = await open("#play/cribbage?players=person.casual&target=31&seed=7");
  for (const card of ["2 of hearts", "8 of hearts"]) await page.getByRole("button", { name: card }).click();
  await page.click(".actions .main");
  await playOn(page, { until: () => page.locator(".count-panel h2:text('Your hand')").isVisible() });
  await expect(page.locator(".items li")).toHaveCount(5);
  for (const [width, height] of LOW) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const { hidden, gap } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const list = document.querySelector(".items")!;
      return {
        hidden: list.scrollHeight - list.clientHeight,
        gap: box(".count-panel").top - box(".crib figcaption").bottom,
      };
    });
    expect(hidden, `at ${width} by ${height}`).toBe(0);
    expect(gap, `at ${width} by ${height}`).toBeGreaterThan(0);
  }
});

/** Narrow telephones held sideways. */
const NARROW = [
  [667, 375],
  [700, 500],
] as const;

for (const game of ["cribbage", "crosscribb"] as const)
  test(`${game}: the end and the review fit small telephones`, async ({ open }) => {
    const page = await open(`#play/${game}?players=person.casual&target=31&seed=7`);
    await playOn(page);
    await page.locator(".end .buttons").evaluate((buttons) => {
      const bar = "<li><span>Luck and opponents</span><meter></meter><strong>−43 wins</strong></li>";
      buttons.insertAdjacentHTML("beforebegin", `<ul class="balance">${bar}</ul>`);
    });
    for (const [width, height] of [...NARROW, [568, 320]] as const) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const { over, bar } = await page.locator(".end").evaluate((end) => ({
        over: end.scrollWidth - end.clientWidth,
        bar: end.querySelector(".balance meter")!.getBoundingClientRect().width,
      }));
      expect(over, `the end at ${width} by ${height}`).toBe(0);
      expect(bar, `the bars at ${width} by ${height}`).toBeGreaterThan(15);
    }
    await page.locator(".end button", { hasText: "Review" }).click();
    await page.waitForSelector(".mistakes button");
    for (const [width, height] of NARROW) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      expect(await hiddenParts(page), `the review at ${width} by ${height}`).toEqual([]);
      const card = await page.locator(":is(.cross, .middle) .card").first().boundingBox();
      expect(card!.width, `a card at ${width} by ${height}`).toBeGreaterThan(16);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await page.locator(".mistakes button").first().click();
    await page.waitForSelector(".lesson");
    expect(await hiddenParts(page), "a mistake at 320 by 568").toEqual([]);
    // The scores stand between the buttons, so that the table has their room.
    const [bar, scores] = [await page.locator(".bar").boundingBox(), await page.locator(".plank").boundingBox()];
    expect(bar!.height - scores!.height).toBeLessThan(12);
  });

test("the display of a puzzle fills its room on narrow telephones held sideways", async ({ open }) => {
  const page = await open("#puzzle");
  await page.selectOption("select[name=source]", "sackson");
  for (const [width, height] of NARROW) {
    await page.setViewportSize({ width, height });
    const marker = await page.locator(".marker").first().boundingBox();
    expect(marker!.width, `a marker at ${width} by ${height}`).toBeGreaterThan(28);
  }
});

for (const game of ["cribbage", "crosscribb"] as const)
  test(`${game}: the curtain between two people leaves the table in sight, at every size`, async ({ open }) => {
    const page = await open(`#play/${game}?players=person.person&seed=11`);
    await page.waitForSelector(".curtain");
    expect(await measure(page, `${game}-6-curtain`)).toEqual([]);
    if (game === "cribbage") await look(page, "curtain");
  });

test("a claim and a count in CrossCribb fit at every size", async ({ open }) => {
  const page = await open(`#play/${TABLES.crosscribb}&muggins=true&seed=11`);
  await playOn(page, { until: ".claim-panel" });
  await look(page, "crosscribb-claim");
  await playOn(page, { until: ".claim-panel > .main" }); // Let it stand.
  expect(await measure(page, "crosscribb-5-claim")).toEqual([]);
  await playOn(page, { until: ".count-panel" });
  await look(page, "crosscribb-counted");
});

test("the numbers of a count fit at every size", async ({ open }) => {
  const page = await open(`#play/${TABLES.cribbage}&muggins=true&seed=11`);
  await playOn(page, { until: ".pad" });
  expect(await measure(page, "cribbage-8-numbers")).toEqual([]);
});

for (const game of ["cribbage", "crosscribb", "cribino", "sackson"] as const)
  test(`${game}: a notice covers nothing, at every size`, async ({ open }) => {
    const page = await open(`#play/${TABLES[game]}&seed=11`);
    await page.waitForSelector(LAID);
    await page.evaluate(() => {
      const notice = document.createElement("p");
      notice.className = "notice";
      notice.innerHTML = "The browser keeps nothing: this game is gone when you leave. <button>All right</button>";
      document.querySelector(".bar")!.after(notice);
    });
    expect(await measure(page, `${game}-7-notice`)).toEqual([]);
  });

test("every page fits a screen of 320 pixels", async ({ open }) => {
  const page = await open("#");
  await page.waitForSelector("#app > .front .hero");
  const hashes = ["count", "discard", "drill", "puzzle", "statistics", "online"];
  const games = ["cribbage", "crosscribb", "cribino", "sackson"];
  await page.setViewportSize({ width: 320, height: 640 });
  for (const hash of ["", ...hashes, ...games.flatMap((game) => [`rules/${game}`, `learn/${game}`])]) {
    await page.goto(`${HOME}#${hash}`);
    await page.waitForSelector(hash === "" ? ".hero" : "h1");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `the width of #${hash}`).toBe(320);
  }
});
