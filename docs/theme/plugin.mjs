// What the generated site has beyond TypeDoc: examples that run, links from a game's functions to those of `Game`, and from
// every page to the playground.
import { cpSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { Converter, IndexEvent, JSX, PageEvent, ReflectionKind, RendererEvent } from "typedoc";
import { buildRunner } from "./runner/build.mjs";

/** A link to the playground; the plugin turns it into the way from each page to the playground's. */
export const PLAYGROUND = "#playground";

/** Gives links such as `Game.view` their target, so that files need not import `Game` for their comments. */
function linkToGame({ project }) {
  const game = project.getChildByName(["fifteen-two", "Game"]);
  for (const { comment } of Object.values(project.reflections))
    for (const part of comment?.summary ?? [])
      if (part.tag === "@link" && part.text.startsWith("Game.")) part.target = game.getChildByName(part.text.slice(5));
}

/** Puts a link to the playground below the first example of the front page. */
function addLink(page) {
  const link = `<p class="try"><a href="${PLAYGROUND}">Open the playground</a>
Count hands and play every game against bots, in your browser.</p>`;
  page.contents = page.contents.replace(/<pre><code class="ts">.*?<\/pre>/s, (example) => example + link);
}

/** Leaves out what nobody searches for, the keys of types, and adds the keywords of the guides. */
function prepareSearch(event) {
  for (let i = event.searchResults.length - 1; i >= 0; i--)
    if (event.searchResults[i].kindOf(ReflectionKind.Property)) event.removeResult(i);
  event.searchResults.forEach(({ frontmatter }, i) => {
    event.searchFields[i].keywords = frontmatter?.keywords ?? "";
  });
  // Keywords first: the search takes a word such as "a" for a part of any word, of which long guides are full.
  event.searchFieldWeights.keywords = 150;
  event.searchFieldWeights.document = 0.2;
}

/** Puts the guides as they are written beside llms.txt, which leads programs to them. */
function copyGuides(folder) {
  for (const file of readdirSync("docs").filter((name) => /\.(md|txt)$/.test(name)))
    cpSync(join("docs", file), join(folder, file));
}

/**
 * The plugin.
 *
 * @param groups - the names of the guides by the groups of the navigation
 */
export function sitePlugin(app, groups) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const guide = basename(document.project.files.getReflectionPath(document), ".md");
    document.frontmatter.category = Object.keys(groups).find((group) => groups[group].includes(guide));
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, linkToGame);
  app.renderer.hooks.on("head.end", ({ relativeURL }) =>
    JSX.createElement("script", { defer: true, src: relativeURL("assets/examples.js") }),
  );
  app.renderer.postRenderAsyncJobs.push(({ outputDirectory }) => buildRunner(outputDirectory));
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => copyGuides(outputDirectory));
  app.renderer.on(IndexEvent.PREPARE_INDEX, prepareSearch);
  app.renderer.on(PageEvent.END, (page) => {
    if (page.url === "index.html") addLink(page);
    page.contents = page.contents?.replace('<div class="col-content">', '<div class="col-content" role="main">');
    const root = "../".repeat(page.url.split("/").length - 1);
    page.contents = page.contents?.replaceAll(`href="${PLAYGROUND}"`, `href="${root}playground/index.html"`);
  });
}
