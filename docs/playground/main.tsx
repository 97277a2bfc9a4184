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

let pressed: Element | null = null;

/** Keeps the second press of a double press from a button that came meanwhile, and from the next count or claim. */
function guard(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button, a") : null;
  if (event.detail > 1 && (button !== pressed || button?.matches("[data-claim], .next"))) {
    event.preventDefault();
    event.stopPropagation();
  }
  pressed = button;
}

addEventListener("click", guard, { capture: true });
if (!goOnline()) void start();
