import { readdirSync, readFileSync } from "node:fs";
import { ENTRIES, GAMES } from "../entries.mjs";
import { GAME_GROUPS, PLAYGROUND, sitePlugin } from "./theme/plugin.mjs";

const { repository } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** The links out of the site. They lead to the repository, if package.json says where that is. */
export function linksTo(repository) {
  const address = repository?.url.replace(/^git\+|\.git$/g, "");
  if (address === undefined) return { disableSources: true, navigationLinks: { Playground: PLAYGROUND } };
  return {
    disableGit: true,
    sourceLinkTemplate: `${address}/blob/main/src/{path}#L{line}`,
    navigationLinks: { Playground: PLAYGROUND, Repository: address },
  };
}

/** The guides by the groups of the navigation, in the order of the pages. */
const GROUPS = {
  "Count hands": ["counting-hands"],
  "Build an app": ["build-an-app", "typescript", "http-api", "coming-from", "playground"],
  Concepts: ["concepts", "states-and-moves", "illegal-moves", "words", "own-game"],
  Records: ["records-and-notation", "games-from-a-table"],
  Bots: ["bots", "write-a-bot"],
  Servers: ["servers", "operating", "boardgame-io"],
  Analysis: ["analysis", "hints-and-reviews"],
  "The games": ["game-facts", ...GAMES.flatMap((game) => [game, `${game}-rules`])],
  "For contributors": ["contributing", "adding-a-game", "reference-vectors", "performance"],
};

/** The last group: the entries. */
const API = "API reference";

const GUIDES = Object.values(GROUPS).flat();

// SKILL.md is for programs.
const files = readdirSync(new URL(".", import.meta.url)).filter((file) => /^[a-z].*\.md$/.test(file));
const without = files.map((file) => file.slice(0, -3)).filter((guide) => !GUIDES.includes(guide));
if (without.length > 0) throw new Error(`typedoc.config.mjs: guides without a group: ${without.join(", ")}`);

export default {
  entryPoints: ENTRIES.map(({ source }) => `../${source}`),
  tsconfig: "../tsconfig.json",
  projectDocuments: GUIDES.map((guide) => `${guide}.md`),
  out: "../site",
  readme: "../README.md",
  plugin: [(app) => sitePlugin(app, GROUPS)],
  customCss: "theme/style.css",
  favicon: "playground/public/icon.svg",
  searchInDocuments: true,
  searchGroupBoosts: { Documents: 3, Functions: 1.5 },
  useFirstParagraphOfCommentAsSummary: true,
  treatWarningsAsErrors: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  excludeInternal: true,
  excludeExternals: true,
  // States are unions within unions.
  maxTypeConversionDepth: 25,
  requiredToBeDocumented: ["Variable", "Function", "Class", "Interface", "TypeAlias", "Accessor", "Method"],
  sort: ["documents-first", "kind", "alphabetical-ignoring-documents"],
  sortEntryPoints: false,
  kindSortOrder: ["Document", "Module", "Function", "Variable", "Class", "Interface", "TypeAlias"],
  groupOrder: [
    "Documents",
    "Modules",
    ...Object.keys(GAME_GROUPS),
    "Functions",
    "Variables",
    "Classes",
    "Interfaces",
    "Type Aliases",
  ],
  categorizeByGroup: false,
  categoryOrder: [...Object.keys(GROUPS), API],
  defaultCategory: API,
  navigation: { includeFolders: false, includeCategories: true, includeGroups: true },
  visibilityFilters: {},
  ...linksTo(repository),
};
