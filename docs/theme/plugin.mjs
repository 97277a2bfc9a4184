// Additions to TypeDoc's site: examples that run, links from a game's functions to those of `Game`, and from every page
// to the playground.
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  Comment,
  CommentTag,
  Converter,
  IndexEvent,
  JSX,
  PageEvent,
  ReferenceType,
  ReflectionKind,
  RendererEvent,
} from "typedoc";
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

/** Links the error class that each `@throws` begins with. */
function linkErrors({ project }) {
  const entry = project.getChildByName(["fifteen-two"]);
  for (const { comment } of Object.values(project.reflections))
    for (const { tag, content } of comment?.blockTags ?? []) {
      const [first] = content;
      const [, name, rest] =
        (tag === "@throws" && first?.kind === "text" && /^(\w+Error)\b(.*)$/s.exec(first.text)) || [];
      const target = name && entry.getChildByName([name]);
      if (!target) continue;
      content.splice(0, 1, { kind: "inline-tag", tag: "@link", text: name, target }, { kind: "text", text: rest });
    }
}

/** The type with `Seat` where its source says so; TypeDoc knows only that it is a number. */
function withSeat(type, source, seat) {
  if (source === undefined || type === undefined) return type;
  if (type.type === "intrinsic" && type.name === "number" && source.getText() === "Seat")
    return ReferenceType.createResolvedReference("Seat", seat, seat.project);
  if (type.type === "typeOperator") type.target = withSeat(type.target, source.type, seat);
  if (type.type === "array") type.elementType = withSeat(type.elementType, source.elementType, seat);
  if (type.type === "union") {
    const source1 = source.types?.find((part) => part.getText() === "Seat");
    type.types = type.types.map((part) => withSeat(part, source1, seat));
  }
  return type;
}

/**
 * Names and links `Seat`, names the types that stand for themselves elsewhere, and puts the numbers of a union in
 * order.
 */
function tidyTypes(context) {
  const { project } = context;
  const seat = project.getChildByName(["fifteen-two", "Seat"]);
  for (const reflection of Object.values(project.reflections)) {
    const symbol = context.getSymbolFromReflection(reflection);
    const [declaration] = symbol?.declarations ?? [];
    if (reflection.name === "__type" && symbol) reflection.name = symbol.name;
    if (reflection !== seat && !reflection.signatures)
      reflection.type = withSeat(reflection.type, declaration?.type, seat);
    for (const signature of reflection.signatures ?? [])
      signature.type = withSeat(signature.type, declaration?.type, seat);
    if (reflection.type?.type === "union" && reflection.type.types.some(({ value }) => typeof value === "number"))
      reflection.type.types.sort((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity) || 0);
  }
}

/** Leaves out how `instanceof` works for errors. */
function hideInstanceTests({ project }) {
  for (const reflection of project.getReflectionsByKind(ReflectionKind.Method))
    if (reflection.name === "[hasInstance]") project.removeReflection(reflection);
}

/** Leaves out which interfaces without a page others extend. */
function hideBases({ project }) {
  const isShown = (type) => type?.reflection?.kindOf(ReflectionKind.TypeLiteral) === false;
  for (const reflection of project.getReflectionsByKind(ReflectionKind.Interface)) {
    while (
      reflection.typeHierarchy &&
      !reflection.typeHierarchy.isTarget &&
      !reflection.typeHierarchy.types.some(isShown)
    )
      reflection.typeHierarchy = reflection.typeHierarchy.next;
    if (reflection.typeHierarchy?.isTarget && !reflection.typeHierarchy.next) delete reflection.typeHierarchy;
    for (const child of reflection.children ?? [])
      for (const member of [child, ...(child.signatures ?? [])])
        for (const key of ["inheritedFrom", "overwrites"]) if (!isShown(member[key])) delete member[key];
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
  Settings: /(Options|Settings)$/,
};

/** JSON with a line for each value that fits in one, and for each list of cards or numbers. */
function jsonText(value, indent = "", key = "") {
  const line = JSON.stringify(value, undefined, 1).replace(/\n */g, " ");
  if (!/[[{]/.test(line.slice(1)) && !line.startsWith("{")) return line;
  if (indent.length + key.length + line.length < 90) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => jsonText(item, inner))
    : Object.entries(value).map(([name, item]) => `"${name}": ${jsonText(item, inner, `"${name}": `)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}

/** Groups the names of a game by what they are for, and shows a real state on the page of each of its states. */
function describeGames({ project }) {
  const states = JSON.parse(readFileSync(new URL("states.json", import.meta.url), "utf8"));
  for (const entry of project.children.filter((module) => module.getChildByName("legalMoves")))
    for (const child of entry.children) {
      const [group = "Inspect"] = Object.entries(GAME_GROUPS).find(([, names]) => names.test(child.name)) ?? [];
      // A name that another game documents has that game's text.
      if (child.isReference()) child.comment = new Comment(child.getTargetReflectionDeep().comment?.clone().summary);
      const add = (tag, part) => {
        for (const { comment } of child.signatures ?? [child]) comment?.blockTags.push(new CommentTag(tag, [part]));
      };
      add("@group", { kind: "text", text: group });
      const state = states[entry.name.split("/").at(-1)][child.name];
      if (state !== undefined) add("@example", { kind: "code", text: `\`\`\`json\n${jsonText(state)}\n\`\`\`` });
    }
}

/** Puts the only page of a group in the group's place, and names an entry without the package. */
function collapse(elements) {
  return elements?.map((element) => {
    const children = collapse(element.children);
    if (element.path === undefined && children?.length === 1) return children[0];
    return { ...element, text: element.text.replace(/^fifteen-two\//, ""), children };
  });
}

/** Puts an interface's signature above its text, as on the pages of functions and types. */
function signatureFirst(html) {
  return html.replace(
    /(<section class="tsd-panel tsd-comment">.*?<\/section>\s*)(<div class="tsd-signature">.*?<\/div>)/s,
    "$2\n$1",
  );
}

/** Shows a name that another entry documents once, as the link to its page. */
function withoutArrows(html) {
  return html.replace(/<span>[\w-]+<\/span><span>(?:&nbsp;|\u00a0)→(?:&nbsp;|\u00a0)<\/span>/g, "");
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
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, hideInstanceTests);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, linkToGame);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, linkErrors);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, tidyTypes);
  app.converter.on(Converter.EVENT_RESOLVE_END, hideBases, -1000);
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
    if (page.url.startsWith("interfaces/")) page.contents = signatureFirst(page.contents);
    if (page.url.startsWith("modules/")) page.contents = withoutArrows(page.contents);
    page.contents = page.contents?.replace('<div class="col-content">', '<div class="col-content" role="main">');
    const root = "../".repeat(page.url.split("/").length - 1);
    page.contents = page.contents?.replaceAll(`href="${PLAYGROUND}"`, `href="${root}playground/index.html"`);
  });
}
