import { formatRecord, type Seat } from "fifteen-two";
import { useState } from "preact/hooks";
import type { Session } from "../../table/session/session.ts";
import { Button, Tool } from "../../ui/controls.tsx";
import { t } from "../../ui/words.ts";
import { botText, lastCall, moveLines } from "./call.ts";

type DrawerProps = { session: Session; moves: number; seat: Seat | undefined; close(): void };

/** What an app gets from the package at this point of the game, beside the table, which stays at hand. */
export default function Drawer({ session, moves, seat, close }: DrawerProps) {
  const { game } = session;
  const { view, outcome } = session.knowledge(moves, seat);
  const legal = game.legalMoves(view);
  const text = legal.map((move) => game.formatMove(move)).join("\n");
  const json = (value: object) => JSON.stringify(value, null, 2);
  const record = outcome && session.record();
  const guide = game.id === "sackson" ? "The Sackson game" : game.name;
  const listing = "States, moves and views";
  const keeping = "Save, undo and replay games";
  return (
    <aside class="developer" aria-label={t("For developers")}>
      <header>
        <h2>{t("For developers")}</h2>
        <Tool sign="✕" label={t("Close")} act={close} />
      </header>
      <p>
        {t("This page is made with the package fifteen-two, and draws nothing but what is below.")}{" "}
        <Guide title={guide} />
      </p>
      <pre tabIndex={0}>npm install fifteen-two</pre>
      <Part title={t("The view")} guide="Put it on a server" text={json(view)} open />
      <Part title={t("The legal moves ({n}) as text", { n: legal.length })} guide={listing} text={text} open />
      <Part title={t("The legal moves as JSON")} guide={listing} text={json(legal)} />
      <Part title={t("The last call")} guide="Build an app in ten minutes" text={lastCall(session, moves, seat)} open />
      <Part title={t("What it scored")} guide={guide} text={json(view.awards)} />
      {legal.length > 0 && <Part title={t("A bot's move")} guide="Add a bot" text={botText(game.id, view)} />}
      <Part title={t("The moves so far")} guide={keeping} text={moveLines(session, moves, seat)} />
      {record ? (
        <>
          <Part title={t("The record as JSON")} guide={keeping} text={JSON.stringify(record)} />
          <Part title={t("The record as text")} guide={keeping} text={formatRecord(game, record)} />
        </>
      ) : (
        <p class="small">{t("The record holds everybody's cards: it is here when the game is over.")}</p>
      )}
    </aside>
  );
}

/** A page of the documentation, next to the playground on the site. */
function Guide({ title }: { title: string }) {
  return (
    <a class="guide" href={`../documents/${title.replaceAll(" ", "_")}.html`}>
      {t("Guide: {title}", { title })}
    </a>
  );
}

type PartProps = { title: string; guide: string; text: string; open?: boolean };

/** A piece of text to read and to copy, and the guide that explains it. */
function Part({ title, guide, text, open = false }: PartProps) {
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t("Copied.")),
      () => setSaid(t("This browser does not let a page copy.")),
    );
  return (
    <details open={open}>
      <summary>{title}</summary>
      <pre tabIndex={0}>{text || t("none")}</pre>
      <p class="line">
        <Button act={copy}>
          {t("Copy")}
          <span class="unseen">: {title}</span>
        </Button>
        <span role="status">{said}</span>
        <Guide title={guide} />
      </p>
    </details>
  );
}
