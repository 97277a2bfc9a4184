import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A proxy that speaks TLS with a self-signed certificate, and appends to `x-forwarded-for`. */
export interface Proxy {
  readonly url: string;
  close(): void;
}

/** @param targetOf - where a path leads: an address without TLS */
export async function openProxy(targetOf: (path: string) => string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name)) as [string, string];
  const names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync("openssl", ["req", "-x509", "-nodes", ...curve, "-keyout", key, "-out", cert, ...names], {
    stdio: "ignore",
  });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  rmSync(folder, { recursive: true });

  function forward({ url = "", method, headers, socket }: IncomingMessage) {
    const from = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    const { hostname, port } = new URL(targetOf(url));
    return request({ hostname, port, path: url, method, headers: { ...headers, "x-forwarded-for": from } });
  }

  server.on("request", (asked, reply) => {
    const far = forward(asked).on("error", () => reply.writeHead(502).end());
    far.on("response", (answer) => answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers)));
    asked.pipe(far);
  });
  server.on("upgrade", (asked, near) => {
    near.on("error", () => {});
    const far = forward(asked).on("error", () => near.destroy());
    far.on("response", ({ statusCode, statusMessage }) =>
      near.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\n\r\n`),
    );
    far.on("upgrade", ({ rawHeaders }, socket, head) => {
      const lines = rawHeaders.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
      near.write(head);
      socket.on("error", () => near.destroy()).on("close", () => near.destroy());
      near.on("close", () => socket.destroy());
      socket.pipe(near).pipe(socket);
    });
    far.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
