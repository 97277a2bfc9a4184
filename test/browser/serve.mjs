import { join } from "node:path";
import { preview } from "vite";

/** Serves the built site on this machine, at any free port; gives its address and how to end. */
export async function serveSite() {
  const server = await preview({
    configFile: false,
    root: join(import.meta.dirname, "../.."),
    appType: "mpa",
    logLevel: "error",
    build: { outDir: "site" },
    preview: { port: 0, host: "127.0.0.1" },
  });
  return { origin: `http://127.0.0.1:${server.httpServer.address().port}`, close: () => server.close() };
}
