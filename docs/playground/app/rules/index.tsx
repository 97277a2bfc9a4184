import { parseCards } from "fifteen-two";
import type { ComponentChildren as Children } from "preact";
import type { GameId } from "../../table/looks/index.ts";
import { Grid } from "../../ui/figures.tsx";
import cribbage from "./cribbage.md?raw";
import cribino from "./cribino.md?raw";
import crosscribb from "./crosscribb.md?raw";
import { CardRow, Squares, Tiles, Track } from "./pictures.tsx";
import sackson from "./sackson.md?raw";

const SHEETS: Readonly<Record<GameId, string>> = { cribbage, crosscribb, cribino, sackson };

/** How to play a game, on a page or in a dialog. */
export default function Rules({ game }: { game: string }) {
  const sheet = Object.entries(SHEETS).find(([id]) => id === game)?.[1] ?? cribbage;
  return <article class="rules">{sheet.trim().split("\n\n").map(block)}</article>;
}

/** A title, a list, a table of points, some pictures or a paragraph: the few things that a sheet has. */
function block(text: string): Children {
  const lines = text.split("\n");
  if (text.startsWith("# ")) return <h1>{text.slice(2)}</h1>;
  if (text.startsWith("## ")) return <h2>{text.slice(3)}</h2>;
  if (text.startsWith("1. "))
    return (
      <ol>
        {lines.map((line) => (
          <li key={line}>{spans(line.slice(3))}</li>
        ))}
      </ol>
    );
  if (text.startsWith("| ")) return <Grid class="point-table" head={["For", "Points"]} rows={lines.map(pointsOf)} />;
  if (text.startsWith("!"))
    return (
      <div class={lines.length > 1 ? "rule-pictures" : ""}>
        {lines.map((line) => (
          <Picture key={line} line={line} />
        ))}
      </div>
    );
  return <p>{spans(text)}</p>;
}

/** The fields of a line, which are between bars. */
function fieldsOf(line: string): string[] {
  return line
    .replace(/^\| /, "")
    .split("|")
    .map((field) => field.trim());
}

/** A line that says what scores how much. */
function pointsOf(line: string) {
  return { key: line, cells: fieldsOf(line) };
}

/** Text, in bold between double asterisks. */
function spans(text: string): Children {
  return text.split("**").map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));
}

/** A picture, `!kind what | caption`, with what it shows in words below it. */
function Picture({ line }: { line: string }) {
  const [, kind = "", rest = ""] = /^!(\w+) (.*)$/.exec(line) ?? [];
  const fields = fieldsOf(rest);
  return (
    <figure class="rule-picture">
      {drawing(kind, fields)}
      <figcaption>{fields.at(-1)}</figcaption>
    </figure>
  );
}

function drawing(kind: string, [what = "", notes = "", lit = ""]: readonly string[]): Children {
  switch (kind) {
    case "cards":
      return <CardRow cards={parseCards(what)} notes={notes.split(", ")} lit={lit === "" ? [] : parseCards(lit)} />;
    case "tiles":
      return <Tiles lays={what.split(", ").map((lay) => lay.split(" ").map(Number))} />;
    case "track":
      return <Track />;
    default:
      return <Squares marks={what.split(", ")} lines={kind === "lines"} />;
  }
}
