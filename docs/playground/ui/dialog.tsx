import type { ComponentChildren as Children } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Tool } from "./controls.tsx";
import { t } from "./words.ts";

/** A dialog over the page; Escape, a press outside or the browser's Back closes it. */
export function Dialog({ title, close, children }: { title: string; close(): void; children: Children }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(".main")?.focus();
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse") return;
      event.preventDefault();
      dialog.current?.close();
    };
    // Older browsers have no navigation API; there, Back leaves the page.
    globalThis.navigation?.addEventListener("navigate", stay);
    return () => globalThis.navigation?.removeEventListener("navigate", stay);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <header>
        <h2>{title}</h2>
        <Tool icon="close" label={t("Close")} act={close} />
      </header>
      {children}
    </dialog>
  );
}
