import { useEffect, useState } from "preact/hooks";

const QUERY = "(orientation: landscape)";

/** Whether the window is wider than high. */
export function useLandscape(): boolean {
  const [landscape, setLandscape] = useState(() => matchMedia(QUERY).matches);
  useEffect(() => {
    const list = matchMedia(QUERY);
    const follow = () => setLandscape(list.matches);
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, []);
  return landscape;
}
