/** Lets the page start without a network, where it comes from a server. */
export function register(): void {
  if (!location.protocol.startsWith("http")) return;
  navigator.serviceWorker?.register("service-worker.js").catch(() => {
    // Blocked by the browser or not there: the page works with a network only.
  });
}
