// Builds the playground into site/playground, from the package's own ESM build in dist; `vite docs/playground` serves it.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { h } from "preact";
import render from "preact-render-to-string";
import { build, createServer, defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

const OUTPUT = join(import.meta.dirname, "../../site/playground");

/** Which server a player has is known to the address alone; without TLS it may only be one on this machine. */
const SERVERS = ["https: wss:", ...["127.0.0.1", "localhost"].map((host) => `http://${host}:* ws://${host}:*`)].join(
  " ",
);
const NOTHING = "connect-src 'none'";

/** What runs before the page is painted stands in the page: to fetch it would take longer than to run it. */
const FIRST = readFileSync(join(import.meta.dirname, "first.js"), "utf8");
const first = {
  name: "first",
  apply: "build",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace('<script src="./first.js"></script>', `<script>${FIRST}</script>`),
  },
};

/** The styles stand in the page, too: it is painted once it is here. */
const styled = {
  name: "styled",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const [file, { source }] = Object.entries(bundle).find(([name]) => name.endsWith(".css"));
      delete bundle[file];
      return html.replace(/<link rel="stylesheet".*>/, () => `<style>${source}</style>`);
    },
  },
};

/** What loads the program waits in a template for first.js. */
const waiting = {
  name: "waiting",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const tags = /<(?:script type="module"|link rel="modulepreload").*>\n?/g;
      const program = html.match(tags).join("");
      return html.replace(tags, "").replace("<script>", () => `<template>${program}</template>\n<script>`);
    },
  },
};

/** The page may connect to nothing; online.html, which is the same page, may connect to servers. */
const policies = {
  name: "policies",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const [script, style] = ["script", "style"].map((tag) => {
        const inline = [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))];
        const hashes = inline.map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
        return `${tag}-src 'self' ${hashes.join(" ")}`;
      });
      const others = `worker-src 'self'; manifest-src 'self'; img-src 'self' data:; ${NOTHING}`;
      const policy = `default-src 'none'; ${script}; ${style}; ${others}`;
      // A page that is opened from the disk may not load what asks for CORS.
      return html
        .replaceAll(" crossorigin", "")
        .replace("<head>", `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    },
  },
  writeBundle() {
    const page = readFileSync(join(OUTPUT, "index.html"), "utf8");
    writeFileSync(join(OUTPUT, "online.html"), page.replace(NOTHING, `connect-src ${SERVERS}`));
  },
};

/** The front page of a newcomer, in the page itself: it is painted before any script runs. See first.js. */
const painted = {
  name: "painted",
  apply: "build",
  async transformIndexHtml(html) {
    globalThis.location ??= new URL("https://playground.invalid/");
    const server = await createServer({
      configFile: false,
      root: import.meta.dirname,
      appType: "custom",
      logLevel: "warn",
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const { default: Front } = await server.ssrLoadModule("./app/front.tsx");
    await server.close();
    // The policy allows no styles in attributes.
    const picture = render(h(Front, { message: "" }))
      .replace(/ style="transform:translate\((.+?)px, (.+?)px\);"/g, ' transform="translate($1 $2)"')
      .replace(/ style="[^"]*"/g, "");
    return html.replace('<div id="app">', `$&<div class="first" inert>${picture}</div>`);
  },
};

/** A page from the disk registers no service worker, and has its styles. */
const bare = {
  name: "bare",
  enforce: "pre",
  resolveId: (id) => (id === "virtual:pwa-register" || id.endsWith(".css") ? "bare" : undefined),
  load: (id) => (id === "bare" ? "export const registerSW = () => {};" : undefined),
};

/** The same page as one classic script, for a page that is opened from the disk; see first.js. */
const classic = {
  name: "classic",
  apply: "build",
  closeBundle: () =>
    build({
      configFile: false,
      root: import.meta.dirname,
      base: "./",
      logLevel: "warn",
      publicDir: false,
      plugins: [bare],
      build: {
        target: "es2022",
        outDir: OUTPUT,
        emptyOutDir: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: join(import.meta.dirname, "main.tsx"),
          transform: { define: { "import.meta": "{}" } }, // A classic script has none.
          output: {
            format: "iife",
            codeSplitting: false,
            entryFileNames: "classic.js",
            assetFileNames: "classic.[ext]",
          },
        },
      },
    }),
};

/** Keeps the page for use without a network. A new version waits until the player takes it, or no page is open. */
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
    globPatterns: ["**/*.{js,css,html,svg,png}"],
    globIgnores: ["classic.*"],
    ignoreURLParametersMatching: [/./],
    navigateFallback: null,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

export default defineConfig({
  base: "./",
  build: { target: "es2022", outDir: OUTPUT, emptyOutDir: true, sourcemap: true, cssCodeSplit: false },
  plugins: [first, painted, styled, waiting, policies, classic, offline],
});
