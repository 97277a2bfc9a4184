import { useRedraw } from "./redraw.ts";

/** A window that is wider than high. */
export const LANDSCAPE = "(orientation: landscape)";

/** A telephone held sideways, or a page at 200 %. */
export const LOW = "(orientation: landscape) and (max-height: 32rem)";

/** Whether a media query matches, as it changes. */
export function useMedia(query: string): boolean {
  const list = matchMedia(query);
  useRedraw((listener) => {
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  });
  return list.matches;
}
