import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "./controls.tsx";
import { t } from "./words.ts";

/** A part of the page that loads when first drawn, or by `load`. */
export type Lazy<Props extends object> = ReturnType<typeof lazy<Props>>;

/** Makes a part load on demand; `Meanwhile` is drawn until then. */
export function lazy<Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
  Meanwhile?: ComponentType<Props>,
) {
  let Part: ComponentType<Props> | undefined;
  const load = async () => {
    const { default: loaded } = await fetch();
    // A second component in place of the first would lose its state.
    Part ??= loaded;
  };
  const Later = (props: Props) => {
    const [stage, setStage] = useState<"loading" | "ready" | "failed">("loading");
    useEffect(() => {
      // Also if it arrived since the first drawing: then nothing else redraws it.
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
        {t("This part could not be loaded. Are you online?")}{" "}
        <Button act={() => location.reload()}>{t("Try again")}</Button>
      </p>
    );
  };
  return Object.assign(Later, { load });
}
