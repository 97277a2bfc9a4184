// What the generated site has beyond TypeDoc: functions that all games share are documented once, on `Game`, and every
// page links to the playground.
import { Comment, Converter, IndexEvent, PageEvent, ReflectionKind } from "typedoc";

/** A link to the playground; the plugin turns it into the way from each page to the playground's. */
export const PLAYGROUND = "#playground";

/** The interface `Game`. */
function gameInterface(project) {
  const root = project.children.find(({ name }) => name === "fifteen-two");
  return root.children.find(({ name, kind }) => name === "Game" && kind === ReflectionKind.Interface);
}

/** A link to a reflection, as a part of a comment. */
function linkTo(target) {
  return { kind: "inline-tag", tag: "@link", text: target.name, target };
}

/** The first sentence of a comment, as parts. */
function firstParagraph(reflection) {
  const comment = reflection.comment ?? reflection.signatures?.[0]?.comment;
  return comment ? comment.getShortSummary(true) : [];
}

/** A table of functions that links to their members of `Game`, as parts of a module's comment. */
function sharedTable(game, members) {
  const rows = members.flatMap((member) => [
    { kind: "text", text: "\n| " },
    linkTo(member),
    { kind: "text", text: " | " },
    ...firstParagraph(member).map((part) => ({ ...part, text: part.text.replaceAll("\n", " ") })),
    { kind: "text", text: " |" },
  ]);
  return [
    { kind: "text", text: "\n\nThe functions that all games share are documented on " },
    linkTo(game),
    { kind: "text", text: ":\n\n| function | what it returns |\n|---|---|" },
    ...rows,
  ];
}

/** Takes the shared functions out of the games' modules, and lists them there with links to `Game`. */
function shareFunctions(project) {
  const game = gameInterface(project);
  for (const module of project.children) {
    const shared = (module.children ?? []).filter(({ name }) => game.children.some((member) => member.name === name));
    if (!shared.some(({ name }) => name === "legalMoves")) continue;
    const members = game.children.filter((member) => shared.some(({ name }) => name === member.name));
    module.comment ??= new Comment();
    module.comment.summary.push(...sharedTable(game, members));
    for (const reflection of shared) project.removeReflection(reflection);
  }
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

export function sitePlugin(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => shareFunctions(project));
  app.renderer.on(IndexEvent.PREPARE_INDEX, prepareSearch);
  app.renderer.on(PageEvent.END, (page) => {
    const root = "../".repeat(page.url.split("/").length - 1);
    page.contents = page.contents?.replaceAll(`href="${PLAYGROUND}"`, `href="${root}playground/index.html"`);
  });
}
