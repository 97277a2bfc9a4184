import type { ComponentType } from "preact";
import { lazy } from "../../ui/lazy.tsx";
import { explaining } from "../../ui/terms.tsx";
import { language } from "../../ui/words.ts";

const FILES = import.meta.glob<{ readonly default: ComponentType }>("./*/*.md");
const SHEETS = Object.fromEntries(Object.entries(FILES).map(([path, load]) => [path, lazy(load)]));

/** How to play a game, on a page or in a dialog. */
export default function Rules({ game }: { game: string }) {
  const Sheet = SHEETS[`./${language}/${game}.md`] ?? SHEETS[`./${language}/cribbage.md`]!;
  return (
    <div {...explaining}>
      <Sheet />
    </div>
  );
}
