// What the generated site has beyond TypeDoc: a game's page lists the functions that all games share in a table, with what is
// specific to the game, and every page links to the playground.
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

/** What a game says about a function that all games share, as parts. Links to such functions lead to `Game`. */
function ownWords(reflection, game) {
  const { summary } = reflection.comment ?? reflection.signatures[0].comment;
  return summary.flatMap((part) => {
    if (part.kind !== "inline-tag")
      return { ...part, text: part.text.replace(/[;.]\s+see $/i, "").replace(/\s+/g, " ") };
    if (part.text.startsWith("Game.")) return []; // The table's first column has that link.
    const member = game.children.find(({ name }) => name === part.text);
    return member === undefined ? part : linkTo(member);
  });
}

/** A table of a game's shared functions, with links to their members of `Game`, as parts of a module's comment. */
function sharedTable(game, shared) {
  const rows = shared.flatMap((reflection) => [
    { kind: "text", text: "\n| " },
    linkTo(game.children.find(({ name }) => name === reflection.name)),
    { kind: "text", text: " | " },
    ...ownWords(reflection, game),
    { kind: "text", text: " |" },
  ]);
  return [
    { kind: "text", text: "\n\nThe functions that all games share are documented on " },
    linkTo(game),
    { kind: "text", text: ". In this game:\n\n| function | |\n|---|---|" },
    ...rows,
  ];
}

/** Takes the shared functions out of the games' modules, and lists them there with links to `Game`. */
function shareFunctions(project) {
  const game = gameInterface(project);
  for (const module of project.children) {
    const shared = game.children.flatMap(({ name }) => (module.children ?? []).filter((child) => child.name === name));
    if (!shared.some(({ name }) => name === "legalMoves")) continue;
    module.comment ??= new Comment();
    module.comment.summary.push(...sharedTable(game, shared));
    for (const reflection of shared) project.removeReflection(reflection);
  }
}

/** Puts a button that opens the playground above the first example of the front page. */
function addButton(page) {
  const button = `<p class="try"><a href="${PLAYGROUND}">Open the playground</a>
Count hands and play every game against bots, in your browser.</p>`;
  page.contents = page.contents.replace("<pre", `${button}<pre`);
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
    if (page.url === "index.html") addButton(page);
    const root = "../".repeat(page.url.split("/").length - 1);
    page.contents = page.contents?.replaceAll(`href="${PLAYGROUND}"`, `href="${root}playground/index.html"`);
  });
}
