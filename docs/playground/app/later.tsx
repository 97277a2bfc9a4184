import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { mounts } from "./mounts.ts";

/** A part of the page that is loaded now; see `mounts.ts`. */
export function Later({ name, props }: { name: string; props: object }) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<object> }>();
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    const load = mounts[name];
    if (load === undefined) return setTrouble("This part is not here yet.");
    load().then(
      ({ default: Part }) => setPart({ Part: Part as ComponentType<object> }),
      () => setTrouble("This part could not be loaded. Is the network there?"),
    );
  }, [name]);
  if (part === undefined) return <p role="status">{trouble || "One moment …"}</p>;
  return <part.Part {...props} />;
}
