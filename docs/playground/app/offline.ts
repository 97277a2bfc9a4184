import { registerSW } from "virtual:pwa-register";

/** Lets the page start without a network, where it comes from a server. A new version is taken when the player says so. */
export function register(): void {
  if (!location.protocol.startsWith("http") || navigator.serviceWorker === undefined) return;
  const update = registerSW({ onNeedRefresh: () => offer(() => void update(true)) });
}

/** A line over the page, which goes when it is answered. */
function offer(take: () => void): void {
  const line = document.createElement("aside");
  line.className = "update";
  line.setAttribute("role", "status");
  line.append(
    "A new version is ready. ",
    button("Take it", take),
    button("Later", () => line.remove()),
  );
  document.body.append(line);
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
}
