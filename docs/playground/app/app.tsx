import { useEffect, useState } from "preact/hooks";
import { parseRoute } from "./route.ts";

/** The page: what its address asks for. */
export function App() {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const follow = () => setRoute(parseRoute(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return <main>{route.page}</main>;
}
