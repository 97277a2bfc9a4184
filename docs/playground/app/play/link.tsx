import { useState } from "preact/hooks";
import type { Session } from "../../table/session/session.ts";
import { Button } from "../../ui/controls.tsx";
import { t } from "../../ui/words.ts";

type ShareProps = { label: string; class?: string; make(): Promise<{ url?: string; text?: string }> };

/** A button that sends a link or a text, or copies it if the browser can't share; it may take a while to make. */
export function Share({ label, class: look = "", make }: ShareProps) {
  const [said, setSaid] = useState("");
  const share = async () => {
    const what = await make();
    const copy = async () => {
      await navigator.clipboard.writeText(what.url ?? what.text ?? "");
      setSaid(what.url ? t("Link copied.") : t("Copied."));
    };
    const sharing = navigator.share?.({ title: t("A game of cards"), ...what }) ?? copy();
    await sharing
      .catch((error: Error) => (error.name === "AbortError" ? undefined : copy()))
      .catch(() => setSaid(t("This browser does not let this page copy text.")));
  };
  return (
    <>
      <Button class={look} act={() => void share()}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}

/** Shares a link that replays a game, or resumes it if it is not over; nothing while the record is secret. */
export function ShareGame({ session }: { session: Session }) {
  if (session.record() === undefined) return null;
  const make = async () => {
    const { gameHash, recordText } = await import("../replay/game-link.ts");
    return { url: new URL(await gameHash(recordText(session)), location.href).href };
  };
  return <Share label={t("Share this game")} make={make} />;
}

/** A link to this match, to send or copy. */
export function LinkHere() {
  const url = location.href;
  return (
    <p class="line link">
      <input readOnly value={url} aria-label={t("The link")} onFocus={(event) => event.currentTarget.select()} />
      <Share class="main" label={"share" in navigator ? t("Send") : t("Copy the link")} make={async () => ({ url })} />
    </p>
  );
}
