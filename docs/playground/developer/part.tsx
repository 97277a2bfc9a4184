import { useState } from "preact/hooks";
import { type Guide, GuideLink } from "./guides.tsx";

interface Props {
  readonly title: string;
  readonly guide: Guide;
  readonly text: string;
  readonly open?: boolean;
}

/** A piece of text to read and to copy, and the guide that explains it. */
export function Part({ title, guide, text, open = false }: Props) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      <pre tabIndex={0}>{text || "none"}</pre>
      <p class="line">
        <Copy text={text} title={title} />
        <GuideLink guide={guide} />
      </p>
    </details>
  );
}

function Copy({ text, title }: { text: string; title: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied.");
    } catch {
      setSaid("This browser does not let a page copy.");
    }
  };
  return (
    <>
      <button type="button" onClick={copy}>
        Copy <span class="unseen">{title.toLowerCase()}</span>
      </button>
      <span role="status">{said}</span>
    </>
  );
}
