import { useState } from "preact/hooks";
import { MainButton } from "../app/controls.tsx";

/** The link of this page, which names the server and the match, to be sent or copied. */
export function LinkHere() {
  const [said, setSaid] = useState("");
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setSaid("The link is copied.");
  };
  const send = () => {
    const sending = navigator.share?.({ title: "A game of cards", url: location.href }) ?? copy();
    sending.catch(() => setSaid("Mark the link and copy it."));
  };
  return (
    <p class="line link">
      <input readOnly value={location.href} aria-label="The link" onFocus={(event) => event.currentTarget.select()} />
      <MainButton act={send}>{"share" in navigator ? "Send" : "Copy the link"}</MainButton>
      <span role="status">{said}</span>
    </p>
  );
}
