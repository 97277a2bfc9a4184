import { render } from "preact";
import { App } from "./app/app.tsx";
import { goOnline } from "./app/server.ts";

if (!goOnline()) render(<App />, document.getElementById("app")!);
