/** The server of the games between browsers, `?server=URL`; null when there is none, and the page asks nobody. */
export const server = readServer(new URLSearchParams(location.search).get("server"));

function readServer(text: string | null): string | null {
  return text !== null && /^https?:/.test(text) && URL.canParse(text) ? text : null;
}

/** Goes to the page that may connect to servers, when this is not the one. */
export function goOnline(): boolean {
  if (server === null || location.pathname.endsWith("/online.html")) return false;
  location.replace(`online.html${location.search}${location.hash}`);
  return true;
}
