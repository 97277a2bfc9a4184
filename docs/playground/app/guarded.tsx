import type { ComponentChildren as Children } from "preact";
import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { Button } from "../ui/controls.tsx";
import { t } from "../ui/words.ts";
import { Message } from "./message.tsx";

/** Time to read the message before the part opens again, in milliseconds. */
const PAUSE = 4000;

/** A part that fails twice within this time, in milliseconds, stays closed. */
const TWICE = 60_000;

let opened = Number.NEGATIVE_INFINITY;

/** A part of the page. If it fails, a message replaces it, and `open` reopens it after a pause. */
export function Guarded({ open, children }: { open(): void; children: Children }) {
  const [error] = useErrorBoundary((thrown) => console.error(thrown));
  const [opens] = useState(() => performance.now() - opened > TWICE);
  const isBroken = error !== undefined;
  useEffect(() => {
    if (!isBroken || !opens) return;
    const timer = setTimeout(() => {
      opened = performance.now();
      open();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isBroken]);
  if (!isBroken) return <>{children}</>;
  return (
    <Message
      title={t("Something went wrong")}
      text={`${t("This is our mistake, and your game is saved.")} ${opens ? t("It opens again in a moment.") : ""}`}
    >
      <Button act={() => location.reload()}>{t("Load the page again")}</Button>
    </Message>
  );
}
