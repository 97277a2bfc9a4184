import { render } from "preact";
import { App, Front } from "./app/app.tsx";
import { goOnline } from "./app/online/server.ts";
import "./style.css";
import { language, loadWords } from "./ui/words.ts";

/** Replaces the front page that stands in index.html with the live page. */
async function start(): Promise<void> {
  document.documentElement.lang = language;
  await loadWords();
  const page = document.getElementById("app")!;
  if (page.firstElementChild?.checkVisibility()) await Front.load();
  page.replaceChildren();
  render(<App />, page);
}

if (!goOnline()) void start();
