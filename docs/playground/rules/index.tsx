import { CribbageSheet } from "./cribbage.tsx";
import { CribinoSheet } from "./cribino.tsx";
import { CrossCribbSheet } from "./crosscribb.tsx";
import { SacksonSheet } from "./sackson.tsx";

const SHEETS = { cribbage: CribbageSheet, crosscribb: CrossCribbSheet, cribino: CribinoSheet, sackson: SacksonSheet };

/** How to play a game, on a page or in a dialog. */
export default function Rules({ game }: { game: string }) {
  const Sheet = Object.entries(SHEETS).find(([id]) => id === game)?.[1] ?? CribbageSheet;
  return (
    <article class="rules">
      <Sheet />
    </article>
  );
}
