import { useState } from "preact/hooks";
import { Check, MainButton } from "../../ui/controls.tsx";
import { t } from "../../ui/words.ts";

/** A link to this match, to send or copy, either as an invitation or only to watch. */
export function LinkHere() {
  const [said, setSaid] = useState("");
  const here = location.href.replace(/\?watch$/, "");
  const [watch, setWatch] = useState(here !== location.href);
  const link = watch ? `${here}?watch` : here;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setSaid(t("Link copied."));
  };
  const send = async () => {
    const sharing = navigator.share?.({ title: t("A game of cards"), url: link }) ?? copy();
    await sharing
      .catch((error: Error) => (error.name === "AbortError" ? undefined : copy()))
      .catch(() => setSaid(t("Select the link and copy it.")));
  };
  return (
    <>
      <p class="line link">
        <input readOnly value={link} aria-label={t("The link")} onFocus={(event) => event.currentTarget.select()} />
        <MainButton act={send}>{"share" in navigator ? t("Send") : t("Copy the link")}</MainButton>
        <span role="status">{said}</span>
      </p>
      <Check label={t("Watch-only link")} on={watch} set={setWatch} />
    </>
  );
}
