/** Goes to another address; to the same one again is a new visit. */
export function go(hash: string): void {
  if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.assign(hash);
}
