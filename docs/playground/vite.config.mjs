// Builds the playground into site/playground, from the package's own ESM build in dist; `vite docs/playground` serves
// it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { h } from "preact";
import render from "preact-render-to-string";
import { defineConfig, runnerImport } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const here = (path) => join(import.meta.dirname, path);

/** Only the address names the player's server. Without TLS it must be on this machine. */
const LOCAL = ["127.0.0.1", "localhost"].map((host) => `http://${host}:* ws://${host}:*`);
const [OFFLINE, ONLINE] = ["connect-src 'none'", `connect-src https: wss: ${LOCAL.join(" ")}`];

/** A module of the page in a language, freshly loaded at each call. */
async function load(path, language) {
  const define = { "globalThis.navigator": JSON.stringify({ language }) };
  const { module } = await runnerImport(here(path), { root: import.meta.dirname, logLevel: "warn", define });
  return module;
}

/** The front page of a newcomer. The policy allows no styles in attributes. */
async function frontPage() {
  globalThis.location ??= new URL("https://playground.invalid/");
  const { default: Front } = await load("app/front.tsx", "en");
  return render(h(Front))
    .replace(/ style="transform:translate\((.+?)px, (.+?)px\);"/g, ' transform="translate($1 $2)"')
    .replace(/ style="[^"]*"/g, "");
}

/** Sheets of rules become HTML. */
const rules = {
  name: "rules",
  async transform(markdown, id) {
    const [, language, game] = /\/rules\/(\w+)\/(\w+)\.md$/.exec(id) ?? [];
    if (game === undefined) return;
    const { sheet } = await load("app/rules/sheet.tsx", language);
    const props = { class: "rules", dangerouslySetInnerHTML: { __html: sheet(markdown, game) } };
    return {
      code: `import { h } from "preact";\nexport default () => h("article", ${JSON.stringify(props)});`,
      moduleType: "js",
      map: { mappings: "" },
    };
  },
};

/** Allows inline code of the page, by its hash, and files from the same origin. */
function policy(html) {
  const [script, style] = ["script", "style"].map((tag) => {
    const inline = [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))];
    const hashes = inline.map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    return `${tag}-src 'self' ${hashes.join(" ")}`;
  });
  return `default-src 'none'; ${script}; ${style}; worker-src 'self'; manifest-src 'self'; img-src 'self' data:; font-src 'self'; ${OFFLINE}`;
}

/**
 * Paints the page before it loads the program: the front page, the styles and first.js stand in the page, and the
 * program's tags wait in a template for first.js. `online.html` is the same page with leave to connect to servers.
 */
const paint = {
  name: "paint",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    async handler(html, { bundle }) {
      const [file, { source }] = Object.entries(bundle).find(([name]) => name.endsWith(".css"));
      delete bundle[file];
      // The addresses in them were relative to their file.
      const styles = source.replaceAll("url(./", "url(./assets/");
      const tags = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)").*>\n?/g;
      const program = html.match(tags).filter((tag) => !tag.includes("stylesheet"));
      const first = readFileSync(here("first.js"), "utf8");
      const head = `<template>${program.join("")}</template>\n<script>${first}</script>\n<style>${styles}</style>\n`;
      const picture = `<div class="first" inert>${await frontPage()}</div>`;
      const page = html
        .replace(tags, "")
        .replace("</head>", () => `${head}</head>`)
        .replace('<div id="app">', (app) => app + picture);
      return page.replace(
        "<head>",
        (tag) => `${tag}\n<meta http-equiv="Content-Security-Policy" content="${policy(page)}">`,
      );
    },
  },
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const source = bundle["index.html"].source.replace(OFFLINE, ONLINE);
      this.emitFile({ type: "asset", fileName: "online.html", source });
      const license = readFileSync(here("font/LICENSE.txt"));
      this.emitFile({ type: "asset", fileName: "assets/titles.LICENSE.txt", source: license });
    },
  },
};

/** Caches the page for offline use. A new version waits until the player accepts it or no page is open. */
const offline = VitePWA({
  filename: "service-worker.js",
  injectRegister: false,
  manifest: {
    name: "Cribbage and its family: fifteen-two",
    short_name: "fifteen-two",
    description: "Play cribbage, CrossCribb, Crib-Ino and the Sackson game, and practice counting.",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#14181a",
    theme_color: "#17553d",
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  },
  workbox: {
    globPatterns: ["**/*.{js,css,html,svg,png,woff2}"],
    ignoreURLParametersMatching: [/./],
    navigateFallback: null,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

/** Few chunks compress better than many: one with shared code of all pages, one with that of all tables. */
const BASE =
  /node_modules.(preact|valibot)|playground.ui.(arrows|controls|dialog|figures|go|lazy|lists|media|motion|pad|sounds|told|words|pieces.(board|colors|piece))|playground.(table.(session.prefs|looks.index)|app.(kept.(prefs|store|games)|play.tables|sound\.))/;
const TABLE =
  /playground.(table.(session|[a-z]+\.tsx?$|coach.(coach|choice|thinker|reviews)|looks.(common|telling))|app.play.(?!end|record|link|options))/;
const groups = [
  { name: "base", test: BASE },
  { name: "table", test: TABLE },
];

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    outDir: here("../../site/playground"),
    emptyOutDir: true,
    sourcemap: true,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  plugins: [rules, paint, offline],
});
