/** What is kept in this browser. A browser that keeps nothing still plays. */
const PREFIX = "fifteen-two:";

/** Reads what was kept under a name; undefined when there is nothing, or nothing readable. */
export function load(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a JSON value under a name; undefined forgets it. */
export function save(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full, or not allowed: the game goes on, and is gone after a reload.
  }
}
