import { render } from "preact";
import { App, Front } from "./app/app.tsx";
import { goOnline } from "./online/server.ts";
import "./style.css";

/** The longest wait for the first paint, in milliseconds: a hidden tab never paints. */
const PICTURE = 300;

/** Replaces the front page in index.html, once that has been painted, with the live page. */
async function start(): Promise<void> {
  const page = document.getElementById("app")!;
  if (page.firstElementChild?.checkVisibility()) {
    await new Promise<void>((painted) => {
      new PerformanceObserver(() => painted()).observe({ type: "paint", buffered: true });
      setTimeout(painted, PICTURE);
    });
    await Front.load();
  }
  page.replaceChildren();
  render(<App />, page);
}

if (!goOnline()) void start();
