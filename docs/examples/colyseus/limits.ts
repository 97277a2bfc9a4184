import type { Server } from "node:http";

/** Answers requests whose body is too long before the listeners of the server that are there already see more of it. */
export function limitBodies(server: Server, bytes: number): void {
  server.prependListener("request", (request, response) => {
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= bytes) return;
      request.removeAllListeners("data").removeAllListeners("end").resume();
      if (!response.headersSent) response.writeHead(413, { connection: "close" }).end();
    });
  });
}
