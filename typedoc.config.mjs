import { existsSync, readFileSync } from "node:fs";
import { PLAYGROUND, sitePlugin } from "./docs/theme/plugin.mjs";
import { ENTRIES, GAMES } from "./entries.mjs";

const { repository } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const address = repository?.url.replace(/^git\+|\.git$/g, "");

/** The guides in the order of the pages. The rules of a game follow its guide. */
const GUIDES = [
  "build-an-app",
  "states-and-moves",
  "illegal-moves",
  "counting-hands",
  "records-and-notation",
  "games-from-a-table",
  "reference-vectors",
  "servers",
  "operating",
  "boardgame-io",
  "bots",
  "write-a-bot",
  "own-game",
  "coming-from",
  ...GAMES,
  "analysis",
  "analysis-methods",
  "playground",
  "performance",
  "adding-a-game",
  "contributing",
  "changes",
];

const PAGES = GUIDES.flatMap((guide) => [`docs/${guide}.md`, `docs/${guide}-rules.md`]).filter((page) =>
  existsSync(new URL(page, import.meta.url)),
);

export default {
  favicon: "docs/playground/public/icon.svg",
  entryPoints: ENTRIES.map(({ source }) => source),
  projectDocuments: PAGES,
  out: "site",
  readme: "README.md",
  plugin: [sitePlugin],
  customCss: "docs/theme/style.css",
  searchInDocuments: true,
  searchGroupBoosts: { Documents: 3, Functions: 1.5 },
  useFirstParagraphOfCommentAsSummary: true,
  treatWarningsAsErrors: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  excludeInternal: true,
  // The lists that constants freeze; they give them their types.
  intentionallyNotExported: [
    "PACK",
    "COLOR_NAMES",
    "DIRECTION_NAMES",
    "LINE_NAMES",
    "SQUARE_NAMES",
    "FIGURE_NAMES",
    "ENGLISH",
    "Steps",
  ],
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
        navigationLinks: { Playground: PLAYGROUND, Repository: address },
      }
    : { disableSources: true, navigationLinks: { Playground: PLAYGROUND } }),
};
