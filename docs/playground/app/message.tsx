import type { ComponentChildren as Children } from "preact";
import { Fan } from "../ui/pieces/fan.tsx";
import { t } from "../ui/words.ts";
import { Frame } from "./frame.tsx";

/** A page in place of one that cannot be shown: what is wrong, and buttons that lead on. */
export function Message({ title, text, children }: { title: string; text: string; children: Children }) {
  return (
    <Frame here={undefined}>
      <Fan />
      <section class="panel" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <p class="buttons">
          {children}
          <a class="button" href="#">
            {t("Front page")}
          </a>
        </p>
      </section>
    </Frame>
  );
}

/** Explains a wrong address, and starts a game instead. */
export function BrokenLink({ text, game = "cribbage" }: { text: string; game?: string }) {
  return (
    <Message title={t("This link does not work")} text={text}>
      <a class="button main" href={`#play/${game}`}>
        {t("Play a game")}
      </a>
    </Message>
  );
}
