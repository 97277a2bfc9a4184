import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A link that can fail as links do. */
export interface Link {
  readonly port: number;
  /** Where new connections go. */
  target: number;
  /** Number of open connections. */
  count(): number;
  /** Lets all connections that there are be silent for ever, though both ends believe that they are open. */
  silence(): number;
  /** Resets all connections. */
  reset(): number;
  close(): void;
}

/** A TCP proxy in this process. */
export async function openLink(target: number): Promise<Link> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(link.target, "127.0.0.1");
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on("error", () => {});
      one.on("data", (data) => pairs.has(pair) && other.write(data));
      one.on("close", () => pairs.delete(pair) && other.destroy());
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const all = (act: (socket: Socket) => void) => {
    const { size } = pairs;
    for (const pair of pairs) {
      pairs.delete(pair);
      pair.forEach(act);
    }
    return size;
  };
  const link: Link = {
    port: typeof address === "object" && address !== null ? address.port : 0,
    target,
    count: () => pairs.size,
    silence: () => all(() => {}),
    reset: () => all((socket) => socket.resetAndDestroy()),
    close() {
      server.close();
      link.reset();
    },
  };
  return link;
}
