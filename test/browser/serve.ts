import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { preview } from "vite";

export const SITE = join(import.meta.dirname, "../../site");

/** Serves a folder on this machine, at any free port; gives its address and how to end. */
export async function serve(folder: string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: folder,
    appType: "mpa",
    logLevel: "error",
    build: { outDir: "." },
    preview: { port: 0, host: "127.0.0.1" },
  });
  // After the usual 5 s without a request, the server may close a connection just as the browser uses it again.
  Object.assign(server.httpServer, { keepAliveTimeout: 600_000 });
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Serves the built site while the tests run. */
export default async function setup(): Promise<() => Promise<void>> {
  const { origin, close } = await serve(SITE);
  process.env.SITE_ORIGIN = origin;
  return close;
}
