import { useState } from "preact/hooks";
import { Check, MainButton } from "../../ui/controls.tsx";

/** A link to this match, to send or copy, either as an invitation or only to watch. */
export function LinkHere() {
  const [said, setSaid] = useState("");
  const here = location.href.replace(/\?watch$/, "");
  const [watch, setWatch] = useState(here !== location.href);
  const link = watch ? `${here}?watch` : here;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setSaid("Link copied.");
  };
  const send = () => {
    const sending = navigator.share?.({ title: "A game of cards", url: link }) ?? copy();
    sending.catch(() => setSaid("Select the link and copy it."));
  };
  return (
    <p class="line link">
      <input readOnly value={link} aria-label="The link" onFocus={(event) => event.currentTarget.select()} />
      <MainButton act={send}>{"share" in navigator ? "Send" : "Copy the link"}</MainButton>
      <Check label="Watch-only link" on={watch} set={setWatch} />
      <span role="status">{said}</span>
    </p>
  );
}
