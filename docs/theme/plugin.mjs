// What the generated site has beyond TypeDoc: examples that run, links from a game's functions to those of `Game`, and from
// every page to the playground.
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CommentTag, Converter, IndexEvent, JSX, PageEvent, ReflectionKind, RendererEvent } from "typedoc";
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

/** The tag's name with its first word, by which tags of two comments are the same. */
function keyOf({ tag, name, content }) {
  return `${tag} ${name ?? (tag === "@throws" ? content[0]?.text.split(" ")[0] : "")}`;
}

/** Gives each game's functions the tags of `Game` that they lack, as `shared.mjs` does for the declarations. */
function shareTags({ project }) {
  const game = project.getChildByName(["fifteen-two", "Game"]);
  for (const entry of project.children.filter((module) => module.getChildByName("legalMoves")))
    for (const method of game.children) {
      const [own] = entry.getChildByName(method.name)?.signatures ?? [];
      const [shared] = method.signatures ?? [];
      if (!own?.comment || !shared?.comment) continue;
      const known = own.comment.blockTags.map(keyOf);
      const added = shared.comment.blockTags.filter((tag) => !known.includes(keyOf(tag))).map((tag) => tag.clone());
      for (const { content } of added)
        for (const part of content.filter(({ text }) => text.startsWith("Game."))) {
          part.text = part.text.slice(5);
          part.target = entry.getChildByName(part.text);
        }
      own.comment.blockTags.unshift(...added);
    }
}

/** Puts a link to the playground below the first example of the front page. */
function addLink(page) {
  const link = `<p class="try"><a href="${PLAYGROUND}">Open the playground</a>
Count hands and play every game against bots, in your browser.</p>`;
  page.contents = page.contents.replace(/<pre><code class="ts">.*?<\/pre>/s, (example) => example + link);
}

/** The groups of a game's page, in their order, each with the names in it; `Inspect` has the others, too. */
export const GAME_GROUPS = {
  Start: /^(initialState|players|id|name)$/,
  Play: /^(legalMoves|activeSeats|apply|applyUnchecked|chance|isLegal|refusal|exchangeRefusal)$/,
  Inspect: /^(outcome|view|determinize|redact|render|rules)$/,
  "Read and write": /^(format|parse)|Schema$/,
  States: /State$|View$|Award$/,
  Moves: /Move$|RefusalCode$/,
  Settings: /(Options|Settings)$|^Word$/,
};

/** Groups the names of a game by what they are for, and shows a real state on the page of each of its states. */
function describeGames({ project }) {
  const states = JSON.parse(readFileSync(new URL("states.json", import.meta.url), "utf8"));
  for (const entry of project.children.filter((module) => module.getChildByName("legalMoves")))
    for (const child of entry.children) {
      const [group = "Inspect"] = Object.entries(GAME_GROUPS).find(([, names]) => names.test(child.name)) ?? [];
      const add = (tag, part) => {
        for (const { comment } of child.signatures ?? [child]) comment?.blockTags.push(new CommentTag(tag, [part]));
      };
      add("@group", { kind: "text", text: group });
      const state = states[entry.name.split("/").at(-1)][child.name];
      if (state !== undefined)
        add("@example", { kind: "code", text: `\`\`\`json\n${JSON.stringify(state, undefined, 1)}\n\`\`\`` });
    }
}

/** Puts the only page of a group in the group's place. */
function collapse(elements) {
  return elements?.map((element) => {
    const children = collapse(element.children);
    return element.path === undefined && children?.length === 1 ? children[0] : { ...element, children };
  });
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
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, shareTags, 1000);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, describeGames);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, linkToGame);
  app.renderer.hooks.on("head.end", ({ relativeURL }) =>
    JSX.createElement("script", { defer: true, src: relativeURL("assets/examples.js") }),
  );
  app.renderer.on(RendererEvent.BEGIN, () => {
    const { theme } = app.renderer;
    const build = theme.buildNavigation.bind(theme);
    theme.buildNavigation = (project) => collapse(build(project));
  });
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
