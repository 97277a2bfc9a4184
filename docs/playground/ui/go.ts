/** Goes to an address; the current one counts as a new visit. */
export function go(hash: string): void {
  if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.assign(hash);
}
