/** A move as TypeScript that a reader can paste after a state of that game. */
export function callText(game: string, move: object): string {
  return `import { apply } from "fifteen-two/${game}";\n\nconst next = apply(state, ${literal(move)});\n`;
}

/** The call that starts a game. */
export function startText(game: string, settings: object): string {
  return `import { initialState } from "fifteen-two/${game}";\n\nconst state = initialState(${literal(settings)});\n`;
}

/** JSON as a literal: names without quotes. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, part]) => {
    const name = /^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key);
    return `${name}: ${literal(part)}`;
  });
  return `{ ${entries.join(", ")} }`;
}
