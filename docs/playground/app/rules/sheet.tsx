import { Marked } from "marked";
import render from "preact-render-to-string";
import { Terms } from "../../ui/terms.tsx";
import { loadWords } from "../../ui/words.ts";
import { Pictures } from "./pictures.tsx";

await loadWords();

/**
 * The HTML of a sheet of rules, made when the page is built: Markdown in which a paragraph of lines
 * `!kind what | caption` draws pictures. The first mention of a term in each section gets an explanation.
 */
export function sheet(markdown: string, name: string): string {
  let told = new Set<string>();
  let terms = 0;
  const marked = new Marked({
    renderer: {
      heading({ depth, text }) {
        told = new Set();
        return `<h${depth}>${text}</h${depth}>\n`;
      },
      paragraph({ text }) {
        return text.startsWith("!") && render(<Pictures lines={text.split("\n")} />);
      },
      text(token) {
        if ("tokens" in token && token.tokens) return false;
        return render(<Terms text={token.text} told={told} id={`${name}-${terms++}`} />);
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
