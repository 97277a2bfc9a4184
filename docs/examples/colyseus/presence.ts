import { once } from "node:events";
import { RedisPresence } from "@colyseus/redis-presence";

class ConnectedPresence extends RedisPresence {
  async connected() {
    if (this.sub.status !== "ready") await once(this.sub, "ready");
  }
}

/** What processes hear of each other. A connection that subscribes before it is ready is cut, so this waits until it is. */
export async function connectPresence(url: string): Promise<RedisPresence> {
  const presence = new ConnectedPresence(url);
  await presence.connected();
  return presence;
}
