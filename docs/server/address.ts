// Groups addresses for rate limits.
import { isIPv6 } from "node:net";

/** An IPv4 address, or the /64 prefix of an IPv6 address, since one household owns the whole prefix. */
export function householdOf(from = ""): string {
  // Some proxies add a port and brackets. A closed socket has no address.
  const ip = from.replace(/^\[(.*)\].*|^([\d.]+):\d+$/, "$1$2");
  if (!isIPv6(ip)) return ip;
  // URL normalizes the address.
  const [head = "", tail] = new URL(`http://[${ip.replace(/%.*/, "")}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail ?? ""].map((text) => text.split(":").filter(Boolean)) as [string[], string[]];
  const parts = [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
  const isMapped = parts.slice(0, 6).join() === "0,0,0,0,0,ffff";
  if (!isMapped) return parts.slice(0, 4).join(":");
  return parts
    .slice(6)
    .flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255])
    .join(".");
}

/** The /48 prefix of an IPv6 household, the most that one owner usually has; an IPv4 address itself. */
export const siteOf = (household: string): string => household.split(":", 3).join(":");
