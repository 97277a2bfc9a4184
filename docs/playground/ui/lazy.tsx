import type { ComponentChildren as Children, ComponentType, VNode } from "preact";
import { useEffect, useErrorBoundary, useState } from "preact/hooks";

/** A part of the page that loads when it is first drawn, or asked for by `load`. */
export interface Lazy<Props> {
  (props: Props): VNode | null;
  load(): Promise<unknown>;
}

/** Makes a part load late. */
export function lazy<Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
): Lazy<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let Part: ComponentType<Props> | undefined;
  const load = () => {
    loading ??= fetch().then((module) => {
      Part = module.default;
      return Part;
    });
    loading.catch(() => {
      loading = undefined;
    });
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
    if (stage !== "failed") return null;
    return <p role="alert">This part could not be loaded. Is the network there?</p>;
  };
  return Object.assign(Later, { load });
}

/** Says what to do when a part breaks, instead of leaving an empty page. */
export function Guarded({ children }: { children: Children }) {
  const [error] = useErrorBoundary((thrown) => console.error(thrown));
  if (error === undefined) return <>{children}</>;
  return (
    <main id="main" class="front">
      <h1>Something is broken here</h1>
      <p role="alert">
        It is our mistake, and your game is kept. <a href={location.href}>Load the page again</a>, or go to{" "}
        <a href="#">the front page</a>.
      </p>
    </main>
  );
}
