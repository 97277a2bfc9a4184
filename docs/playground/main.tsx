import { render } from "preact";
import { App } from "./app/app.tsx";
import { goOnline } from "./online/server.ts";
import "./style.css";

if (!goOnline()) render(<App />, document.getElementById("app")!);
