import { useState } from "preact/hooks";
import type { Session } from "../../table/session/session.ts";
import { Button, MainButton } from "../../ui/controls.tsx";
import { t } from "../../ui/words.ts";

type Shareable = { readonly url?: string; readonly text?: string };

/** A function that shares a link or text, or copies it if the browser can't share; and a message with the result. */
function useShare(failed: string): [said: string, share: (what: Shareable) => void] {
  const [said, setSaid] = useState("");
  const share = async (what: Shareable) => {
    const copy = async () => {
      await navigator.clipboard.writeText(what.url ?? what.text ?? "");
      setSaid(what.url ? t("Link copied.") : t("Copied."));
    };
    const sharing = navigator.share?.({ title: t("A game of cards"), ...what }) ?? copy();
    await sharing
      .catch((error: Error) => (error.name === "AbortError" ? undefined : copy()))
      .catch(() => setSaid(failed));
  };
  return [said, (what) => void share(what)];
}

/** A button that sends or copies something; it may take a while to make. */
export function Share({ label, make }: { label: string; make(): Promise<Shareable> }) {
  const [said, share] = useShare(t("This browser does not let this page copy text."));
  return (
    <>
      <Button act={() => void make().then(share)}>{label}</Button>
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
  const [said, share] = useShare(t("Select the link and copy it."));
  const url = location.href;
  return (
    <p class="line link">
      <input readOnly value={url} aria-label={t("The link")} onFocus={(event) => event.currentTarget.select()} />
      <MainButton act={() => share({ url })}>{"share" in navigator ? t("Send") : t("Copy the link")}</MainButton>
      <span role="status">{said}</span>
    </p>
  );
}
