import type { ComponentChildren as Children } from "preact";
import { Icon } from "../ui/controls.tsx";
import { t } from "../ui/words.ts";
import { server } from "./online/server.ts";
import { PAGES, type Route } from "./route.ts";
import { SoundTool } from "./sound.tsx";

/** A page other than the table, with links to the others; `here` is undefined if none of those is open. */
export function Frame({ here, children }: { here: Route["page"] | undefined; children: Children }) {
  return (
    <div class="front">
      <header class="site">
        <a class="brand" href="#">
          fifteen-two
        </a>
        <nav popover id="pages" aria-label={t("More")}>
          {here !== "" && <a href="#">{t("Play")}</a>}
          {Object.entries(PAGES)
            .filter(([page]) => server || page !== "online")
            .map(([page, title]) => (
              <a key={page} href={`#${page}`} aria-current={page === here ? "page" : undefined}>
                {t(title)}
              </a>
            ))}
          <a href="../index.html">{t("For developers")}</a>
        </nav>
        <SoundTool />
        <button type="button" class="tool" popovertarget="pages" aria-label={t("Menu")}>
          <Icon name="menu" />
        </button>
      </header>
      <main id="main" class={here === "" ? "" : "other"}>
        {children}
      </main>
    </div>
  );
}
