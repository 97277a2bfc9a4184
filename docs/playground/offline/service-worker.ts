/**
 * Keeps the page's files for use without a network. Files with a hash in their name come from the cache; everything else
 * is asked of the network first, so a new version shows at once, and a page never mixes two versions.
 */
declare const VERSION: string;
declare const FILES: readonly string[];

interface Lifetime extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Asked extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The scope of a service worker, which TypeScript's types of a page do not know. */
declare const self: {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Lifetime) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
};

const { scope } = self.registration;
const PREFIX = `fifteen-two ${scope} `;
const CACHE = PREFIX + VERSION;

/** How long the network may take where a file is kept, in milliseconds. */
const PATIENCE = 3000;

// A new version waits until no page of the old one is open, which may still need its files.
self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(scope)) event.respondWith(find(url));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page of the first visit is served from now on, too.
  await self.clients.claim();
}

async function find(url: string): Promise<Response> {
  const kept = await caches.match(url, { ignoreSearch: true, cacheName: CACHE });
  if (kept === undefined) return fetch(url);
  if (/-[0-9A-Z]{8}\.js$/.test(url) || !navigator.onLine) return kept;
  try {
    const fresh = await fetch(url, { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE) });
    return fresh.ok ? fresh : kept;
  } catch {
    return kept;
  }
}

export {};
