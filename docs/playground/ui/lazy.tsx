import type { ComponentChildren as Children, ComponentType } from "preact";
import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { Button } from "./controls.tsx";
import { t } from "./words.ts";

/** A part of the page that loads when it is first drawn, or asked for by `load`. */
export type Lazy<Props extends object> = ReturnType<typeof lazy<Props>>;

/** Makes a part load late; `Meanwhile` is drawn until it is there. */
export function lazy<Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
  Meanwhile?: ComponentType<Props>,
) {
  let loading: Promise<void> | undefined;
  let Part: ComponentType<Props> | undefined;
  const load = () => {
    loading ??= fetch().then(
      (module) => {
        Part = module.default;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Later = (props: Props) => {
    const [stage, setStage] = useState<"loading" | "ready" | "failed">("loading");
    useEffect(() => {
      // Also if it has come since it was drawn: then nothing else draws it.
      load().then(
        () => setStage("ready"),
        () => setStage("failed"),
      );
    }, []);
    if (Part !== undefined) return <Part {...props} />;
    if (Meanwhile !== undefined) return <Meanwhile {...props} />;
    if (stage !== "failed") return null;
    // A browser may remember that a module could not be loaded, until the page is loaded anew.
    return (
      <p role="alert">
        {t("This part could not be loaded. Is the network there?")}{" "}
        <Button act={() => location.reload()}>{t("Try again")}</Button>
      </p>
    );
  };
  return Object.assign(Later, { load });
}

/** Says what to do when a part breaks, instead of leaving an empty page. */
export function Guarded({ children }: { children: Children }) {
  const [error] = useErrorBoundary((thrown) => console.error(thrown));
  if (error === undefined) return <>{children}</>;
  return (
    <main id="main" class="front">
      <h1>{t("Something is broken here")}</h1>
      <p role="alert">{t("It is our mistake, and your game is kept.")}</p>
      <p class="line">
        <Button act={() => location.reload()}>{t("Load the page again")}</Button>
        <a class="button" href="#">
          {t("Front page")}
        </a>
      </p>
    </main>
  );
}
