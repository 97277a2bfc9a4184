import { readFileSync } from "node:fs";
import { JSX } from "typedoc";
import { ENTRIES } from "./entries.mjs";

const { repository } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const address = repository?.url.replace(/^git\+|\.git$/g, "");

/** The guides in the order of the pages. */
const GUIDES = [
  "getting-started",
  "counting-hands",
  "building-an-app",
  "servers",
  "records-and-notation",
  "cribbage",
  "crosscribb",
  "cribino",
  "sackson",
  "analysis",
  "bots",
  "playground",
  "performance",
  "adding-a-game",
  "contributing",
  "changes",
];

/** Links to the page to play on, from everywhere; `navigationLinks` would need the address of the site. */
function linkPlayground({ renderer }) {
  renderer.hooks.on("sidebar.begin", ({ relativeURL }) => playLink(relativeURL("playground/index.html")));
  renderer.hooks.on("content.begin", ({ page, relativeURL }) =>
    page.url === "index.html" ? playLink(relativeURL("playground/index.html")) : JSX.createElement(JSX.Fragment, null),
  );
}

function playLink(href) {
  return JSX.createElement("p", { class: "play" }, JSX.createElement("a", { href }, "Play in your browser"));
}

export default {
  plugin: [linkPlayground],
  entryPoints: ENTRIES.map(({ source }) => source),
  projectDocuments: GUIDES.map((guide) => `docs/${guide}.md`),
  out: "site",
  customCss: "docs/site.css",
  treatWarningsAsErrors: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  excludeInternal: true,
  requiredToBeDocumented: ["Variable", "Function", "Class", "Interface", "TypeAlias", "Accessor", "Method"],
  sort: ["documents-first", "kind", "alphabetical-ignoring-documents"],
  sortEntryPoints: false,
  kindSortOrder: ["Document", "Module", "Function", "Variable", "Class", "Interface", "TypeAlias"],
  groupOrder: ["Documents", "Modules", "Functions", "Variables", "Classes", "Interfaces", "Type Aliases"],
  navigation: { includeFolders: false },
  // Where package.json says where the repository is, the API pages link to the sources there.
  ...(address
    ? {
        disableGit: true,
        sourceLinkTemplate: `${address}/blob/main/src/{path}#L{line}`,
        navigationLinks: { Repository: address },
      }
    : { disableSources: true }),
};
