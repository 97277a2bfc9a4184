import { createNote } from "./bar.ts";
import { breakLines } from "./code.ts";
import { addExample, start } from "./example.ts";

/**
 * Makes the examples of a page run; on the front page, the first runs at once.
 *
 * @param entries - what an example may import
 */
export function addExamples(entries: readonly string[]): void {
  const examples = [...document.querySelectorAll<HTMLElement>("pre > code.ts")].flatMap((code) => {
    breakLines(code);
    // A line that only imports says what to import.
    if (/^import [^;]*;\s*$/.test(code.textContent)) return [];
    const missing = importsOf(code.textContent).find((name) => !entries.includes(name));
    if (missing === undefined) return [addExample(code)];
    createNote(code, `Does not run here: a page can't import ${missing}.`);
    return [];
  });
  const [first] = examples;
  if (first && document.documentElement.dataset.base === "./") start(first);
}

function importsOf(code: string): string[] {
  return Array.from(code.matchAll(/\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/g), ([, from, name]) => (from ?? name)!);
}
