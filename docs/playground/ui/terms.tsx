import { useId } from "preact/hooks";
import { withCards } from "./card-text.tsx";
import TERMS from "./terms.json";
import { t } from "./words.ts";

/** Meanings of terms, by a regular expression of a term's forms in the page's language. */
const glossary = () => Object.entries(TERMS).map(([forms, meaning]) => [t(forms), t(meaning)] as const);

/**
 * A text whose terms show their meanings when pressed, pointed at or focused. Each meaning is shown once.
 */
export function Terms({ text, told = new Set(), id = useId() }: { text: string; told?: Set<string>; id?: string }) {
  const terms = glossary();
  const forms = terms.map(([form]) => form).join("|");
  // Matches are at odd places, with a mark after them, which stays on their line.
  const parts = text.split(new RegExp(`(?<!\\p{L})((?:${forms})(?!\\p{L})[.,:;!?]?)`, "iu")).map((part, i) => {
    const word = part.replace(/[.,:;!?]$/, "");
    const meaning = i % 2 === 1 && terms.find(([form]) => new RegExp(`^(?:${form})$`, "iu").test(word))?.[1];
    if (!meaning || told.has(meaning)) return withCards(part);
    told.add(meaning);
    return <Term key={i} word={word} mark={part.slice(word.length)} meaning={meaning} id={`${id}-${i}`} />;
  });
  return <>{parts}</>;
}

function Term({ word, mark, meaning, id }: { word: string; mark: string; meaning: string; id: string }) {
  return (
    <span class="term" {...explaining}>
      <button type="button" popovertarget={id} popovertargetaction="show" aria-describedby={id}>
        {word}
      </button>
      <span popover id={id}>
        {meaning}
      </span>
      {mark}
    </span>
  );
}

const explain = (open: boolean) => (event: Event) => {
  const [source, meaning] = event.target instanceof Element ? (event.target.closest(".term")?.children ?? []) : [];
  if (!(source instanceof HTMLElement && meaning instanceof HTMLElement)) return;
  if (open) meaning.showPopover({ source });
  else if (!source.matches(":focus")) meaning.hidePopover(); // A press holds it open.
};

/** For an element whose terms no component draws. */
export const explaining = {
  onMouseOver: explain(true),
  onFocusIn: explain(true),
  onMouseOut: explain(false),
  onFocusOut: explain(false),
};
