import { useState } from "preact/hooks";

/** The link to send; the one of this page, which names the server and the match. */
export function Invitation({ free }: { free: number }) {
  const [said, setSaid] = useState("");
  const send = async () => {
    const copying = navigator.share?.({ title: "A game of cards", url: location.href }) ?? copy();
    await copying.catch(() => setSaid("Mark the link and copy it."));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setSaid("The link is copied.");
  };
  return (
    <>
      <p role="status">Waiting for {free === 1 ? "another player" : `${free} other players`}. Send this link:</p>
      <p class="line">
        <input readOnly value={location.href} aria-label="The link" onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="main" onClick={send}>
          Send
        </button>
        <span role="status">{said}</span>
      </p>
      <p>
        The game begins as soon as every seat is taken. You can close this page and come back to it by the same link.
      </p>
    </>
  );
}
