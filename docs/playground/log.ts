import { byId, h } from "./dom.ts";
import type { GameView } from "./games/view.ts";
import type { Entry } from "./table.ts";
import type { Names } from "./words.ts";

/** The log; what has not changed stays, and what is new is told aloud as well. */
export function drawLog(gameView: GameView, log: readonly Entry[], names: Names): void {
  const lines = log.map(({ move, view }) => [gameView.tell(move, view, names), ...gameView.awards(view, names)]);
  const list = byId("log");
  const texts = lines.map((line) => line.join("\n"));
  let same = 0;
  while (same < texts.length && list.children[same]?.textContent === texts[same]) same++;
  const before = list.children.length;
  while (list.children.length > same) list.lastElementChild!.remove();
  for (const [told, ...scored] of lines.slice(same))
    list.append(
      h(
        "li",
        {},
        told,
        scored.map((line) => ["\n", h("strong", {}, line)]),
      ),
    );
  list.scrollTop = list.scrollHeight;
  if (before === same && same === texts.length) return;
  const news = before === same ? texts.slice(same) : [];
  byId("news").textContent = news
    .slice(-8)
    .map((text) => `${text.replaceAll("\n", ". ")}.`)
    .join(" ");
}
