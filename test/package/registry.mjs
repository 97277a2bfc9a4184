import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

/** Starts a registry on this machine that knows only what is published to it. A version is published once. */
export async function startRegistry() {
  const packages = new Map();
  const tarballs = new Map();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const reply = (status, body) => response.writeHead(status, { "content-type": "application/json" }).end(body);
    if (tarballs.has(pathname)) return response.end(tarballs.get(pathname));
    const known = packages.get(pathname);
    if (request.method !== "PUT") return known ? reply(200, JSON.stringify(known)) : reply(404, "{}");
    const { _attachments: files, ...published } = await json(request);
    for (const version of Object.keys(published.versions))
      if (known?.versions[version]) return reply(409, JSON.stringify({ error: `${version} is published` }));
    for (const [name, { data }] of Object.entries(files))
      tarballs.set(`${pathname}/-/${name}`, Buffer.from(data, "base64"));
    const versions = { ...known?.versions, ...published.versions };
    packages.set(pathname, {
      ...published,
      versions,
      "dist-tags": { ...known?.["dist-tags"], ...published["dist-tags"] },
    });
    reply(201, "{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { address: `127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}
